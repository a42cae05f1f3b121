"""The kernel where random play never comes: the last of all triplettes."""

import pytest
from tests.games.babet.tables import table

from gueridon.env.kernel_law import plays_as_the_rules_do
from gueridon.games.babet import GAME
from gueridon.games.babet.options import Options
from gueridon.games.babet.rules.variants import MOST_TRIPLETTES


def before_the_last(players):
    """Nine triplettes went back, and whoever is to act holds what two more lack."""
    others = [""] * (players - 1)
    state = table("12 15", *others, laid="10 11 | 13 14", options=Options(triplette=True, mirrors=True))
    state.triplettes = MOST_TRIPLETTES - 1
    state.returned = [1, 2, 3] * state.triplettes
    return state


@pytest.mark.rule("BAB-40")
def test_the_tenth_triplette_goes_back_and_no_eleventh_as_the_rules_have_it():
    states = [before_the_last(players) for players in GAME.players for _ in range(8)]
    plays_as_the_rules_do(GAME, states, "the last triplette")
    assert sum(state.triplettes == MOST_TRIPLETTES for state in states) > 3
    left = [str(pile) for state in states for pile in (*state.piles, *state.personalities)]
    assert any("10, 11, 12" in pile or "13, 14, 15" in pile for pile in left)
