"""FIF-2: each of the 50 missions, by example and by a second definition, and what is claimed of them all."""

from collections import Counter
from itertools import product
from random import Random

import pytest
from tests.games.missions.sentences import SENTENCES, Row
from tests.games.missions.tables import LETTER, cards

from gueridon.games.missions.box.cards import CARDS
from gueridon.games.missions.box.missions import MISSIONS
from gueridon.games.missions.box.rows import row_number
from gueridon.games.missions.rules import FULFILLED

# Each mission: rows that fulfil it | rows that just miss it.
EXAMPLES = """
 1: L2 B3 K4 C5, L1 K2 L1 K3 | L1 B2 K2 C2, B2 K2 C2 C1, L2 L1 B1 B2
 2: C3 B3 K4 L5, K7 C1 C2 K7 | C3 C1 B1 L1, B3 K3 L3 L3, C2 L1 K1 K1
 3: K4 L4 B4 C4, K3 B1 K1 C4 | K4 K1 B1 C1, L4 B4 C4 C1, K3 B1 C1 L1
 4: B6 L1 K1 C1, B1 B2 B3 L6 | B5 L1 K1 C1, B6 B1 K1 C1, L6 K6 C6 C1
 5: B7 L1 K1 C1, B3 K7 B4 K7 | B6 L1 K1 C1, B7 B1 K1 C1, L7 K7 C7 C2
 6: C2 C7 L1 L1, C2 C3 C4 K1 | C7 L2 K1 B1, C2 C6 K1 L1, L7 L2 B2 B7
 7: K3 K7 L1 L1, K5 B1 K5 B1 | K7 B3 L1 C1, K3 K6 L1 C1, L3 L7 C5 C5
 8: L4 L7 C1 C1, L5 B1 L6 B1 | L4 L6 C1 C1, L7 C4 B2 B2, B4 B7 K5 K6
 9: L1 B2 K3 C4, L7 B1 K1 C1 | L1 B2 K3 C3, L1 B2 K3 C5
10: L3 B4 K4 C4, L7 B6 K1 C1 | L3 B4 K4 C3, L3 B4 K4 C5
11: L3 B4 K5 C6, L7 L7 K2 C2 | L3 B4 K5 C5, L3 B4 K5 C7
12: L5 B5 K5 C5, L7 B7 K5 C1 | L5 B5 K5 C4, L5 B5 K5 C6
13: L1 B1 K1 C1, C2 K7 L3 B2 | L1 B1 K1 L2, L1 B1 K1 K1
14: L1 L2 L3 L4, L7 B1 K3 C2 | L1 L2 L3 L1, L1 B2 K2 C4
15: L1 B2 K3 C4, C7 L1 B3 K6 | L1 B2 K3 K4, L1 B2 K3 C3
16: L3 L3 B3 C3, L7 B7 K7 C7 | L3 L3 B3 C4, L2 L3 L3 L3
17: L1 B1 L1 K1, L1 B1 B1 L1 | L1 L1 B1 K1, L1 L1 B1 L1, L1 B1 K1 C1
18: B1 K1 B1 K1, K1 B1 L1 B1 | K1 B1 B1 K1, B1 B1 L1 B1, L1 B1 K1 C1
19: K1 L1 B1 K1, L1 K1 B1 K1 | L1 B1 K1 K1, K1 B1 K1 K1, L1 B1 K1 C1
20: C1 L1 C1 L1, C1 L1 B1 C1 | C1 C1 L1 L1, C1 L1 C1 C1, L1 B1 K1 C1
21: L1 L1 B1 K1, B1 L1 L1 B1 | L1 B1 L1 K1, L1 L1 L1 B1, L1 B1 K1 C1
22: B1 B1 K1 K1, L1 K1 B1 B1 | B1 K1 B1 K1, B1 B1 B1 L1, L1 B1 K1 C1
23: K1 K1 B1 B1, L1 K1 K1 L1 | K1 L1 L1 K1, K1 K1 K1 L1, L1 B1 K1 C1
24: C1 C1 B1 B1, L1 L1 C1 C1 | C1 L1 L1 C1, L1 C1 C1 C1, L1 B1 K1 C1
25: L1 L1 L1 B1, L1 B1 L1 L1 | L1 L1 B1 B1, L1 L1 L2 L2
26: B1 B1 B1 L1, B1 L1 B1 B1 | B1 B1 L1 L1, B1 B1 B2 B2
27: K1 K1 K1 B1, K1 B1 K1 K1 | K1 K1 B1 B1, K1 K1 K2 K2
28: C1 C1 C1 B1, C1 B1 C1 C1 | C1 C1 B1 B1, C1 C1 C2 C2
29: B1 L1 B1 L1, B1 B1 B2 B2, L1 L1 L2 L3 | B1 L1 B1 K1, B1 L1 C1 L1
30: K1 C1 K1 C1, K1 K1 K2 K2, C1 C1 C2 C3 | K1 C1 K1 L1, K1 C1 B1 C1
31: K1 B1 K1 B1, K1 K1 K2 K2, B1 B1 B2 B3 | K1 B1 K1 L1, K1 B1 C1 B1
32: K3 L3 B1 B1, K1 K2 L3 C7 | K3 L4 B1 B1, B1 B1 C1 C1, K3 K3 B3 C3
33: B3 C3 L1 L1, B1 B2 C3 L7 | B3 C4 L1 L1, L1 L1 K1 K1, B3 B3 L3 K3
34: C3 K3 L1 L1, C1 C2 K3 L7 | C3 K4 L1 L1, L1 L1 B1 B1, C3 C3 L3 B3
35: B3 K3 L1 L1, B1 B2 K3 L7 | B3 K4 L1 L1, L1 L1 C1 C1, B3 B3 L3 C3
36: L3 C3 B1 B1, L1 L2 C3 B7 | L3 C4 B1 B1, B1 B1 K1 K1, L3 L3 B3 K3
37: L3 B3 K1 K1, L1 L2 B3 K7 | L3 B4 K1 K1, K1 K1 C1 C1, L3 L3 K3 C3
38: K6 C3 L1 L1, K2 K2 C1 C1 | C6 K3 L1 L1, K6 C4 L1 L1, L1 L1 B1 B1
39: B6 K3 L1 L1, B1 B5 K1 K2 | K6 B3 L1 L1, B6 K4 L1 L1, L1 L1 C1 C1
40: C6 B3 L1 L1, C1 C5 B1 B2 | B6 C3 L1 L1, C6 B4 L1 L1, L1 L1 K1 K1
41: C6 L3 B1 B1, C1 C5 L1 L2 | L6 C3 B1 B1, C6 L4 B1 B1, B1 B1 K1 K1
42: B6 L3 C1 C1, B1 B5 L1 L2 | L6 B3 C1 C1, B6 L4 C1 C1, C1 C1 K1 K1
43: L6 K3 C1 C1, L1 L5 K1 K2 | K6 L3 C1 C1, L6 K4 C1 C1, C1 C1 B1 B1
44: L3 L4 B5 K1, K7 L1 B2 C3, L1 B2 K3 C4 | L5 B4 K3 C2, L1 B2 K4 C5, L1 L2 B2 B3
45: L4 B2 K3 C5, L7 L6 L5 L4 | L4 B2 K3 C6, L1 B2 K3 C3
46: L1 B2 K3 C3, L1 L1 B1 B1 | L1 B2 K3 C4
47: L5 B6 K7 C7, L5 L5 B5 B5 | L4 B5 K6 C7
48: L2 B4 K6 C6, L2 L2 B2 B2 | L2 B4 K6 C7
49: L1 B3 K5 C7, L1 L1 B1 B1 | L1 B3 K5 C6
50: L1 B2 K3 C4, L6 B7 K2 C1 | L1 B2 K4 C5, L2 B1 K1 C2, L1 B3 K5 C7
"""


def examples(side: int) -> list[tuple[int, str]]:
    split = [line.split(":") for line in EXAMPLES.strip().splitlines()]
    return [(int(number), row.strip()) for number, rows in split for row in rows.split("|")[side].split(",")]


def fulfilled(row: str) -> set[int]:
    met = FULFILLED[row_number(cards(row))]
    return {mission for mission in MISSIONS if met >> mission & 1}


@pytest.mark.rule("FIF-2")
@pytest.mark.parametrize(("mission", "row"), examples(0))
def test_this_row_fulfils(mission, row):
    assert mission in fulfilled(row)


@pytest.mark.rule("FIF-2")
@pytest.mark.parametrize(("mission", "row"), examples(1))
def test_this_row_just_misses(mission, row):
    assert mission not in fulfilled(row)


@pytest.mark.rule("FIF-2")
def test_every_mission_has_its_examples():
    assert {mission for mission, _ in examples(0)} == {mission for mission, _ in examples(1)} == set(MISSIONS)


ALL_ROWS = len(CARDS) ** 4
LETTERS_AND_VALUES = [(LETTER[card.symbol], card.value) for card in CARDS]


def row_of(number: int) -> Row:
    places = (number // 28**3, number // 28**2 % 28, number // 28 % 28, number % 28)
    return tuple(LETTERS_AND_VALUES[place] for place in places)


def by_sentences(row: Row) -> int:
    return sum(1 << mission for mission, sentence in SENTENCES.items() if sentence(row))


@pytest.mark.rule("FIF-2")
def test_the_rules_agree_with_the_sentences_on_many_rows():
    assert len(FULFILLED) == ALL_ROWS
    for number in Random("rows").sample(range(ALL_ROWS), 10_000):
        assert FULFILLED[number] == by_sentences(row_of(number)), row_of(number)


@pytest.mark.slow
@pytest.mark.rule("FIF-2")
@pytest.mark.parametrize("left", range(28))
def test_the_rules_agree_with_the_sentences_on_all_rows(left):
    for number in range(left * 28**3, (left + 1) * 28**3):
        assert FULFILLED[number] == by_sentences(row_of(number)), row_of(number)


@pytest.fixture(scope="module")
def dealt() -> Counter[int]:
    """How often each set of missions is fulfilled, over every way to deal four of the 56 cards in a row."""
    ways: Counter[int] = Counter()
    for number, row in enumerate(product(range(len(CARDS)), repeat=4)):
        different = len(set(row))
        if different > 2 or (different == 2 and row.count(row[0]) == 2):  # there are only two of each card
            ways[FULFILLED[number]] += 2**different  # either twin may come first
    assert ways.total() == 56 * 55 * 54 * 53
    return ways


@pytest.mark.rule("FIF-2")
def test_no_mission_is_impossible(dealt):
    assert [mission for mission in MISSIONS if not any(met >> mission & 1 for met in dealt)] == []


@pytest.mark.rule("FIF-2")
def test_no_mission_doubles_another(dealt):
    fulfilled_by = {mission: frozenset(met for met in dealt if met >> mission & 1) for mission in MISSIONS}
    assert len(set(fulfilled_by.values())) == len(MISSIONS)


@pytest.mark.rule("FIF-2")
def test_a_random_row_fulfils_3_2_missions(dealt):
    missions = sum(met.bit_count() * ways for met, ways in dealt.items())
    assert round(missions / dealt.total(), 1) == 3.2


@pytest.mark.rule("FIF-2")
def test_four_equal_values_are_the_wall_with_0_13_percent_of_rows(dealt):
    share = {n: sum(ways for met, ways in dealt.items() if met >> n & 1) / dealt.total() for n in MISSIONS}
    assert min(share, key=lambda mission: share[mission]) == 16
    assert round(100 * share[16], 2) == 0.13
