"""Step 4, how it ends, and what the players are told."""

import pytest
from fluent.syntax import FluentParser, ast
from tests.games.medium.tables import act, card, fragments, letters, table, told, why_not

from gueridon.core.words import Words
from gueridon.games.medium import GAME
from gueridon.games.medium.box import GOALS
from gueridon.games.medium.events import CardSeen, GameEnded, PredictionAccomplished, StarPutDown, StarTaken
from gueridon.games.medium.moves import (
    GO_ON,
    MOVES,
    Accomplish,
    Activate,
    Give,
    Guess,
    Join,
    LookAt,
    PutDown,
    Take,
    TakeFrom,
)
from gueridon.games.medium.options import Options


def exchanging(*hands, **rest):
    return table(*hands, phase="exchange", **rest)


@pytest.mark.rule("MED-60")
def test_a_galaxy_card_is_taken_then_another_is_put_in_its_place():
    state = exchanging("M1Y M2Y", "", "", galaxy="S1Y S2Y")
    assert why_not(state, 0, PutDown(0)) == "MED-60/put-down"
    act(state, 0, Take(1))
    assert why_not(state, 0, Take(0)) == "MED-60/step"
    act(state, 0, PutDown(0))
    assert letters(state.hands[0][:2]) == "S2Y M2Y"
    assert letters(state.galaxy[:2]) == "S1Y M1Y"


@pytest.mark.rule("MED-60")
def test_what_was_taken_is_seen_before_choosing_and_is_not_among_the_choices():
    state = act(exchanging("M1Y M2Y", "", "", galaxy="S1Y"), 0, Take(0))
    assert [(audience, event) for audience, event in state.log or [] if isinstance(event, CardSeen)] == [
        ((0,), CardSeen(card("S1Y")))
    ]
    for move in GAME.legal_moves(state, 0):
        world = state.clone()
        GAME.apply(world, 0, move)
        assert letters(world.galaxy[:1]) != "S1Y"


@pytest.mark.rule("MED-60")
def test_there_are_as_many_places_as_the_galaxy_has():
    state = exchanging("", "", "", "")
    assert GAME.legal_moves(state, 0) == [Take(star) for star in range(7)]
    assert why_not(state, 0, Take(7)) == "MED-12"


@pytest.mark.rule("MED-61")
def test_taken_face_up_it_is_replaced_face_down():
    state = act(exchanging("M1Y", "", "", galaxy="S1Y!"), 0, Take(0), PutDown(0))
    assert not state.face_up[0]
    assert told(state, StarTaken) == [StarTaken(0, 0, "one", card("S1Y"))]
    assert told(state, StarPutDown) == [StarPutDown(0, 0, 0, "moon", None)]


@pytest.mark.rule("MED-61")
def test_taken_face_down_it_is_replaced_face_up():
    state = act(exchanging("M1Y", "", "", galaxy="S1Y"), 0, Take(0), PutDown(0))
    assert state.face_up[0]
    assert told(state, StarTaken) == [StarTaken(0, 0, "one", None)]
    assert told(state, StarPutDown) == [StarPutDown(0, 0, 0, "moon", card("M1Y"))]


@pytest.mark.rule("MED-62")
def test_a_turn_ends_with_five_cards_in_hand_whatever_was_done():
    state = table("", "", "", held=["yellow", "sun", "two"], phase="power")
    act(state, 0, Activate("pythia"), TakeFrom(1, 0))
    assert why_not(state, 0, GO_ON) == "MED-62"
    act(state, 0, Give(0), Take(0))
    assert why_not(state, 0, GO_ON) == "MED-62"
    act(state, 0, PutDown(0))
    assert state.turn == 1
    assert [len(hand) for hand in state.hands] == [5, 5, 5]


@pytest.mark.rule("MED-70")
def test_six_fragments_win_at_once_by_a_guess_in_the_middle_of_a_turn():
    state = table("", "", "", held=["yellow", "sun", "two"], white=[3, 1, 1], red=[2, 0, 0])
    act(state, 0, Guess(1, "sun"))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("star", (0,), (6, 1, 1))
    assert GAME.to_act(state) == ()
    assert {why_not(state, seat, move) for seat in range(4) for move in MOVES} == {"MED-70"}


@pytest.mark.rule("MED-70")
def test_a_guess_after_a_look_may_win_too():
    state = table("", "", held=["yellow", "sun"], white=[5, 1], powers={0: "tohunga pythia druidess"}, phase="look")
    act(state, 0, LookAt(1, 0), Guess(1, "sun"))
    assert told(state, GameEnded)[0].winners == (0,)


@pytest.mark.rule("MED-70")
@pytest.mark.rule("MED-6")
def test_an_accomplishment_stops_at_the_sixth_fragment_white_ones_first():
    state = table("M1Y S2Y P3Y M2Y S1Y", "", "", held=["yellow", "sun", "two"], white=[4, 1, 1])
    assert fragments(act(state, 0, Accomplish("yellow")), 0) == (6, 0)
    state = table("M1Y S2Y P3Y M2Y", "", "", held=["yellow", "sun", "two"], white=[4, 1, 1], galaxy="S1Y!", fetish=[0])
    assert fragments(act(state, 0, Join(0), Accomplish("yellow")), 0) == (6, 0)


@pytest.mark.rule("MED-71")
def test_it_ends_when_nobody_holds_a_prediction_and_none_is_left():
    state = table("M1Y S2Y P3Y", "", "", held=["yellow", "", ""], deck="", white=[1, 1, 3])
    act(state, 0, Accomplish("yellow"))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("exhausted", (2,), (2, 1, 3))


@pytest.mark.rule("MED-71")
def test_a_prediction_in_the_discard_pile_keeps_it_going():
    state = table("M1Y S2Y P3Y", "", "", held=["yellow", "", ""], deck="", discards="red")
    assert GAME.outcome(act(state, 0, Accomplish("yellow"))) is None


@pytest.mark.rule("MED-71")
@pytest.mark.parametrize(
    ("white", "red", "winners"),
    [([1, 2, 1], [2, 0, 1], (0,)), ([1, 2, 0], [1, 0, 2], (1,)), ([2, 2, 0], [0, 0, 1], (0, 1))],
)
def test_at_the_turn_limit_most_fragments_win_then_most_white_ones_then_it_is_shared(white, red, winners):
    state = exchanging("", "", "", white=white, red=red, turn=2, options=Options(turn_limit=20))
    state.turns = 60
    act(state, 2, Take(0), PutDown(0))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("turn-limit", winners)


@pytest.mark.rule("MED-71")
def test_before_the_last_turn_it_goes_on():
    state = exchanging("", "", "", turn=1, options=Options(turn_limit=20))
    state.turns = 59
    act(state, 1, Take(0), PutDown(0))
    assert GAME.outcome(state) is None
    assert GAME.view(state, 0).number == 20


@pytest.mark.rule("MED-80")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_each_goal_has_a_title_and_a_verse_and_there_is_advice(language):
    words = FluentParser().parse((GAME.folder / f"words.{language}.ftl").read_text("utf-8"))
    entries = {entry.id.name: entry for entry in words.body if isinstance(entry, ast.Message)}
    for goal in GOALS:
        assert [each.id.name for each in entries[f"goal-{goal}"].attributes] == ["title", "verse"]
    assert {name for name in entries if name.startswith("advice-")} == {
        "advice-both",
        "advice-cheap",
        "advice-nine",
        "advice-exchanges",
    }


def test_a_seat_that_does_not_exist_may_do_nothing():
    state = table("", "", held=["yellow", "sun"])
    assert [move for move in MOVES if why_not(state, 2, move) is None] == []


@pytest.mark.rule("MED-55")
@pytest.mark.parametrize(
    ("white", "red", "french", "english"),
    [
        (0, 1, " : un fragment rouge.", ": one red fragment."),
        (1, 1, " : un fragment blanc et un rouge.", ": one white fragment and a red one."),
        (2, 1, " : 2 fragments blancs et un rouge.", ": 2 white fragments and a red one."),
        (3, 0, " : 3 fragments blancs.", ": 3 white fragments."),
    ],
)
def test_what_an_accomplishment_brings_is_told_as_it_is(white, red, french, english):
    event = PredictionAccomplished(0, GOALS[0], (), 3 if red else None, white, red)
    assert Words("fr", GAME).tell("event", event).replace("\u00a0", " ").endswith(french)
    assert Words("en", GAME).tell("event", event).endswith(english)


@pytest.mark.rule("MED-71")
def test_what_lies_in_the_deck_is_always_of_use_to_somebody():
    """One who accomplished all nine goals draws no more; the other, whose prediction was guessed, does at his turn."""
    all_nine = " ".join(GOALS)
    state = table("", "", held=("", "moon"), accomplished={0: all_nine})
    act(state, 0, Guess(1, "moon"))
    assert not any(state.held)
    assert state.ended is None
    while state.turn == 0:
        act(state, 0, GAME.legal_moves(state, 0)[0])
    assert not state.held[0]
    while state.phase == "accomplish":
        act(state, 1, GO_ON)
    assert state.held[1]
