"""A house of several servers, people who never give up there, and what befalls it: kills, pauses, restarts."""

import asyncio
import signal
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle, islice, pairwise

import httpx
from tests.buses import RedisServer
from tests.cluster.joined import SHORT_LEASE
from tests.databases import Postgres
from tests.server.process import server_process
from tests.server.stubborn import Stubborn, gather_around
from tests.server.test_kill import check, free_port, requests_done, within

from gueridon.games import SHELF, AnyGame

BACK_SECONDS = 120  # seconds for every table to have moved again, however busy the machine is

Company = list[Stubborn]  # of one table


class House:
    """Servers by their ports, each in a process of its own, with the PostgreSQL and the Redis that they share."""

    def __init__(self, postgres: Postgres, redis: RedisServer, stack: AsyncExitStack, lease: float) -> None:
        self.database = postgres.fresh()
        self.postgres = postgres
        self.redis = redis
        self.stack = stack
        self.lease = lease
        self.servers: dict[int, Process] = {}

    async def start(self, port: int) -> None:
        words = (self.redis.address, str(self.lease))
        self.servers[port], _ = await self.stack.enter_async_context(
            server_process(self.database, port, "tests.cluster.joined", *words)
        )

    async def end(self, port: int, sent: signal.Signals) -> None:
        self.servers[port].send_signal(sent)
        await self.servers[port].wait()


def address(port: int) -> str:
    return f"http://127.0.0.1:{port}"


class Wandering(Stubborn):
    """Comes back at whichever server is next, as behind a proxy that leads people anywhere."""

    def __init__(self, house: House, seat: int) -> None:
        super().__init__(address(next(iter(house.servers))), seat)
        self.house = house

    def connection(self):
        self.address = address(self.rng.choice([*self.house.servers])).replace("http", "ws", 1)
        return super().connection()


@asynccontextmanager
async def house_of(
    postgres: Postgres, redis: RedisServer, servers: int, lease: float = SHORT_LEASE
) -> AsyncIterator[House]:
    async with AsyncExitStack() as stack:
        house = House(postgres, redis, stack, lease)
        for _ in range(servers):
            await house.start(free_port())
        yield house


def companies(tables: int, person: Callable[[int], Stubborn]) -> list[tuple[AnyGame, Company]]:
    """One for each table of so many; the games take turns."""
    found = []
    for game in islice(cycle(SHELF.values()), tables):
        players = min(max(2, game.players[0]), game.players[-1])
        found.append((game, [person(seat) for seat in range(players)]))
    return found


@asynccontextmanager
async def playing(house: House, gathered: Sequence[tuple[AnyGame, Company]]) -> AsyncIterator[list[Company]]:
    """They sit down, and play until the end of all this."""
    async with httpx.AsyncClient(base_url=address(next(iter(house.servers))), timeout=60) as http:
        for game, company in gathered:
            await gather_around(http, game, company, bots=0)
    tasks = [asyncio.create_task(person.play_for_ever()) for _, company in gathered for person in company]
    try:
        yield [company for _, company in gathered]
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
    assert [task for task in tasks if not task.cancelled()] == []


async def play_on(house: House, tables: list[Company], began: float) -> list[float]:
    """Every table has moved, and nothing acknowledged was lost or doubled; for so many seconds each stood still."""
    before = [*map(requests_done, tables)]

    def moved() -> bool:
        return all(now > then for now, then in zip(map(requests_done, tables), before, strict=True))

    await within(BACK_SECONDS, moved)
    gaps = [longest_gap(company, began) for company in tables]
    await check(house.database, [person for company in tables for person in company])
    return gaps


def longest_gap(company: Company, began: float) -> float:
    """Between two answers since then."""
    answered = sorted([one.at + one.took for person in company for one in person.acknowledged])
    return max([later - sooner for sooner, later in pairwise([began, *[at for at in answered if at > began]])])


# What befalls a server, or what all of them need.

Fault = Callable[[House, int], Awaitable[None]]


async def kill(house: House, port: int) -> None:
    await house.end(port, signal.SIGKILL)
    await house.start(port)


async def upgrade(house: House, port: int) -> None:
    await house.end(port, signal.SIGTERM)
    await house.start(port)


def pause(seconds: float) -> Fault:
    async def pause_server(house: House, port: int) -> None:
        house.servers[port].send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        house.servers[port].send_signal(signal.SIGCONT)

    return pause_server


async def restart_bus(house: House, port: int) -> None:
    house.redis.kill()
    await asyncio.sleep(1)
    house.redis.start()


async def restart_database(house: House, port: int) -> None:
    """In threads, as people play on meanwhile."""
    await asyncio.to_thread(house.postgres.stop)
    await asyncio.to_thread(house.postgres.start)


async def crash_database(house: House, port: int) -> None:
    """It has to find out first what it had kept."""
    await asyncio.to_thread(house.postgres.crash)
    await asyncio.to_thread(house.postgres.start)
