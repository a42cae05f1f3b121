"""What everyone sees, what each remembers, and what a bot may imagine."""

import re
from random import Random
from typing import get_args

import pytest
from tests.games.medium.tables import act, card, goals, letters, number, table

from gueridon.core.fate import key_of
from gueridon.games.medium import GAME
from gueridon.games.medium.box import BACK, GOALS, GOALS_OF
from gueridon.games.medium.moves import (
    KEEP_ALL,
    Accomplish,
    Activate,
    Discard,
    Give,
    GoOn,
    Guess,
    LookAt,
    PutDown,
    Take,
    TakeFrom,
)
from gueridon.games.medium.options import Options
from gueridon.games.medium.rules.turn import STEP_OF
from gueridon.games.medium.shown import Prospect
from gueridon.games.medium.state import Phase, Step

FORGETFUL = Options(memory=False)


def front(state, viewer, owner, place):
    return GAME.view(state, viewer).mediums[owner].hand[place].front


def star(state, viewer, place):
    return GAME.view(state, viewer).galaxy[place].card.front


@pytest.mark.rule("MED-20")
def test_others_see_every_back_in_the_order_of_the_fan():
    state = table("M1Y S1Y S2Y P3R M2B", "", "")
    for viewer in (1, None):
        hand = GAME.view(state, viewer).mediums[0].hand
        assert [sight.back for sight in hand] == [GOALS[BACK[each]] for each in state.hands[0]]
        assert [sight.front for sight in hand] == [None] * 5
    assert [sight.front for sight in GAME.view(state, 0).mediums[0].hand] == [
        card(each) for each in ["M1Y", "S1Y", "S2Y", "P3R", "M2B"]
    ]


@pytest.mark.rule("MED-20")
def test_a_card_that_enters_a_hand_takes_the_place_of_the_one_that_left():
    state = table("M1Y S1Y S2Y P3R M2B", "M1B S1B S2B P3B M2Y", "", phase="take")
    act(state, 0, TakeFrom(1, 3), Give(1))
    assert letters(state.hands[0]) == "M1Y P3B S2Y P3R M2B"
    assert letters(state.hands[1]) == "M1B S1B S2B S1Y M2Y"


@pytest.mark.rule("MED-21")
def test_counts_sides_powers_and_accomplishments_are_public_and_held_predictions_are_not():
    state = table("", "", "", held=["moon", "sun two", ""], accomplished={2: "red"}, white=[2, 1, 0], red=[0, 1, 3])
    seen = GAME.view(state, None)
    assert [medium.predictions for medium in seen.mediums] == [1, 2, 0]
    assert [(medium.white, medium.red) for medium in seen.mediums] == [(2, 0), (1, 1), (0, 3)]
    assert [medium.accomplished for medium in seen.mediums] == [(), (), ("red",)]
    assert seen.held == ()
    assert seen.deck == 14
    assert GAME.view(state, 1).held == ("sun", "two")
    assert {own.power for own in seen.mediums[0].powers if own.awake} == {"pythia", "druidess", "omikuji"}


@pytest.mark.rule("MED-21")
def test_a_prediction_lost_to_a_guess_is_public_until_it_is_shuffled_in():
    state = act(table("", "", held=["moon", "sun"]), 0, Guess(1, "sun"))
    for viewer in (0, 1, None):
        (lost,) = GAME.view(state, viewer).discards
        assert (lost.goal, lost.face_up) == ("sun", True)


@pytest.mark.rule("MED-21")
def test_everyone_knows_what_was_shuffled_in_until_another_draws():
    state = act(table("", "", held=["moon", "sun"], deck="red one"), 0, Guess(1, "sun"))
    assert GAME.view(state, 1).discards == ()
    assert GAME.view(state, None).returned == ("sun",)
    act(state, 0, GoOn(), Activate("omikuji"))
    assert GAME.view(state, 1).returned == ()
    assert set(GAME.view(state, 0).returned) <= {"sun"}


@pytest.mark.rule("MED-21")
def test_a_prediction_discarded_through_omikuji_is_known_to_its_owner_only():
    state = table("", "", held=["moon", "sun"], deck="red blue one two three", phase="power")
    act(state, 0, Activate("omikuji"), Discard("moon"))
    assert [(each.goal, each.face_up) for each in GAME.view(state, 0).discards] == [("moon", False)]
    for viewer in (1, None):
        assert [(each.goal, each.face_up) for each in GAME.view(state, viewer).discards] == [(None, False)]


@pytest.mark.rule("MED-22")
def test_a_card_you_held_stays_known_to_you_wherever_it_goes():
    state = table("M1Y", "", "", galaxy="S1Y!", phase="exchange")
    act(state, 0, Take(0), PutDown(0))
    assert not state.face_up[0]
    assert star(state, 0, 0) == card("M1Y")
    assert star(state, 1, 0) is None
    act(state, 1, Activate("druidess"), Take(0), PutDown(2))
    assert front(state, 0, 1, 2) == card("M1Y")
    assert front(state, 2, 1, 2) is None


@pytest.mark.rule("MED-22")
def test_a_card_taken_or_given_stays_known():
    state = table("M1Y", "S1Y", "", phase="take")
    act(state, 0, TakeFrom(1, 0), Give(0))
    assert front(state, 0, 1, 0) == card("M1Y")
    assert front(state, 1, 0, 0) == card("S1Y")
    assert front(state, 2, 1, 0) is front(state, 2, 0, 0) is None
    assert GAME.view(state, 2).mediums[0].hand[0].known_by == (0, 1)


@pytest.mark.rule("MED-22")
def test_a_card_looked_at_stays_known_and_everyone_knows_by_whom():
    state = act(table("", "S1Y", "", held=["", "", ""], phase="look"), 0, LookAt(1, 0))
    assert front(state, 0, 1, 0) == card("S1Y")
    assert front(state, 2, 1, 0) is front(state, None, 1, 0) is None
    assert GAME.view(state, None).mediums[1].hand[0].known_by == (0, 1)


@pytest.mark.rule("MED-22")
def test_cards_shown_at_an_accomplishment_or_face_up_in_the_galaxy_stay_known_to_all():
    state = table("M1Y M2Y M3Y S1Y", "", "", galaxy="S2Y!", held=["moon", "sun", "two"])
    act(state, 0, Accomplish("moon"))
    for viewer in (1, None):
        assert [front(state, viewer, 0, place) for place in range(4)] == [card("M1Y"), card("M2Y"), card("M3Y"), None]
    act(state, 0, GoOn(), Activate("pythia"), TakeFrom(1, 0), Give(0), Take(0), PutDown(1))
    assert front(state, 1, 0, 1) == card("S2Y")
    assert star(state, 1, 0) == card("M2Y")


@pytest.mark.rule("MED-22")
def test_without_memory_only_what_is_visible_now_or_was_just_shown_is_known():
    state = table("M1Y M2Y M3Y S1Y", "", "", galaxy="S2Y!", held=["moon", "sun", "two"], options=FORGETFUL)
    act(state, 0, Accomplish("moon"))
    assert front(state, 1, 0, 0) == card("M1Y")
    act(state, 0, GoOn())
    assert front(state, 1, 0, 0) is None
    assert star(state, 1, 0) == card("S2Y")
    act(state, 0, Activate("pythia"), TakeFrom(1, 0), Give(0))
    act(state, 0, Take(1))
    assert front(state, 0, 1, 0) is None
    assert front(state, 1, 1, 0) == card("M1Y")


@pytest.mark.rule("MED-22")
@pytest.mark.parametrize("options", [FORGETFUL, Options(advanced=True, memory=False), Options(advanced=True)])
def test_whoever_holds_a_card_sees_it_at_every_moment(options):
    """The one just taken too, from the Galaxy or from another."""
    rng = Random(22)
    for players in GAME.players:
        state = GAME.setup(players, options, rng.randbytes(32))
        while acting := GAME.to_act(state):
            for seat in range(players):
                for sight in GAME.view(state, seat).mediums[seat].hand:
                    assert sight.front is not None
                    assert seat in sight.known_by
            seat = rng.choice(acting)
            GAME.apply(state, seat, rng.choice(GAME.legal_moves(state, seat)))


@pytest.mark.rule("MED-22")
def test_without_memory_one_sees_the_card_that_has_just_entered_ones_own_hand():
    state = table("M1Y", "M1B", "", galaxy="S2Y", phase="take", options=FORGETFUL)
    act(state, 0, TakeFrom(1, 0), Give(0))
    assert front(state, 0, 0, 0) == card("M1B")
    act(state, 0, Take(0), PutDown(0))
    assert front(state, 0, 0, 0) == card("S2Y")


@pytest.mark.rule("MED-30")
def test_one_is_told_which_of_ones_own_cards_serve_each_prediction_held_and_nobody_else_is():
    state = table("M1Y S1Y S2Y P3R M2B", "", "", held=["moon yellow", "", ""])
    assert GAME.view(state, 0).prospects == (Prospect("moon", (0, 4)), Prospect("yellow", (0, 1, 2)))
    assert GAME.view(state, 1).prospects == GAME.view(state, None).prospects == ()


@pytest.mark.rule("MED-30")
def test_one_is_told_which_cards_of_the_galaxy_that_one_has_seen_serve_a_prediction():
    state = table("M1Y", "", "", galaxy="M2Y! S1B! M3R", held=["moon", "blue", ""])
    assert GAME.view(state, 0).promising == (0,)
    assert GAME.view(state, 1).promising == (1,)
    assert GAME.view(state, None).promising == ()


@pytest.mark.parametrize(("language", "step"), [("fr", "Étape"), ("en", "Step")])
def test_both_rulebooks_tell_a_turn_as_four_steps_in_this_order(language, step):
    chapters = (GAME.folder / f"rulebook.{language}.md").read_text("utf-8").split(f"\n## {step} ")[1:]
    rules = [set(re.findall(r"^\*\*MED-(\d)\d\*\*", chapter.split("\n## ")[0], re.MULTILINE)) for chapter in chapters]
    assert [chapter[0] for chapter in chapters] == ["1", "2", "3", "4"]
    assert rules == [{"3"}, {"4"}, {"5"}, {"6"}]


def test_every_phase_of_a_turn_belongs_to_one_of_its_four_steps():
    between = {"powers", "next-turn", "over"}
    assert set(get_args(get_args(Phase)[0])) == {*STEP_OF, *between}
    assert {*STEP_OF.values()} == set(get_args(get_args(Step)[0]))


@pytest.mark.rule("MED-22")
@pytest.mark.parametrize(("players", "many"), [(2, 2), (3, 3), (4, 3)])
def test_the_cards_that_can_carry_each_back_are_always_at_hand(players, many):
    state = GAME.setup(players, FORGETFUL, key_of("carriers"))
    for carriers in GAME.view(state, None).carriers:
        assert len(carriers.cards) == many
        assert all(GOALS[BACK[index_of(each)]] == carriers.back for each in carriers.cards)


def index_of(each):
    return number("MSP"[("moon", "sun", "planet").index(each.astre)] + str(each.number) + each.colour[0].upper())


# What may be imagined


def worlds(state, seat, count=60):
    rng, view = Random(1), GAME.view(state, seat)
    return [GAME.imagine(view, rng) for _ in range(count)]


def test_nobody_is_imagined_with_a_goal_that_he_accomplished_or_of_which_both_copies_are_seen():
    state = table("", "", "", held=["moon", "sun", "two"], accomplished={1: "red blue", 2: "moon"}, discards="one one")
    for world in worlds(state, 0):
        assert not {"red", "blue", "moon", "one"} & set(goals(world.held[1]))
        assert not {"moon", "one"} & set(goals(world.held[2]))


def test_what_is_known_to_lie_in_the_deck_is_imagined_nowhere_else():
    state = act(table("", "", held=["moon", "sun"], deck="red one", discards="sun"), 0, Guess(1, "sun"))
    assert GAME.view(state, 1).returned == ("sun", "sun")
    assert all(goals(world.deck).count("sun") == 2 for world in worlds(state, 0))


def test_nobody_is_imagined_to_have_begun_with_three_cards_of_his_prediction():
    for game in range(12):
        state = GAME.setup(3, Options(), key_of(f"opening {game}"))
        for world in worlds(state, 0, 8):
            for seat in (1, 2):
                (prediction,) = world.held[seat]
                assert sum(prediction % 9 in GOALS_OF[each] for each in world.hands[seat]) < 3


def test_this_is_remembered_when_the_cards_have_moved():
    state = GAME.setup(2, Options(), key_of("moved"))
    rng = Random(3)
    while state.turns < 6 and state.ended is None:
        moves = [
            move for move in GAME.legal_moves(state, state.turn) if not isinstance(move, Guess | Accomplish | Discard)
        ]
        GAME.apply(state, state.turn, rng.choice([move for move in moves if move != KEEP_ALL] or moves))
    other = 1
    assert state.opening[other]
    dealt = [each for each in range(27) if state.dealt[each] == other]
    assert sorted(dealt) != sorted(state.hands[other])
    for world in worlds(state, 0):
        begun = [each for each in range(27) if world.dealt[each] == other]
        assert len(begun) == 5
        assert sum(world.held[other][0] % 9 in GOALS_OF[each] for each in begun) < 3


def test_an_unseen_card_may_be_any_that_its_back_allows():
    state = table("M1Y", "", "")
    seen = {tuple(world.hands[1]) for world in worlds(state, 0)}
    assert len(seen) > 10
    for hand in seen:
        assert [BACK[each] for each in hand] == [BACK[each] for each in state.hands[1]]
