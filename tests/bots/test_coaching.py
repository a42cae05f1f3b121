"""What the coach says follows from what the seat knows: another truth behind the same view changes no byte of it."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from tests.bots.asking import TAUGHT, match

from gueridon.bots import coaching
from gueridon.bots.choosing import choose
from gueridon.bots.coaching import Counsel, before_move
from gueridon.core.fate import key_of
from gueridon.core.knowledge import Knowledge
from gueridon.core.wire import raw
from gueridon.games import load
from gueridon.tables.bot_knowledge import knowledge
from gueridon.tables.match import Match

TAUGHT_GAMES = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)


def unhurried(known: Knowledge, level: str = "adept") -> bytes:
    asked = before_move(known)
    return msgspec.json.encode(replace(asked, question=replace(asked.question, level=level, seconds=1e9)))


@TAUGHT_GAMES
@pytest.mark.parametrize("plies", [3, 9])
def test_two_truths_behind_one_view_get_the_same_advice_to_the_byte(game, plies):
    truth = match(game, plies=plies)
    seat = truth.acting[0]
    heard = knowledge(truth, seat)
    other = game.imagine(heard.view, Random("another truth"))
    elsewhere = Knowledge(game, seat, game.view(other, seat), game.legal_moves(other, seat), heard.told, heard.said)
    here, there = unhurried(heard), unhurried(elsewhere)
    assert here == there
    advice = [msgspec.json.encode(coaching.answer(msgspec.json.decode(asked, type=Counsel))) for asked in (here, there)]
    assert advice[0] == advice[1]


@TAUGHT_GAMES
def test_the_best_thought_is_what_is_advised(game):
    known = knowledge(truth := match(game, plies=9), truth.acting[0])
    found = coaching.answer(msgspec.json.decode(unhurried(known), type=Counsel))
    assert [thought.move for thought in found.thoughts[:1]] == ([found.move] if len(known.legal) > 1 else [])
    assert bytes(found.move) in [msgspec.json.encode(move) for move in known.legal]


def test_of_what_an_oracle_would_do_now_and_then_the_most_frequent_is_advised():
    game, others = load("midas"), 0
    for deal in range(8):
        duel = Match(game, 2, game.presets["usual"], key_of(f"duel {deal}"))
        known = knowledge(duel, duel.acting[0])
        asked = msgspec.json.decode(unhurried(known, "oracle"), type=Counsel)
        found = coaching.answer(asked)
        assert found.move == max(found.thoughts, key=lambda thought: thought.share).move
        others += raw(choose(known, "oracle", Random(deal)).move) != found.move
    assert others > 0, "it always does the same"
