"""Steps 1 and 2: accomplish, guess, draw."""

import pytest
from tests.games.medium.tables import act, card, fragments, goals, heard_by, letters, table, told, why_not

from gueridon.games.medium import GAME
from gueridon.games.medium.events import (
    DeckGlimpsed,
    DeckRenewed,
    GuessedRight,
    GuessedWrong,
    NothingDrawn,
    PredictionAccomplished,
    PredictionDrawn,
    PredictionReceived,
    Redrawn,
)
from gueridon.games.medium.moves import GO_ON, Accomplish, Activate, Discard, Guess

YELLOW = "M1Y S2Y P3Y"


@pytest.mark.rule("MED-30")
@pytest.mark.parametrize(
    ("hand", "gained"),
    [("M1Y S2Y P3Y M1B S2B", 1), ("M1Y S2Y P3Y M2Y S2B", 2), ("M1Y S2Y P3Y M2Y S1Y", 3)],
)
def test_three_cards_are_worth_one_white_fragment_four_two_five_three(hand, gained):
    state = act(table(hand, "", "", held=["yellow", "sun", "two"]), 0, Accomplish("yellow"))
    assert fragments(state, 0) == (1 + gained, 0)


@pytest.mark.rule("MED-30")
def test_two_cards_are_not_enough():
    state = table("M1Y S2Y P3B M1B S2B", "", "", held=["yellow", "sun", "two"])
    assert why_not(state, 0, Accomplish("yellow")) == "MED-30/cards"
    assert why_not(state, 0, Accomplish("blue")) == "MED-30/held"


@pytest.mark.rule("MED-30")
def test_the_worked_example_three_yellow_cards_are_shown_and_return_to_their_places():
    state = table("M1B M1Y S2Y S2B P3Y", "", "", held=["yellow", "sun", "two"])
    act(state, 0, Accomplish("yellow"))
    (shown,) = told(state, PredictionAccomplished)
    assert shown.cards == (card("M1Y"), card("S2Y"), card("P3Y"))
    assert (shown.goal, shown.white, shown.red, shown.star) == ("yellow", 1, 0, None)
    assert letters(state.hands[0]) == "M1B M1Y S2Y S2B P3Y"


@pytest.mark.rule("MED-30")
def test_accomplishing_belongs_to_the_start_of_a_turn():
    state = act(table(YELLOW, "", "", held=["yellow", "sun", "two"]), 0, GO_ON)
    assert why_not(state, 0, Accomplish("yellow")) == "MED-30/step"


@pytest.mark.rule("MED-31")
def test_an_accomplished_prediction_lies_open_and_its_goal_is_never_drawn_again():
    state = table(YELLOW, "", "", held=["yellow", "sun", "two"], deck="red one three yellow")
    act(state, 0, Accomplish("yellow"), GO_ON)
    assert GAME.view(state, None).mediums[0].accomplished == ("yellow",)
    assert goals(state.held[0]) == ["three"]
    assert "yellow" in goals(state.deck)


@pytest.mark.rule("MED-32")
def test_one_accomplishment_and_one_guess_in_either_order():
    for first, second in ((Accomplish("yellow"), Guess(1, "red")), (Guess(1, "red"), Accomplish("yellow"))):
        state = act(table(YELLOW, "", "", held=["yellow", "sun", "two"]), 0, first, second)
        assert state.phase == "power"


@pytest.mark.rule("MED-32")
def test_no_second_accomplishment_and_no_second_guess():
    state = table("M1Y M2Y M3Y", "", "", held=["yellow moon", "sun", "two"])
    act(state, 0, Accomplish("yellow"))
    assert why_not(state, 0, Accomplish("moon")) == "MED-32/accomplish"
    state = act(table("", "", "", held=["yellow", "sun", "two"]), 0, Guess(1, "red"))
    assert why_not(state, 0, Guess(2, "red")) == "MED-32/guess"


@pytest.mark.rule("MED-32")
def test_the_step_passes_by_itself_only_if_everyone_can_see_that_nothing_is_left():
    state = act(table("M1Y M1B S1R", "", "", held=["yellow", "sun", ""]), 0, Guess(1, "red"))
    assert GAME.legal_moves(state, 0) == [GO_ON]  # whether he could accomplish is his secret
    state = act(table("", "", "", held=["yellow", "", ""]), 0, GO_ON)
    assert why_not(state, 0, Guess(1, "red")) == "MED-33/step"
    state = act(table(YELLOW, "", "", held=["yellow", "", ""]), 0, Accomplish("yellow"))
    assert state.phase == "power"


@pytest.mark.rule("MED-33")
def test_a_right_guess_wins_a_white_fragment_and_the_prediction_is_discarded_face_up():
    state = act(table("", "", "", held=["yellow", "two", "sun"]), 0, Guess(1, "two"))
    assert told(state, GuessedRight) == [GuessedRight(0, 1, "two")]
    assert fragments(state, 0) == (2, 0)
    assert state.held[1] == []
    assert [each.goal for each in GAME.view(state, 2).discards] == ["two"]


@pytest.mark.rule("MED-33")
def test_against_several_predictions_any_match_counts_and_only_that_one_is_discarded():
    state = act(table("", "", "", held=["yellow", "two sun red", "sun"]), 0, Guess(1, "sun"))
    assert goals(state.held[1]) == ["two", "red"]


@pytest.mark.rule("MED-33")
def test_one_accuses_an_opponent_who_holds_a_prediction_of_any_of_the_nine_goals():
    state = table("", "", "", held=["yellow", "two", ""])
    assert why_not(state, 0, Guess(0, "two")) == "MED-33/opponent"
    assert why_not(state, 0, Guess(3, "two")) == "MED-33/opponent"
    assert why_not(state, 0, Guess(2, "two")) == "MED-33/none"
    assert sum(isinstance(move, Guess) for move in GAME.legal_moves(state, 0)) == 9


@pytest.mark.rule("MED-34")
@pytest.mark.parametrize(
    ("before", "after", "lost", "turned"),
    [((2, 1), (2, 0), 1, 0), ((1, 3), (1, 0), 3, 0), ((2, 0), (1, 1), 0, 1), ((0, 0), (0, 0), 0, 0)],
)
def test_a_wrong_guess_with_reds_with_whites_only_and_with_none(before, after, lost, turned):
    state = table("", "", "", held=["yellow", "two", "sun"], white=[before[0], 1, 1], red=[before[1], 0, 0])
    act(state, 0, Guess(1, "red"))
    assert fragments(state, 0) == after
    assert told(state, GuessedWrong) == [GuessedWrong(0, 1, "red", lost, turned)]


@pytest.mark.rule("MED-34")
def test_a_wrong_guess_reveals_nothing():
    held = table("", "", "", held=["yellow", "two", "sun"]), table("", "", "", held=["yellow", "blue", "sun"])
    for state in held:
        act(state, 0, Guess(1, "red"))
    assert GAME.view(held[0], 0) == GAME.view(held[1], 0)
    assert heard_by(held[0], 0) == heard_by(held[1], 0)


@pytest.mark.rule("MED-40")
def test_whoever_holds_none_draws_and_whoever_holds_one_does_not():
    state = act(table("", "", "", held=["", "sun", "two"]), 0, GO_ON)
    assert len(state.held[0]) == 1
    assert told(state, PredictionDrawn) == [PredictionDrawn(0, 15)]
    assert heard_by(state, 1, PredictionReceived) == []
    state = act(table("", "", "", held=["red", "sun", "two"]), 0, GO_ON)
    assert told(state, PredictionDrawn) == []


@pytest.mark.rule("MED-40")
def test_an_accomplished_goal_is_drawn_past_and_shuffled_back():
    state = table("", "", "", held=["", "sun", "two"], accomplished={0: "red blue"}, deck="one moon red blue")
    act(state, 0, GO_ON)
    assert goals(state.held[0]) == ["moon"]
    assert sorted(goals(state.deck)) == ["blue", "one", "red"]


@pytest.mark.rule("MED-40")
def test_others_hear_that_a_redraw_took_place_and_never_the_cards():
    state = table("", "", "", held=["", "sun", "two"], accomplished={0: "red blue"}, deck="one three moon red blue")
    act(state, 0, GO_ON)
    assert heard_by(state, 1, Redrawn) == [Redrawn(0)]
    assert heard_by(state, 1, DeckGlimpsed) == []
    assert heard_by(state, 0, DeckGlimpsed) == [DeckGlimpsed(0, ("blue", "red"))]
    assert (GAME.view(state, 1).redrawn, GAME.view(state, 1).returned) == ((0,), ())
    assert GAME.view(state, 0).returned == ("blue", "red")


@pytest.mark.rule("MED-40")
def test_if_the_deck_has_none_the_discard_pile_is_added_and_the_search_goes_on():
    state = table("", "", held=["", "sun"], accomplished={0: "red blue one"}, deck="red blue one", discards="moon")
    act(state, 0, GO_ON)
    assert goals(state.held[0]) == ["moon"]
    assert (state.discards, len(state.deck)) == ([], 3)
    assert told(state, DeckRenewed) == [DeckRenewed(3)]


@pytest.mark.rule("MED-40")
def test_failing_that_none_is_drawn_and_it_is_tried_again_on_the_next_turn():
    done = {0: "red blue one"}
    state = table("", "", held=["", "sun"], accomplished=done, deck="red blue one")
    act(state, 0, GO_ON)
    assert told(state, NothingDrawn) == [NothingDrawn(0)]
    assert (state.held[0], state.phase, len(state.deck)) == ([], "power", 3)
    again = table("", "", held=["", "sun"], accomplished=done, deck="red blue one moon", turn=0)
    assert goals(act(again, 0, GO_ON).held[0]) == ["moon"]


@pytest.mark.rule("MED-41")
def test_a_deck_of_two_takes_in_the_discard_pile_before_a_draw():
    state = table("", "", held=["", "sun"], deck="red blue", discards="one two three")
    act(state, 0, GO_ON)
    assert len(state.held[0]) == 1
    assert (state.discards, len(state.deck)) == ([], 4)


@pytest.mark.rule("MED-41")
def test_it_does_so_after_a_draw_is_complete_too():
    state = table("", "", held=["", "sun"], deck="red blue one", discards="two three")
    act(state, 0, GO_ON)
    assert goals(state.held[0]) == ["one"]
    assert (state.discards, len(state.deck)) == ([], 4)


@pytest.mark.rule("MED-41")
def test_and_after_a_discard():
    state = act(table("", "", held=["moon", "sun"], deck="red blue"), 0, Guess(1, "sun"))
    assert (state.discards, len(state.deck)) == ([], 3)
    assert told(state, DeckRenewed) == [DeckRenewed(3)]
    state = table("", "", held=["moon", "sun"], deck="red blue one", phase="power")
    act(state, 0, Activate("omikuji"), Discard("moon"))
    assert (state.discards, len(state.deck)) == ([], 3)


@pytest.mark.rule("MED-41")
def test_three_cards_in_the_deck_are_enough():
    state = act(table("", "", held=["moon", "sun"], deck="red blue one"), 0, Guess(1, "sun"))
    assert (goals(state.discards), len(state.deck)) == (["sun"], 3)


@pytest.mark.rule("MED-41")
def test_an_empty_deck_without_discards_is_not_renewed_and_play_goes_on():
    state = act(table("", "", held=["", "sun"], deck=""), 0, GO_ON)
    assert told(state, NothingDrawn) == [NothingDrawn(0)]
    assert told(state, DeckRenewed) == []
    assert GAME.to_act(state) == (0,)
