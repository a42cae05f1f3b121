"""A server in a process of its own, and in a hurry: bots do not pause, and nobody is too fast."""

import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from tests.server.unhurried import unhurried

from gueridon.server.serving import Server
from gueridon.server.settings import Settings


@asynccontextmanager
async def server_process(
    database: str, port: int = 0, module: str = "tests.server.process", *words: str
) -> AsyncIterator[tuple[Process, str]]:
    """The process and its address; killed at the end, as suddenly as can be."""
    command = [sys.executable, "-m", module, database, str(port), *words]
    process = await create_subprocess_exec(*command, stdout=PIPE)
    assert process.stdout is not None
    try:
        address = (await process.stdout.readline()).decode().strip()
        assert address, "the server did not start"
        yield process, address
    finally:
        with suppress(ProcessLookupError):  # it is gone already
            process.kill()
        await process.wait()


def serve(settings: Settings) -> None:
    Server(settings, ready=lambda server: print(server.address(), flush=True)).run()


if __name__ == "__main__":
    serve(unhurried(sys.argv[1], int(sys.argv[2])))
