"""Kills, pauses and restarts under load: is anything lost or doubled, and how long does a table stand still?

    python -m bench.faults

Three servers, PostgreSQL, Redis and the people of 100 tables are on this machine, behind the HAProxy of docs/hosting.md
(``apt-get install haproxy``). People come back when a browser's page would. Whatever a person was told to be done is
looked for in the journals after each fault: the run ends at once if it is not there, or there twice.
"""

import asyncio
import os
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from statistics import quantiles
from time import monotonic
from typing import Annotated

import typer
from bench.doorway import doorway
from rich.console import Console
from rich.table import Table
from tests.buses import running_redis
from tests.cluster.besieged import (
    Company,
    Fault,
    House,
    companies,
    house_of,
    kill,
    pause,
    play_on,
    playing,
    restart_bus,
    restart_database,
    upgrade,
)
from tests.databases import running_postgres
from tests.server.client import read_message
from tests.server.stubborn import Stubborn
from tests.server.test_kill import requests_done
from typer import Option
from websockets.asyncio.client import ClientConnection

from gueridon.server.settings import Settings
from gueridon.tables.messages import Closing, Request

SERVERS = 3
CALM_SECONDS = 5.0  # seconds between two faults, in which a proxy sees that a server is back
FIRST_WAIT = 0.5  # seconds, as in web/src/net/connection.ts
LONGEST_WAIT = 15.0
MOST_SECONDS = 5.0  # seconds that a table may stand still, 99 times out of 100


class Visitor(Stubborn):
    """Thinks a little before each move, and waits like a page before it comes back."""

    def __init__(self, door: str, seat: int, think: float) -> None:
        super().__init__(door, seat)
        self.think = think  # seconds, on the average
        self.failures = 0
        self.announced: float | None = None  # how long the server said it would be away

    async def attend(self, socket: ClientConnection) -> None:
        self.failures = 0
        await super().attend(socket)

    async def send(self, socket: ClientConnection, request: Request) -> None:
        if request is not self.unanswered:
            await asyncio.sleep(self.rng.uniform(0, 2 * self.think))
        await super().send(socket, request)

    def hear(self, frame: str | bytes) -> None:
        super().hear(frame)
        match read_message(frame):
            case Closing(retry):
                self.announced = retry / 1000

    def wait(self) -> float:
        announced, self.announced = self.announced, None
        if announced is not None:
            return announced
        self.failures += 1
        return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** (self.failures - 1)) * self.rng.uniform(0.75, 1.25)


@dataclass
class Suffered:
    """What one kind of fault did to the tables."""

    times: int = 0
    moves: int = 0  # acknowledged, and found in the journals once
    gaps: list[float] = field(default_factory=list)  # seconds: of each table, each time


async def nothing(house: House, port: int) -> None:
    """What the gaps are compared with."""
    await asyncio.sleep(20)


async def rolling_upgrade(house: House, port: int) -> None:
    for server in [*house.servers]:
        await upgrade(house, server)
        await asyncio.sleep(CALM_SECONDS)


def faults(rng: Random, kills: int, pauses: int, pause_seconds: float, restarts: int) -> list[tuple[str, Fault]]:
    """In any order, but first what it is like without any."""
    found: list[tuple[str, Fault]] = [
        *[("server killed", kill)] * kills,
        *[(f"server paused for {pause_seconds:.0f} s", pause(pause_seconds))] * pauses,
        *[("PostgreSQL restarted", restart_database)] * restarts,
        *[("Redis restarted", restart_bus)] * restarts,
        ("all servers upgraded in turn", rolling_upgrade),
    ]
    rng.shuffle(found)
    return [("nothing, for 20 s", nothing), *found]


async def suffer(
    house: House,
    tables: list[Company],
    planned: list[tuple[str, Fault]],
    rng: Random,
    suffered: defaultdict[str, Suffered],
) -> None:
    await play_on(house, tables, monotonic())
    for number, (name, fault) in enumerate(planned):
        await asyncio.sleep(CALM_SECONDS)
        began = monotonic()
        await fault(house, rng.choice([*house.servers]))
        done_before_check = sum(map(requests_done, tables))
        gaps = await play_on(house, tables, began)
        one = suffered[name]
        one.times += 1
        one.moves += done_before_check
        one.gaps += gaps
        print(f"{number}/{len(planned) - 1} {name}: longest gap {max(gaps):.1f} s, load {load()}", flush=True)


def load() -> str:
    return f"{os.getloadavg()[0]:.1f}"


async def measure(
    tables: int, think: float, planned: list[tuple[str, Fault]], rng: Random, suffered: defaultdict[str, Suffered]
) -> None:
    with running_postgres() as postgres, running_redis() as redis:
        async with house_of(postgres, redis, SERVERS, Settings("").lease) as house:
            with doorway(house.servers) as door:
                async with playing(house, companies(tables, lambda seat: Visitor(door, seat, think))) as seated:
                    await suffer(house, seated, planned, rng, suffered)


def rows(suffered: dict[str, Suffered]) -> Iterator[tuple[str, Suffered]]:
    yield from suffered.items()
    real = [one for name, one in suffered.items() if not name.startswith("nothing")]
    gaps = [gap for one in real for gap in one.gaps]
    yield "all faults", Suffered(sum(one.times for one in real), sum(one.moves for one in real), gaps)


def main(
    tables: int = 100,
    think: Annotated[float, Option(help="Seconds before a move, on the average.")] = 0.2,
    kills: int = 20,
    pauses: int = 5,
    pause_seconds: float = 60,
    restarts: Annotated[int, Option(help="Of PostgreSQL, and as many of Redis.")] = 3,
    seed: int = 1,
) -> None:
    rng = Random(seed)
    planned = faults(rng, kills, pauses, pause_seconds, restarts)
    suffered: defaultdict[str, Suffered] = defaultdict(Suffered)
    with suppress(KeyboardInterrupt):  # what was measured until then is told
        asyncio.run(measure(tables, think, planned, rng, suffered))
    title = f"{tables} tables on {SERVERS} servers: nothing acknowledged was lost or doubled"
    report = Table("", "times", "moves kept", "gap p50 s", "p99 s", "longest s", title=title)
    for name, one in rows(suffered):
        cuts = quantiles(one.gaps, n=100)
        figures = (f"{cuts[49]:.2f}", f"{cuts[98]:.2f}", f"{max(one.gaps):.2f}")
        report.add_row(name, str(one.times), f"{one.moves:,}", *figures)
    Console().print(report)
    if cuts[98] > MOST_SECONDS:
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
