"""Bots that think, at a real table."""

from asyncio import timeout
from contextlib import suppress
from random import Random

import pytest
from tests.server.client import Browser, Chairside

from gueridon.bots import LEVELS
from gueridon.games import SHELF
from gueridon.server.serving import Server
from gueridon.tables.messages import Standing

TAUGHT = [game for game in SHELF.values() if game.hints is not None]
GAME = TAUGHT[0]
SIGNALLING = [game for game in TAUGHT if game.signal_type is not None]

PATIENCE = 1  # seconds


async def replay(browser: Browser, table: str):
    return (await browser.http.get(f"/api/tables/{table}/replay")).json()


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
async def test_what_bots_thought_is_shown_after_the_end_and_never_before(game, server: Server):
    players = game.players[0] if game.players[0] > 1 else game.players[1]
    async with Browser(server.address()) as browser:
        table = await browser.open_table(game.id, players)
        async with browser.join(table) as person:
            await person.sit(0)
            for seat in range(1, players):
                await person.add_bot(seat, "adept")
            await person.start()
            await person.play_to_the_end(Random(1))
            assert not any("thoughts" in frame or "promise" in frame for frame in person.frames)
        frames = await replay(browser, table)
        thoughtful = [frame for frame in frames if frame["thoughts"]]
        assert {frame["seat"] for frame in thoughtful} == {*range(1, players)}
        for frame in thoughtful:
            assert frame["thoughts"][0]["move"] == frame["move"]
            assert len(frame["thoughts"]) <= 3


async def test_the_replay_is_shut_before_the_end(server: Server):
    async with Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        async with browser.join(table) as person:
            await person.sit(0)
            await person.add_bot(1, "adept")
            await person.start()
            assert (await browser.http.get(f"/api/tables/{table}/replay")).status_code == 400


@pytest.mark.parametrize("level", LEVELS[1:])
async def test_bots_signal_where_the_game_lets_them(level, server: Server):
    (game, *_) = SIGNALLING
    async with Browser(server.address()) as browser:
        table = await browser.open_table(game.id, 2)
        async with browser.join(table) as person:
            await person.sit(0)
            await person.add_bot(1, level)
            await person.start()
            while not (signals := await waited_for(person)):
                await person.play(0, person.eyes(0).legal[0])
            assert {signal.seat for signal in signals} == {1}


async def waited_for(person: Chairside) -> tuple[Standing, ...]:
    """The signals on the table when it is this person's turn, if any are set before he loses patience."""
    await person.until(lambda: person.over or bool(person.eyes(0).legal))
    with suppress(TimeoutError):
        async with timeout(PATIENCE):
            await person.until(lambda: bool(signals_of(person)))
    return signals_of(person)


def signals_of(person: Chairside) -> tuple[Standing, ...]:
    assert person.update is not None
    return person.update.signals
