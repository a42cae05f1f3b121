"""The worlds that a seat can imagine, some of them likelier than others."""

from bisect import bisect
from itertools import accumulate
from math import inf
from random import Random
from time import perf_counter
from typing import Any

from gueridon.core.knowledge import Knowledge

GOLDEN = 0.6180339887498949  # whose multiples, but for whole numbers, lie as evenly as any


class Worlds:
    """So many worlds, or as many as there is time for, each as often as it is likely. Play in a clone of one."""

    def __init__(self, knowledge: Knowledge, count: int, rng: Random, seconds: float = inf) -> None:
        until = perf_counter() + seconds
        self.all = [imagine(knowledge, rng)]
        while len(self.all) < count and perf_counter() < until:
            self.all.append(imagine(knowledge, rng))
        weights = [likelihood(knowledge, world) for world in self.all]
        self.weights = weights if any(weights) else [1.0] * len(weights)  # nobody foresaw this: take them all
        self.running = [*accumulate(self.weights)]

    def one(self, rng: Random) -> Any:
        (world,) = rng.choices(self.all, cum_weights=self.running)
        return world

    def numbered(self, number: int) -> Any:
        """One of an endless series in which each stands as often as it is likely, in any stretch of it."""
        return self.all[bisect(self.running, number * GOLDEN % 1.0 * self.running[-1], 0, len(self.all) - 1)]


def imagine(knowledge: Knowledge, rng: Random) -> Any:
    world = knowledge.game.imagine(knowledge.view, rng)
    if knowledge.game.hints is not None:
        knowledge.game.hints.recall(world, knowledge.seat, knowledge.told, knowledge.said, rng)
    return world


def likelihood(knowledge: Knowledge, world: Any) -> float:
    hints = knowledge.game.hints
    return 1.0 if hints is None else hints.likelihood(world, knowledge.seat, knowledge.told, knowledge.said)
