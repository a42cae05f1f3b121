"""The kernel in long games, where predictions run short: those of the laws end after five turns of each player."""

from itertools import product

import pytest

from gueridon.core.fate import key_of
from gueridon.env.kernel_law import plays_as_the_rules_do
from gueridon.games.medium import GAME
from gueridon.games.medium.options import Options


@pytest.mark.rule("MED-40")
@pytest.mark.rule("MED-41")
@pytest.mark.rule("MED-71")
def test_a_long_game_goes_on_and_ends_as_the_rules_have_it():
    terms = [*product(GAME.players, (False, True), (False, True))]
    states = [
        GAME.setup(players, Options(advanced, memory), key_of(f"long {players} {advanced} {memory}"))
        for players, advanced, memory in terms
    ]
    plays_as_the_rules_do(GAME, states, "long")
    assert any(state.ended == "exhausted" for state in states)
    assert max(state.shuffles for state in states) > 50
