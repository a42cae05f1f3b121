"""Which missions a row fulfils, for kernels: from tables that stay in the nearest cache and fit among the constants of
a GPU, where the one of the rules has five megabytes. A test compares them row by row.

Every condition depends on the symbols, on the values, on both, or on the sums of two symbols at most.
"""

from itertools import combinations, product
from typing import Final

import numpy as np

from gueridon.core.kernels import Number, compiled
from gueridon.games.missions.box.cards import STACKS, SYMBOLS, VALUES, Symbol
from gueridon.games.missions.box.missions import (
    MISSIONS,
    AllDifferent,
    DifferentSymbols,
    DifferentValues,
    DoubleSum,
    OnSums,
    OnSymbols,
    OnValues,
    SameSum,
    SymbolSum,
)
from gueridon.games.missions.box.rows import EVERY_PAIR, PAIRS, as_bits, sums_test, symbols_test, values_test

SUM_BITS: Final = 5  # of a symbol
SYMBOLS_AT: Final = 4 * SUM_BITS  # in what is known of two cards: the sums, then the symbols, then the values
TWO_SYMBOLS: Final = len(SYMBOLS) ** 2
VALUES_AT: Final = SYMBOLS_AT + 4
TWO_VALUES: Final = len(VALUES) ** 2
ALL_SUMS: Final = (1 << SYMBOLS_AT) - 1
TWO_SUMS: Final = 1 << 2 * SUM_BITS
LOW_SUM: Final = (1 << SUM_BITS) - 1
HIGH_SUM: Final = LOW_SUM << SUM_BITS
GAP: Final = range(12, 32)  # of numbers that no mission has which sums alone fulfil
GAP_WIDTH: Final = len(GAP)
BELOW_GAP: Final[Number] = np.uint64((1 << GAP.start) - 1)
COUPLES: Final = ((0, 1), (1, 2), (2, 3), (0, 2), (1, 3), (0, 3))  # of symbols; neighbours first


def known_of_pairs() -> list[int]:
    """Of each two exposed cards side by side."""
    return [pair.sums | pair.symbols << SYMBOLS_AT | pair.values << VALUES_AT for pair in EVERY_PAIR]


def allowed_by_symbols() -> list[int]:
    """For each four symbols the missions that are fulfilled, if the values say so too."""
    conditions = {n: mission.condition for n, mission in MISSIONS.items()}
    tests = {n: symbols_test(condition) for n, condition in conditions.items() if isinstance(condition, OnSymbols)}
    tests |= {n: symbols_test(DifferentSymbols()) for n, one in conditions.items() if isinstance(one, AllDifferent)}
    others = as_bits([n for n, condition in conditions.items() if isinstance(condition, OnValues)])
    rows = product(SYMBOLS, repeat=STACKS)
    return [others | as_bits([n for n, test in tests.items() if test(row)]) for row in rows]


def allowed_by_values() -> list[int]:
    """For each four values the missions that are fulfilled, if the symbols say so too."""
    conditions = {n: mission.condition for n, mission in MISSIONS.items()}
    tests = {n: values_test(condition) for n, condition in conditions.items() if isinstance(condition, OnValues)}
    tests |= {n: values_test(DifferentValues()) for n, one in conditions.items() if isinstance(one, AllDifferent)}
    others = as_bits([n for n, condition in conditions.items() if isinstance(condition, OnSymbols)])
    rows = product(VALUES, repeat=STACKS)
    return [others | as_bits([n for n, test in tests.items() if test(row)]) for row in rows]


def fulfilled_by_sums(couple: tuple[int, int]) -> list[int]:
    """For each two sums of these symbols, the first in the lower bits, the missions that they alone fulfil; folded."""
    one, other = SYMBOLS[couple[0]], SYMBOLS[couple[1]]
    tests = {
        n: sums_test(mission.condition)
        for n, mission in MISSIONS.items()
        if isinstance(mission.condition, OnSums) and symbols_of(mission.condition) <= {one, other}
    }
    rows = [dict.fromkeys(SYMBOLS, 0) | {one: both & LOW_SUM, other: both >> SUM_BITS} for both in range(TWO_SUMS)]
    return [as_bits([folded(n) for n, test in tests.items() if test(sums)]) for sums in rows]


def folded(mission: int) -> int:
    """Its number where the gap is left out, so that half a word has room for all."""
    assert mission not in GAP
    return mission if mission < GAP.start else mission - GAP_WIDTH


@compiled
def unfolded(missions: Number) -> Number:
    return (missions & BELOW_GAP) | (missions & ~BELOW_GAP) << np.uint64(GAP_WIDTH)


def symbols_of(condition: OnSums) -> set[Symbol]:
    match condition:
        case SymbolSum(symbol):
            return {symbol}
        case SameSum(one, other) | DoubleSum(one, other):
            return {one, other}
        case AllDifferent():
            return {*SYMBOLS}


assert {frozenset(couple) for couple in COUPLES} == {frozenset(two) for two in combinations(range(len(SYMBOLS)), 2)}
KNOWN: Final = np.array(known_of_pairs(), np.uint32)
BY_SYMBOLS: Final = np.array(allowed_by_symbols(), np.uint64)
BY_VALUES: Final = np.array(allowed_by_values(), np.uint64)
BY_SUMS: Final = np.array([fulfilled_by_sums(couple) for couple in COUPLES], np.uint32)


@compiled
def fulfilled(row: int) -> Number:
    """The missions that the row of this number fulfils, as bits."""
    known, by_sums = KNOWN, BY_SUMS  # once: each place that names a table is given a copy of it
    left, right = np.int64(known[row // PAIRS]), np.int64(known[row % PAIRS])
    sums = (left + right) & ALL_SUMS
    met = np.uint64(by_sums[0, sums & (TWO_SUMS - 1)])
    met |= by_sums[1, (sums >> SUM_BITS) & (TWO_SUMS - 1)]
    met |= by_sums[2, sums >> 2 * SUM_BITS]
    met |= by_sums[3, (sums & LOW_SUM) | ((sums >> SUM_BITS) & HIGH_SUM)]
    met |= by_sums[4, ((sums >> SUM_BITS) & LOW_SUM) | ((sums >> 2 * SUM_BITS) & HIGH_SUM)]
    met |= by_sums[5, (sums & LOW_SUM) | ((sums >> 2 * SUM_BITS) & HIGH_SUM)]
    left_symbols, right_symbols = (left >> SYMBOLS_AT) & (TWO_SYMBOLS - 1), (right >> SYMBOLS_AT) & (TWO_SYMBOLS - 1)
    values = TWO_VALUES * (left >> VALUES_AT) + (right >> VALUES_AT)
    by_both = BY_SYMBOLS[TWO_SYMBOLS * left_symbols + right_symbols] & BY_VALUES[values]
    return unfolded(met) | by_both
