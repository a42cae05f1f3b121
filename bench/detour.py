"""What it costs a person to have come to another server than the one that holds his table; by Redis, and by NATS.

    python -m bench.detour

One table in each of two houses, two people at each, everybody at a server of his own; they ask in turn, so whatever
else the machine does they share. Both buses are reached over TCP. NATS is measured where it is installed
(``apt-get install nats-server``; its client is among ``bench/requirements.txt``).
"""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from importlib.util import find_spec
from shutil import which
from statistics import quantiles
from time import perf_counter
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from tests.buses import running_redis
from tests.databases import Postgres, running_postgres
from tests.server.client import Browser, Chairside, fresh_id
from tests.server.process import server_process
from tests.server.test_kill import free_port

from gueridon.games import SHELF
from gueridon.tables.messages import Done, Note

GAME = next(iter(SHELF.values()))
WARM_UP = 100
ASKED = 1000


class Asker(NamedTuple):
    person: Chairside
    seat: int

    async def milliseconds(self) -> float:
        """From the request to its answer, with an entry of the journal in between."""
        begun = perf_counter()
        assert isinstance(await self.person.ask(Note(fresh_id(), self.seat, "Hm.")), Done)
        return 1000 * (perf_counter() - begun)


@asynccontextmanager
async def near_and_far(database: str, bus: str, server: str) -> AsyncIterator[tuple[Asker, Asker]]:
    """At one table: one at its holder, the other at another server."""
    async with (
        server_process(database, 0, server, bus) as (_, holder),
        server_process(database, 0, server, bus) as (_, other),
        Browser(holder) as host,
        Browser(other) as guest,
    ):
        table = await host.open_table(GAME.id, 2)
        async with host.join(table) as near, guest.join(table) as far:
            await near.sit(0)
            await far.sit(1)
            await near.start()
            yield Asker(near, 0), Asker(far, 1)


async def measure(postgres: Postgres, bus: str, servers: dict[str, str]) -> dict[str, list[float]]:
    """By what each asker is called."""
    askers = dict[str, Asker]()
    async with AsyncExitStack() as stack:
        for name, server in servers.items():
            near, far = await stack.enter_async_context(near_and_far(postgres.fresh(), bus, server))
            askers |= {f"at the holder, {name} idle": near, f"by a detour over {name}": far}
        took = [[await asker.milliseconds() for asker in askers.values()] for _ in range(WARM_UP + ASKED)]
    return dict(zip(askers, map(list, zip(*took[WARM_UP:], strict=True)), strict=True))


def main() -> None:
    servers = {"Redis": "bench.cluster_server"}
    with_nats = which("nats-server") is not None and find_spec("nats") is not None
    if with_nats:
        from bench import nats_bus

        servers["NATS"] = "bench.nats_bus"
    with (
        running_postgres() as postgres,
        running_redis(port := free_port()),
        nats_bus.running_nats() if with_nats else nullcontext("") as nats,
    ):
        os.environ["GUERIDON_NATS"] = nats
        found = asyncio.run(measure(postgres, f"redis://127.0.0.1:{port}", servers))
    show(found)


def show(found: dict[str, list[float]]) -> None:
    report = Table("", "p50 ms", "p99 ms", "p50 and p99 as a multiple of the first", title=f"{ASKED} requests of each")
    first = quantiles(next(iter(found.values())), n=100)
    for name, took in found.items():
        cuts = quantiles(took, n=100)
        ratios = f"{cuts[49] / first[49]:.2f}, {cuts[98] / first[98]:.2f}"
        report.add_row(name, f"{cuts[49]:.2f}", f"{cuts[98]:.2f}", ratios)
    Console().print(report)


if __name__ == "__main__":
    main()
