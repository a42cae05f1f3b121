"""A server that cannot go: it waits for something that never happens."""

import sys
from asyncio import Event

from tests.server.process import serve
from tests.server.unhurried import unhurried

from gueridon.server import serving
from gueridon.server.table_registry import TableRegistry


async def wait_for_ever(self: TableRegistry) -> None:
    await Event().wait()


if __name__ == "__main__":
    serving.LEAVE_SECONDS = 1
    TableRegistry.close = wait_for_ever  # type: ignore[method-assign]
    serve(unhurried(sys.argv[1], int(sys.argv[2])))
