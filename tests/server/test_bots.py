"""Bots that think, at a real table."""

from random import Random

import pytest
from tests.server.client import Browser, Chairside
from tests.server.conftest import Serving

from gueridon.core.characters import CHARACTERS
from gueridon.core.levels import LEVELS
from gueridon.games import SHELF
from gueridon.server.serving import Server
from gueridon.tables.messages import Standing

TAUGHT = [game for game in SHELF.values() if game.hints is not None and game.players[-1] > 1]
GAME = TAUGHT[0]
SOMETHING_TO_GUESS = {"babet": {"roles": "hidden"}}  # hands are often empty there
SIGNALLING = [game for game in TAUGHT if game.signal_type is not None]


async def replay(browser: Browser, table: str):
    return (await browser.http.get(f"/api/tables/{table}/replay")).json()


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
async def test_what_bots_thought_is_shown_after_the_end_and_never_before(game, server: Server):
    players = min(3, max(game.players))  # of two bots at Mysterium one at least is no ghost
    async with Browser(server.address()) as browser:
        table = await browser.open_table(game.id, players, SOMETHING_TO_GUESS.get(game.id))
        async with browser.join(table) as person:
            await person.sit(0)
            for seat in range(1, players):
                await person.add_bot(seat, "adept")
            await person.start()
            await person.play_to_the_end(Random(1))
            assert not any("promise" in frame or "beliefs" in frame for frame in person.frames)
        frames = await replay(browser, table)
        thoughtful = [frame for frame in frames if frame["thoughts"]]
        assert {frame["seat"] for frame in thoughtful} == {*range(1, players)}
        for frame in thoughtful:
            assert frame["thoughts"][0]["move"] == frame["move"]
            assert len(frame["thoughts"]) <= max(character.thoughts for character in CHARACTERS)
            assert all(0 < belief["odds"] <= 1 for belief in frame["beliefs"])
        assert any(frame["beliefs"] for frame in thoughtful)


async def test_the_replay_is_shut_before_the_end(server: Server):
    async with Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        async with browser.join(table) as person:
            await person.sit(0)
            await person.add_bot(1, "adept")
            await person.start()
            assert (await browser.http.get(f"/api/tables/{table}/replay")).status_code == 400


@pytest.mark.parametrize("level", LEVELS[1:])
async def test_bots_signal_where_the_game_lets_them(level, serving: Serving):
    """Each waits a while before its move, as for people, so that the other's signals are seen."""
    async with serving(bot_pause=(1, 1)) as server, Browser(server.address()) as browser:
        for _ in range(3):  # now and then a deal is over before there was anything to say
            if await first_signals(browser, level):
                return
    raise AssertionError("three games without a signal")


async def first_signals(browser: Browser, level: str) -> tuple[Standing, ...]:
    """What two bots first signal while a person watches; nothing if they never do."""
    async with browser.join(await browser.open_table(SIGNALLING[0].id, 2)) as watcher:
        for seat in range(2):
            await watcher.add_bot(seat, level)
        await watcher.start()
        await watcher.until(lambda: watcher.over or bool(signals_of(watcher)))
        return signals_of(watcher)


def signals_of(watcher: Chairside) -> tuple[Standing, ...]:
    assert watcher.update is not None
    return watcher.update.signals
