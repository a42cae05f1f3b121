"""Step 3: the six Ancient Powers."""

import pytest
from tests.games.medium.tables import act, card, fragments, goals, heard_by, letters, table, told, why_not

from gueridon.games.medium import GAME
from gueridon.games.medium.events import (
    CardLookedAt,
    CardSeen,
    CardTaken,
    FragmentTurned,
    GuessedRight,
    NothingDrawn,
    PowerActivated,
    PowerSkipped,
    PredictionAccomplished,
    PredictionDiscarded,
)
from gueridon.games.medium.moves import (
    GO_ON,
    KEEP_ALL,
    TURNS_OVER,
    Accomplish,
    Activate,
    Discard,
    Give,
    Guess,
    Join,
    LookAt,
    Move,
    PutDown,
    Take,
    TakeFrom,
    TurnOver,
)

HELD = ["yellow", "sun", "two"]
ADVANCED = dict.fromkeys(range(3), "fetish-maker tohunga chilam-balam")


def at_powers(*hands, **rest):
    """Seat 0 is about to activate a power."""
    return table(*(hands or ("", "", "")), held=rest.pop("held", HELD), phase="power", **rest)


def advanced(*hands, **rest):
    return at_powers(*hands, powers=ADVANCED, **rest)


SHORTEST: dict[str, Move] = {"exchange": Take(0), "put-down": PutDown(0), "suspect": GO_ON}


def whole_turn(state, power, *steps):
    """One turn of whoever plays: nothing said, this power with its steps, the first exchange there is."""
    if state.phase == "accomplish":
        act(state, state.turn, GO_ON)
    act(state, state.turn, Activate(power), *steps)
    while state.phase in SHORTEST:
        act(state, state.turn, SHORTEST[state.phase])


# MED-50 Activation


@pytest.mark.rule("MED-50")
def test_a_power_rests_on_the_next_turn_and_is_awake_for_the_turn_after():
    state = table("", "", held=["yellow", "sun"])
    whole_turn(state, "druidess")
    assert [own.power for own in GAME.view(state, 1).mediums[0].powers if not own.awake] == ["druidess"]
    whole_turn(state, "druidess")
    act(state, 0, GO_ON)
    assert why_not(state, 0, Activate("druidess")) == "MED-50/asleep"
    whole_turn(state, "pythia", TakeFrom(1, 0), Give(0))
    whole_turn(state, "omikuji", KEEP_ALL)
    act(state, 0, GO_ON)
    assert why_not(state, 0, Activate("druidess")) is None
    assert why_not(state, 0, Activate("pythia")) == "MED-50/asleep"


@pytest.mark.rule("MED-50")
def test_one_power_must_be_activated_and_only_one_of_ones_own():
    state = at_powers()
    assert why_not(state, 0, GO_ON) == "MED-50/must"
    assert why_not(state, 0, Take(0)) == "MED-60/step"
    assert why_not(state, 0, Activate("tohunga")) == "MED-11/own"
    act(state, 0, Activate("druidess"))
    assert told(state, PowerActivated) == [PowerActivated(0, "druidess")]
    assert why_not(state, 0, Activate("pythia")) == "MED-50/step"


@pytest.mark.rule("MED-51")
def test_omikuji_is_impossible_when_deck_and_discard_pile_are_empty():
    assert why_not(at_powers(deck=""), 0, Activate("omikuji")) == "MED-51"
    assert why_not(at_powers(deck="", discards="red"), 0, Activate("omikuji")) is None


@pytest.mark.rule("MED-51")
def test_chilam_balam_is_impossible_when_nobody_has_a_fragment():
    assert why_not(advanced(white=[0, 0, 0]), 0, Activate("chilam-balam")) == "MED-51"
    assert why_not(advanced(white=[0, 0, 0], red=[0, 0, 1]), 0, Activate("chilam-balam")) is None


@pytest.mark.rule("MED-51")
def test_what_is_offered_is_judged_from_public_counts_only():
    state = at_powers("", "", held=["yellow", "sun"], accomplished={0: "red"}, deck="red yellow")
    assert why_not(state, 0, Activate("omikuji")) is None
    act(state, 0, Activate("omikuji"))
    assert told(state, NothingDrawn) == [NothingDrawn(0)]
    assert (goals(state.held[0]), state.phase) == (["yellow"], "exchange")
    assert not GAME.view(state, 1).mediums[0].powers[2].awake


@pytest.mark.rule("MED-51")
def test_if_no_power_is_possible_the_step_is_skipped():
    state = table("", "", held=["yellow", "sun"], powers={0: "pythia omikuji chilam-balam"}, deck="", white=[0, 0])
    state.used[0] = 0
    act(state, 0, GO_ON)
    assert told(state, PowerSkipped) == [PowerSkipped(0)]
    assert state.phase == "exchange"


# MED-52 Pythia


@pytest.mark.rule("MED-52")
def test_pythia_takes_a_card_by_its_back_then_gives_one():
    state = at_powers("M1Y S1Y", "M2Y", "")
    act(state, 0, Activate("pythia"))
    assert why_not(state, 0, TakeFrom(0, 1)) == "MED-52/opponent"
    assert why_not(state, 0, TakeFrom(3, 1)) == "MED-52/opponent"
    act(state, 0, TakeFrom(1, 0))
    assert told(state, CardTaken) == [CardTaken(0, 1, 0, "two")]
    act(state, 0, Give(1))
    assert letters(state.hands[0][:2]) == "M1Y M2Y"
    assert letters(state.hands[1][:1]) == "S1Y"
    assert state.phase == "exchange"


@pytest.mark.rule("MED-52")
def test_the_card_taken_is_seen_by_its_taker_alone_before_he_gives():
    state = act(at_powers("M1Y", "M2Y", ""), 0, Activate("pythia"), TakeFrom(1, 0))
    assert heard_by(state, 0, CardSeen) == [CardSeen(card("M2Y"))]
    assert heard_by(state, 2, CardSeen) == []
    for viewer, front in ((0, card("M2Y")), (1, card("M2Y")), (2, None)):
        taken = GAME.view(state, viewer).taken
        assert taken is not None
        assert (taken.other, taken.place, taken.card.front) == (1, 0, front)


@pytest.mark.rule("MED-52")
def test_the_card_just_taken_cannot_be_given_since_only_the_five_others_are_offered():
    state = act(at_powers("M1Y", "M2Y", ""), 0, Activate("pythia"), TakeFrom(1, 0))
    for move in GAME.legal_moves(state, 0):
        world = state.clone()
        GAME.apply(world, 0, move)
        assert letters(world.hands[1][:1]) != "M2Y"
    assert why_not(state, 0, TakeFrom(1, 1)) == "MED-52/take"
    assert why_not(at_powers(), 0, Give(0)) == "MED-52/give"


# MED-53 Druidess


@pytest.mark.rule("MED-53")
def test_druidess_gives_one_exchange_more():
    state = act(at_powers(), 0, Activate("druidess"), Take(0), PutDown(0))
    assert (state.turn, state.phase, state.exchanges) == (0, "exchange", 1)
    act(state, 0, Take(1), PutDown(1))
    assert state.turn == 1


@pytest.mark.rule("MED-53")
def test_in_the_second_exchange_the_card_taken_in_the_first_may_go_back():
    state = at_powers("M1Y M2Y", "", "", galaxy="S1Y S2Y!")
    act(state, 0, Activate("druidess"), Take(0), PutDown(0), Take(1), PutDown(0))
    assert letters(state.hands[0][:2]) == "S2Y M2Y"
    assert letters(state.galaxy[:2]) == "M1Y S1Y"


@pytest.mark.rule("MED-53")
def test_the_second_may_take_the_very_card_just_laid_down_and_each_turns_the_side_of_its_place():
    state = at_powers("M1Y M2Y", "", "", galaxy="S1Y")
    act(state, 0, Activate("druidess"), Take(0), PutDown(0))
    assert state.face_up[0]
    act(state, 0, Take(0), PutDown(1))
    assert letters(state.hands[0][:2]) == "S1Y M1Y"
    assert letters(state.galaxy[:1]) == "M2Y"
    assert not state.face_up[0]


# MED-54 Omikuji


@pytest.mark.rule("MED-54")
def test_omikuji_draws_one_more_without_limit_and_never_one_held_or_accomplished():
    state = at_powers("", "", held=["red blue one", "sun"], accomplished={0: "two"}, deck="moon red blue two")
    act(state, 0, Activate("omikuji"), KEEP_ALL)
    assert goals(state.held[0]) == ["red", "blue", "one", "moon"]


@pytest.mark.rule("MED-54")
def test_after_seeing_it_one_held_before_may_be_discarded_unseen():
    state = at_powers("", "", held=["red blue", "sun"], deck="one two three moon")
    act(state, 0, Activate("omikuji"))
    assert GAME.legal_moves(state, 0) == [Discard("red"), Discard("blue"), KEEP_ALL]
    assert why_not(state, 0, Discard("moon")) == "MED-54/held"
    act(state, 0, Discard("red"))
    assert goals(state.held[0]) == ["blue", "moon"]
    assert heard_by(state, 1) == [PredictionDiscarded(0)]
    assert why_not(state, 0, KEEP_ALL) == "MED-54/step"


@pytest.mark.rule("MED-54")
def test_with_nothing_held_before_there_is_nothing_to_discard():
    state = act(at_powers("", "", held=["", "sun"]), 0, Activate("omikuji"))
    assert (len(state.held[0]), state.phase) == (1, "exchange")


# MED-55 Fetish Maker


def with_fetish(hand, galaxy, goal="yellow", **rest):
    return table(hand, "", "", held=[goal, "sun", "two"], galaxy=galaxy, powers=ADVANCED, fetish=[0], **rest)


@pytest.mark.rule("MED-55")
def test_on_activation_nothing_is_chosen_and_everyone_sees_that_it_is_pending():
    state = act(advanced(), 0, Activate("fetish-maker"))
    assert state.phase == "exchange"
    assert [medium.fetish for medium in GAME.view(state, None).mediums] == [True, False, False]


@pytest.mark.rule("MED-55")
@pytest.mark.parametrize(
    ("hand", "gained"),
    [
        ("M1Y S2Y P3Y M1B S2B", (1, 1)),  # the worked example of the rulebook
        ("M1Y S2Y P3B M1B S2B", (0, 1)),
        ("M1Y S2Y P3Y M2Y S2B", (2, 1)),
    ],
)
def test_the_card_that_joins_is_worth_a_red_fragment(hand, gained):
    state = act(with_fetish(hand, "S1Y!", white=[1, 1, 1]), 0, Join(0), Accomplish("yellow"))
    assert fragments(state, 0) == (1 + gained[0], gained[1])
    (shown,) = told(state, PredictionAccomplished)
    assert (shown.star, shown.white, shown.red) == (0, *gained)


@pytest.mark.rule("MED-55")
def test_with_five_in_hand_it_adds_nothing():
    state = with_fetish("M1Y S2Y P3Y M2Y M3Y", "S1Y!")
    assert why_not(state, 0, Join(0)) == "MED-55/goal"
    assert fragments(act(state, 0, Accomplish("yellow")), 0) == (4, 0)


@pytest.mark.rule("MED-55")
def test_the_galaxy_card_must_show_the_goal_on_its_visible_side():
    state = with_fetish("M1Y S2Y P3Y M1B S2B", "S1Y P2Y! M2Y S3B!")
    state.known[state.galaxy[0]] |= 1  # he knows the front, which does not help: its back shows the number
    assert why_not(state, 0, Join(0)) == "MED-55/goal"
    assert why_not(state, 0, Join(1)) is None
    assert why_not(state, 0, Join(2)) == "MED-55/goal"
    assert why_not(state, 0, Join(3)) == "MED-55/goal"
    assert why_not(with_fetish("M1Y S1R P1Y M2B S2B", "S1Y", goal="one"), 0, Join(0)) is None


@pytest.mark.rule("MED-55")
def test_it_stays_where_it_lies_the_same_side_up_and_the_accomplishment_follows():
    state = act(with_fetish("M1Y S2Y P3Y M1B S2B", "S1Y!"), 0, Join(0))
    assert GAME.view(state, 1).joined == 0
    assert GAME.legal_moves(state, 0) == [Accomplish("yellow")]
    assert why_not(state, 0, GO_ON) == "MED-62"
    act(state, 0, Accomplish("yellow"))
    assert letters(state.galaxy[:1]) == "S1Y"
    assert state.face_up[0]


@pytest.mark.rule("MED-55")
def test_unused_in_that_step_it_is_lost():
    state = act(with_fetish("M1Y S2Y P3Y M1B S2B", "S1Y!"), 0, Accomplish("yellow"), GO_ON)
    assert state.fetish == [False] * 3
    state = table("M1Y S2Y P3Y", "", "", held=HELD, galaxy="S1Y!")
    assert why_not(state, 0, Join(0)) == "MED-55/power"
    assert why_not(act(state, 0, GO_ON), 0, Join(0)) == "MED-55/step"


@pytest.mark.rule("MED-55")
def test_a_place_that_the_galaxy_does_not_have_cannot_join():
    state = table("M2Y S2Y P3Y", "", held=["yellow", "sun"], fetish=[0])
    assert why_not(state, 0, Join(8)) == "MED-12"


# MED-56 Tohunga


@pytest.mark.rule("MED-56")
def test_tohunga_looks_at_one_card_and_nobody_else_sees_it():
    state = act(advanced("", "M2Y", ""), 0, Activate("tohunga"))
    assert why_not(state, 0, LookAt(0, 0)) == "MED-56/opponent"
    act(state, 0, LookAt(1, 0))
    assert heard_by(state, 0, CardSeen) == [CardSeen(card("M2Y"))]
    assert heard_by(state, 2) == [CardLookedAt(0, 1, 0)]
    assert why_not(state, 0, LookAt(1, 1)) == "MED-56/step"


@pytest.mark.rule("MED-56")
def test_then_one_guess_at_anyone_ends_the_turn_without_an_exchange():
    for goal in ("two", "red"):
        state = table("", "", "", held=HELD, powers=ADVANCED)
        act(state, 0, Guess(1, "red"), GO_ON, Activate("tohunga"), LookAt(1, 0), Guess(2, goal))
        assert (state.turn, state.phase) == (1, "accomplish")
        assert len(told(state, GuessedRight)) == (goal == "two")
        assert state.face_up == [False] * 12


@pytest.mark.rule("MED-56")
def test_without_a_guess_the_exchange_follows():
    state = act(advanced(), 0, Activate("tohunga"), LookAt(1, 0), GO_ON)
    assert (state.turn, state.phase) == (0, "exchange")


@pytest.mark.rule("MED-56")
def test_if_no_opponent_holds_a_prediction_there_is_no_guess():
    state = act(advanced(held=["yellow", "", ""]), 0, Activate("tohunga"), LookAt(1, 0))
    assert state.phase == "exchange"


# MED-57 Chilam Balam


@pytest.mark.rule("MED-57")
def test_chilam_balam_turns_over_a_fragment_of_anyone_either_way():
    state = advanced(white=[1, 2, 0], red=[1, 0, 0])
    act(state, 0, Activate("chilam-balam"))
    assert GAME.legal_moves(state, 0) == [TURNS_OVER[0][0], TURNS_OVER[0][1], TURNS_OVER[1][0]]
    assert why_not(state, 0, TurnOver(2, "white")) == "MED-57/none"
    healed = act(state.clone(), 0, TurnOver(0, "red"))
    assert fragments(healed, 0) == (2, 0)
    reddened = act(state.clone(), 0, TurnOver(1, "white"))
    assert fragments(reddened, 1) == (1, 1)
    assert told(reddened, FragmentTurned) == [FragmentTurned(0, 1, "red")]
    assert why_not(reddened, 0, TurnOver(1, "white")) == "MED-57/step"
