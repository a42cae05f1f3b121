"""How people call who look at their own dice and know the odds: safe bids, and doubt where a raise is worse."""

from functools import cache
from random import Random
from typing import Final

from gueridon.games.midas.moves import ACCUSE, BIDS, Move
from gueridon.games.midas.odds import ways_to_reach
from gueridon.games.midas.rules.bidding import last_bid, obsidian
from gueridon.games.midas.rules.stones import highest_bid, worth
from gueridon.games.midas.state import State

SAFE: Final = 0.7  # a bid as likely as that needs no courage
BLUFF: Final = 0.1  # how often a bid goes beyond it
STEADY: Final = 0.5  # how often people do the usual
STEPS: Final = 3  # that a raise goes up, at the most, in earnest
HOPELESS: Final = 0.15  # nobody goes beyond a bid less likely than that
CALLED: Final = 0.8  # how often a doubtful bid is called


def call(state: State, seat: int, rng: Random) -> Move:
    """Whatever is less likely to be punished: to doubt the last bid, or to go beyond it."""
    last, limit = last_bid(state), highest_bid(state)
    values = tuple(worth(state, obsidian(state)))
    own, unseen = total_of(state.cups[seat], values), sum(state.dice) - state.dice[seat]
    if last == limit or (last and doubts(last - own, unseen, values)):
        return ACCUSE
    bid = max(last + 1, own + safe(unseen, values))
    if rng.random() < BLUFF:
        bid += 1
    return BIDS[min(bid, limit) - 1]


def call_freely(state: State, seat: int, rng: Random) -> Move:
    """The same more often than not; otherwise any call that may be meant in earnest, so that each is thought about."""
    if rng.random() < STEADY:
        return call(state, seat, rng)
    step, last = int(rng.random() * float(1 + STEPS)), last_bid(state)
    values = tuple(worth(state, obsidian(state)))
    own, unseen = total_of(state.cups[seat], values), sum(state.dice) - state.dice[seat]
    if last == 0:
        return BIDS[max(own + safe(unseen, values) + step - 2, 0)]
    hopeless = last + step > highest_bid(state) or chance(last - own, unseen, values) < HOPELESS
    return ACCUSE if step == 0 or hopeless else BIDS[last + step - 1]


def total_of(dice: tuple[int, ...], values: tuple[int, ...]) -> int:
    total = 0
    for die in dice:
        total += values[die]
    return total


def chance(missing: int, unseen: int, values: tuple[int, ...]) -> float:
    """That so many dice which one does not see come to what is missing, from all the ways in which they may fall."""
    ways = ways_to_reach(unseen, values)
    return float(ways[min(max(missing, 0), len(ways) - 1)]) / float(ways[0])


@cache
def doubts(missing: int, unseen: int, values: tuple[int, ...]) -> bool:
    return chance(missing, unseen, values) < CALLED * (1.0 - chance(missing + 1, unseen, values))


@cache
def safe(unseen: int, values: tuple[int, ...]) -> int:
    """What the dice that one does not see may safely be taken to be worth."""
    most = 0
    while chance(most + 1, unseen, values) >= SAFE:
        most += 1
    return most
