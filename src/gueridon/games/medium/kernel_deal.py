"""The deal of a packed table: fragments, powers, cards, predictions.

Each function does what the one of its name does in ``rules``, which is the authority.
"""

from typing import Final

import numpy as np

from gueridon.core.fate_kernel import draw, shuffle
from gueridon.core.kernels import Number, Row, compiled
from gueridon.games.medium.box import BASIC, CARDS, HAND, MOST_PLAYERS, POWERS, TRIOS, cards_for
from gueridon.games.medium.kernel_deck import FAR_END, find, hold
from gueridon.games.medium.kernel_rules import NEXT_TURN, NONE, PICKING, counts
from gueridon.games.medium.packing import PREDICTIONS
from gueridon.games.medium.rules.deck import KINDS
from gueridon.games.medium.rules.sight import ENOUGH

POWERS_OF_TRIO: Final = np.array([sum(1 << POWERS.index(power) for power in trio) for trio in TRIOS])  # as bits
BASIC_POWERS: Final = sum(1 << power for power in BASIC)
# By number of players.
IN_STOCK: Final = np.array([len(cards_for(players)) for players in range(MOST_PLAYERS + 1)])
STOCK: Final = np.array(
    [cards_for(players) + [0] * (len(CARDS) - len(cards_for(players))) for players in range(MOST_PLAYERS + 1)], np.uint8
)


@compiled
def lay_table(row: Row) -> None:
    row.phase, row.turns, row.ended = PICKING, 0, 0
    row.activated, row.joined, row.taken_from, row.taken_at = NONE, NONE, NONE, NONE
    row.claimed, row.guessed, row.exchanges = False, False, 0
    row.galaxy_count, row.discard_count, row.redrawn_count = 0, 0, 0
    for seat in range(row.players):
        row.powers[seat], row.used[seat], row.fetish[seat] = 0, NONE, False
        row.white[seat], row.red[seat] = 2 if row.advanced else 1, 0
        row.in_hand[seat], row.held_count[seat], row.done_count[seat] = 0, 0, 0
        row.opening[seat], row.redealt[seat] = True, False
    for card in range(len(row.known)):
        row.known[card], row.dealt[card] = 0, NONE
    lay_piles(row)
    row.first = draw(row.key, 2, row.players)
    row.turn = row.first
    row.shuffles = 3


@compiled
def lay_piles(row: Row) -> None:
    row.stock_count, row.deck_count = IN_STOCK[row.players], PREDICTIONS
    for at in range(row.stock_count):
        row.stock[at] = STOCK[row.players, at]
    for prediction in range(PREDICTIONS):
        row.deck[prediction], row.seen[prediction] = prediction, 0
    shuffle(row.key, 0, row.stock[: row.stock_count])
    shuffle(row.key, 1, row.deck[: row.deck_count])


@compiled
def pick_powers(row: Row, seat: int, trio: int) -> None:
    row.powers[seat] = POWERS_OF_TRIO[trio]
    for other in range(row.players):
        if row.powers[other] == 0:
            return
    deal(row)


@compiled
def hand_out_basic_powers(row: Row) -> None:
    for seat in range(row.players):
        row.powers[seat] = BASIC_POWERS
    deal(row)


@compiled
def deal(row: Row) -> None:
    for seat in range(row.players):
        row.in_hand[seat] = HAND
        for place in range(HAND):
            row.stock_count -= 1
            card = row.stock[row.stock_count]
            row.hands[seat, place] = card
            row.known[card], row.dealt[card] = 1 << seat, seat
    row.galaxy_count, row.stock_count = row.stock_count, 0
    for star in range(row.galaxy_count):
        row.galaxy[star], row.face_up[star] = row.stock[star], False
    deal_predictions(row)
    row.phase = NEXT_TURN


@compiled
def deal_predictions(row: Row) -> None:
    for seat in range(row.players):
        row.deck_count -= 1
        hold(row, seat, row.deck[row.deck_count])
    for seat in range(row.players):
        fulfilled = fulfilled_by_hand(row, seat)
        if fulfilled >> row.held[seat, 0] % KINDS & 1:
            deal_anew(row, seat, fulfilled)


@compiled
def fulfilled_by_hand(row: Row, seat: int) -> Number:
    """As bits."""
    goals = 0
    for goal in range(KINDS):
        if counts(row, seat, goal) >= ENOUGH:
            goals |= 1 << goal
    return goals


@compiled
def deal_anew(row: Row, seat: int, fulfilled: int) -> None:
    row.deck[FAR_END] = row.held[seat, 0]
    row.held_count[seat] = 0
    find(row, seat, fulfilled, 1)
    row.redealt[seat] = True
