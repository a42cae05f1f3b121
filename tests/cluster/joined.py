"""A server that shares its house, in a process of its own: ``python -m tests.cluster.joined DATABASE PORT BUS``."""

import sys
from dataclasses import replace

from tests.server.process import serve
from tests.server.unhurried import unhurried

from gueridon.server.settings import Settings

SHORT_LEASE = 6.0  # seconds, where a server is to be taken for dead


def joined(database: str, bus: str, port: int = 0, lease: float = SHORT_LEASE) -> Settings:
    return replace(unhurried(database, port), join=True, bus=bus, database_patience=10, lease=lease)


if __name__ == "__main__":
    serve(joined(sys.argv[1], sys.argv[3], int(sys.argv[2])))
