"""What it costs a person to have come to another server than the one that holds his table.

    python -m bench.detour

One table, two people, each at a server of his own; they ask in turn, so whatever else the machine does they share.
"""

import asyncio
from statistics import quantiles
from time import perf_counter

from tests.buses import running_redis
from tests.databases import running_postgres
from tests.server.client import Browser, Chairside, fresh_id
from tests.server.process import server_process

from gueridon.games import SHELF
from gueridon.tables.messages import Done, Note

GAME = next(iter(SHELF.values()))
WARM_UP = 100
ASKED = 1000


async def milliseconds(person: Chairside, seat: int) -> float:
    """From the request to its answer, with an entry of the journal in between."""
    begun = perf_counter()
    assert isinstance(await person.ask(Note(fresh_id(), seat, "Hm.")), Done)
    return 1000 * (perf_counter() - begun)


async def measure(database: str, bus: str) -> tuple[list[float], list[float]]:
    async with (
        server_process(database, 0, "tests.cluster.joined", bus) as (_, holder),
        server_process(database, 0, "tests.cluster.joined", bus) as (_, other),
        Browser(holder) as host,
        Browser(other) as guest,
    ):
        table = await host.open_table(GAME.id, 2)
        async with host.join(table) as near, guest.join(table) as far:
            await near.sit(0)
            await far.sit(1)
            await near.start()
            asked = [(await milliseconds(near, 0), await milliseconds(far, 1)) for _ in range(WARM_UP + ASKED)]
    return [one for one, _ in asked[WARM_UP:]], [one for _, one in asked[WARM_UP:]]


def main() -> None:
    with running_postgres() as postgres, running_redis() as redis:
        found = asyncio.run(measure(postgres.fresh(), redis.address))
    for name, took in zip(("at the holder", "by a detour"), found, strict=True):
        cuts = quantiles(took, n=100)
        print(f"{name:>14}: p50 {cuts[49]:.2f} ms, p99 {cuts[98]:.2f} ms")


if __name__ == "__main__":
    main()
