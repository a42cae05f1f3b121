"""The coach: for whoever plays with nobody but bots, from what his seat knows, and for nobody else."""

import msgspec
import pytest
from tests.server.client import Browser, Chairside, fresh_id

from gueridon.games import SHELF, AnyGame
from gueridon.server.serving import Server
from gueridon.tables.messages import Coached, Consult, Refused, Weighed

TAUGHT = [game for game in SHELF.values() if game.hints is not None and game.adviser is None]
GAME = SHELF["midas"]


async def begin(person: Chairside, game: AnyGame, people: int = 1) -> None:
    for seat in range(people):
        await person.sit(seat)
    for seat in range(people, len(person.room.chairs)):
        await person.add_bot(seat, "random")
    await person.start()


def fewest(game: AnyGame) -> int:
    return max(2, game.players[0])


async def until_its_turn(person: Chairside) -> None:
    await person.until(lambda: person.over or bool(person.eyes(0).legal))


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
async def test_against_bots_the_coach_says_what_a_seer_would_do_and_why(server: Server, game: AnyGame):
    async with Browser(server.address()) as browser:
        table = await browser.open_table(game.id, fewest(game))
        async with browser.join(table) as person:
            await begin(person, game)
            await until_its_turn(person)
            legal = [bytes(move) for move in person.eyes(0).legal]
            coached = await person.ask(Consult(fresh_id(), 0))
            assert isinstance(coached, Coached)
            assert bytes(coached.move) in legal
            assert [bytes(thought.move) for thought in coached.thoughts[:1]] in ([bytes(coached.move)], [])
            assert len(coached.thoughts) > 0 or len(legal) == 1


async def test_after_a_move_the_coach_weighs_it_against_what_the_oracle_would_have_chosen(server: Server):
    async with Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        async with browser.join(table) as person:
            await begin(person, GAME)
            nothing = await person.ask(Consult(fresh_id(), 0, "last"))
            assert isinstance(nothing, Refused)
            assert nothing.word == "no-choice-yet"
            await until_its_turn(person)
            highest = max(person.eyes(0).legal, key=lambda move: msgspec.json.decode(move).get("count", 0))
            await person.play(0, highest)
            weighed = await person.ask(Consult(fresh_id(), 0, "last"))
            assert isinstance(weighed, Weighed)
            assert bytes(weighed.move) == bytes(highest) != bytes(weighed.better)
            assert 0 <= weighed.kept < weighed.promise <= 1


async def test_where_another_person_sits_the_coach_kindly_says_nothing(server: Server):
    async with Browser(server.address()) as browser, Browser(server.address()) as friend:
        table = await browser.open_table(GAME.id, 3)
        async with browser.join(table) as person, friend.join(table) as other:
            await other.sit(1, "Bea")
            await person.sit(0)
            await person.add_bot(2, "random")
            await person.start()
            for about in ("next", "last"):
                refused = await person.ask(Consult(fresh_id(), 0, about))
                assert isinstance(refused, Refused)
                assert refused.word == "coach-alone"


async def test_who_plays_two_seats_himself_has_no_coach(server: Server):
    async with Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        async with browser.join(table) as person:
            await begin(person, GAME, people=2)
            refused = await person.ask(Consult(fresh_id(), 0))
            assert isinstance(refused, Refused)
            assert refused.word == "coach-alone"


async def test_who_waits_for_the_coach_can_play_meanwhile(server: Server):
    async with Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        async with browser.join(table) as person:
            await begin(person, GAME)
            await until_its_turn(person)
            await person.send(Consult("asked", 0))
            await person.play(0, person.eyes(0).legal[0])
            await person.until(lambda: "asked" in person.answers)
            assert isinstance(person.answers["asked"], Coached)
