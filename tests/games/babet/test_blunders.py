"""What is left to the next player."""

from random import Random

import pytest
from tests.games.babet.tables import table

from gueridon.bots.choosing import choose
from gueridon.core.fate import key_of
from gueridon.core.knowledge import Knowledge
from gueridon.games.babet import GAME
from gueridon.games.babet.box import Role
from gueridon.games.babet.hints.blunders import prudent, wins_next
from gueridon.games.babet.moves import Lay


def test_a_card_with_which_the_next_player_would_win_at_once_is_not_laid_where_another_will_do():
    state = table("11 12 30", "27 28", laid="3 6 9", river="4 5", actions=1)
    state.roles, state.order, state.shown = [Role.ARTISOU, Role.FOUTRALOU], [0, 1], [[], [27]]
    safe = prudent(state, 0, GAME.legal_moves(state, 0))
    assert Lay(11, 9) not in safe
    assert Lay(12, 9) not in safe
    assert Lay(30, 9) in safe  # nothing is higher
    for level in ("adept", "seer"):
        known = Knowledge(GAME, 0, GAME.view(state, 0), GAME.legal_moves(state, 0), [], [])
        assert choose(known, level, Random(1)).move in safe


def test_two_cards_of_the_river_may_do_as_well_and_a_pile_that_is_moved():
    state = table("1", "2", laid="3 6 9", river="12 15", turn=1)
    state.roles = [Role.ARTISOU, Role.FOUTRALOU]
    assert wins_next(state)
    state.river = [1, 2]
    assert not wins_next(state)
    state.piles = [[3, 6, 9], [12, 14]]
    assert wins_next(state)


def test_whoever_can_still_mend_it_in_this_turn_may_do_anything():
    state = table("11 12 30", "27 28", laid="3 6 9", river="4 5", actions=2)
    state.roles, state.order, state.shown = [Role.ARTISOU, Role.FOUTRALOU], [0, 1], [[], [27]]
    assert Lay(11, None) in prudent(state, 0, GAME.legal_moves(state, 0))
    state.actions = 1
    assert Lay(11, None) not in prudent(state, 0, GAME.legal_moves(state, 0))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_follows_from_what_the_seat_sees_and_leaves_something_to_do(players):
    rng = Random(players)
    state = GAME.setup(players, GAME.presets["usual"], key_of("prudent"))
    while acting := GAME.to_act(state):
        moves = GAME.legal_moves(state, acting[0])
        safe = prudent(state, acting[0], moves)
        assert safe
        assert safe == prudent(GAME.imagine(GAME.view(state, acting[0]), rng), acting[0], moves)
        GAME.apply(state, acting[0], rng.choice(moves))
