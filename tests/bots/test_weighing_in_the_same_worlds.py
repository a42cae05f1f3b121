"""Where a game plans in a world by itself, all moves are weighed in the same worlds."""

from collections import Counter
from math import inf
from random import Random

import pytest
from tests.bots.asking import PLANNING, known

from gueridon.bots.search import Search
from gueridon.bots.worlds import Worlds

GAME = pytest.mark.parametrize("game", PLANNING, ids=lambda game: game.id)
WORLDS = 20


def weighed(game, plans, seconds=inf):
    """The legal moves, and the search that looked at them."""
    knowledge = known(game, seed="3", plies=9)
    assert len(knowledge.legal) > 2
    tree = Search(game, knowledge.seat, Worlds(knowledge, WORLDS, Random(1)), 4, Random(2), 1)
    tree.run(knowledge.legal, plans, seconds)
    return knowledge.legal, tree


@GAME
def test_every_move_is_looked_at_and_the_best_most_often(game):
    legal, tree = weighed(game, 400)
    considered = tree.considered(legal)
    assert {one.move for one in considered} == {*legal}
    assert considered[0].visits > considered[1].visits >= considered[-1].visits > 0
    assert considered[0].value >= considered[1].value - 0.001  # the last look at the best may have brought less


@GAME
def test_about_as_many_plans_are_made_as_are_asked_for(game):
    _, tree = weighed(game, 400)
    assert 300 < tree.root.visits <= 401


@GAME
def test_without_time_every_move_is_looked_at_all_the_same(game):
    legal, tree = weighed(game, 400, 0.0)
    assert len(tree.considered(legal)) == len(legal)
    assert tree.root.visits < 3 * len(legal)


@GAME
def test_what_is_looked_at_again_later_was_looked_at_in_the_same_worlds(game):
    """So a move that is judged afterwards, as often as the best, has had no other luck."""
    legal, tree = weighed(game, 400)
    best = tree.considered(legal)[0]
    _, other = weighed(game, 0)
    before = other.considered([best.move])[0].visits
    other.run([best.move], best.visits - before, inf)
    assert other.considered([best.move])[0].value == pytest.approx(best.value)


@GAME
def test_worlds_come_in_turn_each_as_often_as_it_is_likely(game):
    worlds = Worlds(known(game), WORLDS, Random(1))
    met = Counter([id(worlds.numbered(number)) for number in range(10 * WORLDS)])
    assert [met[id(world)] for world in worlds.all] == pytest.approx([10] * WORLDS, abs=2)
