"""The hands that somebody may hold, as cards are laid and drawn and told of."""

from math import comb
from random import Random

import pytest
from tests.games.missions.tables import cards, table

from gueridon.games.missions.box.cards import COPIES, HAND
from gueridon.games.missions.hints.convention import KINDS, Meaning, as_bits
from gueridon.games.missions.hints.holding import Holding
from gueridon.games.missions.hints.reading import Remark

LIGHTERS = "L1 L2 L3 L4 L5 L6 L7"
KNIVES = "K1 K2 K3 K4 K5 K6 K7"
BINOCULARS = "B1 B2 B3 B4 B5 B6 B7"
HANDS = 200


def remark(*counts, excluded=""):
    found = Remark(Meaning(table("L1", "L1").row, 0))
    found.excluded = bits(excluded) if excluded else 0
    for names, least, most in counts:
        found.count(bits(names), least, most)
    return found


def bits(names):
    held, _ = as_bits(cards(names))
    return held


def unseen(*seen):
    """How many of each kind are left when these lie open."""
    return [COPIES - [card for names in seen for card in cards(names)].count(kind) for kind in range(KINDS)]


def holding(*said, left=None, count=HAND):
    found = Holding(count, left or unseen(), said[0] if said else remark())
    for one in said:
        found.hear(one)
    return found


def lays(held, name, left, said=None, drawn=1):
    """Its owner, and says this of what it now holds."""
    said = said or remark()
    left[cards(name)[0]] -= 1
    held.leave(cards(name)[0], drawn, left, said.excluded)
    held.hear(said)


def hands(held, left=None):
    return [held.dealt([*(left or unseen())], Random(seed)) for seed in range(HANDS)]


def of(hand, names):
    return sum(card in cards(names) for card in hand)


def share(held, names):
    """The chance of holding at least one of these."""
    total = sum(held.likely.values())
    return sum([weight for hand, weight in held.likely.items() if hand & bits(names)]) / total


def test_where_nothing_is_told_all_hands_are_there_each_as_often_as_it_is_dealt():
    held = holding()
    assert sum(held.likely.values()) == comb(COPIES * KINDS, HAND)
    assert share(held, LIGHTERS) == pytest.approx(1 - comb(42, HAND) / comb(56, HAND))


def test_a_hand_holds_none_of_what_is_excluded_and_of_the_rest_as_many_as_were_told():
    for hand in hands(holding(remark((LIGHTERS, 2, 4), (KNIVES, 1, 1), excluded=BINOCULARS))):
        assert len(hand) == HAND
        assert of(hand, LIGHTERS) >= 2
        assert of(hand, KNIVES) == 1
        assert of(hand, BINOCULARS) == 0


def test_a_card_that_was_laid_bears_out_what_was_told_of_it():
    held, left = holding(remark((LIGHTERS, 1, 4))), unseen()
    lays(held, "L3", left)
    assert {of(hand, LIGHTERS) > 0 for hand in hands(held, left)} == {False, True}


def test_what_the_laid_card_does_not_bear_out_is_still_held():
    held, left = holding(remark((LIGHTERS, 1, 4))), unseen()
    lays(held, "K3", left)
    assert share(held, LIGHTERS) == 1


def test_of_several_told_of_one_fewer_is_left_when_one_was_laid():
    held, left = holding(remark((LIGHTERS, 2, 4))), unseen()
    lays(held, "L3", left)
    assert share(held, LIGHTERS) == 1


def test_only_the_card_drawn_since_may_be_what_was_excluded_before():
    held, left = holding(remark(excluded=LIGHTERS)), unseen()
    lays(held, "K3", left)
    assert {of(hand, LIGHTERS) for hand in hands(held, left)} == {0, 1}
    assert share(held, LIGHTERS) == pytest.approx(14 / 52)  # of the cards that are left, three being in hand


def test_at_most_one_told_of_and_laid_leaves_none_of_the_older_cards():
    held, left = holding(remark((LIGHTERS, 1, 1))), unseen()
    lays(held, "L3", left)
    assert {of(hand, LIGHTERS) for hand in hands(held, left)} == {0, 1}
    assert share(held, LIGHTERS) == pytest.approx(13 / 52)


def test_a_card_that_only_the_last_draw_can_have_brought_came_from_there():
    held, left = holding(remark(excluded=KNIVES)), unseen()
    lays(held, "L1", left)
    lays(held, "K1", left, drawn=0)
    assert share(held, KNIVES) == 0


def test_a_card_that_turns_out_to_lie_elsewhere_is_held_less_likely():
    held, left = holding(), unseen()
    before = share(held, "L1")
    held.see(cards("L1")[0], left)
    left[cards("L1")[0]] -= 1
    assert share(held, "L1") == pytest.approx(1 - comb(54, HAND) / comb(55, HAND))
    assert share(held, "L1") < before
    held.see(cards("L1")[0], left)
    assert share(held, "L1") == 0


def test_when_nothing_is_left_to_draw_the_hand_is_known():
    left = [0] * KINDS
    for card in cards("L1 L1 K3 C4"):
        left[card] += 1
    assert hands(holding(left=left), left) == [sorted(cards("L1 L1 K3 C4"))] * HANDS


def test_where_all_cannot_be_true_a_hand_is_dealt_all_the_same():
    assert all(len(hand) == HAND for hand in hands(holding(remark((LIGHTERS, 2, 4), excluded=LIGHTERS))))
    held, left = holding(remark(excluded=LIGHTERS)), unseen()
    lays(held, "L3", left)
    assert all(len(hand) == HAND for hand in hands(held, left))


def test_what_another_was_dealt_before_is_not_dealt_again():
    left = [0] * KINDS
    for card in cards("L1 L2 L3 L4 K5 K6 K7 C1"):
        left[card] += 1
    one, other = holding(remark((LIGHTERS, 4, 4)), left=left), holding(left=left)
    for seed in range(HANDS):
        over, luck = [*left], Random(seed)
        assert one.dealt(over, luck) == cards("L1 L2 L3 L4")
        assert other.dealt(over, luck) == cards("K5 K6 K7 C1")


def test_an_empty_hand_stays_empty():
    assert hands(holding(count=0)) == [[]] * HANDS
