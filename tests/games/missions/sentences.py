"""The 50 missions as the rulebook's sentences say them, written apart from the rules to be compared with them.

A row is four (letter, value) pairs from left to right: L is yellow, B green, K red, C blue.
"""

from collections.abc import Callable

Row = tuple[tuple[str, int], ...]
Sentence = Callable[[Row], bool]

YELLOW, GREEN, RED, BLUE = "L", "B", "K", "C"


def values(row: Row) -> list[int]:
    return [value for _, value in row]


def letters(row: Row) -> str:
    return "".join(letter for letter, _ in row)


def total(row: Row, colour: str) -> int | None:
    """The sum of a colour; there is none without a card of it."""
    of_colour = [value for letter, value in row if letter == colour]
    return sum(of_colour) if of_colour else None


def colour_sums_to(colour: str, wanted: int) -> Sentence:
    return lambda row: total(row, colour) == wanted


def cards_sum_to(wanted: int) -> Sentence:
    return lambda row: row[0][1] + row[1][1] + row[2][1] + row[3][1] == wanted


def four_different_symbols(row: Row) -> bool:
    return sorted(letters(row)) == sorted("LBKC")


def four_different_values(row: Row) -> bool:
    a, b, c, d = values(row)
    return a not in (b, c, d) and b not in (c, d) and c != d


def both_different(row: Row) -> bool:
    return four_different_symbols(row) and four_different_values(row)


def four_equal_values(row: Row) -> bool:
    a, b, c, d = values(row)
    return a == b == c == d


def where(row: Row, colour: str) -> list[int]:
    return [place for place in range(4) if row[place][0] == colour]


def two_not_side_by_side(colour: str) -> Sentence:
    return lambda row: where(row, colour) in ([0, 2], [0, 3], [1, 3])


def two_side_by_side(colour: str) -> Sentence:
    return lambda row: where(row, colour) in ([0, 1], [1, 2], [2, 3])


def exactly_three(colour: str) -> Sentence:
    return lambda row: len(where(row, colour)) == 3


def nothing_but(one: str, other: str) -> Sentence:
    return lambda row: len(where(row, one)) + len(where(row, other)) == 4


def same_sum(one: str, other: str) -> Sentence:
    return lambda row: total(row, one) is not None and total(row, one) == total(row, other)


def twice(double: str, single: str) -> Sentence:
    return lambda row: (once := total(row, single)) is not None and total(row, double) == once + once


def three_neighbours_rise(row: Row) -> bool:
    a, b, c, d = values(row)
    return (b - a, c - b) == (1, 1) or (c - b, d - c) == (1, 1)


def run_in_any_order(row: Row) -> bool:
    return sorted(values(row)) in ([1, 2, 3, 4], [2, 3, 4, 5], [3, 4, 5, 6], [4, 5, 6, 7])


def all_among(*allowed: int) -> Sentence:
    return lambda row: all(value in allowed for value in values(row))


def even_and_odd_alternate(row: Row) -> bool:
    return "".join("eo"[value in (1, 3, 5, 7)] for value in values(row)) in ("eoeo", "oeoe")


COLOURS = (YELLOW, GREEN, RED, BLUE)

SENTENCES: dict[int, Sentence] = dict(
    enumerate(
        [
            colour_sums_to(YELLOW, 2),
            colour_sums_to(BLUE, 3),
            colour_sums_to(RED, 4),
            colour_sums_to(GREEN, 6),
            colour_sums_to(GREEN, 7),
            colour_sums_to(BLUE, 9),
            colour_sums_to(RED, 10),
            colour_sums_to(YELLOW, 11),
            *(cards_sum_to(wanted) for wanted in (10, 15, 18, 20)),
            four_different_symbols,
            four_different_values,
            both_different,
            four_equal_values,
            *(two_not_side_by_side(colour) for colour in COLOURS),
            *(two_side_by_side(colour) for colour in COLOURS),
            *(exactly_three(colour) for colour in COLOURS),
            nothing_but(GREEN, YELLOW),
            nothing_but(RED, BLUE),
            nothing_but(RED, GREEN),
            same_sum(RED, YELLOW),
            same_sum(GREEN, BLUE),
            same_sum(BLUE, RED),
            same_sum(GREEN, RED),
            same_sum(YELLOW, BLUE),
            same_sum(YELLOW, GREEN),
            twice(RED, BLUE),
            twice(GREEN, RED),
            twice(BLUE, GREEN),
            twice(BLUE, YELLOW),
            twice(GREEN, YELLOW),
            twice(YELLOW, RED),
            three_neighbours_rise,
            run_in_any_order,
            all_among(1, 2, 3),
            all_among(5, 6, 7),
            all_among(2, 4, 6),
            all_among(1, 3, 5, 7),
            even_and_odd_alternate,
        ],
        start=1,
    )
)
