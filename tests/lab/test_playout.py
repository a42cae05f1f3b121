"""Random play, on every game of the shelf."""

from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from gueridon.core.fate import key_of
from gueridon.core.game import Limit
from gueridon.games import SHELF
from gueridon.lab.playout import SECONDS_A_MOVE, SimulatedClock, playout
from gueridon.server.settings import Settings


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


def test_a_move_draws_one_number_and_the_seat_at_most_another(game, table):
    seats_asked = []

    def to_act(state):
        seats_asked.append(len(game.to_act(state)))
        return game.to_act(state)

    rng = Counted(1)
    plies = playout(replace(game, to_act=to_act), table, rng)
    assert plies <= rng.drawn <= plies + sum(seats > 1 for seats in seats_asked)


@pytest.mark.parametrize("players", [2, 3, 7])
def test_it_ends_without_a_clock_where_people_may_change_their_minds_for_ever(players):
    game = SHELF["mysterium"]
    table = game.setup(players, game.presets["first-game"], key_of("no sandglass"))
    assert table.options.sandglass == 0
    playout(game, table, Random(1))
    assert game.outcome(table) is not None


class Race:
    """A game in which these seats and the clock may act, within a limit of so many seconds."""

    def __init__(self, *seats: int, seconds: int = 30) -> None:
        self.seats, self.seconds, self.period = seats, seconds, 1
        self.idle: tuple[int, ...] = ()

    def limit(self, state):
        return Limit(self.seconds, self.period)

    def not_awaited(self, state):
        return self.idle

    def next(self, simulated_clock: SimulatedClock, rng: Random) -> int:
        game: Any = self
        return simulated_clock.next(game, self, (*self.seats, max(self.seats) + 1), rng)

    def struck_after(self, simulated_clock: SimulatedClock) -> int:
        """How many moves are made before the clock strikes."""
        return next(n for n in count() if self.next(simulated_clock, Random(n)) > max(self.seats))


def test_the_clock_strikes_when_the_moves_made_would_have_taken_its_time():
    assert Race(0, seconds=30).struck_after(SimulatedClock()) == 30 / SECONDS_A_MOVE


def test_those_who_act_at_once_think_at_once():
    assert Race(0, 1, 2, 3, seconds=30).struck_after(SimulatedClock()) == 4 * 30 / SECONDS_A_MOVE


def test_another_stretch_has_all_its_time_and_the_same_one_none_left():
    simulated_clock, race = SimulatedClock(), Race(0, seconds=30)
    assert race.struck_after(simulated_clock) == 30 / SECONDS_A_MOVE
    assert race.struck_after(simulated_clock) == 0
    race.period = 2
    assert race.struck_after(simulated_clock) == 30 / SECONDS_A_MOVE


def test_whoever_is_content_is_not_disturbed():
    simulated_clock, race = SimulatedClock(), Race(0, 1, 2)
    race.idle = (0, 2)
    assert {race.next(simulated_clock, Random(n)) for n in range(9)} == {1}
    race.idle = (0, 1, 2)
    assert race.next(simulated_clock, Random(1)) == 3


def test_a_move_takes_as_long_as_a_bots_at_a_table():
    shortest, longest = Settings.race_pause
    assert shortest <= SECONDS_A_MOVE <= longest
