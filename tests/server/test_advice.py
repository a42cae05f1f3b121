"""Advice over the socket: legal, from what was seen alone, and where nobody gives any, refused."""

import msgspec
from tests.server.client import Browser, fresh_id

from gueridon.games import SHELF
from gueridon.server.serving import Server
from gueridon.tables.messages import Advised, Consult, Graded, Refused

ADVISED = next(game for game in SHELF.values() if game.adviser is not None)
OTHER = next(game for game in SHELF.values() if game.adviser is None and game.hints is None)


async def test_advice_is_a_legal_move_and_follows_from_the_view(server: Server):
    async with Browser(server.address()) as browser:
        table = await browser.open_table(ADVISED.id, ADVISED.players[0])
        async with browser.join(table) as person:
            await person.sit(0)
            await person.start()
            advised = await person.ask(Consult(fresh_id(), 0))
            assert isinstance(advised, Advised)
            assert advised.ply == person.ply
            assert bytes(advised.move) in [bytes(move) for move in person.eyes(0).legal]
            view = msgspec.json.decode(person.eyes(0).view, type=ADVISED.view_type)
            assert ADVISED.adviser is not None
            assert bytes(advised.move) == msgspec.json.encode(ADVISED.adviser.advise(view).move)


async def test_after_the_end_the_same_question_brings_the_grade(server: Server):
    async with Browser(server.address()) as browser:
        table = await browser.open_table(ADVISED.id, ADVISED.players[0])
        async with browser.join(table) as person:
            await person.sit(0)
            await person.start()
            await person.play(0, person.eyes(0).legal[0])
            await person.until_ply(1)
            await person.play(0, person.eyes(0).legal[-1])  # gives up
            await person.until(lambda: person.over)
            graded = await person.ask(Consult(fresh_id(), 0))
            assert isinstance(graded, Graded)
            assert graded.grade.moves == 2
            assert graded.grade.lost_from == 2


async def test_nobody_is_advised_on_a_seat_that_is_not_his(server: Server):
    async with Browser(server.address()) as browser, Browser(server.address()) as stranger:
        table = await browser.open_table(ADVISED.id, ADVISED.players[0])
        async with browser.join(table) as person, stranger.join(table) as watcher:
            await person.sit(0)
            await person.start()
            refused = await watcher.ask(Consult(fresh_id(), 0))
            assert isinstance(refused, Refused)
            assert refused.word == "not-your-seat"


async def test_a_game_that_gives_no_advice_says_so(server: Server):
    async with Browser(server.address()) as browser:
        table = await browser.open_table(OTHER.id, OTHER.players[0])
        async with browser.join(table) as person:
            for seat in range(OTHER.players[0]):
                await person.sit(seat)
            await person.start()
            refused = await person.ask(Consult(fresh_id(), 0))
            assert isinstance(refused, Refused)
            assert refused.word == "no-advice"
