"""The option that shows which of your cards would accomplish a mission at once."""

from tests.games.missions.tables import card, table

from gueridon.games.missions import GAME
from gueridon.games.missions.box.missions import MISSIONS
from gueridon.games.missions.options import Options
from gueridon.games.missions.shown import Opening


def test_openings_name_card_stack_and_missions():
    state = table("C4 K7", missions=(13, 16, 14), options=Options(hints=True), stacks="L1 B2 K3 K4")
    assert GAME.view(state, 0).openings == (
        Opening(card("K7"), 2, (MISSIONS[14],)),
        Opening(card("K7"), 3, (MISSIONS[14],)),
        Opening(card("C4"), 3, (MISSIONS[13], MISSIONS[14])),
    )


def test_a_card_that_does_not_fit_opens_nothing():
    state = table("C7", missions=(13,), options=Options(hints=True), stacks="L1 B2 K3 K4")
    assert GAME.view(state, 0).openings == ()


def test_nobody_sees_the_openings_of_another():
    state = table("C4", "L7", missions=(13,), options=Options(hints=True), stacks="L1 B2 K3 K4")
    assert GAME.view(state, 1).openings == ()
    assert GAME.view(state, None).openings == ()


def test_without_the_option_there_are_none():
    state = table("C4", missions=(13,), stacks="L1 B2 K3 K4")
    assert GAME.view(state, 0).openings == ()
