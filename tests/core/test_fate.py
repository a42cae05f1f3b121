"""Chance: the same for ever, and fair."""

from collections import Counter
from itertools import permutations

from gueridon.core.fate import draw, key_of, shuffled

KEY = key_of("vectors")


def test_a_key_draws_the_same_for_ever():
    """Every record that was ever written depends on these."""
    assert [draw(KEY, count, 100) for count in range(8)] == [13, 26, 95, 36, 88, 36, 37, 10]
    assert shuffled(KEY, 3, "abcdefgh") == list("hagfbdec")


def test_every_side_comes_up_as_often():
    """Chi-square with 9 degrees of freedom stays below 27.9 in 999 of 1,000 fair streams; this one is fixed."""
    rolls = Counter(draw(KEY, count, 10) for count in range(20_000))
    assert sum((rolls[side] - 2000) ** 2 / 2000 for side in range(10)) < 27.9


def test_every_order_comes_up_as_often():
    """Chi-square with 23 degrees of freedom stays below 49.7 in 999 of 1,000 fair streams."""
    orders = Counter(tuple(shuffled(KEY, count, range(4))) for count in range(24_000))
    assert sum((orders[order] - 1000) ** 2 / 1000 for order in permutations(range(4))) < 49.7


def test_a_shuffle_leaves_what_it_was_given():
    items = [3, 1, 2]
    assert sorted(shuffled(KEY, 0, items)) == [1, 2, 3]
    assert items == [3, 1, 2]
