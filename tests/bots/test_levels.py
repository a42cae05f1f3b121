"""What each level makes of the same question."""

from dataclasses import replace
from math import inf
from random import Random

import msgspec
import pytest
from tests.bots.asking import GAME, GROWING_TREES, TAUGHT, known, question

from gueridon.bots.choosing import Effort, beliefs, choose, search
from gueridon.bots.questions import read, write
from gueridon.bots.worker import think
from gueridon.bots.worlds import Worlds
from gueridon.core.levels import LEVELS, levels_of, stand_in

TAUGHT_GAMES = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
LEVEL = pytest.mark.parametrize("level", LEVELS)


@TAUGHT_GAMES
@LEVEL
def test_every_level_plays_one_of_the_legal_moves(game, level):
    for plies in range(0, 12, 4):
        knowledge = known(game, plies=plies)
        assert choose(knowledge, level, Random(1), seconds=0.1).move in knowledge.legal


@TAUGHT_GAMES
@pytest.mark.parametrize("level", LEVELS[:-1])  # the last one only thinks longer
def test_the_same_numbers_choose_the_same_move(game, level):
    knowledge = known(game)
    assert len({choose(knowledge, level, Random(7)).move for _ in range(2)}) == 1


@pytest.mark.parametrize("game", [game for game in TAUGHT if game.guesses], ids=lambda game: game.id)
def test_a_bot_says_what_it_takes_to_be_likely_and_not_what_it_knows(game):
    knowledge, rng = known(game, plies=8), Random(1)
    worlds = Worlds(knowledge, 30, rng)
    believed = [read_guess(game, belief.guess) for belief in beliefs(knowledge, worlds)]
    so = [[*game.guesses.of(world, knowledge.seat)] for world in worlds.all]
    odds = [sum(weight for weight, here in zip(worlds.weights, so, strict=True) if guess in here) for guess in believed]
    assert odds == sorted(odds, reverse=True)
    assert not any(all(guess in here for here in so) for guess in believed)
    assert believed or all(here == so[0] for here in so)


@pytest.mark.parametrize("game", GROWING_TREES, ids=lambda game: game.id)
def test_a_search_looks_first_where_counsel_points(game):
    knowledge = known(game)
    last = knowledge.legal[-1]
    hints = replace(game.hints, first_look=lambda worlds, seat, moves: moves[-1])
    advised = replace(knowledge, game=replace(knowledge.game, hints=hints))
    considered = search(advised, Worlds(advised, 10, Random(1)), Effort(10, 1, 0.0, 1, 1), Random(1), inf)
    assert [(one.move, one.custom) for one in considered] == [(last, 1.0)]


def read_guess(game, guess):
    return msgspec.json.decode(guess, type=game.guesses.type)


@TAUGHT_GAMES
def test_a_question_says_all_that_the_seat_knows(game):
    knowledge = known(game, plies=8)
    assert read(write(knowledge, "novice")) == knowledge


def test_a_question_is_not_thought_over_longer_than_it_may():
    knowledge = known()
    assert choose(knowledge, "oracle", Random(1), seconds=0).move in knowledge.legal


def test_a_view_of_another_seat_is_answered_with_a_legal_move_or_not_at_all():
    """What a bot is shown of itself and what it is asked to do contradict one another."""
    ours, theirs = question("oracle"), question("oracle", seed="2")
    crossed = msgspec.structs.replace(ours, view=theirs.view)
    try:
        answer = think(crossed, Random(1))
    except Exception:
        return
    assert answer.choice in range(len(crossed.legal))


def test_a_game_that_teaches_nothing_is_played_at_random():
    untaught = replace(GAME, hints=None)
    assert levels_of(GAME) == LEVELS
    assert levels_of(untaught) == (stand_in(untaught),) == ("random",)
    assert stand_in(GAME) in LEVELS[1:]
