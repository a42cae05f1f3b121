"""Which rounds a game may come to, and the strategies of each as the file has them."""

from collections.abc import Iterator
from itertools import product
from statistics import mean

import msgspec
import numpy as np

from gueridon.core.training import SolvedCase
from gueridon.games.midas.box import DICE_EACH, MOST_PLAYERS
from gueridon.games.midas.hints.rounds import FIRST_STEPS, Round, name_of
from gueridon.games.midas.rounds.odds import Numbers, odds
from gueridon.games.midas.rounds.readers import Readers
from gueridon.games.midas.rounds.regret import Regrets, plans_of
from gueridon.games.midas.rounds.tree import Tree, grow
from gueridon.games.midas.sheets import Sheet

TIMES = 60  # that each round is gone through
READABLE = 0.5  # how often the other is taken to be a player who can be read
READABLE_IN_MELEE = 0.75  # the same of each of several others: a foe among them gains less
FINENESS = 40  # into so many parts a habit is divided
MOST_FAVOURS = 2  # granted; with more, rounds are thought about

Case = tuple[tuple[int, ...], tuple[int, ...]]  # dice of each player in play, and what the faces are worth


def cases() -> Iterator[Case]:
    """Between two, all dice that they may have; of three and four, as many for each: the others are nearly like one of
    these. The obsidian is worth as much as the cursed of such a game can make it: one of them for every one who is
    missing of four."""
    each = range(1, DICE_EACH + 1)
    for favours, players in product(range(MOST_FAVOURS + 1), range(2, MOST_PLAYERS + 1)):
        for obsidian in range(MOST_PLAYERS - players + 1):
            dice = product(each, repeat=2) if players == 2 else [(dice,) * players for dice in each]
            yield from [(case, values_with(obsidian, favours)) for case in dice]


def values_with(obsidian: int, favours: int) -> tuple[int, ...]:
    """Of the six faces, sorted."""
    return tuple(sorted((0, 0, 1, 2, obsidian, 1 + favours)))


def cases_of(players: int) -> list[Case]:
    """The smallest first: they are soonest solved."""
    found = {case for case in cases() if len(case[0]) == players}
    return sorted(found, key=lambda case: (sum(case[0]), sum(case[1]), case))


class RoundToSolve:
    """All that may be said in it, and what those would say who can be read."""

    def __init__(self, dice: tuple[int, ...], values: tuple[int, ...]) -> None:
        self.dice, self.values = dice, values
        self.tree = grow(dice, values)
        self.readers = Readers(self.tree, dice, values).plans

    def against(self, plans: list[Numbers]) -> Regrets:
        return Regrets(self.tree, self.dice, self.values, plans)

    def solution(self) -> Numbers:
        regrets = self.against(self.readers)
        regrets.run(TIMES, READABLE if len(self.dice) == 2 else READABLE_IN_MELEE)
        return regrets.solution()

    def plans(self, solution: Numbers) -> list[Numbers]:
        return plans_of(solution, self.tree, [len(odds(many, self.values)) for many in self.dice])

    def wins(self, solution: Numbers, plans: list[Numbers]) -> float:
        """How often one wins who bids so while the others do that, on the average of all seats."""
        regrets = self.against(plans)
        regrets.hero.regrets[:] = solution
        return mean(regrets.once(1.0, 1.0))

    def best_answer(self, plans: list[Numbers]) -> float:
        """How often one wins who knows what the others do."""
        regrets = self.against(plans)
        regrets.run(TIMES, 1.0)
        return self.wins(regrets.solution(), plans)


def solve(case: Case) -> SolvedCase[Sheet]:
    """How good it is is told of what the file has, which is rounded."""
    dice, values = case
    round = RoundToSolve(dice, values)
    solution = round.solution()
    kept = np.rint(solution * FINENESS)
    return SolvedCase(
        name=name_of(dice, values),
        strategy=sheet(round.tree, solution),
        even=1.0 - 1.0 / len(dice),
        gains=round.wins(kept, round.readers),
        known=round.best_answer(round.plans(kept)),
    )


def sheet(tree: Tree, solution: Numbers) -> Sheet:
    """Habits in whole parts, each row as wide as there are calls."""
    widest = max(solution.shape[2], 1 + FIRST_STEPS)
    parts = np.zeros((*solution.shape[:2], widest), np.uint8)
    parts[:, :, : solution.shape[2]] = np.rint(solution * FINENESS)
    empty = Sheet(tree.low, tree.top, solution.shape[1], tree.memories, b"")
    width = Round(empty).width
    rows = [parts[place, :, : width(memory)].tobytes() for place, memory in enumerate(tree.memories)]
    return msgspec.structs.replace(empty, rows=b"".join(rows))
