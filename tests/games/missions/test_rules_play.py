"""FIF-20 to FIF-22: laying cards, accomplishing missions, winning medals."""

import pytest
from tests.games.missions.tables import card, lay, names, plays, table, told, why_not

from gueridon.core.errors import Illegal
from gueridon.core.fate import key_of
from gueridon.games.missions import GAME
from gueridon.games.missions.box.cards import Medal
from gueridon.games.missions.box.missions import MISSIONS
from gueridon.games.missions.events import (
    CardsReceived,
    HandFilled,
    MedalWon,
    MissionsAccomplished,
    MissionTurnedUp,
)
from gueridon.games.missions.options import Options
from gueridon.games.missions.rules import FULFILLED


def accomplished(*missions: int, seat: int | None = 0) -> MissionsAccomplished:
    return MissionsAccomplished(seat, tuple(MISSIONS[mission] for mission in missions))


def turned_up(mission: int, place: int) -> MissionTurnedUp:
    return MissionTurnedUp(MISSIONS[mission], place)


@pytest.mark.rule("FIF-20")
def test_a_card_covers_one_of_the_same_symbol_or_the_same_value():
    state = table("L7 K4 B5 C1", stacks="L1 B2 K3 C4")
    assert plays(state, 0) == {"L7 on 0", "K4 on 2", "K4 on 3", "B5 on 1", "C1 on 0", "C1 on 3"}


@pytest.mark.rule("FIF-20")
def test_a_card_that_shares_neither_is_refused():
    state = table("L7", stacks="L1 B2 K3 C4")
    assert [why_not(state, 0, "L7", stack) for stack in range(4)] == [None, "FIF-20/fit", "FIF-20/fit", "FIF-20/fit"]


@pytest.mark.rule("FIF-20")
def test_a_card_that_is_not_in_hand_is_refused():
    assert why_not(table("L7", "L6"), 0, "L6", 0) == "FIF-20/hand"


@pytest.mark.rule("FIF-20")
def test_players_play_in_turn():
    state = table("L7", "L6", turn=1)
    assert GAME.to_act(state) == (1,)
    assert plays(state, 0) == set()
    assert why_not(state, 0, "L7", 0) == "FIF-20/turn"
    assert why_not(state, 1, "L6", 0) is None


@pytest.mark.rule("FIF-20")
def test_the_turn_goes_round_the_table():
    state = table("L7 K7", "L6", "L5", turn=1)
    lay(state, 1, "L6", 0)
    assert state.turn == 2
    lay(state, 2, "L5", 0)
    assert state.turn == 0


@pytest.mark.rule("FIF-20")
def test_there_is_no_seat_beyond_the_last_player_s():
    assert why_not(table("L7", "L6"), 2, "L6", 0) == "FIF-20/turn"


@pytest.mark.rule("FIF-20")
def test_twin_cards_in_hand_are_one_play():
    state = table("L7 L7 L7 L6")
    assert len(GAME.legal_moves(state, 0)) == 2
    lay(state, 0, "L7", 0)
    assert names(state.hands[0]) == "L6 L7 L7"


@pytest.mark.rule("FIF-20")
def test_the_laid_card_is_exposed_on_its_stack():
    state = table("L7 B5")
    lay(state, 0, "L7", 0)
    assert [names(stack) for stack in state.stacks] == ["L1 L7", "B2", "K3", "C4"]
    assert GAME.view(state, None).stacks[0] == card("L7")


@pytest.mark.rule("FIF-20")
def test_the_player_draws_back_to_four():
    state = table("L7 B5 B6 B7", draw_pile="C7 C6")
    lay(state, 0, "L7", 0)
    assert names(state.hands[0]) == "B5 B6 B7 C7"
    assert names(state.draw_pile) == "C6"
    assert told(state, HandFilled, CardsReceived) == [HandFilled(0, 1, 1), CardsReceived(0, (card("C7"),))]


@pytest.mark.rule("FIF-20")
def test_only_the_player_hears_which_card_was_drawn():
    state = table("L7 B5 B6 B7", "L2", draw_pile="C7")
    lay(state, 0, "L7", 0)
    assert state.log is not None
    assert [audience for audience, event in state.log if isinstance(event, CardsReceived)] == [(0,)]


@pytest.mark.rule("FIF-20")
def test_when_the_pile_is_empty_hands_shrink():
    state = table("L7 B5 B6 B7")
    lay(state, 0, "L7", 0)
    assert names(state.hands[0]) == "B5 B6 B7"
    assert told(state, HandFilled) == []


@pytest.mark.rule("FIF-20")
def test_a_refused_play_changes_nothing():
    state, untouched = table("L7", "L6"), table("L7", "L6")
    with pytest.raises(Illegal, match="FIF-20/fit"):
        lay(state, 0, "L7", 3)
    assert state == untouched


@pytest.mark.rule("FIF-21")
def test_all_fulfilled_missions_leave_together_and_gaps_fill_from_left_to_right():
    state = table("C4 B5", missions=(15, 16, 13, 14), mission_pile=(46, 48, 25), stacks="L1 B2 K3 K4")
    lay(state, 0, "C4", 3)
    assert told(state, MissionsAccomplished, MissionTurnedUp) == [
        accomplished(15, 13, 14),
        turned_up(46, 0),
        turned_up(48, 2),
        turned_up(25, 3),
    ]
    assert state.missions == [46, 16, 48, 25]
    assert state.accomplished == [15, 13, 14]


@pytest.mark.rule("FIF-21")
def test_the_row_is_checked_again_until_no_mission_is_fulfilled():
    state = table("C4 B5", missions=(13, 16), mission_pile=(14, 15, 46, 48), stacks="L1 B2 K3 K4")
    lay(state, 0, "C4", 3)
    assert told(state, MissionsAccomplished, MissionTurnedUp) == [
        accomplished(13),
        turned_up(14, 0),
        accomplished(14),
        turned_up(15, 0),
        accomplished(15),
        turned_up(46, 0),
    ]
    assert state.missions == [46, 16, None, None]


@pytest.mark.rule("FIF-21")
def test_missions_are_accomplished_from_the_set_up_on():
    state = GAME.setup(1, Options(), key_of("2633"))
    assert len(state.accomplished) == 4
    assert {event.seat for event in told(state, MissionsAccomplished)} == {None}
    assert not any(FULFILLED[state.row] >> mission & 1 for mission in state.missions if mission is not None)


@pytest.mark.rule("FIF-22")
@pytest.mark.parametrize("medal", [Medal.BRONZE, Medal.SILVER])
def test_a_medal_that_comes_up_is_won_and_the_next_card_takes_the_place(medal):
    state = table("C4 B5", missions=(13,), mission_pile=(medal, 46), stacks="L1 B2 K3 K4")
    lay(state, 0, "C4", 3)
    assert state.medals == [medal]
    assert state.missions[0] == 46
    assert told(state, MedalWon, MissionTurnedUp) == [MedalWon(medal), turned_up(46, 0)]


@pytest.mark.rule("FIF-22")
def test_a_medal_in_the_middle_of_a_cascade_does_not_stop_it():
    state = table("C4 B5", missions=(13,), mission_pile=(Medal.BRONZE, 14, 15, 46), stacks="L1 B2 K3 K4")
    lay(state, 0, "C4", 3)
    assert told(state, MissionsAccomplished, MedalWon, MissionTurnedUp) == [
        accomplished(13),
        MedalWon(Medal.BRONZE),
        turned_up(14, 0),
        accomplished(14),
        turned_up(15, 0),
        accomplished(15),
        turned_up(46, 0),
    ]


@pytest.mark.rule("FIF-22")
def test_an_empty_mission_pile_leaves_gaps():
    state = table("C4 B5", missions=(13, 16, 14, 46), mission_pile=(48,), stacks="L1 B2 K3 K4")
    lay(state, 0, "C4", 3)
    assert state.missions == [48, 16, None, 46]
    assert GAME.view(state, 0).missions[2] is None
