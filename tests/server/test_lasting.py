"""What was answered outlives the server, however it ends; and what need not be in memory is not."""

import asyncio
from threading import current_thread, main_thread
from typing import Any

import pytest
from tests.server.client import Browser
from tests.server.conftest import Serving

from gueridon import core
from gueridon.games import SHELF
from gueridon.server.serving import Server
from gueridon.tables import match

GAME = next(iter(SHELF.values()))
LIMITED = [
    pytest.param(game, options, id=f"{game.id}-{name}")
    for game in SHELF.values()
    for name, options in game.presets.items()
    if game.limit(game.setup(game.players[-1], options, bytes(32))) is not None
]


async def all_bots(browser: Browser, options: object = None) -> str:
    players = GAME.players[-1]
    table = await browser.open_table(GAME.id, players, options)
    async with browser.join(table) as host:
        for seat in range(players):
            await host.add_bot(seat)
        await host.start()
    return table


async def test_bots_play_on_with_no_browser_open(server: Server):
    async with Browser(server.address()) as browser:
        table = await all_bots(browser)
        live = await server.registry.live_table(table)
        while live.table.status != "over":
            await asyncio.sleep(0.05)


async def test_bots_play_on_after_a_restart_without_being_asked(serving: Serving):
    async with serving(bot_pause=(0.05, 0.05)) as server, Browser(server.address()) as browser:
        table = await all_bots(browser)
    async with serving() as server:
        while await server.registry.store.unfinished(0):
            await asyncio.sleep(0.05)
        assert (await server.registry.live_table(table)).table.status == "over"


async def test_a_goodbye_is_said_before_the_server_goes(serving: Serving):
    async with serving() as server:
        browser = await Browser(server.address()).__aenter__()
        person = await browser.join(await browser.open_table(GAME.id, 2)).__aenter__()
    await person.until(lambda: person.closing is not None)
    await browser.http.aclose()
    await person.socket.close()


async def test_a_table_that_nobody_touches_leaves_memory_and_comes_back(serving: Serving):
    async with serving(idle=0.2) as server, Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        async with browser.join(table) as person:
            await person.sit(0, "Ada")
            assert table in server.registry.tables
        while table in server.registry.tables:
            await asyncio.sleep(0.05)
        async with browser.join(table) as person:
            assert person.room.chairs[0].name == "Ada"


async def test_a_journal_is_read_beside_the_loop(serving: Serving, monkeypatch: pytest.MonkeyPatch):
    """It may take as long as hundreds of moves; a deal takes no longer than one, for others find what must be found."""
    dealt: list[bool] = []

    def start(*game: Any) -> Any:
        dealt.append(current_thread() is main_thread())
        return core.game.start(*game)

    monkeypatch.setattr(match, "start", start)
    async with serving() as server, Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        async with browser.join(table) as person:
            await person.sit(0)
            await person.sit(1)
            await person.start()
        assert dealt == [True]
        server.registry.unload(await server.registry.live_table(table))
        await server.registry.live_table(table)
        assert dealt == [True, False]


@pytest.mark.parametrize(("game", "options"), LIMITED)
async def test_a_limit_strikes_and_does_not_run_while_the_server_is_down(game, options, serving: Serving):
    async with serving() as server, Browser(server.address()) as browser:
        table = await browser.open_table(game.id, game.players[-1], options)
        async with browser.join(table) as person:
            for seat in range(game.players[-1]):
                await person.sit(seat)
            await person.start()
            assert person.update is not None
            assert person.update.clock is not None
            total = person.update.clock.total
    await asyncio.sleep(1)
    async with serving(speed=1) as server:
        live = await server.registry.live_table(table)
        assert live.table.deadline is not None
        assert total - 1000 < live.table.deadline - live.now() <= total
    async with serving(speed=300) as server:
        live = await server.registry.live_table(table)
        while live.table.status != "over":
            await asyncio.sleep(0.05)
