"""How likely totals are, for many places at once."""

from typing import Any

import numpy as np

from gueridon.games.midas.odds import ways_to_total

Numbers = np.ndarray[Any, np.dtype[Any]]


def odds(dice: int, values: tuple[int, ...]) -> Numbers:
    """Of each total."""
    ways = ways_to_total(dice, values)
    return np.array([many / sum(ways) for many in ways], np.float32)


def below_bid(reach: list[Numbers], player: int, bids: Numbers) -> Numbers:
    """By the total of this player, how often the others come here with too little to make up the bid with it."""
    others = [each for other, each in enumerate(reach) if other != player]
    together = others[0]
    for each in others[1:]:
        together = convolved(together, each)
    running = np.concatenate([np.zeros((len(bids), 1), np.float32), np.cumsum(together, axis=1)], axis=1)
    missing = bids[:, None] - np.arange(reach[player].shape[1])[None, :]
    return np.take_along_axis(running, np.clip(missing, 0, running.shape[1] - 1), axis=1)


def convolved(one: Numbers, other: Numbers) -> Numbers:
    found = np.zeros((len(one), one.shape[1] + other.shape[1] - 1), np.float32)
    for total in range(other.shape[1]):
        found[:, total : total + one.shape[1]] += one * other[:, total : total + 1]
    return found
