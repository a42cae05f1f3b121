"""Servers that are killed, paused and asked to go while people play: nothing acknowledged is lost or doubled."""

import asyncio
import signal
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle, islice, pairwise
from random import Random
from time import monotonic

import httpx
import pytest
from tests.buses import RedisServer
from tests.databases import Postgres
from tests.server.process import server_process
from tests.server.stubborn import Stubborn, gather_around
from tests.server.test_kill import check, free_port, requests_done, within

from gueridon.games import SHELF

KILLS = 20
PAUSES = 5
PAUSE_SECONDS = 15.0  # seconds: longer than a lease, so that others have taken everything
BACK_SECONDS = 120  # seconds for every table to have moved again, however busy the machine is


class House:
    """Several servers, and people who go to another one whenever theirs is gone."""

    def __init__(self, database: str, redis: RedisServer, stack: AsyncExitStack) -> None:
        self.database = database
        self.redis = redis
        self.stack = stack
        self.servers: dict[int, Process] = {}  # by port

    async def start(self, port: int) -> str:
        process, address = await self.stack.enter_async_context(
            server_process(self.database, port, "tests.cluster.joined", self.redis.address)
        )
        self.servers[port] = process
        return address

    async def end(self, port: int, sent: signal.Signals) -> None:
        self.servers[port].send_signal(sent)
        await self.servers[port].wait()

    def address(self, port: int) -> str:
        return f"ws://127.0.0.1:{port}"


class Wandering(Stubborn):
    """Comes back at whichever server is next, as behind a proxy."""

    house: House

    def connection(self):
        self.address = self.house.address(self.rng.choice([*self.house.servers]))
        return super().connection()


@asynccontextmanager
async def house_with(
    postgres: Postgres, redis: RedisServer, servers: int, tables: int
) -> AsyncIterator[tuple[House, list[list[Stubborn]]]]:
    async with AsyncExitStack() as stack:
        house = House(postgres.fresh(), redis, stack)
        addresses = [await house.start(free_port()) for _ in range(servers)]
        companies = []
        async with httpx.AsyncClient(base_url=addresses[0], timeout=60) as http:
            for game in islice(cycle(SHELF.values()), tables):
                players = min(max(2, game.players[0]), game.players[-1])
                company: list[Stubborn] = [Wandering(addresses[0], seat) for seat in range(players)]
                for person in company:
                    person.house = house  # type: ignore[attr-defined]
                companies.append(company)
                await gather_around(http, game, company, bots=0)
        playing = [asyncio.create_task(person.play_for_ever()) for company in companies for person in company]
        try:
            yield house, companies
        finally:
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
        assert [task for task in playing if not task.cancelled()] == []


async def play_on(house: House, companies: list[list[Stubborn]], began: float) -> list[float]:
    """Every table has moved; for so many seconds each of them stood still."""
    before = [*map(requests_done, companies)]

    def moved() -> bool:
        return all(now > then for now, then in zip(map(requests_done, companies), before, strict=True))

    await within(BACK_SECONDS, moved)
    gaps = [longest_gap(company, began) for company in companies]
    await check(house.database, [person for company in companies for person in company])
    return gaps


def longest_gap(company: list[Stubborn], began: float) -> float:
    """Between two answers since then."""
    answered = sorted([one.at + one.took for person in company for one in person.acknowledged])
    return max([later - sooner for sooner, later in pairwise([began, *[at for at in answered if at > began]])])


@pytest.mark.slow
async def test_a_killed_server_leaves_its_tables_to_the_other(postgres: Postgres, redis: RedisServer):
    async with house_with(postgres, redis, servers=2, tables=4) as (house, companies):
        await play_on(house, companies, monotonic())
        first = next(iter(house.servers))
        process = house.servers.pop(first)
        process.kill()
        await process.wait()
        await play_on(house, companies, monotonic())


@pytest.mark.slow
async def test_kills_pauses_and_restarts_lose_and_double_nothing(postgres: Postgres, redis: RedisServer):
    rng, gaps = Random(1), list[float]()
    async with house_with(postgres, redis, servers=3, tables=30) as (house, companies):
        await play_on(house, companies, monotonic())
        for fault in [*[kill] * KILLS, *[pause] * PAUSES, *[upgrade] * 3, *[restart_bus] * 3, *[restart_database] * 3]:
            began = monotonic()
            await fault(house, rng.choice([*house.servers]), postgres)
            gaps += await play_on(house, companies, began)
    gaps.sort()
    print(f"of {len(gaps)} gaps: p50 {gaps[len(gaps) // 2]:.2f} s, p99 {gaps[len(gaps) * 99 // 100]:.2f} s")


async def kill(house: House, port: int, postgres: Postgres) -> None:
    await house.end(port, signal.SIGKILL)
    await house.start(port)


async def upgrade(house: House, port: int, postgres: Postgres) -> None:
    await house.end(port, signal.SIGTERM)
    await house.start(port)


async def pause(house: House, port: int, postgres: Postgres) -> None:
    """Its people wait for it, as for a machine that does not answer."""
    house.servers[port].send_signal(signal.SIGSTOP)
    await asyncio.sleep(PAUSE_SECONDS)
    house.servers[port].send_signal(signal.SIGCONT)


async def restart_bus(house: House, port: int, postgres: Postgres) -> None:
    house.redis.kill()
    await asyncio.sleep(1)
    house.redis.start()


async def restart_database(house: House, port: int, postgres: Postgres) -> None:
    postgres.crash()
    postgres.start()
