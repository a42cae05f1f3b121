"""The kernel where random play seldom comes: the second wind, late or not, and all fifty."""

import pytest

from gueridon.core.fate import key_of
from gueridon.env.kernel_law import plays_as_the_rules_do
from gueridon.games.missions import GAME
from gueridon.games.missions.options import Options
from gueridon.games.missions.rules import setup


def far_on(number, left, options):
    """A table on which all but so many of the pile, medals among it, were accomplished and won by nobody."""
    state = setup(1 + number % 4, options, key_of(f"far on {number}"))
    while len(state.mission_pile) > left:
        card = state.mission_pile.pop()
        if isinstance(card, int):
            state.accomplished.append(card)
        else:
            state.medals.append(card)
    return state


@pytest.mark.rule("FIF-31")
@pytest.mark.parametrize("late_wind", [False, True])
@pytest.mark.parametrize("frenzy", [0, 5])
def test_the_second_wind_comes_when_and_as_the_rules_have_it(late_wind, frenzy):
    options = Options(late_wind=late_wind, frenzy=frenzy)
    states = [far_on(number, 24 + number % 3, options) for number in range(24)]
    plays_as_the_rules_do(GAME, states, "far on")
    assert sum(state.winds == 2 for state in states) > 3


@pytest.mark.rule("FIF-32")
def test_all_fifty_end_the_game_as_the_rules_have_it():
    states = [far_on(number, number % 3, Options()) for number in range(24)]
    plays_as_the_rules_do(GAME, states, "far on")
    assert {state.ended for state in states} >= {"all-fifty", "blocked"}
