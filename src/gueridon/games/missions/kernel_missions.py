"""Which missions a row fulfils, for kernels: from tables that stay in the nearest cache, where the one of the rules has
five megabytes. A test compares them row by row.

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
SYMBOLS_AT: Final = 4 * SUM_BITS  # in what is known of a row: the sums, then the symbols, then the values
VALUES_AT: Final = SYMBOLS_AT + 8
TWO_SUMS: Final = 1 << 2 * SUM_BITS
LOW_SUM: Final = (1 << SUM_BITS) - 1
HIGH_SUM: Final = LOW_SUM << SUM_BITS
COUPLES: Final = ((0, 1), (1, 2), (2, 3), (0, 2), (1, 3), (0, 3))  # of symbols; neighbours first


def known_of_pairs(symbol_weight: int, value_weight: int) -> list[int]:
    """Of each pair of exposed cards. That of the left pair and that of the right one add up to that of the row."""
    return [
        pair.sums + (symbol_weight * pair.symbols << SYMBOLS_AT) + (value_weight * pair.values << VALUES_AT)
        for pair in EVERY_PAIR
    ]


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
    """For each two sums of these symbols, the first in the lower bits, the missions that they alone fulfil."""
    one, other = SYMBOLS[couple[0]], SYMBOLS[couple[1]]
    tests = {
        n: sums_test(mission.condition)
        for n, mission in MISSIONS.items()
        if isinstance(mission.condition, OnSums) and symbols_of(mission.condition) <= {one, other}
    }
    rows = [dict.fromkeys(SYMBOLS, 0) | {one: both & LOW_SUM, other: both >> SUM_BITS} for both in range(TWO_SUMS)]
    return [as_bits([n for n, test in tests.items() if test(sums)]) for sums in rows]


def symbols_of(condition: OnSums) -> set[Symbol]:
    match condition:
        case SymbolSum(symbol):
            return {symbol}
        case SameSum(one, other) | DoubleSum(one, other):
            return {one, other}
        case AllDifferent():
            return {*SYMBOLS}


assert {frozenset(couple) for couple in COUPLES} == {frozenset(two) for two in combinations(range(len(SYMBOLS)), 2)}
KNOWN_LEFT: Final = np.array(known_of_pairs(16, 49), np.uint64)
KNOWN_RIGHT: Final = np.array(known_of_pairs(1, 1), np.uint64)
BY_SYMBOLS: Final = np.array(allowed_by_symbols(), np.uint64)
BY_VALUES: Final = np.array(allowed_by_values(), np.uint64)
BY_SUMS: Final = np.array([fulfilled_by_sums(couple) for couple in COUPLES], np.uint64)


@compiled
def fulfilled(row: int) -> Number:
    """The missions that the row of this number fulfils, as bits."""
    known = KNOWN_LEFT[row // PAIRS] + KNOWN_RIGHT[row % PAIRS]
    sums = np.int64(known & np.uint64((1 << SYMBOLS_AT) - 1))
    met = BY_SYMBOLS[(known >> np.uint64(SYMBOLS_AT)) & np.uint64(0xFF)] & BY_VALUES[known >> np.uint64(VALUES_AT)]
    met |= BY_SUMS[0, sums & (TWO_SUMS - 1)]
    met |= BY_SUMS[1, (sums >> SUM_BITS) & (TWO_SUMS - 1)]
    met |= BY_SUMS[2, sums >> 2 * SUM_BITS]
    met |= BY_SUMS[3, (sums & LOW_SUM) | ((sums >> SUM_BITS) & HIGH_SUM)]
    met |= BY_SUMS[4, ((sums >> SUM_BITS) & LOW_SUM) | ((sums >> 2 * SUM_BITS) & HIGH_SUM)]
    met |= BY_SUMS[5, (sums & LOW_SUM) | ((sums >> 2 * SUM_BITS) & HIGH_SUM)]
    return met
