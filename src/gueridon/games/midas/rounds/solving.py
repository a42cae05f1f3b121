"""Which rounds a game may come to, and the strategies of each as the file has them."""

from collections.abc import Iterator
from itertools import product

import msgspec
import numpy as np

from gueridon.games.midas.box import DICE_EACH
from gueridon.games.midas.hints.rounds import FIRST_STEPS, Round, name_of
from gueridon.games.midas.rounds.odds import Numbers
from gueridon.games.midas.rounds.readers import Readers
from gueridon.games.midas.rounds.regret import Regrets
from gueridon.games.midas.rounds.tree import Tree, grow
from gueridon.games.midas.sheets import Sheet

TIMES = 60  # that each round is gone through
READABLE = 0.5  # how often the others are taken to be players who can be read
FINENESS = 40  # into so many parts a habit is divided
MOST_FAVOURS = 2  # granted; with more, rounds are thought about

Case = tuple[tuple[int, ...], tuple[int, ...]]  # dice of each player in play, and what the faces are worth


def cases() -> Iterator[Case]:
    """Between two, all dice that they may have; of three, as many for each: the others are nearly like one of these.

    Two where the obsidian is worth 1, as it is in every game for two; three while nobody is cursed, so that it is
    worth nothing. All other rounds are thought about.
    """
    each = range(1, DICE_EACH + 1)
    for favours in range(MOST_FAVOURS + 1):
        yield from [((dice, dice, dice), values_with(0, favours)) for dice in each]
        yield from [(dice, values_with(1, favours)) for dice in product(each, repeat=2)]


def values_with(obsidian: int, favours: int) -> tuple[int, ...]:
    """Of the six faces, sorted."""
    return tuple(sorted((0, 0, 1, 2, obsidian, 1 + favours)))


def solve(case: Case) -> tuple[str, Sheet]:
    dice, values = case
    tree = grow(dice, values)
    regrets = Regrets(tree, dice, values, Readers(tree, dice, values).plans)
    regrets.run(TIMES, READABLE)
    return name_of(dice, values), sheet(tree, regrets.solution())


def sheet(tree: Tree, solution: Numbers) -> Sheet:
    """Habits in whole parts, each row as wide as there are calls."""
    widest = max(solution.shape[2], 1 + FIRST_STEPS)
    parts = np.zeros((*solution.shape[:2], widest), np.uint8)
    parts[:, :, : solution.shape[2]] = np.rint(solution * FINENESS)
    empty = Sheet(tree.low, tree.top, solution.shape[1], tree.memories, b"")
    width = Round(empty).width
    rows = [parts[place, :, : width(memory)].tobytes() for place, memory in enumerate(tree.memories)]
    return msgspec.structs.replace(empty, rows=b"".join(rows))
