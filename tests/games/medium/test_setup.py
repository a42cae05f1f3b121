"""What is in the box, and how the table is laid."""

from collections import Counter
from itertools import permutations

import pytest
from tests.games.medium.tables import card, goals, heard_by, told, why_not

from gueridon.core.fate import key_of
from gueridon.games.medium import GAME
from gueridon.games.medium.box import BACK, CARDS, GOALS, GOALS_OF, POWERS, TRIOS, cards_for
from gueridon.games.medium.events import (
    DeckGlimpsed,
    HandDealt,
    PowersPicked,
    PowersRevealed,
    PredictionReceived,
    Redrawn,
    TurnBegan,
)
from gueridon.games.medium.moves import GO_ON, PICKS, PickPowers
from gueridon.games.medium.options import Options

ADVANCED = Options(advanced=True)
KEYS = [key_of(str(game)) for game in range(60)]


def ready(players=3):
    """An advanced game in which everyone has picked."""
    state = GAME.setup(players, ADVANCED, key_of("ready"))
    for seat in range(players):
        GAME.apply(state, seat, PICKS[seat])
    return state


@pytest.mark.rule("MED-1")
def test_there_is_one_card_for_each_body_number_and_colour():
    assert len(set(CARDS)) == 27
    assert {(each.astre, each.number, each.colour) for each in CARDS} >= {("moon", 1, "yellow"), ("planet", 3, "red")}


@pytest.mark.rule("MED-2")
def test_a_back_shows_one_of_the_three_features_of_its_own_front():
    for number, each in enumerate(CARDS):
        shown = {each.astre, ("one", "two", "three")[each.number - 1], each.colour}
        assert {GOALS[goal] for goal in GOALS_OF[number]} == shown
        assert GOALS[BACK[number]] in shown


@pytest.mark.rule("MED-3")
def test_the_sum_of_the_ranks_says_which_feature_and_every_back_is_on_three_cards():
    assert GOALS[BACK[CARDS.index(card("M1Y"))]] == "moon"  # 0 + 0 + 0
    assert GOALS[BACK[CARDS.index(card("S1Y"))]] == "one"  # 1 + 0 + 0
    assert GOALS[BACK[CARDS.index(card("S2Y"))]] == "yellow"  # 1 + 1 + 0
    assert GOALS[BACK[CARDS.index(card("P3R"))]] == "planet"  # 2 + 2 + 2
    assert set(Counter(BACK).values()) == {3}


@pytest.mark.rule("MED-4")
def test_there_are_two_predictions_of_each_of_nine_goals():
    box = GAME.box(3, Options())
    assert Counter(piece for piece in box if piece in GOALS) == dict.fromkeys(GOALS, 2)


@pytest.mark.rule("MED-5")
def test_there_are_six_powers_and_several_players_may_have_the_same():
    assert len(POWERS) == 6
    state = GAME.setup(4, ADVANCED, key_of("same"))
    for seat in range(4):
        GAME.apply(state, seat, PICKS[-1])
    assert len(set(state.powers)) == 1


@pytest.mark.rule("MED-6")
def test_there_are_21_fragments():
    assert GAME.box(4, Options()).count("fragment") == 21


@pytest.mark.rule("MED-10")
def test_each_player_starts_with_one_white_fragment_or_two_in_an_advanced_game():
    for options, white in ((Options(), 1), (ADVANCED, 2)):
        state = GAME.setup(3, options, key_of("fragments"))
        assert (state.white, state.red) == ([white] * 3, [0] * 3)


@pytest.mark.rule("MED-11")
def test_in_a_basic_game_everyone_has_the_same_three_powers():
    state = GAME.setup(2, Options(), key_of("basic"))
    for medium in GAME.view(state, None).mediums:
        assert {own.power for own in medium.powers} == {"omikuji", "druidess", "pythia"}


@pytest.mark.rule("MED-11")
def test_in_an_advanced_game_all_pick_three_different_powers_at_once():
    state = GAME.setup(3, ADVANCED, key_of("advanced"))
    assert GAME.to_act(state) == (0, 1, 2)
    assert GAME.legal_moves(state, 1) == list(PICKS)
    assert len(PICKS) == len(TRIOS) == 20
    assert all(len(set(pick.powers)) == 3 for pick in PICKS)
    assert why_not(state, 0, GO_ON) == "MED-11/wait"


@pytest.mark.rule("MED-11")
def test_picks_are_secret_and_are_revealed_together_before_the_deal():
    state = GAME.setup(3, ADVANCED, key_of("secret"))
    for seat in (2, 0):
        GAME.apply(state, seat, PICKS[seat])
    assert why_not(state, 0, PICKS[5]) == "MED-11/once"
    assert told(state, PowersPicked) == [PowersPicked(2), PowersPicked(0)]
    seen = GAME.view(state, 1).mediums
    assert [(medium.powers, medium.ready, medium.hand) for medium in seen] == [
        ((), True, ()),
        ((), False, ()),
        ((), True, ()),
    ]
    assert tuple(own.power for own in GAME.view(state, 0).mediums[0].powers) == PICKS[0].powers
    GAME.apply(state, 1, PICKS[1])
    (revealed,) = told(state, PowersRevealed)
    assert [choice.powers for choice in revealed.choices] == [PICKS[0].powers, PICKS[1].powers, PICKS[2].powers]
    assert all(len(medium.hand) == 5 for medium in GAME.view(state, 1).mediums)
    assert why_not(state, state.turn, PICKS[0]) == "MED-11/time"


@pytest.mark.rule("MED-11")
def test_the_deal_does_not_depend_on_who_picked_first():
    tables = []
    for order in permutations(range(3)):
        state = GAME.setup(3, ADVANCED, key_of("order"))
        for seat in order:
            GAME.apply(state, seat, PickPowers(TRIOS[seat]))
        tables.append(state)
    assert all(state == tables[0] for state in tables)


@pytest.mark.rule("MED-12")
@pytest.mark.parametrize(("players", "stars"), [(2, 8), (3, 12), (4, 7)])
def test_five_cards_each_and_the_others_lie_face_down_in_the_galaxy(players, stars):
    state = GAME.setup(players, Options(), key_of("deal"))
    assert [len(hand) for hand in state.hands] == [5] * players
    assert state.face_up == [False] * stars
    log = state.log or []
    assert [(audience, event.seat) for audience, event in log if isinstance(event, HandDealt)] == [
        ((seat,), seat) for seat in range(players)
    ]


@pytest.mark.rule("MED-13")
def test_with_two_players_nine_cards_stay_in_the_box_and_all_is_still_balanced():
    cards = cards_for(2)
    out = [CARDS[each] for each in range(27) if each not in cards]
    assert {(each.number, each.colour) for each in out} == {(1, "yellow"), (2, "blue"), (3, "red")}
    assert len(out) == 9
    assert set(Counter(goal for each in cards for goal in GOALS_OF[each]).values()) == {6}
    assert set(Counter(BACK[each] for each in cards).values()) == {2}


@pytest.mark.rule("MED-14")
def test_each_player_gets_one_prediction_in_secret():
    state = GAME.setup(4, Options(), key_of("predictions"))
    assert [len(held) for held in state.held] == [1] * 4
    assert len(state.deck) == 14
    for seat in range(4):
        received = heard_by(state, seat, PredictionReceived)
        assert [(event.seat, [event.goal]) for event in received] == [(seat, goals(state.held[seat]))]
        assert list(GAME.view(state, seat).held) == goals(state.held[seat])
    assert heard_by(state, None, PredictionReceived) == []


@pytest.mark.rule("MED-15")
def test_nobody_starts_with_three_cards_of_the_prediction():
    for key in KEYS:
        state = GAME.setup(3, Options(), key)
        for seat, (prediction,) in enumerate(state.held):
            assert sum(prediction % 9 in GOALS_OF[each] for each in state.hands[seat]) < 3


@pytest.mark.rule("MED-15")
def test_others_learn_that_a_prediction_was_replaced_but_not_which():
    redealt = [state for key in KEYS if (state := GAME.setup(2, Options(), key)).redrawn]
    assert redealt
    for state in redealt:
        assert [event.seat for event in heard_by(state, None, Redrawn)] == state.redrawn
        assert heard_by(state, None, DeckGlimpsed) == []
        for seat in range(2):
            assert {event.seat for event in heard_by(state, seat, DeckGlimpsed)} <= {seat}
            assert GAME.view(state, 1).mediums[seat].redealt == (seat in state.redrawn)


@pytest.mark.rule("MED-15")
def test_a_rejected_prediction_lies_in_the_deck_again():
    for key in KEYS:
        state = GAME.setup(2, Options(), key)
        if state.redrawn == [1]:
            (glimpse,) = heard_by(state, 1, DeckGlimpsed)
            assert set(glimpse.goals) <= set(goals(state.deck))
            assert GAME.view(state, 1).returned == glimpse.goals
            assert GAME.view(state, 0).returned == ()
            return
    raise AssertionError("no such deal")


@pytest.mark.rule("MED-16")
def test_the_first_player_is_drawn_and_play_goes_clockwise():
    assert {GAME.setup(4, Options(), key).first for key in KEYS} == {0, 1, 2, 3}
    state = ready(3)
    assert told(state, TurnBegan) == [TurnBegan(state.first, 1)]
    order = [state.turn]
    while len(order) < 4:
        GAME.apply(state, state.turn, GAME.legal_moves(state, state.turn)[-1])
        if state.turn != order[-1]:
            order.append(state.turn)
    first = state.first
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]
    assert why_not(state, (first + 1) % 3, GO_ON) == "MED-16"
