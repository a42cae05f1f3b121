"""Which places take which cards. A set of places is a number here, with a bit for each."""

from collections.abc import Callable
from itertools import accumulate
from operator import xor
from typing import Final

from gueridon.games.babet.box import PERSONALITY
from gueridon.games.babet.solo.moves import MOST_PLACES
from gueridon.games.babet.solo.state import State

ORDERED: Final = [0, 0, 5, 5, 5, 4]  # by level, how many places, from the left, keep an order (BAB-53 to BAB-56)
HIGHEST: Final = 31  # higher than any card


def rooms(state: State) -> list[int]:
    """BAB-51 The places that have room for one card more, for two, up to five: the empty ones."""
    heights = [len(cards) for cards in state.places]
    state.room = [
        sum([1 << place for place, height in enumerate(heights) if height + count <= PERSONALITY])
        for count in range(1, PERSONALITY + 1)
    ]
    return state.room


def fits(state: State) -> list[int]:
    """By number of card, the places where it would rise and keep the personalities in order."""
    turns = [0 for _ in range(HIGHEST + 1)]
    for place, (floor, ceiling) in enumerate(bounds(state.level, state.places)):
        turns[floor + 1] ^= 1 << place
        turns[ceiling] ^= 1 << place
    state.fits = list(accumulate(turns, xor))
    return state.fits


def bounds(level: int, places: list[list[int]]) -> list[tuple[int, int]]:
    """What a card added to each place must lie above, and below.

    BAB-53 Among places in use first cards increase, so a first card lies between its neighbours';
    BAB-55 at level 4 whatever is added lies between the last card before and the first card after.
    """
    floors = [cards[-1] if cards else 0 for cards in places]
    ceilings = [HIGHEST for _ in places]
    floor, ceiling = 0, HIGHEST
    for place in range(ORDERED[level]):
        if places[place]:
            floor = places[place][-1 if level == 4 else 0]
        else:
            floors[place] = floor
    for place in range(ORDERED[level] - 1, -1, -1):
        if level == 4 or not places[place]:
            ceilings[place] = ceiling
        if places[place]:
            ceiling = places[place][0]
    return list(zip(floors, ceilings, strict=True))


def changed(state: State, place: int, cards: list[int]) -> None:
    """These cards are about to be laid on a place, or have just left it."""
    laid, bit = state.places[place], 1 << place
    if state.level == 4 or not (laid or state.level == 1):
        state.fits = []  # what its neighbours take has changed too: to be found out when asked for
    elif state.fits:
        fit = state.fits
        for card in range(laid[-1] + 1 if laid else 1, cards[-1] + 1):
            fit[card] ^= bit
    if state.room:
        full = PERSONALITY - len(laid)
        for count in range(full - len(cards), full):
            state.room[count] ^= bit


# Cards laid pass no other place in use: where they may go depends on which ones are empty.


def beside(many: int, empty: int, place: int) -> int:
    """The empty places next to this one, on either side, among so many."""
    return sum([1 << to for to in range(many) if place < many and all_in(empty, place, to)])


def all_in(empty: int, place: int, to: int) -> bool:
    """Whether all places on the way to another, and that one too, are empty."""
    way = range(place + 1, to + 1) if place < to else range(to, place)
    return to != place and all(empty >> other & 1 for other in way)


def after(many: int, empty: int, place: int) -> int:
    """The empty places next to this one, on its right."""
    return beside(many, empty, place) >> place << place


def before(many: int, empty: int, place: int) -> int:
    """The next place in use on the left of this one."""
    for to in range(place - 1, -1, -1):
        if not empty >> to & 1:
            return 1 << to
    return 0


def by_gaps(found: Callable[[int, int, int], int]) -> list[list[list[int]]]:
    """For every level, every set of empty places, every place."""
    return [
        [[found(many, empty, place) for place in range(MOST_PLACES)] for empty in range(1 << MOST_PLACES)]
        for many in ORDERED
    ]


BESIDE: Final = by_gaps(beside)
AFTER: Final = by_gaps(after)
BEFORE: Final = by_gaps(before)
