"""What whoever plays is told to do."""

from random import Random

import pytest
from tests.games.medium.tables import act, table

from gueridon.games.medium import GAME
from gueridon.games.medium.moves import GO_ON, Guess
from gueridon.games.medium.tasks import PASS, OwnStep
from gueridon.laws.playing import game_of

TWO_OF_YELLOW = "M1Y S2Y P1B P2B P3B"


def told_to(state):
    task = GAME.task(GAME.view(state, state.turn))
    assert isinstance(task, OwnStep)
    return task.phase


def test_whoever_has_nothing_to_accomplish_nor_to_guess_is_told_to_pass():
    state = table(TWO_OF_YELLOW, "", "", held=["yellow", "sun", ""])
    assert told_to(state) == "accomplish"
    act(state, 0, Guess(1, "moon"))
    assert (GAME.legal_moves(state, 0), told_to(state)) == ([GO_ON], PASS)


@pytest.mark.rule("MED-55")
@pytest.mark.parametrize(
    ("galaxy", "asked"), [("P3Y!", "accomplish"), ("P3Y", PASS), ("M1R! S1R! P1R!", PASS)], ids=["front", "back", "no"]
)
def test_a_card_that_may_join_is_something_to_accomplish(galaxy, asked):
    state = table(TWO_OF_YELLOW, "", "", held=["yellow", "", ""], galaxy=galaxy, fetish=[0])
    state.galaxy = state.galaxy[: len(galaxy.split())]
    assert (told_to(state), len(GAME.legal_moves(state, 0)) > 1) == (asked, asked != PASS)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("preset", GAME.presets)
def test_one_is_told_to_pass_exactly_where_that_is_all_one_may_do(players, preset):
    heard = set()
    for moment in game_of(GAME, players, GAME.presets[preset], Random(players)):
        state = moment.state
        if state.phase == "accomplish":
            heard.add(told_to(state))
            assert (told_to(state) == PASS) == (GAME.legal_moves(state, state.turn) == [GO_ON])
    assert heard == {"accomplish", PASS}
