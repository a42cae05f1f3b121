"""Which places take which cards, kept up to date.

A set of places is a byte here, with a bit for each; ``fits`` has such a byte for every card, ``room`` for every count.
A card that was laid has one too: the places where it may go together with those on top of it. The first card of a
personality goes with all of it, so it may also step aside into the empty places on either side.
"""

from typing import Final

from gueridon.games.babet.box import PERSONALITY
from gueridon.games.babet.solo.moves import MOST_PLACES
from gueridon.games.babet.solo.rules.gaps import GAPS, ORDERED
from gueridon.games.babet.solo.state import State

EMPTY: Final = 8 * (PERSONALITY - 1)  # where room has the places with room for five
LOWEST: Final = 1
HIGHEST: Final = 30
# From one card up to another, the latter left out, a byte of 1: times a set of places, that set for each of them.
SPAN: Final = [[sum([1 << 8 * card for card in range(low, high)]) for high in range(32)] for low in range(32)]
# By height of a place and count of cards to lay there: the counts for which it then has no room any more.
FILLED: Final = [
    [SPAN[max(0, PERSONALITY - height - count)][PERSONALITY - height] for count in range(PERSONALITY + 1)]
    for height in range(PERSONALITY + 1)
]
# By number of places, while all of them are empty.
ALL_ROOM: Final = [((1 << many) - 1) * SPAN[0][PERSONALITY] for many in range(MOST_PLACES + 1)]
ALL_FIT: Final = [((1 << many) - 1) * SPAN[LOWEST][HIGHEST + 1] for many in range(MOST_PLACES + 1)]


def find_fits(state: State) -> None:
    """For a table that was not dealt: its cards are laid once more, on empty places."""
    places = state.places
    state.room, state.fits = ALL_ROOM[len(places)], ALL_FIT[len(places)]
    state.places = [b"" for _ in places]
    for place, cards in enumerate(places):
        if cards:
            lay(state, cards, place)


def lay(state: State, cards: bytes, place: int) -> None:
    change(state, place, cards)
    state.places[place] += cards


def lift(state: State, place: int, count: int) -> bytes:
    laid = state.places[place]
    cards = laid[-count:]
    state.places[place] = laid[:-count]
    change(state, place, cards)
    return cards


def change(state: State, place: int, cards: bytes) -> None:
    """These are about to be laid on a place, or have just left it: what the one changes, the other changes back."""
    laid = state.places[place]
    if laid:
        top = laid[-1]
    elif place >= ORDERED[state.level]:
        top = 0
    else:
        top = cards[0]
        if state.level == 4:
            begin_in_line(state, place, top)
        else:
            begin_in_order(state, place, top)
    state.fits ^= SPAN[top + 1][cards[-1] + 1] << place  # BAB-51 it takes what is higher than its top card
    if state.level == 4:
        close_line(state, place, top, cards)
    state.room ^= FILLED[len(laid)][len(cards)] << place


def begin_in_order(state: State, place: int, first: int) -> None:
    """BAB-53 First cards increase: lower ones go to the left of this place now, higher ones to the right of it."""
    gap = GAPS[state.level][state.room >> EMPTY][place]
    floor = state.places[gap.before][0] if gap.before is not None else LOWEST
    ceiling = state.places[gap.after][0] if gap.after is not None else HIGHEST
    fits = state.fits ^ (SPAN[floor][first + 1] ^ SPAN[ceiling + 1][HIGHEST + 1]) << place
    if gap.right:
        fits ^= SPAN[floor][first] * gap.right
    if gap.left:
        fits ^= SPAN[first + 1][ceiling + 1] * gap.left
    state.fits = fits


def begin_in_line(state: State, place: int, first: int) -> None:
    """BAB-55 The same, and what is higher no longer goes onto the place before either."""
    gap = GAPS[4][state.room >> EMPTY][place]
    ceiling = state.places[gap.after][0] if gap.after is not None else HIGHEST
    lower, left = SPAN[LOWEST][first], gap.left
    if gap.before is not None:
        cards = state.places[gap.before]
        lower = SPAN[cards[-1]][first]
        for card in cards[:-1]:
            lower |= SPAN[card][card + 1]
        left |= 1 << gap.before
    fits = state.fits ^ lower * (gap.right | 1 << place) ^ SPAN[first][first + 1] << place
    if left:
        fits ^= SPAN[first + 1][ceiling + 1] * left
    state.fits = fits


def close_line(state: State, place: int, top: int, cards: bytes) -> None:
    """BAB-55 What lies between two cards of a place goes nowhere any more."""
    right = GAPS[4][state.room >> EMPTY][place].right
    if right:
        for card in cards:
            if card > top:
                state.fits ^= SPAN[top + 1][card] * right
                top = card
