"""Random play, on every game of the shelf."""

from dataclasses import replace
from random import Random

import pytest

from gueridon.core.fate import key_of
from gueridon.games import SHELF
from gueridon.lab.playout import playout


class Counted(Random):
    """Counts the numbers that were drawn."""

    drawn = 0

    def random(self):
        self.drawn += 1
        return super().random()


@pytest.fixture(params=SHELF.values(), ids=[*SHELF])
def game(request):
    return request.param


@pytest.fixture
def table(game):
    return game.setup(game.players[-1], game.options(), key_of("playout"))


def test_it_stops_where_the_rules_do(game, table):
    plies = playout(game, table, Random(1))
    assert plies > 0
    assert game.to_act(table) == ()
    assert game.outcome(table) is not None


def test_the_same_numbers_play_the_same_game_and_others_another(game, table):
    ends = [table.clone() for _ in range(3)]
    for end, seed in zip(ends, (1, 1, 2), strict=True):
        playout(game, end, Random(seed))
    assert ends[0] == ends[1] != ends[2]


def test_a_move_draws_one_number_and_the_seat_another_only_if_several_may_act(game, table):
    seats_asked = []

    def to_act(state):
        seats_asked.append(len(game.to_act(state)))
        return game.to_act(state)

    rng = Counted(1)
    plies = playout(replace(game, to_act=to_act), table, rng)
    assert rng.drawn == plies + sum(seats > 1 for seats in seats_asked)
