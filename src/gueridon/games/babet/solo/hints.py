"""What the bots are taught: lay what is closest, and hope as far as greed can see."""

from random import Random

from gueridon.core.hints import Hints
from gueridon.games.babet.box import PERSONALITY
from gueridon.games.babet.solo.moves import GIVE_UP, Move, PlayCard
from gueridon.games.babet.solo.rules.play import PERSONALITIES
from gueridon.games.babet.solo.solver.greed import FAR, Greed
from gueridon.games.babet.solo.state import State


def policy(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """The card that leaves the least gap; where none is good, anything but giving up."""
    greed = Greed(state)
    least, found = FAR, [move for move in moves if move is not GIVE_UP] or moves
    for move in moves:
        if isinstance(move, PlayCard):
            gap = greed.gap(state.stocks[move.stock][-1], move.place)
            if gap < least:
                least, found = gap, [move]
    return found[int(rng.random() * float(len(found)))]


def value(state: State) -> list[float]:
    """How much of the aim greed would reach from here."""
    if state.ended is not None:
        return [1.0 if state.ended == "won" else 0.0]
    greed = Greed(state)
    greed.to_the_end()
    return [0.9 * (1.0 - float(greed.missed) / float(PERSONALITY * PERSONALITIES[state.level]))]


HINTS: Hints[State, Move] = Hints(policy, value)
