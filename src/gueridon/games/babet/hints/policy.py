"""What the bots are taught: each pile by what it may become, and the table as the sum of its piles."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from gueridon.core.hints import HeardPly, Hints, Utterance
from gueridon.games.babet.box import PERSONALITY, Role
from gueridon.games.babet.events import CardLaid, PersonalityFinished, PileMoved, Triplette
from gueridon.games.babet.hints.blunders import prudent
from gueridon.games.babet.moves import Lay, Move, MovePile, Take
from gueridon.games.babet.rules.aim import is_positive, positives
from gueridon.games.babet.rules.turn import bottomed, topped
from gueridon.games.babet.state import State

HIGHEST: Final = 30
MAJORITY: Final = 3

# What a pile is worth to the team that it serves, by the number of cards that it still lacks.
SURE_KIND: Final = [20.0, 8.0, 4.0]  # three kind cards: whoever finishes it, it will be kind
SURE_WICKED: Final = [100.0, 25.0, 10.0]
PURE: Final = 10.0  # with 3 and 5 players one of the two must be entirely kind (BAB-4)
OPEN: Final = [0.0, 0.6, 2.0]  # neither yet: by the number of cards of that sign
SCALE: Final = 12.0  # of worth that makes winning about three times as likely as losing
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
    if isinstance(move, Lay):
        if move.on is None:
            return worth(state, [move.card])
        pile = topped(state, move.on)
        return worth(state, [*pile, move.card]) - worth(state, pile)
    if isinstance(move, MovePile):
        pile, onto = bottomed(state, move.lowest), topped(state, move.onto)
        return worth(state, onto + pile) - worth(state, onto) - worth(state, pile)
    if isinstance(move, Take):
        return A_CARD if is_positive(move.card) else -A_CARD
    return 0.0


def worth(state: State, pile: list[int]) -> float:
    """Of one pile, to the Artisous: below nothing where it serves the Foutralous."""
    count = len(pile)
    missing = PERSONALITY - count
    if HIGHEST - pile[-1] < missing:
        return 0.0  # too high to be finished
    kind = positives(pile)
    wicked = count - kind
    if wicked >= MAJORITY:
        return -SURE_WICKED[missing]
    if kind >= MAJORITY:
        pure = PURE if wicked == 0 and len(state.roles) % 2 else 0.0
        return SURE_KIND[missing] + (pure if missing == 0 else 0.0)
    return OPEN[kind] - OPEN[wicked]


def value(state: State) -> list[float]:
    if state.ended is not None:
        kind = 1.0 if state.ended == "two-kind" else 0.0 if state.ended == "one-wicked" else 0.5
    else:
        total = 0.0
        for pile in state.piles:
            total += worth(state, pile)
        for personality in state.personalities:
            total += worth(state, personality)
        kind = 1.0 / (1.0 + exp(-total / SCALE))
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
            gain = followed(state, piles, event)
            if gain != 0.0 and ply.seat is not None and ply.seat != seat:
                side = 1.0 if state.roles[ply.seat] is Role.ARTISOU else -1.0
                likely *= 1.0 / (1.0 + exp(-side * gain / CANDOUR))
    return likely


def followed(state: State, piles: list[list[int]], event: object) -> float:
    """The piles after this event, and how much better it made them for the Artisous."""
    if isinstance(event, CardLaid):
        return put(state, piles, [event.card], event.on)
    if isinstance(event, PileMoved):
        moved = list(event.cards)
        piles.remove(moved)
        return put(state, piles, moved, event.onto) - worth(state, moved)
    if isinstance(event, (Triplette, PersonalityFinished)):
        for pile in piles:
            pile[:] = [card for card in pile if card not in event.cards]
        piles[:] = [pile for pile in piles if pile]
    return 0.0


def put(state: State, piles: list[list[int]], cards: list[int], on: int | None) -> float:
    for pile in piles:
        if pile[-1] == on:
            before = worth(state, pile)
            pile += cards
            return worth(state, pile) - before
    piles.append(cards)
    return worth(state, cards)


HINTS: Hints[State, Move] = Hints(policy, value, likelihood=likelihood, prudent=prudent)
