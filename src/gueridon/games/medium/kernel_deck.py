"""The predictions of a packed table: who holds which, the deck, and what is drawn from it.

Each function does what the one of its name does in ``rules``, which is the authority. Predictions that are drawn and
rejected lie meanwhile at the far end of the deck's own field, the first of them last: there is room, because no
prediction lies anywhere twice.
"""

from typing import Final

import numpy as np

from gueridon.core.fate_kernel import shuffle
from gueridon.core.kernels import Number, Row, compiled
from gueridon.games.medium.packing import PREDICTIONS
from gueridon.games.medium.rules.deck import KINDS, SHORT
from gueridon.games.medium.rules.sight import EVERYONE

FAR_END: Final = PREDICTIONS - 1


@compiled
def draw_prediction(row: Row, seat: int) -> bool:
    renew(row)
    drawn = find(row, seat, owned(row, seat), 0)
    renew(row)
    return drawn


@compiled
def owned(row: Row, seat: int) -> Number:
    """As bits."""
    goals = held_goals(row, seat, row.held_count[seat])
    for at in range(row.done_count[seat]):
        goals |= 1 << row.accomplished[seat, at] % KINDS
    return goals


@compiled
def held_goals(row: Row, seat: int, many: int) -> Number:
    """Of the first so many predictions that this seat holds, as bits."""
    goals = 0
    for at in range(many):
        goals |= 1 << row.held[seat, at] % KINDS
    return goals


@compiled
def find(row: Row, seat: int, unwanted: int, rejected: int) -> bool:
    """So many lie rejected already."""
    found, rejected = draw_until_wanted(row, seat, unwanted, rejected)
    if not found and row.discard_count > 0:
        take_in_discards(row)
        found, rejected = draw_until_wanted(row, seat, unwanted, rejected)
    if found:
        lose_track(row, seat, rejected)
    if rejected > 0:
        put_back(row, seat, rejected)
    return found


@compiled
def draw_until_wanted(row: Row, seat: int, unwanted: int, rejected: int) -> tuple[bool, int]:
    """Whether one was found, and how many lie rejected now."""
    while row.deck_count > 0:
        row.deck_count -= 1
        prediction = row.deck[row.deck_count]
        if not unwanted >> prediction % KINDS & 1:
            hold(row, seat, prediction)
            return True, rejected
        row.deck[FAR_END - rejected] = prediction
        rejected += 1
    return False, rejected


@compiled
def hold(row: Row, seat: int, prediction: int) -> None:
    row.held[seat, row.held_count[seat]] = prediction
    row.held_count[seat] += 1
    row.seen[prediction] = 1 << seat


@compiled
def lose_track(row: Row, seat: int, rejected: int) -> None:
    for at in range(row.deck_count):
        row.seen[row.deck[at]] &= 1 << seat
    for at in range(rejected):
        row.seen[row.deck[FAR_END - at]] &= 1 << seat


@compiled
def put_back(row: Row, seat: int, rejected: int) -> None:
    for at in range(rejected):
        row.seen[row.deck[FAR_END - at]] |= 1 << seat
    turn_around(row)
    row.deck_count += rejected
    shuffle_deck(row)
    row.redrawn[row.redrawn_count] = seat
    row.redrawn_count += 1


@compiled
def turn_around(row: Row) -> None:
    """What lies behind the deck: the rejected ones follow it then, in the order in which they were drawn."""
    near, far = np.int64(row.deck_count), FAR_END
    while near < far:
        row.deck[near], row.deck[far] = row.deck[far], row.deck[near]
        near, far = near + 1, far - 1


@compiled
def shuffle_deck(row: Row) -> None:
    shuffle(row.key, row.shuffles, row.deck[: row.deck_count])
    row.shuffles += 1


@compiled
def renew(row: Row) -> None:
    if row.deck_count <= SHORT and row.discard_count > 0:
        take_in_discards(row)


@compiled
def take_in_discards(row: Row) -> None:
    for at in range(row.discard_count):
        row.deck[row.deck_count + at] = row.discards[at]
    row.deck_count += row.discard_count
    row.discard_count = 0
    shuffle_deck(row)


@compiled
def lay_open(row: Row, seat: int, goal: int) -> Number:
    """The prediction."""
    prediction = let_go(row, seat, goal)
    row.seen[prediction] = EVERYONE
    return prediction


@compiled
def let_go(row: Row, seat: int, goal: int) -> Number:
    """The prediction of this goal, which is held, leaves the hand; the others keep their order."""
    at = 0
    while row.held[seat, at] % KINDS != goal:
        at += 1
    prediction = row.held[seat, at]
    row.held_count[seat] -= 1
    for later in range(at, row.held_count[seat]):
        row.held[seat, later] = row.held[seat, later + 1]
    row.opening[seat] = False
    return prediction


@compiled
def put_on_discards(row: Row, prediction: int) -> None:
    row.discards[row.discard_count] = prediction
    row.discard_count += 1
