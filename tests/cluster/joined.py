"""A server that shares its house, in a process of its own: ``python -m tests.cluster.joined DATABASE PORT BUS LEASE``.

Without the last word its lease is a short one.
"""

import sys
from dataclasses import replace

from tests.server.process import serve
from tests.server.unhurried import unhurried

from gueridon.server.settings import Settings

SHORT_LEASE = 6.0  # seconds, where a server is to be taken for dead


def joined(database: str, bus: str, port: int = 0, lease: float = SHORT_LEASE) -> Settings:
    return replace(unhurried(database, port), join=True, bus=bus, database_patience=10, lease=lease)


if __name__ == "__main__":
    _, database, port, bus, *lease = sys.argv
    serve(joined(database, bus, int(port), *map(float, lease)))
