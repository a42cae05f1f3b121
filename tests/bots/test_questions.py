"""What a bot is asked crosses to its process and comes out the same."""

from dataclasses import replace

import msgspec
from tests.bots.asking import match

from gueridon.bots.questions import Question, read, write
from gueridon.core.hints import Said
from gueridon.core.talk import Signals
from gueridon.games import SHELF
from gueridon.tables.knowing import knowledge

SIGNALLING = next(game for game in SHELF.values() if game.signal_type is not None)


def test_signals_and_lines_arrive_with_everything_else():
    played = match(SIGNALLING)
    seat = played.acting[0]
    talk = played.look(seat).talk
    assert isinstance(talk, Signals)
    said = [Said(seat, talk.offers[0], None), Said(seat, None, "Good evening!")]
    known = replace(knowledge(played, seat), said=said)
    line = msgspec.json.encode(write(known, "novice"))
    assert read(msgspec.json.decode(line, type=Question)) == known
