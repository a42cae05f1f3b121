"""How likely the unseen dice are to be worth so much: exact, from all the ways in which they may fall."""

from functools import cache
from typing import Final

from gueridon.core.wire import Piece

CERTAIN: Final = 1000
HARDLY_EVER: Final = 10


class Odds(Piece, frozen=True):
    """In how many cases of a thousand this bid holds; where the obsidian is secret, at its ``least`` and ``most``."""

    bid: int
    least: int
    most: int | None


def odds(seen: tuple[int, ...], unseen: int, low: list[int], high: list[int], bids: range) -> list[Odds]:
    """Of the useful ones among these bids; ``low`` and ``high`` are what the faces may be worth.

    The highest bid that is as good as certain makes those below it useless, and so is whatever hardly ever holds.
    """
    told: list[Odds] = []
    for bid in bids:
        least, most = holds(bid, seen, unseen, low), holds(bid, seen, unseen, high)
        if most < HARDLY_EVER:
            break
        if least == CERTAIN:
            told.clear()
        told.append(Odds(bid, least, None if low == high else most))
    return told


def holds(bid: int, seen: tuple[int, ...], unseen: int, worth: list[int]) -> int:
    """Per mille, rounded to the nearest."""
    missing = bid - sum(worth[die] for die in seen)
    ways = ways_to_reach(unseen, tuple(worth))
    reaching = ways[min(max(missing, 0), len(ways) - 1)]
    return (2000 * reaching + ways[0]) // (2 * ways[0])


@cache
def ways_to_reach(dice: int, worth: tuple[int, ...]) -> tuple[int, ...]:
    """For each total from nothing to one too many, in how many ways so many dice reach it."""
    ways = ways_to_total(dice, worth)
    return tuple([sum(ways[total:]) for total in range(len(ways) + 1)])


@cache
def ways_to_total(dice: int, worth: tuple[int, ...]) -> tuple[int, ...]:
    """For each total, the number of ways in which so many dice come to exactly that."""
    if dice == 0:
        return (1,)
    before = ways_to_total(dice - 1, worth)
    totals = [0] * (len(before) + max(worth))
    for total, ways in enumerate(before):
        for value in worth:
            totals[total + value] += ways
    return tuple(totals)
