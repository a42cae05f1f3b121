"""The deal of the day belongs to the whole house: both servers deal the same, and count each result once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest
from tests.buses import RedisServer
from tests.cluster.joined import joined
from tests.cluster.test_sharing import LONG_LEASE, Two, acquainted, serving
from tests.databases import Postgres
from tests.patience import LONG_SECONDS
from tests.server.client import Browser
from tests.server.test_daily import day_table, finishes, hand_of, opens, own_deal, today
from tests.tables.toy import TOY

from gueridon.games import SHELF
from gueridon.server.serving import Server
from gueridon.store import Store


@pytest.fixture
async def servers(postgres: Postgres, redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Two]:
    monkeypatch.setitem(SHELF, TOY.id, TOY)
    settings = joined(postgres.fresh(), redis.address, lease=LONG_LEASE)
    async with serving(settings) as first, serving(settings) as second:
        await acquainted(first, second)
        yield first, second


async def told(ask: Callable[[], Any], expected: object) -> None:
    """Soon: the index is written a moment after the move."""
    async with asyncio.timeout(LONG_SECONDS):
        while await ask() != expected:
            await asyncio.sleep(0.05)


def same_person(browser: Browser, elsewhere: Server) -> Browser:
    """With the same cookie at another server."""
    other = Browser(elsewhere.address())
    other.http.cookies.update(browser.http.cookies)
    return other


async def counted(answer: httpx.Response) -> tuple[int, list[tuple[str, int]]]:
    """How many played, and each by name and rank."""
    table = answer.json()
    return table["played"], [(row["name"], row["rank"]) for row in table["rows"]]


async def test_both_servers_deal_the_same(servers: Two):
    first, second = servers
    async with Browser(first.address()) as ada, Browser(second.address()) as bob:
        assert await hand_of(ada) == await hand_of(bob)
        keys = [
            (await server.registry.live_table(await opens(browser))).table.key()
            for server, browser in ((first, ada), (second, bob))
        ]
        assert keys[0] == keys[1]


async def test_a_person_has_one_deal_wherever_he_asks_and_its_result_counts_once(servers: Two):
    first, second = servers
    async with Browser(first.address()) as ada, Browser(second.address()) as bob, same_person(ada, second) as ada_there:
        table = await opens(ada)
        assert await opens(ada_there) == table
        assert await finishes(ada_there, steps=2, name="Ada") == table  # by the detour: the other one holds it
        await finishes(bob, steps=1, name="Bob")
        for person in (ada, ada_there):
            await told(lambda: status(person), ("over", table))  # noqa: B023 - it is asked at once
        day = (await today(ada))["day"]
        everybody = (2, [("Ada", 1), ("Bob", 2)])
        for person in (ada, ada_there, bob):
            await told(lambda: standing(person, day), everybody)  # noqa: B023


async def status(person: Browser) -> tuple[str, str]:
    deal = await own_deal(person)
    return deal["status"], deal["table"]


async def standing(person: Browser, day: int) -> tuple[int, list[tuple[str, int]]]:
    return await counted(await day_table(person, day))


async def test_of_two_servers_that_deal_it_to_one_person_at_once_the_second_takes_what_the_first_dealt(
    servers: Two, monkeypatch: pytest.MonkeyPatch
):
    first, second = servers
    async with Browser(first.address()) as ada, same_person(ada, second) as ada_there:
        table = await opens(ada)
        journal, looked = Store.journal, list[str]()

        async def not_yet(store: Store, id: str) -> Any:
            """It looked before the first had written."""
            if store is second.registry.store and not looked:
                looked.append(id)
                return []
            return await journal(store, id)

        monkeypatch.setattr(Store, "journal", not_yet)
        assert await opens(ada_there) == table
        assert looked == [table]
