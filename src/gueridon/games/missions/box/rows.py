"""Which missions each of the 28⁴ rows fulfils, tabulated once: checking a row is a look-up.

Every condition depends on the four symbols alone, on the four values alone, or on the sum of each
symbol (nought when it is absent), so three small tables make the large one.
"""

from array import array
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise, product
from sys import byteorder
from typing import Final, NamedTuple, assert_never

from gueridon.games.missions.box.cards import CARDS, STACKS, SYMBOLS, VALUES, Symbol, fits
from gueridon.games.missions.box.missions import (
    MISSIONS,
    AllAlike,
    AllDifferent,
    Alternate,
    DifferentSymbols,
    DifferentValues,
    DoubleSum,
    EqualValues,
    OnlyTwoSymbols,
    OnSums,
    OnSymbols,
    OnValues,
    Rise,
    RowSum,
    Run,
    SameSum,
    SymbolSum,
    ThreeOf,
    TwoApart,
    TwoTogether,
    Within,
)

Symbols = tuple[Symbol, ...]
Values = tuple[int, ...]
Sums = dict[Symbol, int]


def symbols_test(condition: OnSymbols) -> Callable[[Symbols], bool]:
    match condition:
        case DifferentSymbols():
            return lambda row: len(set(row)) == STACKS
        case TwoApart(symbol):
            return lambda row: row.count(symbol) == 2 and (symbol, symbol) not in pairwise(row)
        case TwoTogether(symbol):
            return lambda row: row.count(symbol) == 2 and (symbol, symbol) in pairwise(row)
        case ThreeOf(symbol):
            return lambda row: row.count(symbol) == 3
        case OnlyTwoSymbols(one, other):
            return lambda row: set(row) <= {one, other}
        case _:
            assert_never(condition)


def values_test(condition: OnValues) -> Callable[[Values], bool]:
    match condition:
        case RowSum(total):
            return lambda row: sum(row) == total
        case DifferentValues():
            return lambda row: len(set(row)) == STACKS
        case EqualValues():
            return lambda row: len(set(row)) == 1
        case Rise():
            return lambda row: rises(row[:3]) or rises(row[1:])
        case Run():
            return lambda row: rises(tuple(sorted(row)))
        case Within(low, high):
            return lambda row: low <= min(row) and max(row) <= high
        case AllAlike(parity):
            return lambda row: {value % 2 for value in row} == {int(parity == "odd")}
        case Alternate():
            return lambda row: all(left % 2 != right % 2 for left, right in pairwise(row))
        case _:
            assert_never(condition)


def rises(values: Values) -> bool:
    """Each value is one more than the one before."""
    return all(right == left + 1 for left, right in pairwise(values))


def sums_test(condition: OnSums) -> Callable[[Sums], bool]:
    match condition:
        case SymbolSum(symbol, total):
            return lambda sums: sums[symbol] == total
        case SameSum(one, other):
            return lambda sums: sums[one] == sums[other] > 0
        case DoubleSum(double, single):
            return lambda sums: sums[double] == 2 * sums[single] > 0
        case AllDifferent():  # all four present means one card each: their sums are their values
            return lambda sums: min(sums.values()) > 0 and len(set(sums.values())) == STACKS
        case _:
            assert_never(condition)


class Pair(NamedTuple):
    """The exposed cards of two stacks, as the tables want them."""

    symbols: int
    values: int
    sums: int  # five bits for each symbol


PAIRS: Final = 28**2  # a row's number is that of its left pair times this, plus that of its right pair
EVERY_PAIR = [
    Pair(4 * s + t, 7 * v + w, (v + 1 << 5 * s) + (w + 1 << 5 * t))
    for s, v, t, w in product(range(4), range(7), range(4), range(7))
]
# What one step of a card's number changes in the number of its row, for each stack.
WEIGHT = [28**3, 28**2, 28, 1]


def tabulate() -> "array[int]":
    """For each row, by its number, the missions fulfilled as bits."""
    symbols, values, sums = met_by_symbols(), met_by_values(), met_by_sums()
    table = array("Q")
    for left in EVERY_PAIR:
        met = symbols[left.symbols] | values[left.values] | sums[left.sums]
        table.frombytes(met.to_bytes(8 * PAIRS, byteorder))
    return table


def met_by_symbols() -> list[int]:
    tests = [(n, symbols_test(m.condition)) for n, m in MISSIONS.items() if isinstance(m.condition, OnSymbols)]
    met = [as_bits([n for n, test in tests if test(row)]) for row in product(SYMBOLS, repeat=STACKS)]
    return [side_by_side([met[16 * left + right.symbols] for right in EVERY_PAIR]) for left in range(16)]


def met_by_values() -> list[int]:
    tests = [(n, values_test(m.condition)) for n, m in MISSIONS.items() if isinstance(m.condition, OnValues)]
    met = [as_bits([n for n, test in tests if test(row)]) for row in product(VALUES, repeat=STACKS)]
    return [side_by_side([met[49 * left + right.values] for right in EVERY_PAIR]) for left in range(49)]


def met_by_sums() -> dict[int, int]:
    tests = [(n, sums_test(m.condition)) for n, m in MISSIONS.items() if isinstance(m.condition, OnSums)]
    halves = {pair.sums for pair in EVERY_PAIR}
    met = {
        both: as_bits([n for n, test in tests if test(sums)])
        for both in {left + right for left in halves for right in halves}
        for sums in [unpacked(both)]
    }
    return {left: side_by_side([met[left + right.sums] for right in EVERY_PAIR]) for left in halves}


def side_by_side(rows: list[int]) -> int:
    """All rows with the same left pair as one long number: one operation combines them all."""
    return int.from_bytes(array("Q", rows).tobytes(), byteorder)


def unpacked(sums: int) -> Sums:
    return {symbol: sums >> 5 * at & 31 for at, symbol in enumerate(SYMBOLS)}


def as_bits(missions: Iterable[int | None]) -> int:
    """Missions by number, as bits: bit 1 is mission 1."""
    return sum([1 << mission for mission in missions if mission is not None])


def row_number(cards: Sequence[int]) -> int:
    """The place of a row in the table."""
    number = 0
    for card in cards:
        number = number * len(CARDS) + card
    return number


def fitting() -> list[bytes]:
    """FIF-20 For each pair of exposed cards, then each card: 1 if it fits the left one, plus 2 if the right one."""
    return [bytes([fits(card, left) + 2 * fits(card, right) for card in CARDS]) for left in CARDS for right in CARDS]
