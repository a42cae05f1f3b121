"""Steps 3 and 4 at a packed table: the Ancient Powers, and the exchange with the Galaxy.

Each function does what the one of its name does in ``rules``, which is the authority.
"""

import numpy as np

from gueridon.core.kernels import Number, Row, compiled
from gueridon.games.medium.box import CHILAM_BALAM, DRUIDESS, FETISH_MAKER, HAND, OMIKUJI, PYTHIA, SIDES, TOHUNGA
from gueridon.games.medium.kernel_deck import draw_prediction, let_go, put_on_discards, renew
from gueridon.games.medium.kernel_rules import (
    ALL_PLACES,
    DISCARDING,
    EXCHANGE,
    GIVING,
    LOOKING,
    NEXT_TURN,
    NONE,
    PUTTING_DOWN,
    SUSPECTING,
    TAKING,
    TURNING_OVER,
    anyone_to_accuse,
)
from gueridon.games.medium.rules.sight import EVERYONE


@compiled
def activations(row: Row, seat: int) -> Number:
    """As bits."""
    powers = np.int64(row.powers[seat])
    if row.used[seat] >= 0:
        powers &= ~(1 << row.used[seat])
    if row.deck_count == 0 and row.discard_count == 0:
        powers &= ~(1 << OMIKUJI)
    if powers >> CHILAM_BALAM & 1 and not any_fragment(row):
        powers &= ~(1 << CHILAM_BALAM)
    return powers


@compiled
def any_fragment(row: Row) -> bool:
    fragments = 0
    for seat in range(row.players):
        fragments += row.white[seat] + row.red[seat]
    return fragments > 0


@compiled
def activate(row: Row, seat: int, power: int) -> None:
    row.activated = power
    if power == PYTHIA:
        row.phase = TAKING
    elif power == DRUIDESS:
        row.exchanges, row.phase = 2, EXCHANGE
    elif power == OMIKUJI:
        consult(row, seat)
    elif power == FETISH_MAKER:
        row.fetish[seat], row.phase = True, EXCHANGE
    elif power == TOHUNGA:
        row.phase = LOOKING
    else:
        row.phase = TURNING_OVER


@compiled
def cards_of_others(row: Row, seat: int) -> Number:
    """As bits."""
    return ((1 << HAND * row.players) - 1) & ~(ALL_PLACES << HAND * seat)


@compiled
def take_from(row: Row, seat: int, other: int, place: int) -> None:
    row.known[row.hands[other, place]] |= 1 << seat
    row.taken_from, row.taken_at, row.phase = other, place, GIVING


@compiled
def give(row: Row, seat: int, place: int) -> None:
    other, at = row.taken_from, row.taken_at
    card, taken = row.hands[seat, place], row.hands[other, at]
    row.hands[seat, place], row.hands[other, at] = taken, card
    row.known[card] |= 1 << other
    row.known[taken] |= 1 << seat
    row.taken_from, row.taken_at, row.phase = NONE, NONE, EXCHANGE


@compiled
def consult(row: Row, seat: int) -> None:
    drawn = draw_prediction(row, seat)
    row.phase = DISCARDING if drawn and row.held_count[seat] > 1 else EXCHANGE


@compiled
def discard(row: Row, seat: int, goal: int) -> None:
    put_on_discards(row, let_go(row, seat, goal))
    row.phase = EXCHANGE
    renew(row)


@compiled
def look(row: Row, seat: int, other: int, place: int) -> None:
    row.known[row.hands[other, place]] |= 1 << seat
    row.phase = SUSPECTING if anyone_to_accuse(row) else EXCHANGE


@compiled
def turnings(row: Row) -> Number:
    """As bits."""
    moves = 0
    for other in range(row.players):
        if row.white[other] > 0:
            moves |= 1 << len(SIDES) * other
        if row.red[other] > 0:
            moves |= 2 << len(SIDES) * other
    return moves


@compiled
def turn_over(row: Row, other: int, side: int) -> None:
    """Side 0 is white."""
    change = 1 if side else -1
    row.white[other] += change
    row.red[other] -= change
    row.phase = EXCHANGE


# The Galaxy


@compiled
def take(row: Row, seat: int, star: int) -> None:
    if not row.face_up[star]:
        row.known[row.galaxy[star]] |= 1 << seat
    row.taken_at, row.phase = star, PUTTING_DOWN


@compiled
def put_down(row: Row, seat: int, place: int) -> None:
    star = row.taken_at
    card, taken = row.hands[seat, place], row.galaxy[star]
    row.hands[seat, place], row.galaxy[star] = taken, card
    row.known[taken] |= 1 << seat
    row.face_up[star] = not row.face_up[star]
    if row.face_up[star]:
        row.known[card] = EVERYONE
    row.taken_at = NONE
    row.exchanges -= 1
    row.phase = EXCHANGE if row.exchanges > 0 else NEXT_TURN
