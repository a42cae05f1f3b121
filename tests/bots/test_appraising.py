"""How good a choice was: by what its seat knew, found again with other luck, and nothing else."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from tests.bots.asking import TAUGHT, known, match

from gueridon.bots import appraising
from gueridon.bots.appraising import Appraise, appraise
from gueridon.bots.choosing import choose
from gueridon.bots.questions import read, write
from gueridon.core.knowledge import Knowledge
from gueridon.tables.bot_knowledge import knowledge

TAUGHT_GAMES = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)


def asked(knowledge: Knowledge, played: int) -> Appraise:
    return Appraise(replace(write(knowledge, "adept"), seconds=1e9), played)


@TAUGHT_GAMES
def test_two_truths_behind_one_view_are_appraised_alike_to_the_byte(game):
    """What is hidden lies otherwise, and all that the seat saw and heard is the same."""
    truth = match(game, plies=8)
    seat = truth.acting[0]
    heard = knowledge(truth, seat)
    other = game.imagine(heard.view, Random("another truth"))
    elsewhere = Knowledge(game, seat, game.view(other, seat), game.legal_moves(other, seat), heard.told, heard.said)
    for played in {0, len(heard.legal) - 1}:
        here, there = [msgspec.json.encode(asked(known, played)) for known in (heard, elsewhere)]
        assert here == there
        answers = [
            msgspec.json.encode(appraising.answer(msgspec.json.decode(one, type=Appraise))) for one in (here, there)
        ]
        assert answers[0] == answers[1]


@TAUGHT_GAMES
def test_no_move_promises_more_than_the_best(game):
    knowledge = known(game, plies=8)
    for move in knowledge.legal[:3]:
        found = appraise(knowledge, move, "adept", Random(1))
        assert 0 <= found.kept <= found.promise <= 1
        assert bytes(found.best) in [msgspec.json.encode(legal) for legal in knowledge.legal]


@TAUGHT_GAMES
def test_what_the_bot_itself_would_play_costs_nothing(game):
    knowledge = known(game, plies=8)
    best = choose(knowledge, "adept", Random(1)).move
    assert appraise(knowledge, best, "adept", Random(1)).cost == 0


def test_a_move_that_the_search_never_tried_is_appraised_all_the_same():
    knowledge = known(plies=8)
    for played in range(len(knowledge.legal)):
        question = replace(write(knowledge, "seer"), seconds=0)
        found = appraising.answer(Appraise(question, played))
        assert 0 <= found.kept <= found.promise <= 1
    assert read(question) == knowledge
