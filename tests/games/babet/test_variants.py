"""BAB-40 to BAB-42: triplette, mirrors, hidden roles."""

from random import Random

import pytest
from tests.games.babet.tables import KEY, end_turn, lay, move_pile, table, told

from gueridon.core.errors import Illegal
from gueridon.core.fate import key_of
from gueridon.core.game import play
from gueridon.games.babet import GAME
from gueridon.games.babet.box import ROLES, Role
from gueridon.games.babet.events import MirrorSeen, RoleReceived, RolesShown, Triplette
from gueridon.games.babet.moves import DRAW, END_TURN, MovePile
from gueridon.games.babet.options import Options

TRIPLETTE = Options(triplette=True)
MIRRORS = Options(mirrors=True)
HIDDEN = Options(roles="hidden")


@pytest.mark.rule("BAB-40")
def test_thirteen_fourteen_and_fifteen_go_back_into_the_pile():
    state = table("14 15", "", laid="13 | 20", pile="1 2", options=TRIPLETTE)
    lay(state, 14, 13)
    lay(state, 15, 14)
    assert state.piles == [[20]]
    assert sorted(state.draw_pile) == [1, 2, 13, 14, 15]
    assert told(state, Triplette) == [Triplette((13, 14, 15), 1, 5)]


@pytest.mark.rule("BAB-40")
def test_without_the_variant_they_stay():
    state = table("15", "", laid="13 14")
    lay(state, 15, 14)
    assert state.piles == [[13, 14, 15]]


@pytest.mark.rule("BAB-40")
def test_a_move_makes_a_triplette_too_and_of_a_run_of_four_the_lowest_three_leave():
    state = table("", "", laid="1 7 8 | 9 10", options=TRIPLETTE)
    move_pile(state, 9, 8)
    assert state.piles == [[1, 10]]


@pytest.mark.rule("BAB-40")
def test_the_triplette_comes_before_the_finished_personality():
    state = table("15", "", laid="3 9 13 14", options=TRIPLETTE)
    lay(state, 15, 14)
    assert state.ended is None
    assert state.piles == [[3, 9]]


@pytest.mark.rule("BAB-40")
def test_the_limit_of_five_is_looked_at_before_the_three_leave():
    state = table("", "", laid="1 2 | 3 5 9 13", options=TRIPLETTE)
    assert GAME.why_not(state, 0, MovePile(3, 2)) == "BAB-26/limit"


@pytest.mark.rule("BAB-40")
def test_the_river_waits_for_the_next_draw():
    state = table("15", "", laid="13 14", river="1", pile="", options=TRIPLETTE)
    lay(state, 15, 14)
    assert state.river == [1]
    end_turn(state)
    assert state.draws == 2
    play(GAME, state, 1, DRAW)
    assert state.river == [1]
    play(GAME, state, 1, DRAW)
    assert len(state.river) == 2


@pytest.mark.rule("BAB-40")
def test_after_the_tenth_runs_of_three_stay():
    state = table("15 24", "", laid="13 14 | 22 23", options=TRIPLETTE)
    state.triplettes = 9
    lay(state, 15, 14)
    assert state.triplettes == 10
    lay(state, 24, 23)
    assert state.piles == [[22, 23, 24]]


@pytest.mark.rule("BAB-40")
def test_the_table_remembers_who_cannot_hold_what_came_back():
    state = table("15", "1", laid="13 14", river="2 4", pile="", options=TRIPLETTE)
    lay(state, 15, 14)
    end_turn(state)
    assert GAME.view(state, 0).not_held == ((13, 14, 15), (13, 14, 15))
    play(GAME, state, 1, DRAW)
    assert GAME.view(state, 0).not_held == ((13, 14, 15), ())
    for seed in range(20):
        assert not set(GAME.imagine(GAME.view(state, 1), Random(seed)).hands[0]) & {13, 14, 15}


@pytest.mark.rule("BAB-41")
@pytest.mark.parametrize(("one", "other"), [(1, 10), (2, 20), (3, 30), (12, 21)])
def test_a_card_on_its_mirror_gives_one_more_action(one, other):
    state = table(f"{other}", "", laid=f"{one}", options=MIRRORS)
    lay(state, other, one)
    assert state.actions == 2
    assert told(state, MirrorSeen) == [MirrorSeen(0, other, one)]


@pytest.mark.rule("BAB-41")
@pytest.mark.parametrize(("one", "other"), [(1, 10), (10, 1), (12, 21), (21, 12)])
def test_a_pair_laid_in_succession_gives_one_more_action_wherever_it_lies(one, other):
    state = table("1 10 12 21", "", options=MIRRORS)
    lay(state, one)
    lay(state, other)
    assert (state.turn, state.actions) == (0, 1)


@pytest.mark.rule("BAB-41")
def test_there_is_one_bonus_per_turn():
    state = table("10 20", "", laid="1 | 2", options=MIRRORS)
    lay(state, 10, 1)
    lay(state, 20, 2)
    assert state.actions == 1
    assert len(told(state, MirrorSeen)) == 1


@pytest.mark.rule("BAB-41")
def test_moving_a_pile_onto_a_mirror_gives_nothing():
    state = table("", "", laid="1 | 10", options=MIRRORS)
    move_pile(state, 10, 1)
    assert state.actions == 1


@pytest.mark.rule("BAB-41")
def test_a_new_turn_forgets_what_was_laid():
    state = table("1", "10", river="", pile="", options=MIRRORS)
    lay(state, 1)
    end_turn(state)
    lay(state, 10)
    assert state.actions == 1


@pytest.mark.rule("BAB-41")
def test_the_bonus_frees_a_full_hand_only_once_it_is_earned():
    state = table("4 5 7 8 10", "", laid="1 | 20 | 22", options=MIRRORS)
    assert GAME.why_not(state, 0, END_TURN) == "BAB-27/end"
    lay(state, 10, 1)
    move_pile(state, 22, 20)
    assert state.turn == 0
    lay(state, 4)
    assert state.turn == 1


@pytest.mark.rule("BAB-42")
def test_all_know_only_their_own_role_until_the_end():
    state = GAME.setup(5, HIDDEN, KEY)
    for seat in range(5):
        assert told(state, RoleReceived, seat) == [RoleReceived(seat, state.roles[seat])]
        seen = GAME.view(state, seat).roles
        assert [role for role in seen if role] == [state.roles[seat]]
    assert GAME.view(state, None).roles == (None,) * 5
    assert told(state, RolesShown) == []
    state = table("9", "", "", laid="3 4 5 6", options=HIDDEN)
    lay(state, 9, 6)
    assert None not in GAME.view(state, None).roles
    assert len(told(state, RolesShown)) == 1


@pytest.mark.rule("BAB-42")
def test_any_seat_may_begin_and_nobody_moves():
    states = [GAME.setup(4, HIDDEN, key_of(str(number))) for number in range(60)]
    assert {state.turn for state in states} == {0, 1, 2, 3}
    assert {state.roles[state.turn] for state in states} == {Role.ARTISOU, Role.FOUTRALOU}
    for state in states:
        assert state.order == [(state.turn + step) % 4 for step in range(4)]
        assert sorted(state.roles, key=str) == sorted(ROLES[4], key=str)


@pytest.mark.rule("BAB-42")
def test_imagined_roles_keep_to_the_numbers_of_the_teams():
    state = GAME.setup(5, HIDDEN, KEY)
    worlds = [GAME.imagine(GAME.view(state, 0), Random(seed)) for seed in range(40)]
    assert all(sorted(world.roles, key=str) == sorted(ROLES[5], key=str) for world in worlds)
    assert len({tuple(world.roles) for world in worlds}) > 3


@pytest.mark.rule("BAB-42")
def test_two_players_cannot_hide_their_roles():
    with pytest.raises(Illegal, match="BAB-42"):
        GAME.setup(2, HIDDEN, KEY)
