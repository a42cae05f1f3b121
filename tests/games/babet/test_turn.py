"""BAB-20 to BAB-32: drawing, laying, moving, the limit of the hand, and how it ends."""

import pytest
from tests.games.babet.tables import end_turn, ended, lay, move_pile, table, told

from gueridon.core.errors import Illegal
from gueridon.core.game import play
from gueridon.games.babet import GAME
from gueridon.games.babet.events import RiverFilled, TurnPassed
from gueridon.games.babet.moves import DRAW, END_TURN, Draw, EndTurn, Lay, MovePile, Take


def refusal(state, move, seat=None):
    return GAME.why_not(state, state.turn if seat is None else seat, move)


def actions(state, kind):
    return [move for move in GAME.legal_moves(state, state.turn) if isinstance(move, kind)]


@pytest.mark.rule("BAB-20")
@pytest.mark.parametrize("sources", [[Take(4), Take(9)], [DRAW, DRAW], [Take(9), DRAW], [DRAW, Take(4)]])
def test_two_cards_come_from_river_and_pile_in_any_mixture(sources):
    state = table("", "", river="4 9", draws=2)
    for source in sources:
        play(GAME, state, state.turn, source)
    assert len(state.hands[state.turn]) == 2
    assert state.draws == 0


@pytest.mark.rule("BAB-20")
def test_the_first_card_is_seen_before_the_second_is_chosen():
    state = table("", "", river="4 9", pile="1 30", draws=2)
    play(GAME, state, state.turn, DRAW)
    assert GAME.view(state, state.turn).hand == (30,)
    assert actions(state, Take) == [Take(4), Take(9)]
    assert actions(state, Draw) == [DRAW]


@pytest.mark.rule("BAB-20")
def test_nobody_acts_before_drawing_nor_draws_after_it():
    state = table("5", "", river="4 9", draws=2)
    assert refusal(state, Lay(5, None)) == "BAB-20/first"
    assert refusal(state, END_TURN) == "BAB-20/first"
    assert refusal(state, Take(5)) == "BAB-20/river"
    assert refusal(state, DRAW, 1) == "BAB-20/turn"
    assert refusal(table("5", ""), DRAW) == "BAB-20/enough"


@pytest.mark.rule("BAB-21")
def test_the_river_is_filled_only_after_both_cards_are_chosen():
    state = table("", "", river="4 9", pile="1 2 3", draws=2)
    play(GAME, state, state.turn, Take(4))
    assert state.river == [9]
    assert told(state, RiverFilled)[1:] == []
    play(GAME, state, state.turn, Take(9))
    assert state.river == [3, 2]
    assert told(state, RiverFilled)[1:] == [RiverFilled((3, 2), 1)]


@pytest.mark.rule("BAB-22")
def test_what_is_left_is_drawn_and_from_nothing_nothing():
    state = table("1 2", "", river="4", pile="", actions=1, laid="6")
    end_turn(state)
    assert state.draws == 1
    play(GAME, state, state.turn, Take(4))
    assert state.draws == 0
    assert refusal(state, DRAW) == "BAB-20/enough"
    end_turn(state)
    assert state.draws == 0
    assert actions(state, Lay)


@pytest.mark.rule("BAB-22")
def test_an_empty_pile_gives_no_card():
    assert refusal(table("", "", river="4 9", pile="", draws=2), DRAW) == "BAB-22"


@pytest.mark.rule("BAB-23")
def test_there_are_up_to_two_actions_of_any_kind():
    for first, second in (
        (Lay(5, None), Lay(7, 5)),
        (MovePile(12, 11), MovePile(20, 12)),
        (Lay(5, None), MovePile(11, 5)),
        (MovePile(12, 11), Lay(13, 12)),
    ):
        state = table("5 7 13", "", laid="11 | 12 | 20")
        play(GAME, state, 0, first)
        assert state.turn == 0
        play(GAME, state, 0, second)
        assert state.turn == 1


@pytest.mark.rule("BAB-23")
def test_a_turn_may_end_without_an_action():
    state = table("5", "")
    end_turn(state)
    assert state.turn == 1
    assert told(state, TurnPassed) == [TurnPassed(0, 2)]


@pytest.mark.rule("BAB-24")
def test_on_a_ten_only_higher_cards_are_laid():
    state = table("9 11", "", laid="10")
    assert actions(state, Lay) == [Lay(9, None), Lay(11, None), Lay(11, 10)]
    assert refusal(state, Lay(9, 10)) == "BAB-24/pile"
    assert refusal(state, Lay(11, 8)) == "BAB-24/pile"
    assert refusal(state, Lay(12, 10)) == "BAB-24/hand"


@pytest.mark.rule("BAB-24")
def test_there_is_no_limit_to_the_number_of_piles_and_all_are_open_to_all():
    state = table("30", "29", laid=" | ".join(str(card) for card in range(1, 26)))
    assert len([move for move in actions(state, Lay) if move.card == 30]) == 26
    lay(state, 30)
    assert len(state.piles) == 26
    end_turn(state)
    state.draws = 0
    lay(state, 29, 25)
    assert [25, 29] in state.piles


@pytest.mark.rule("BAB-25")
def test_a_whole_pile_moves_onto_a_lower_top_card():
    state = table("", "", laid="10 12 | 3 8 | 11")
    assert set(actions(state, MovePile)) == {MovePile(10, 8), MovePile(11, 8)}
    move_pile(state, 10, 8)
    assert state.piles == [[3, 8, 10, 12], [11]]


@pytest.mark.rule("BAB-25")
def test_piles_are_never_split_and_nothing_is_slipped_inside():
    state = table("", "", laid="10 12 | 3 8 | 11")
    assert refusal(state, MovePile(12, 11)) == "BAB-25"
    assert refusal(state, MovePile(11, 10)) == "BAB-25"
    assert refusal(state, MovePile(3, 12)) == "BAB-25"


@pytest.mark.rule("BAB-25")
def test_putting_a_card_under_a_pile_takes_two_actions():
    state = table("2", "", laid="5 9")
    lay(state, 2)
    move_pile(state, 5, 2)
    assert state.piles == [[2, 5, 9]]
    assert state.turn == 1


@pytest.mark.rule("BAB-26")
def test_four_cards_do_not_move_onto_two():
    state = table("", "", laid="1 2 | 4 5 7 8 | 10 11 13")
    assert refusal(state, MovePile(4, 2)) == "BAB-26/limit"
    assert actions(state, MovePile) == [MovePile(10, 2)]


@pytest.mark.rule("BAB-26")
def test_a_finished_personality_neither_moves_nor_grows():
    state = table("30", "", laid="1", finished="4 5 7 8 10")
    assert refusal(state, MovePile(4, 1)) == "BAB-26/finished"
    assert refusal(state, Lay(30, 10)) == "BAB-26/finished"
    assert refusal(state, MovePile(11, 10)) == "BAB-26/finished"


@pytest.mark.rule("BAB-27")
def test_with_five_cards_in_hand_both_actions_must_lay():
    state = table("1 2 4 5 7", "", laid="10 | 11")
    assert refusal(state, MovePile(11, 10)) == "BAB-27/lay"
    assert refusal(state, END_TURN) == "BAB-27/end"
    lay(state, 1)
    assert actions(state, MovePile) == []
    assert actions(state, EndTurn) == []
    lay(state, 2)
    assert state.turn == 1


@pytest.mark.rule("BAB-27")
def test_with_four_cards_one_action_is_free():
    state = table("1 2 4 5", "", laid="10 | 11")
    move_pile(state, 11, 10)
    assert refusal(state, END_TURN) == "BAB-27/end"
    lay(state, 1)
    assert state.turn == 1


@pytest.mark.rule("BAB-30")
def test_it_stops_in_the_middle_of_a_turn():
    state = table("9 10", "", laid="3 4 5 6")
    lay(state, 9, 6)
    assert state.actions == 1
    assert GAME.to_act(state) == ()
    assert refusal(state, Lay(10, None)) == "BAB-30"
    with pytest.raises(Illegal):
        lay(state, 10)


@pytest.mark.rule("BAB-31")
def test_an_empty_pile_does_not_end_the_game():
    state = table("1 9", "", laid="3 4 5 6", river="", pile="")
    lay(state, 1)
    assert state.ended is None
    lay(state, 9, 6)
    assert state.ended == "one-wicked"


@pytest.mark.rule("BAB-32")
def test_a_whole_round_without_an_action_ends_it_without_a_winner():
    state = table("1", "2", "4", river="", pile="")
    end_turn(state)  # seat 0 came to this turn with something drawn: its turn does not count
    for _ in range(3):
        assert state.ended is None
        end_turn(state)
    assert ended(state).reason == "no-winner"
    assert ended(state).winners == ()
    assert ended(state).scores == (1, 1, 1)


@pytest.mark.rule("BAB-32")
def test_any_action_begins_the_round_anew():
    state = table("1 7", "2", river="", pile="")
    end_turn(state)
    end_turn(state)
    assert state.idle == 1
    lay(state, 1)
    end_turn(state)
    assert (state.idle, state.ended) == (0, None)
    end_turn(state)
    end_turn(state)
    assert state.ended == "no-winner"
