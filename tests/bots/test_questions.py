"""What a bot is asked crosses to its process and comes out the same."""

from dataclasses import replace

import msgspec
import pytest
from tests.bots.asking import match

from gueridon.bots.questions import Question, read, write
from gueridon.core.game import heard
from gueridon.core.hints import HeardPly, Utterance
from gueridon.core.talk import Signals
from gueridon.games import SHELF, AnyGame
from gueridon.tables.bot_knowledge import knowledge

SIGNALLING = next(game for game in SHELF.values() if game.signal_type is not None)


def test_signals_and_lines_arrive_with_everything_else():
    played = match(SIGNALLING)
    seat = played.acting[0]
    talk = played.look(seat).talk
    assert isinstance(talk, Signals)
    said = [Utterance(seat, talk.offers[0], None), Utterance(seat, None, "Good evening!")]
    known = replace(knowledge(played, seat), said=said)
    line = msgspec.json.encode(write(known, "novice"))
    assert read(msgspec.json.decode(line, type=Question)) == known


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_a_seat_remembers_what_each_ply_told_it_and_forgets_what_was_taken_back(game: AnyGame):
    played = match(game)
    seats = range(played.players)
    for seat in seats:
        knowledge(played, seat)
    played.undo()
    for seat in seats:
        knowledge(played, seat)
    played.move(played.acting[0], played.look(played.acting[0]).legal[0])
    for seat in seats:
        told = [HeardPly(telling.seat, heard(telling.log, seat)) for telling in played.told]
        assert knowledge(played, seat).told == told
