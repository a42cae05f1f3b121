"""How a pirate may bid otherwise than the bots: lower or higher than usual at first, or one step at a time."""

from collections.abc import Hashable
from functools import partial
from random import Random

from gueridon.core.deviations import Deviations
from gueridon.games.midas.hints.bids import chance, safe, total_of
from gueridon.games.midas.moves import ACCUSE, BIDS, Move
from gueridon.games.midas.rules.bidding import last_bid, obsidian
from gueridon.games.midas.rules.stones import worth
from gueridon.games.midas.state import State

FAR = 3  # a raise by as much or more is one and the same
PARTS = 5  # into which odds are divided


def situation(state: State, seat: int) -> Hashable:
    """How likely the last bid is by one's own dice, by how much it was raised, and how many were made."""
    if state.phase != "bids":
        return state.phase
    last = last_bid(state)
    if not last:
        return "opening", state.in_play
    values = tuple(worth(state, obsidian(state)))
    unseen = sum(state.dice) - state.dice[seat]
    likely = chance(last - total_of(state.cups[seat], values), unseen, values)
    step = min(last - state.bids[-2][1], FAR) if len(state.bids) > 1 else 0
    return min(int(likely * PARTS), PARTS - 1), step, min(len(state.bids), FAR)


def opens(state: State, seat: int, moves: list[Move], rng: Random, above: int) -> Move | None:
    """So much above what is usual with such dice."""
    if state.phase != "bids" or state.bids:
        return None
    values = tuple(worth(state, obsidian(state)))
    usual = total_of(state.cups[seat], values) + safe(sum(state.dice) - state.dice[seat], values)
    return BIDS[max(usual + above, 1) - 1]


def always_doubts(state: State, seat: int, moves: list[Move], rng: Random) -> Move | None:
    return ACCUSE if ACCUSE in moves else None


def never_doubts(state: State, seat: int, moves: list[Move], rng: Random) -> Move | None:
    """One step at a time."""
    return BIDS[last_bid(state)] if state.phase == "bids" and state.bids and len(moves) > 1 else None


DEVIATIONS: Deviations[State, Move] = Deviations(
    situation,
    {
        "three-below": partial(opens, above=-3),
        "two-below": partial(opens, above=-2),
        "one-below": partial(opens, above=-1),
        "one-above": partial(opens, above=1),
        "always-doubts": always_doubts,
        "never-doubts": never_doubts,
    },
)
