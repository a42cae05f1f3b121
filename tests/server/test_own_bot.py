"""The bot in the documentation, as somebody would run it."""

import json
import sys
from asyncio import create_subprocess_exec
from asyncio.subprocess import PIPE
from pathlib import Path
from random import Random

import pytest
from tests.server.client import Browser

from gueridon.games import SHELF
from gueridon.server.serving import Server

BOT = Path(__file__).parents[2] / "docs" / "bot.py"
GAMES = [game for game in SHELF.values() if 2 in game.players]
# It knows no game: what it does with one it does with all.
FIRST_AND_LAST = [
    pytest.param(game, id=game.id, marks=[] if game in (GAMES[0], GAMES[-1]) else pytest.mark.slow) for game in GAMES
]


@pytest.mark.parametrize("game", FIRST_AND_LAST)
async def test_it_sits_down_by_the_code_and_plays_to_the_end(game, server: Server):
    async with Browser(server.address()) as host:
        table = await host.open_table(game.id, 2)
        async with host.join(table) as person:
            await person.sit(0)
            words = (sys.executable, str(BOT), server.address(), person.room.code, "Grace")
            bot = await create_subprocess_exec(*words, stdout=PIPE, stderr=PIPE)
            try:
                await person.until(lambda: person.room.chairs[1].sitter == "person")
                assert person.room.chairs[1].name == "Grace"
                await person.start()
                await person.play_to_the_end(Random(1))
                said, complaints = await bot.communicate()
            finally:
                if bot.returncode is None:
                    bot.kill()
                    await bot.communicate()
            assert person.update is not None
            assert person.update.outcome is not None
            assert json.loads(said)["scores"] == list(person.update.outcome.scores)
            assert complaints == b""
