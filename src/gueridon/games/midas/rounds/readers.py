"""Players who can be read: they bid what their dice make safe, and take everybody else to do the same.

So do most people, and bots that look ahead without a solution. The strategies are made to gain against them.
"""

import numpy as np

from gueridon.games.midas.hints.bids import doubts, safe
from gueridon.games.midas.rounds.odds import Numbers, below_bid, odds
from gueridon.games.midas.rounds.tree import Depth, Tree

CREDULITY = 0.5  # how much less natural a bid seems to them with each step away from the usual one
BRAVADO = 0.2  # and to raise what one should have doubted
NEVER_SAY_NEVER = 0.03  # and anything at all
STEADY = 0.3  # how much less often they open a step away from the usual bid
UNDOUBTED = 0.35  # how often they hope that a bid which does not hold is raised
WAVERING = 0.07  # what a call may bring less and still be made about a third as often


class Readers:
    """What they do at every place of a tree: ``plans`` by depth; call 0 is the accusation."""

    def __init__(self, tree: Tree, dice: tuple[int, ...], values: tuple[int, ...]) -> None:
        self.dice, self.values = dice, values
        self.odds = [odds(many, values) for many in dice]
        self.plans: list[Numbers] = []
        likely = [each[None, :] for each in self.odds]
        for number, depth in enumerate(tree.depths):
            if number:
                likely = self.told(number, tree.depths[number - 1], depth, likely)
            self.plans.append(self.opening(tree) if number == 0 else self.answers(number, depth, likely))

    def usual(self, player: int) -> Numbers:
        totals = np.arange(len(self.odds[player]))
        return totals + safe(sum(self.dice) - self.dice[player], self.values)

    def opening(self, tree: Tree) -> Numbers:
        bids = tree.low - 1 + np.arange(2 + tree.top - tree.low)
        weights = STEADY ** np.abs(bids[None, :] - np.clip(self.usual(0), tree.low, tree.top)[:, None])
        weights[:, 0] = 0.0
        return as_shares(weights)[None]

    def told(self, number: int, before: Depth, depth: Depth, likely: list[Numbers]) -> list[Numbers]:
        """How likely each total of each player is, by his bids."""
        player = (number - 1) % len(self.dice)
        last = before.bids[depth.parents]
        unseen = sum(self.dice) - self.dice[player]
        expected = np.maximum(self.usual(player)[None, :], last[:, None] + 1)
        natural = CREDULITY ** np.abs(depth.bids[:, None] - expected)
        brave = [
            [BRAVADO if bid and doubts(int(bid) - own, unseen, self.values) else 1.0 for own in range(natural.shape[1])]
            for bid in before.bids
        ]
        natural = NEVER_SAY_NEVER + natural * np.array(brave)[depth.parents]
        found = [each[depth.parents] if len(each) > 1 else np.repeat(each, len(depth.bids), axis=0) for each in likely]
        found[player] = as_shares(found[player] * natural)
        return found

    def answers(self, number: int, depth: Depth, likely: list[Numbers]) -> Numbers:
        """What brings most if everybody is as his bids say, more or less."""
        player = number % len(self.dice)
        brings = np.zeros((len(depth.bids), len(self.odds[player]), depth.legal.shape[1]))
        brings[:, :, 0] = below_bid(likely, player, depth.bids)
        for call in range(1, depth.legal.shape[1]):
            holds = 1.0 - below_bid(likely, player, depth.bids + call)
            brings[:, :, call] = holds + UNDOUBTED * (1.0 - holds)
        weights = np.exp((brings - brings.max(axis=2, keepdims=True)) / WAVERING) * depth.legal[:, None, :]
        return as_shares(weights)


def as_shares(weights: Numbers) -> Numbers:
    found: Numbers = (weights / weights.sum(axis=-1, keepdims=True)).astype(np.float32)
    return found
