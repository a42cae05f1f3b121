"""What happens at a packed table: what is seen and said, and the end. ``kernel`` says who may do what when.

Each function does what the one of its name does in ``rules``, which is the authority.
"""

from typing import Final

import numpy as np

from gueridon.core.kernels import Number, Row, compiled
from gueridon.games.medium.box import GUESSED_RIGHT, HAND, STAR
from gueridon.games.medium.kernel_deck import held_goals, lay_open, put_on_discards, renew
from gueridon.games.medium.packing import ENDS, PHASES
from gueridon.games.medium.rules import sight
from gueridon.games.medium.rules.deck import KINDS
from gueridon.games.medium.rules.sight import ENOUGH, EVERYONE

NONE: Final = -1
EXHAUSTED: Final = ENDS.index("exhausted")
END_BY_STAR: Final = ENDS.index("star")
AT_LIMIT: Final = ENDS.index("turn-limit")

PICKING: Final = PHASES.index("powers")
SAYING: Final = PHASES.index("accomplish")
JOINED: Final = PHASES.index("joined")
DRAWING: Final = PHASES.index("draw")
POWER: Final = PHASES.index("power")
TAKING: Final = PHASES.index("take")
GIVING: Final = PHASES.index("give")
DISCARDING: Final = PHASES.index("discard")
LOOKING: Final = PHASES.index("look")
SUSPECTING: Final = PHASES.index("suspect")
TURNING_OVER: Final = PHASES.index("turn-over")
EXCHANGE: Final = PHASES.index("exchange")
PUTTING_DOWN: Final = PHASES.index("put-down")
NEXT_TURN: Final = PHASES.index("next-turn")
OVER: Final = PHASES.index("over")

# By card, as bits.
FRONT_BITS: Final = np.array(sight.FRONT_BITS)
BACK_BITS: Final = np.array(sight.BACK_BITS)
ALL_GOALS: Final = 2**KINDS - 1
ALL_PLACES: Final = 2**HAND - 1

# Sight


@compiled
def counts(row: Row, seat: int, goal: int) -> Number:
    total = 0
    for place in range(HAND):
        total += FRONT_BITS[row.hands[seat, place]] >> goal & 1
    return total


@compiled
def visible_goals(row: Row, star: int) -> Number:
    """As bits."""
    card = row.galaxy[star]
    return FRONT_BITS[card] if row.face_up[star] else BACK_BITS[card]


@compiled
def forget(row: Row) -> None:
    for card in range(len(row.known)):
        row.known[card] = 0
    for seat in range(row.players):
        for place in range(row.in_hand[seat]):
            row.known[row.hands[seat, place]] = 1 << seat
    for star in range(row.galaxy_count):
        if row.face_up[star]:
            row.known[row.galaxy[star]] = EVERYONE
    for at in range(row.deck_count):
        row.seen[row.deck[at]] = 0
    for at in range(row.discard_count):
        if row.seen[row.discards[at]] != EVERYONE:
            row.seen[row.discards[at]] = 0


# Step 1: accomplish, guess


@compiled
def fulfilled(row: Row, seat: int) -> Number:
    """The goals held of which there are cards enough, as bits."""
    goals = 0
    for at in range(row.held_count[seat]):
        goal = row.held[seat, at] % KINDS
        if counts(row, seat, goal) >= ENOUGH:
            goals |= 1 << goal
    return goals


@compiled
def accomplish(row: Row, seat: int, goal: int) -> None:
    shown = 0
    for place in range(HAND):
        card = row.hands[seat, place]
        if FRONT_BITS[card] >> goal & 1:
            row.known[card] = EVERYONE
            shown += 1
    row.accomplished[seat, row.done_count[seat]] = lay_open(row, seat, goal)
    row.done_count[seat] += 1
    gain(row, seat, max(shown - ENOUGH + 1, 0), 0 if row.joined < 0 else 1)
    row.claimed, row.joined, row.phase = True, NONE, SAYING
    end_if_star(row, seat)
    if not row.ended:
        end_if_exhausted(row)


@compiled
def joinable(row: Row, seat: int) -> Number:
    """As bits."""
    goals = 0
    for at in range(row.held_count[seat]):
        goal = row.held[seat, at] % KINDS
        if ENOUGH - 1 <= counts(row, seat, goal) < HAND:
            goals |= 1 << goal
    return goals


@compiled
def joins(row: Row, seat: int) -> Number:
    """As bits."""
    goals, stars = joinable(row, seat), 0
    for star in range(row.galaxy_count):
        if visible_goals(row, star) & goals:
            stars |= 1 << star
    return stars


@compiled
def join(row: Row, star: int) -> None:
    row.joined, row.phase = star, JOINED


@compiled
def guesses(row: Row, seat: int) -> Number:
    """As bits."""
    moves = 0
    for other in range(row.players):
        if other != seat and row.held_count[other] > 0:
            moves |= ALL_GOALS << KINDS * other
    return moves


@compiled
def anyone_to_accuse(row: Row) -> bool:
    return bool(guesses(row, row.turn))


@compiled
def guess(row: Row, seat: int, other: int, goal: int) -> None:
    if row.phase == SAYING:
        row.guessed = True
    else:
        row.phase = NEXT_TURN
    if held_goals(row, other, row.held_count[other]) >> goal & 1:
        guess_right(row, seat, other, goal)
    else:
        guess_wrong(row, seat)


@compiled
def guess_right(row: Row, seat: int, other: int, goal: int) -> None:
    put_on_discards(row, lay_open(row, other, goal))
    gain(row, seat, GUESSED_RIGHT, 0)
    end_if_star(row, seat)
    if not row.ended:
        renew(row)


@compiled
def guess_wrong(row: Row, seat: int) -> None:
    turned = 1 if row.red[seat] == 0 and row.white[seat] > 0 else 0
    row.white[seat] -= turned
    row.red[seat] = turned


# The end


@compiled
def gain(row: Row, seat: int, white: int, red: int) -> None:
    missing = STAR - row.white[seat] - row.red[seat]
    white = min(white, missing)
    row.white[seat] += white
    row.red[seat] += min(red, missing - white)


@compiled
def end_if_star(row: Row, seat: int) -> None:
    if row.white[seat] + row.red[seat] == STAR:
        row.ended, row.phase = END_BY_STAR, OVER


@compiled
def end_if_exhausted(row: Row) -> None:
    held = 0
    for seat in range(row.players):
        held += row.held_count[seat]
    if row.deck_count == 0 and row.discard_count == 0 and held == 0:
        row.ended, row.phase = EXHAUSTED, OVER


@compiled
def end_at_limit(row: Row) -> bool:
    if row.turns < row.turn_limit * row.players:
        return False
    row.ended, row.phase = AT_LIMIT, OVER
    return True


@compiled
def wins(row: Row, seat: int) -> bool:
    best = 0
    for other in range(row.players):
        best = max(best, rank(row, other))
    return bool(row.ended and seat < row.players and rank(row, seat) == best)


@compiled
def rank(row: Row, seat: int) -> Number:
    """The more fragments the higher, and of as many the more of them white."""
    return (STAR + 1) * (row.white[seat] + row.red[seat]) + row.white[seat]


@compiled
def score(row: Row, seat: int) -> Number:
    return row.white[seat] + row.red[seat] if row.ended and seat < row.players else 0
