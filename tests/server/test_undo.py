"""Taking a move back over the socket, in a game that leaves something to take back."""

from random import Random

import msgspec
import pytest
from tests.server.client import Browser, Chairside, fresh_id
from tests.tables.toy import DRAW, STEP, TOY

from gueridon.core.wire import raw
from gueridon.games import SHELF
from gueridon.server.serving import Server
from gueridon.tables import messages
from gueridon.tables.messages import Done, Refused


async def test_a_move_is_taken_back_and_everyone_is_told(server: Server, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(SHELF, TOY.id, TOY)
    async with Browser(server.address()) as browser, Browser(server.address()) as stranger:
        table = await browser.open_table(TOY.id, 1)
        async with browser.join(table) as person, stranger.join(table) as watcher:
            await person.sit(0)
            await person.start()
            before = person.eyes(0).view
            await person.play(0, raw(STEP))
            await person.until_ply(1)
            assert person.eyes(0).can_undo
            assert await person.ask(messages.Undo("take-back", 0, 1)) == Done("take-back", 2)
            await person.until_ply(2)
            assert person.eyes(0).view == before
            await watcher.until_ply(2)
            assert watcher.told[-1].undoes == 1
            await person.play(0, raw(DRAW))
            await person.until_ply(3)
            assert not person.eyes(0).can_undo
            answer = await person.ask(messages.Undo(fresh_id(), 0, 3))
            assert isinstance(answer, Refused)
            assert answer.word == "cannot-undo"


@pytest.mark.parametrize(("game", "shown"), [("medium", "guessed-wrong"), ("mysterium", "intuition-wrong")])
async def test_what_was_compared_with_hidden_cards_is_not_taken_back(game, shown, server: Server):
    """A wrong guess, and the last who is ready: by then everybody knows more."""
    async with Browser(server.address()) as browser:
        table = await browser.open_table(game, 2)
        async with browser.join(table) as person:
            for seat in range(2):
                await person.sit(seat)
            await person.start()
            seat = await play_until_told(person, shown)
            assert not person.eyes(seat).can_undo
            answer = await person.ask(messages.Undo(fresh_id(), seat, person.ply))
            assert isinstance(answer, Refused)
            assert answer.word == "cannot-undo"


async def play_until_told(person: Chairside, kind: str) -> int:
    """At random; who made the move that told it."""
    rng = Random(1)
    while True:
        seat, move = rng.choice(person.choices())
        assert seat is not None
        ply = person.ply + 1
        await person.play(seat, move)
        await person.until_ply(ply)
        events = [msgspec.json.decode(event) for told in person.told if told.ply == ply for event in told.events]
        if any(event["kind"] == kind for event in events):
            return seat
