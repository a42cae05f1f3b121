"""Take what can be had, leave something for the next, and keep the game going."""

from random import Random
from typing import Final

from gueridon.games.missions.box.rows import WEIGHT
from gueridon.games.missions.hints.looks import look_at
from gueridon.games.missions.moves import Lay, Move
from gueridon.games.missions.rules import FULFILLED, NUMBER
from gueridon.games.missions.state import State

AT_ONCE: Final = 8


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
    look = look_at(row_after(state, move))
    met = look.met & state.wanted
    return AT_ONCE * met.bit_count() + (look.near & (state.wanted - met)).bit_count()


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
    """The missions that one more card could accomplish, as bits."""
    return look_at(row).near
