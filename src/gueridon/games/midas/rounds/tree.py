"""All that may be said in a round, in earnest: bids by their depth, and which of them a player does not tell apart."""

from dataclasses import dataclass

import numpy as np

from gueridon.games.midas.hints.rounds import FIRST_STEPS, LAST_STEPS, bids_in_earnest, remembered
from gueridon.games.midas.rounds.odds import Numbers

MOST_BIDS = 5  # of a round, and one for each player
MELEE_STEPS = {3: 3, 4: 2}  # by players, that a raise goes up at the most; an answer to the first bid as much again


@dataclass
class Depth:
    """Everything that may have been said with so many bids, one row each."""

    bids: Numbers  # the last one
    memories: Numbers  # what the one to speak remembers: places in those of the tree
    parents: Numbers  # rows of the depth before
    calls: Numbers  # that led here
    nexts: Numbers  # rows of the next depth by call, or -1; call 0 is the accusation
    legal: Numbers  # by call


@dataclass
class Tree:
    low: int
    top: int
    depths: list[Depth]
    memories: list[int]


def grow(dice: tuple[int, ...], values: tuple[int, ...]) -> Tree:
    """Between two it matters who speaks; of more, each has as many dice as the others."""
    players = len(dice)
    low, top = bids_in_earnest(sum(dice), values)
    known: dict[int, int] = {}
    depths: list[Depth] = []
    said: list[list[int]] = [[]]
    came: list[tuple[int, int]] = [(0, 0)]
    while said:
        depth = len(depths)
        side = depth % 2 if players == 2 else 0
        memories = [known.setdefault(remembered(side, bids), len(known)) for bids in said]
        widest = steps(depth, players, top - low + 1) if depth < MOST_BIDS + players else 0
        nexts = np.full((len(said), widest + 1), -1, np.int64)
        parents, calls = np.array([parent for parent, _ in came]), np.array([call for _, call in came])
        last = [bids[-1] if bids else 0 for bids in said]
        further: list[list[int]] = []
        came = []
        for row, bids in enumerate(said):
            highest = bids[-1] if bids else low - 1
            for call in range(1, min(widest, top - highest) + 1):
                nexts[row, call] = len(further)
                further.append([*bids, highest + call])
                came.append((row, call))
        legal = nexts >= 0
        legal[:, 0] = depth > 0
        depths.append(Depth(np.array(last), np.array(memories), parents, calls, nexts, legal))
        said = further
    return Tree(low, top, depths, list(known))


def steps(depth: int, players: int, openings: int) -> int:
    if depth == 0:
        return openings
    if players > 2:
        return 2 * MELEE_STEPS[players] if depth == 1 else MELEE_STEPS[players]
    return FIRST_STEPS if depth == 1 else LAST_STEPS
