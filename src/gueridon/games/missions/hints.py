"""What the bots are taught: a mission now is better than one later, and a game that is blocked brings no more."""

from random import Random
from typing import Final

from gueridon.core.hints import Hints
from gueridon.games.missions.box.rows import WEIGHT
from gueridon.games.missions.moves import Lay, Move
from gueridon.games.missions.rules import FULFILLED, NUMBER
from gueridon.games.missions.state import State

FIFTY: Final = 50.0
A_CARD: Final = 0.3  # missions that a card still to be laid is worth


def policy(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """As many missions at once as can be; otherwise anything."""
    best, found = 0, [*moves]
    for move in moves:
        if isinstance(move, Lay):
            met = accomplished_by(state, move)
            if met > best:
                best, found = met, []
            if met == best and best:
                found.append(move)
    return found[int(rng.random() * float(len(found)))]


def accomplished_by(state: State, move: Lay) -> int:
    """How many missions this card would accomplish at once."""
    stack = move.stack
    row = state.row + (NUMBER[move.card] - state.stacks[stack][-1]) * WEIGHT[stack]
    return (FULFILLED[row] & state.wanted).bit_count()


def value(state: State) -> list[float]:
    """The missions accomplished, and those that the cards not yet laid may bring while the game goes on."""
    missions = float(len(state.accomplished))
    if state.ended is None:
        cards = len(state.draw_pile)
        for hand in state.hands:
            cards += len(hand)
        missions += A_CARD * float(cards)
    return [missions / FIFTY] * len(state.hands)


HINTS: Hints[State, Move] = Hints(policy, value)
