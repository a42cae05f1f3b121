"""A strategy that gains against those who can be read, and loses little to one who knows it.

Counterfactual regret, all totals at once, over every place of a depth together (CFR+: Tammelin, 2014); what a player
does not tell apart shares its regrets (imperfect recall: Lanctot and others, 2012). In some rounds the others are as
they are known to be, in all others each of them is a foe who learns to win against this very strategy: a restricted
Nash response (Johanson, Zinkevich and Bowling, 2007).
"""

from typing import NamedTuple

import numpy as np

from gueridon.games.midas.rounds.odds import Numbers, below_bid, odds
from gueridon.games.midas.rounds.tree import Depth, Tree

SLIP = 0.01  # how often a call is taken to be made by mistake: so there is an answer to every one

Reach = list[Numbers]  # by player: how often he comes to each place with each total, as far as that is his own doing


class Walk(NamedTuple):
    """How players of one kind come to a depth, and what they do there."""

    reach: Reach
    plan: Numbers


class Met(NamedTuple):
    """Those whom one meets at a depth, and how often the one to speak doubts."""

    reach: Reach
    doubt: Numbers


class Mind:
    """What one who learns regrets, and what he did so far, by memory, total and call."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.regrets, self.habits, self.change = (np.zeros(shape, np.float32) for _ in range(3))

    def plan(self, depth: Depth, totals: int) -> Numbers:
        """Each call in proportion to its regret; any of them where there is none."""
        weights = self.regrets[depth.memories, :totals, : depth.nexts.shape[1]] * depth.legal[:, None, :]
        return shares(weights, depth.legal)

    def settle(self) -> None:
        """What was gained is no longer regretted, and nothing less than that."""
        np.maximum(self.regrets + self.change, 0.0, out=self.regrets)
        self.change[:] = 0.0


class Regrets:
    """Of one round: whoever is punished loses it, all others win. ``readers`` are the plans of those who are known."""

    def __init__(self, tree: Tree, dice: tuple[int, ...], values: tuple[int, ...], readers: list[Numbers]) -> None:
        self.tree = tree
        self.players = len(dice)
        self.odds = [odds(many, values) for many in dice]
        self.totals = max(len(each) for each in self.odds)
        shape = (len(tree.memories), self.totals, max(depth.nexts.shape[1] for depth in tree.depths))
        self.hero, self.foe = Mind(shape), Mind(shape)
        self.groups = [Groups(depth.memories) for depth in tree.depths]
        self.slips = [slips(depth.legal) for depth in tree.depths]
        self.known = self.met(self.walk(readers))

    def run(self, times: int, readable: float) -> None:
        """``readable`` is how often the others are as they are known to be."""
        for time in range(1, times + 1):
            self.once(float(time), readable)

    def once(self, weight: float, readable: float) -> list[float]:
        """Each learns from the others; how often the hero wins, by where he sits."""
        hero, foe = self.walk(self.plans(self.hero)), self.walk(self.plans(self.foe))
        others = [mixed(one, other, readable) for one, other in zip(self.met(foe), self.known, strict=True)]
        won = self.learn(self.hero, hero, others, weight)
        self.learn(self.foe, foe, self.met(hero), weight)
        self.hero.settle()
        self.foe.settle()
        return won

    def plans(self, mind: Mind) -> list[Numbers]:
        return [
            mind.plan(depth, len(self.odds[number % self.players])) for number, depth in enumerate(self.tree.depths)
        ]

    def walk(self, plans: list[Numbers]) -> list[Walk]:
        """Down the tree, depth by depth."""
        reach = [each[None, :] for each in self.odds]
        found = [Walk(reach, plans[0])]
        for number, depth in enumerate(self.tree.depths[1:], 1):
            actor, rows = (number - 1) % self.players, depth.parents
            chosen = self.slipping(number - 1, plans[number - 1])[rows, :, depth.calls]
            reach = [each[rows] * chosen if player == actor else each[rows] for player, each in enumerate(reach)]
            found.append(Walk(reach, plans[number]))
        return found

    def slipping(self, number: int, plan: Numbers) -> Numbers:
        return (1.0 - SLIP) * plan + self.slips[number]

    def met(self, walks: list[Walk]) -> list[Met]:
        """The same as others see it: who comes to each depth, and who doubts there."""
        found: list[Met] = []
        for number, walk in enumerate(walks):
            doubt = self.slipping(number, walk.plan)[:, :, 0] * walk.reach[number % self.players]
            found.append(Met(walk.reach, doubt))
        return found

    def learn(self, mind: Mind, walks: list[Walk], others: list[Met], weight: float) -> list[float]:
        """How often this mind wins, by where it sits; and from now on it does more of what would have brought more."""
        wins: Reach = []
        for number in reversed(range(len(walks))):
            wins = self.back_up(number, mind, walks[number], others[number], wins, weight)
        return [float(won[0] @ often) for won, often in zip(wins, self.odds, strict=True)]

    def back_up(self, number: int, mind: Mind, walk: Walk, others: Met, below: Reach, weight: float) -> Reach:
        """How often each wins from here, by his total, as far as that is the doing of others."""
        depth, actor, plan = self.tree.depths[number], number % self.players, walk.plan
        wins = self.accused(number, depth, others)
        brought = np.zeros_like(plan)
        if number:
            brought[:, :, 0] = below_bid(others.reach, actor, depth.bids)
        for player, later in enumerate(below):
            after = padded(later)[depth.nexts[:, 1:]]
            if player == actor:
                brought[:, :, 1:] = after.transpose(0, 2, 1)
            else:
                wins[player] += after.sum(axis=1)
        wins[actor] = (plan * brought).sum(axis=2)
        gained = (brought - wins[actor][:, :, None]) * depth.legal[:, None, :]
        self.remember(number, mind, gained, weight * walk.reach[actor][:, :, None] * plan)
        return wins

    def accused(self, number: int, depth: Depth, others: Met) -> Reach:
        """How often each of the others wins when the one to speak doubts."""
        if number == 0:
            return [np.zeros_like(each) for each in others.reach]
        actor, bidder = number % self.players, (number - 1) % self.players
        reach = [*others.reach[:actor], others.doubt, *others.reach[actor + 1 :]]
        found: Reach = []
        for player, each in enumerate(reach):
            whoever = np.ones((len(depth.bids), 1), np.float32)
            for other, theirs in enumerate(reach):
                if other != player:
                    whoever = whoever * theirs.sum(axis=1, keepdims=True)
            lost = below_bid(reach, player, depth.bids) if player == bidder else np.zeros_like(each)
            found.append(whoever - lost)
        found[actor] = np.zeros_like(reach[actor])
        return found

    def remember(self, number: int, mind: Mind, gained: Numbers, done: Numbers) -> None:
        group, (_, totals, width) = self.groups[number], gained.shape
        mind.change[group.keys, :totals, :width] += group.sums(gained)
        mind.habits[group.keys, :totals, :width] += group.sums(done)

    def solution(self) -> Numbers:
        """What the hero did on the average, by memory, total and call."""
        habits = self.hero.habits
        return shares(habits, np.zeros((len(habits), habits.shape[2]), bool))


class Groups:
    """Rows that share a memory."""

    def __init__(self, keys: Numbers) -> None:
        self.order = np.argsort(keys, kind="stable")
        self.keys, self.starts = np.unique(keys[self.order], return_index=True)

    def sums(self, rows: Numbers) -> Numbers:
        found: Numbers = np.add.reduceat(rows[self.order], self.starts, axis=0)
        return found


def slips(legal: Numbers) -> Numbers:
    found: Numbers = (SLIP * legal / np.maximum(legal.sum(axis=1, keepdims=True), 1)).astype(np.float32)
    return found[:, None, :]


def padded(rows: Numbers) -> Numbers:
    """With one more in which nobody wins: so the row -1 is where no call leads to."""
    return np.concatenate([rows, np.zeros((1, rows.shape[1]), np.float32)])


def mixed(one: Met, other: Met, share: float) -> Met:
    """The other with this share, the one otherwise."""
    reach = [(1.0 - share) * mine + share * theirs for mine, theirs in zip(one.reach, other.reach, strict=True)]
    return Met(reach, (1.0 - share) * one.doubt + share * other.doubt)


def shares(weights: Numbers, legal: Numbers) -> Numbers:
    """Of all calls together, or where none has any weight, of the legal ones."""
    total = weights.sum(axis=2, keepdims=True)
    otherwise = (legal / np.maximum(legal.sum(axis=1, keepdims=True), 1))[:, None, :]
    found: Numbers = np.where(total > 0.0, weights / np.maximum(total, 1e-30), otherwise).astype(np.float32)
    return found


def plans_of(solution: Numbers, tree: Tree, totals: list[int]) -> list[Numbers]:
    """A solution at every place of its tree, for players with so many totals."""
    found: list[Numbers] = []
    for number, depth in enumerate(tree.depths):
        habits = solution[depth.memories, : totals[number % len(totals)], : depth.nexts.shape[1]]
        found.append(shares(habits * depth.legal[:, None, :], depth.legal))
    return found
