"""Hands dealt by what their owners told while they held them."""

from random import Random

from tests.games.missions.tables import cards

from gueridon.games.missions.hints.convention import as_bits
from gueridon.games.missions.hints.dealing import Evidence, dealt
from gueridon.games.missions.hints.reading import Stretch
from gueridon.games.missions.rules import ALL_CARDS

LIGHTERS = "L1 L2 L3 L4 L5 L6 L7"
KNIVES = "K1 K2 K3 K4 K5 K6 K7"
HANDS = 200


def stretch(*counts, excluded="", laid=None):
    found = Stretch()
    found.excluded = as_bits(cards(excluded)) if excluded else 0
    for names, least, most in counts:
        found.count(as_bits(cards(names)), least, most)
    found.laid = laid if laid is None else cards(laid)[0]
    return found


def hands(*claim, count=4):
    evidence = Evidence([*claim])
    return [dealt(ALL_CARDS.copy(), count, evidence, Random(seed)) for seed in range(HANDS)]


def held(hand, names):
    return sum(card in cards(names) for card in hand)


def test_a_hand_holds_none_of_what_is_excluded_and_of_the_rest_as_many_as_were_told():
    for hand in hands(stretch((LIGHTERS, 2, 4), (KNIVES, 1, 1), excluded="B1 B2 B3 B4 B5 B6 B7")):
        assert len(hand) == 4
        assert held(hand, LIGHTERS) >= 2
        assert held(hand, KNIVES) == 1
        assert held(hand, "B1 B2 B3 B4 B5 B6 B7") == 0


def test_a_card_that_was_laid_bears_out_what_was_told_of_it():
    told = stretch((LIGHTERS, 1, 4), laid="L3")
    assert {held(hand, LIGHTERS) > 0 for hand in hands(told, stretch())} == {False, True}


def test_what_the_laid_card_does_not_bear_out_is_still_held():
    told = stretch((LIGHTERS, 1, 4), laid="K3")
    assert all(held(hand, LIGHTERS) > 0 for hand in hands(told, stretch()))


def test_of_several_told_of_one_fewer_is_left_when_one_was_laid():
    told = stretch((LIGHTERS, 2, 4), laid="L3")
    assert all(held(hand, LIGHTERS) > 0 for hand in hands(told, stretch()))


def test_only_the_card_drawn_since_may_be_what_was_excluded_before():
    found = hands(stretch(excluded=LIGHTERS, laid="K3"), stretch())
    assert {held(hand, LIGHTERS) for hand in found} == {0, 1}
    share = sum(held(hand, LIGHTERS) for hand in found) / HANDS
    assert 0.15 < share < 0.35  # a quarter of all cards


def test_at_most_one_told_of_and_laid_leaves_none_of_the_older_cards():
    found = hands(stretch((LIGHTERS, 1, 1), laid="L3"), stretch())
    assert {held(hand, LIGHTERS) for hand in found} == {0, 1}


def test_a_card_that_could_lie_at_one_place_alone_came_from_there():
    """The knife was drawn after knives were excluded, so the three others are still those of before."""
    found = hands(stretch(excluded=KNIVES, laid="L1"), stretch(laid="K1"), stretch(), count=3)
    assert all(held(hand, KNIVES) == 0 for hand in found)


def test_where_all_cannot_be_true_a_hand_is_dealt_all_the_same():
    assert all(len(hand) == 4 for hand in hands(stretch((LIGHTERS, 2, 4), excluded=LIGHTERS)))


def test_an_empty_hand_stays_empty():
    assert hands(stretch((LIGHTERS, 1, 4), laid="K3"), stretch(), count=0) == [[]] * HANDS
