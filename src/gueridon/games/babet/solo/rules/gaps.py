"""Cards laid pass no other place in use: where they may go depends on which places are empty."""

from dataclasses import dataclass
from typing import Final

from gueridon.games.babet.solo.moves import MOST_PLACES

ORDERED: Final = [0, 0, 5, 5, 5, 4]  # by level, how many places, from the left, keep an order (BAB-53 to BAB-56)


@dataclass(slots=True)
class Gap:
    """What is beside a place: the empty ones on either side, a bit each, and beyond them the next in use."""

    left: int
    right: int
    before: int | None
    after: int | None


def gap(many: int, empty: int, place: int) -> Gap:
    left, before = look(empty, range(place - 1, -1, -1) if place < many else range(0))
    right, after = look(empty, range(place + 1, many))
    return Gap(left, right, before, after)


def look(empty: int, way: range) -> tuple[int, int | None]:
    found = 0
    for place in way:
        if not empty >> place & 1:
            return found, place
        found |= 1 << place
    return found, None


# By level, by which places are empty, by place.
GAPS: Final = [
    [[gap(many, empty, place) for place in range(MOST_PLACES)] for empty in range(1 << MOST_PLACES)] for many in ORDERED
]
