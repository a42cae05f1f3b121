"""A deal that has to be looked for is found by another process, once, before the game begins."""

import asyncio
import inspect
import os
import signal
from unittest.mock import Mock

import msgspec
import pytest
from tests.server.client import Answer, Browser, fresh_id
from tests.server.conftest import Serving

from gueridon.bots.process_pool import Died
from gueridon.games import SHELF
from gueridon.server.serving import Server
from gueridon.server.settings import Rate
from gueridon.tables import journal
from gueridon.tables.messages import Done, Refused, Start

GAME = next(game for game in SHELF.values() if game.deal_search is not None)


@pytest.fixture(autouse=True)
def nothing_is_looked_for_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def here(*_: object) -> None:
        raise AssertionError("looked for in the process of the event loop")

    monkeypatch.setattr(inspect.getmodule(GAME.setup), "find", here)


@pytest.fixture
def asked(server: Server, monkeypatch: pytest.MonkeyPatch) -> Mock:
    """What the worker was asked."""
    asked = Mock(wraps=server.registry.deals.ask)
    monkeypatch.setattr(server.registry.deals, "ask", asked)
    return asked


async def ready_to_start(browser: Browser) -> str:
    table = await browser.open_table(GAME.id, 1)
    async with browser.join(table) as person:
        await person.sit(0)
    return table


async def started(browser: Browser) -> str:
    table = await ready_to_start(browser)
    async with browser.join(table) as person:
        await person.start()
    return table


async def ask_to_start(browser: Browser, table: str, id: str) -> Answer:
    async with browser.join(table) as person:
        return await person.ask(Start(id))


def worker(server: Server) -> int:
    process = server.registry.deals.pool.all[0].process
    assert process is not None
    return process.pid


async def test_a_deal_is_looked_for_elsewhere_and_kept_with_the_start(server: Server):
    async with Browser(server.address()) as browser:
        table = await started(browser)
    lines = await server.registry.store.journal(table)
    entries = [journal.read(line).entry for _, line in lines]
    (start,) = [entry for entry in entries if isinstance(entry, journal.Started)]
    assert start.found is not None


async def test_a_table_that_is_read_again_knows_its_deal(server: Server, asked: Mock, monkeypatch: pytest.MonkeyPatch):
    async with Browser(server.address()) as browser:
        table = await started(browser)
        async with browser.join(table) as person:
            await person.until_ply(0)
            dealt = msgspec.json.decode(person.eyes(0).view)
        server.registry.unload(server.registry.tables[table])
        monkeypatch.setattr(inspect.getmodule(GAME.setup), "KNOWN", {})
        async with browser.join(table) as person:
            await person.until_ply(0)
            assert msgspec.json.decode(person.eyes(0).view) == dealt
    assert asked.call_count == 1


async def test_a_host_who_comes_back_and_asks_again_waits_for_the_same_deal(server: Server, asked: Mock):
    async with Browser(server.address()) as browser:
        await started(browser)
        table = await ready_to_start(browser)
        os.kill(worker(server), signal.SIGSTOP)
        async with browser.join(table) as person:
            await person.send(Start("once"))
            while asked.call_count < 2:
                await asyncio.sleep(0.01)
        coming_back = asyncio.create_task(ask_to_start(browser, table, "once"))
        while len(server.registry.tables[table].listeners) < 2:
            await asyncio.sleep(0.01)
        os.kill(worker(server), signal.SIGCONT)
        assert isinstance(await coming_back, Done)
        assert asked.call_count == 2


async def test_to_start_costs_ten_times_what_other_requests_do(serving: Serving):
    async with serving(per_connection=Rate(0.001, 25)) as server, Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 1)
        async with browser.join(table) as person:
            answers = [await person.ask(Start(fresh_id())) for _ in range(3)]
            words = [answer.word for answer in answers if isinstance(answer, Refused)]
            assert words == ["seats-empty", "seats-empty", "too-fast"]
            await person.sit(0)


async def test_a_worker_that_dies_while_it_looks_is_replaced(server: Server, asked: Mock):
    async with Browser(server.address()) as browser:
        await started(browser)
        table = await ready_to_start(browser)
        os.kill(worker(server), signal.SIGSTOP)
        async with browser.join(table) as person:
            await person.send(Start("late"))
            while asked.call_count < 2:
                await asyncio.sleep(0.01)
            os.kill(worker(server), signal.SIGKILL)
            await person.until(lambda: "late" in person.answers)
            assert isinstance(person.answers["late"], Done)


async def test_a_worker_killed_while_idle_costs_nobody_a_deal(server: Server):
    async with Browser(server.address()) as browser:
        await started(browser)
        idle = worker(server)
        os.kill(idle, signal.SIGKILL)
        await started(browser)
        assert worker(server) != idle


async def test_without_a_worker_the_host_is_told_to_start_again(server: Server, monkeypatch: pytest.MonkeyPatch):
    async with Browser(server.address()) as browser:
        table = await ready_to_start(browser)
        with monkeypatch.context() as without:
            without.setattr(server.registry.deals.pool.all[0], "ask", Mock(side_effect=Died))
            async with browser.join(table) as person:
                refused = await person.ask(Start(fresh_id()))
                assert isinstance(refused, Refused)
                assert (refused.why, refused.word) == ("too-fast", "deal-busy")
        async with browser.join(table) as person:
            await person.start()
            await person.until_ply(0)
