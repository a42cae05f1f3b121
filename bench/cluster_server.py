"""``DATABASE PORT BUS``: a server that shares its house, and knows what it spends its time on."""

import sys

from bench.parts import sample_on_demand
from tests.cluster.joined import joined
from tests.server.process import serve

LEASE_SECONDS = 60.0  # however busy the machine is, nobody is to be taken for dead

if __name__ == "__main__":
    sample_on_demand()
    serve(joined(sys.argv[1], sys.argv[3], int(sys.argv[2]), LEASE_SECONDS))
