"""What the bots are taught: each pile by what it may become, and the table as the sum of its piles."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from gueridon.core.hints import HeardPly, Hints, Utterance
from gueridon.games.babet.box import Role
from gueridon.games.babet.hints.blunders import prudent
from gueridon.games.babet.hints.hands import recall
from gueridon.games.babet.hints.piles import followed, worth
from gueridon.games.babet.hints.prospects import promise
from gueridon.games.babet.moves import Lay, Move, MovePile, Take
from gueridon.games.babet.rules.aim import is_positive
from gueridon.games.babet.rules.turn import bottomed, topped
from gueridon.games.babet.state import State

CANDOUR: Final = 1.5  # of gain that tells three times in four on which side somebody is
A_CARD: Final = 1.0  # a card of one's own sign in hand rather than another


def policy(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """What serves one's team best at once; between equals, chance."""
    side = 1.0 if state.roles[seat] is Role.ARTISOU else -1.0
    best, found = -1e9, moves
    for move in moves:
        gain = side * gained(state, move)
        if gain > best:
            best, found = gain, [move]
        elif gain == best:
            found.append(move)
    return found[int(rng.random() * float(len(found)))]


def gained(state: State, move: Move) -> float:
    """How much better the table becomes for the Artisous."""
    players = len(state.roles)
    if type(move) is Lay:
        if move.on is None:
            return worth(players, [move.card])
        pile = topped(state, move.on)
        return worth(players, [*pile, move.card]) - worth(players, pile)
    if type(move) is MovePile:
        pile, onto = bottomed(state, move.lowest), topped(state, move.onto)
        return worth(players, onto + pile) - worth(players, onto) - worth(players, pile)
    if type(move) is Take:
        return A_CARD if is_positive(move.card) else -A_CARD
    return 0.0


def value(state: State) -> list[float]:
    if state.ended is not None:
        kind = 1.0 if state.ended == "two-kind" else 0.0 if state.ended == "one-wicked" else 0.5
    else:
        kind = promise(state)
    return [kind if role is Role.ARTISOU else 1.0 - kind for role in state.roles]


# Where roles are hidden, people give themselves away by what they lay


def likelihood(state: State, seat: int, told: Sequence[HeardPly], said: Sequence[Utterance]) -> float:
    """Whoever did the table good is rather an Artisou, and the other way round."""
    likely = 1.0
    if state.options.roles != "hidden":
        return likely
    piles: list[list[int]] = []
    for ply in told:
        for event in ply.events:
            gain = followed(len(state.roles), piles, event)
            if gain != 0.0 and ply.seat is not None and ply.seat != seat:
                side = 1.0 if state.roles[ply.seat] is Role.ARTISOU else -1.0
                likely *= 1.0 / (1.0 + exp(-side * gain / CANDOUR))
    return likely


HINTS: Hints[State, Move] = Hints(policy, value, recall, likelihood, prudent=prudent, enough=0.25)
