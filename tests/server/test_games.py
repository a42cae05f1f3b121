"""Whole games over real sockets."""

from asyncio import gather
from contextlib import AsyncExitStack
from random import Random

import pytest
from tests.server.client import Browser, Chairside

from gueridon.games import SHELF
from gueridon.server.serving import Server

PRESETS = [
    pytest.param(game, name, id=f"{game.id}-{name}", marks=[] if name == "usual" else pytest.mark.slow)
    for game in SHELF.values()
    for name in game.presets
]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
async def test_everyone_on_a_device_of_his_own_plays_to_the_end(game, preset, server: Server):
    """Usually they are four: with each that is more, everybody has more to be told."""
    players = min(4, game.players[-1]) if preset == "usual" else game.players[-1]
    async with AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(Browser(server.address())) for _ in range(players)]
        table = await browsers[0].open_table(game.id, players, game.presets[preset])
        people = [await stack.enter_async_context(browser.join(table)) for browser in browsers]
        for seat, person in enumerate(people):
            await person.sit(seat)
        await people[0].start()
        await gather(*[play(person, seat) for seat, person in enumerate(people)])
        assert len({person.ply for person in people}) == 1


async def play(person: Chairside, seed: int) -> None:
    await person.until(lambda: person.update is not None)
    await person.play_to_the_end(Random(seed))


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF.keys())
async def test_one_person_plays_with_bots(game, server: Server):
    players = game.players[-1]
    async with Browser(server.address()) as browser:
        table = await browser.open_table(game.id, players)
        async with browser.join(table) as person:
            await person.sit(0)
            for seat in range(1, players):
                await person.add_bot(seat)
            await person.start()
            await person.play_to_the_end(Random(1))
            assert [chair.sitter for chair in person.room.chairs] == ["person", *["bot"] * (players - 1)]


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF.keys())
async def test_one_device_plays_every_seat(game, server: Server):
    players = game.players[-1]
    async with Browser(server.address()) as browser:
        table = await browser.open_table(game.id, players)
        async with browser.join(table) as person:
            for seat in range(players):
                await person.sit(seat)
            await person.start()
            assert person.update is not None
            assert [eyes.seat for eyes in person.update.eyes] == [*range(players)]
            await person.play_to_the_end(Random(2))
