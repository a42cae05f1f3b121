"""The rules once more, for thousands of tables at once: compiled, over packed records. ``rules`` is the authority.

Each function does what the one of its name does there.
"""

from typing import Final

import numpy as np

from gueridon.core.kernels import Kernel, Number, Row, Words, allow, compiled
from gueridon.games.babet.box import CARDS, PERSONALITY
from gueridon.games.babet.kernel_rules import (
    ARTISOU,
    FOUTRALOU,
    NO_CARD,
    NO_WINNER,
    ONE_WICKED,
    TWO_KIND,
    deal,
    draw_card,
    end_turn,
    lay,
    move_pile,
    take,
)
from gueridon.games.babet.moves import DRAW, END_TURN, LAYS, MOVES, PILE_MOVES, TAKES, Lay, Move, MovePile, Take
from gueridon.games.babet.packing import MOST_PLAYERS, RECORD, pack, unpack
from gueridon.games.babet.rules.turn import HAND
from gueridon.games.babet.state import State


def cards_of(move: Move) -> tuple[int, int]:
    """The one that moves, and the one that it comes to lie on; 0 for none."""
    match move:
        case Take(card):
            return card, NO_CARD
        case Lay(card, on):
            return card, on or NO_CARD
        case MovePile(lowest, onto):
            return lowest, onto
        case _:
            return NO_CARD, NO_CARD


MOVING: Final = np.array([cards_of(move)[0] for move in MOVES])
ONTO: Final = np.array([cards_of(move)[1] for move in MOVES])
DRAWS: Final = MOVES.index(DRAW)
FIRST_OF_PILES: Final = MOVES.index(PILE_MOVES[2][1])
ENDS: Final = MOVES.index(END_TURN)
# By number of the card that moves: from here on a move has its place by the number of the card below.
FIRST_TAKE: Final = MOVES.index(TAKES[1])
FIRST_LAY: Final = np.array([0, *(MOVES.index(LAYS[card][0]) for card in CARDS)])
FIRST_PILE_MOVE: Final = np.array([0, 0, *(MOVES.index(moves[1]) - 1 for moves in PILE_MOVES[2:])])


@compiled
def to_act(row: Row) -> Number:
    return 0 if row.ended else 1 << row.turn


@compiled
def legal(row: Row, seat: int, allowed: Words) -> None:
    if row.ended or seat != row.turn:
        return
    if row.draws > 0:
        allow_draws(row, allowed)
        return
    allow_lays(row, seat, allowed)
    if row.held[seat] < HAND + row.actions:
        allow_pile_moves(row, allowed)
    if row.held[seat] <= HAND:
        allow(allowed, ENDS, 1)


@compiled
def allow_draws(row: Row, allowed: Words) -> None:
    for at in range(row.river_count):
        allow(allowed, FIRST_TAKE + row.river[at] - 1, 1)
    if row.draw_count > 0:
        allow(allowed, DRAWS, 1)


@compiled
def allow_lays(row: Row, seat: int, allowed: Words) -> None:
    places = tops(row, PERSONALITY) | 1 << NO_CARD
    for at in range(row.held[seat]):
        card = row.hands[seat, at]
        allow(allowed, FIRST_LAY[card], places & lower_than(card))


@compiled
def allow_pile_moves(row: Row, allowed: Words) -> None:
    for height in range(1, PERSONALITY):
        places = tops(row, PERSONALITY - height)
        for pile in range(row.pile_count):
            if row.heights[pile] == height:
                lowest = row.piles[pile, 0]
                allow(allowed, FIRST_PILE_MOVE[lowest], places & lower_than(lowest))


@compiled
def tops(row: Row, highest: int) -> Number:
    """The cards at the tops of those piles that are no higher, as bits."""
    cards = 0
    for pile in range(row.pile_count):
        height = row.heights[pile]
        if height <= highest:
            cards |= 1 << row.piles[pile, height - 1]
    return cards


@compiled
def lower_than(card: int) -> Number:
    """The cards that are lower, as bits."""
    return (1 << card) - 1


@compiled
def apply(row: Row, seat: int, move: int) -> None:
    if move < DRAWS:
        take(row, seat, MOVING[move])
    elif move == DRAWS:
        draw_card(row, seat)
    elif move < FIRST_OF_PILES:
        lay(row, seat, MOVING[move], ONTO[move])
    elif move < ENDS:
        move_pile(row, MOVING[move], ONTO[move])
    else:
        end_turn(row)


@compiled
def wins(row: Row, seat: int) -> bool:
    if seat >= row.players:
        return False
    role = row.roles[seat]
    return bool((row.ended == TWO_KIND and role == ARTISOU) or (row.ended == ONE_WICKED and role == FOUTRALOU))


@compiled
def score(row: Row, seat: int) -> Number:
    if row.ended == NO_WINNER:
        return 1 if seat < row.players else 0
    return 2 if wins(row, seat) else 0


KERNEL: Kernel[State] = Kernel(RECORD, MOST_PLAYERS, len(MOVES), pack, unpack, deal, to_act, legal, apply, wins, score)
