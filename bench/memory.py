"""What a thousand games in memory cost the server, and a thousand idle sockets."""

import asyncio
import resource
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from secrets import token_hex

import httpx
from rich.console import Console
from rich.table import Table
from tests.server.process import server_process
from tests.server.stubborn import Stubborn, gather_around

from gueridon.games import SHELF
from gueridon.tables.messages import Start

THOUSAND = 1000


def resident(pid: int) -> int:
    """Bytes of memory that the process really has."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


async def begun_game(http: httpx.AsyncClient) -> Stubborn:
    game = next(game for game in SHELF.values() if 2 in game.players)
    host, other = (Stubborn(str(http.base_url), seat) for seat in range(2))
    await gather_around(http, game, [host, other], bots=0)
    await host.insist(Start(token_hex(8)))
    return host


async def measured() -> list[tuple[str, int]]:
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        process, address = await stack.enter_async_context(server_process(f"sqlite:///{folder}/memory.db"))
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=address))
        await begun_game(http)
        empty = resident(process.pid)
        hosts = [await begun_game(http) for _ in range(THOUSAND)]
        full = resident(process.pid)
        for host in hosts:
            await stack.enter_async_context(host.connection())
        return [
            ("the server, empty", empty),
            (f"{THOUSAND:,} games begun", full - empty),
            (f"{THOUSAND:,} idle sockets", resident(process.pid) - full),
        ]


def main() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (4 * THOUSAND, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    report = Table("memory", "MB")
    for what, size in asyncio.run(measured()):
        report.add_row(what, f"{size / 1e6:.0f}")
    Console().print(report)


if __name__ == "__main__":
    main()
