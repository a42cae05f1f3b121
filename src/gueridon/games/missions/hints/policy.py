"""Take what can be had, leave something for the next, and keep the game going."""

from array import array
from random import Random
from typing import Final

from gueridon.games.missions.box.cards import CARDS, fits
from gueridon.games.missions.box.rows import WEIGHT
from gueridon.games.missions.moves import Lay, Move
from gueridon.games.missions.rules import FULFILLED, NUMBER
from gueridon.games.missions.state import State

FIFTY: Final = 50.0
AT_ONCE: Final = 8
A_CARD: Final = 0.3  # missions that a card still to be laid is worth
WITHIN_REACH: Final = 0.3  # and one that a single card may accomplish

FITTING: Final = [[number for number, card in enumerate(CARDS) if fits(card, top)] for top in CARDS]
WEIGHTS: Final = [*WEIGHT]
NEAR: Final = array("Q", bytes(8 * len(FULFILLED)))  # by row: what is near it, once somebody has asked


def policy(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """As many missions at once as can be, and then as many as can be within reach of whoever comes next."""
    best, found = -1, moves
    for move in moves:
        if isinstance(move, Lay):
            hope = outlook(state, move)
            if hope > best:
                best, found = hope, [move]
            elif hope == best:
                found.append(move)
    return found[int(rng.random() * float(len(found)))]


def outlook(state: State, move: Lay) -> int:
    """Missions met at once count more than any number of those left within reach."""
    row = row_after(state, move)
    met = FULFILLED[row] & state.wanted
    return AT_ONCE * met.bit_count() + (near(row) & (state.wanted - met)).bit_count()


def beginner(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """As many missions at once as can be; otherwise anything."""
    best, found = 0, moves
    for move in moves:
        if isinstance(move, Lay):
            met = met_by(state, move).bit_count()
            if met > best:
                best, found = met, [move]
            elif met == best and best:
                found.append(move)
    return found[int(rng.random() * float(len(found)))]


def met_by(state: State, move: Lay) -> int:
    """The missions that this card would accomplish at once, as bits."""
    return FULFILLED[row_after(state, move)] & state.wanted


def row_after(state: State, move: Lay) -> int:
    stack = move.stack
    return state.row + (NUMBER[move.card] - state.stacks[stack][-1]) * WEIGHT[stack]


def near(row: int) -> int:
    """The missions that one more card could accomplish, as bits; bit 0 says that this row was looked at before."""
    if NEAR[row]:
        return NEAR[row]
    met = 1
    for weight in WEIGHTS:
        top = row // weight % len(FITTING)
        others = row - top * weight
        for card in FITTING[top]:
            met |= FULFILLED[others + card * weight]
    NEAR[row] = met
    return met


def value(state: State) -> list[float]:
    """The missions accomplished, those within reach, and those that all cards may bring while the game goes on."""
    missions = float(len(state.accomplished))
    if state.ended is None:
        cards = len(state.draw_pile)
        for hand in state.hands:
            cards += len(hand)
        missions += A_CARD * float(cards) + WITHIN_REACH * float((near(state.row) & state.wanted).bit_count())
    return [missions / FIFTY] * len(state.hands)
