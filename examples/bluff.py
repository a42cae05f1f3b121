"""Gymnasium: learns in a minute to win a duel of Midas Chests against bots that play at random.

``pip install "gueridon[lab]"``, then ``python examples/bluff.py``. A table of averages is all that learns: what came of
the boldest and of the mildest move, by the phase, the last bid and what one's own dice are worth to it.
"""

from collections import defaultdict
from random import Random

import numpy as np

from gueridon.env.gymnasium import OneSeat

GAMES = 3_000
TRIAL_GAMES = 300
CURIOSITY = 0.2  # how often another move is tried while it learns


class Averages:
    """What a choice in a situation has been worth so far."""

    def __init__(self) -> None:
        self.games: defaultdict[tuple[object, ...], int] = defaultdict(int)
        self.worth: defaultdict[tuple[object, ...], float] = defaultdict(lambda: 0.5)

    def learn(self, choice: tuple[object, ...], worth: float) -> None:
        self.games[choice] += 1
        self.worth[choice] += (worth - self.worth[choice]) / self.games[choice]


def situation(env: OneSeat, seen: np.ndarray) -> tuple[object, ...]:
    """From the named fields of the observation: the phase, the last bid in steps of two, the stones of one's own."""
    at = env.encoding.layout.slices
    bids, dice = seen[at["bids"]].nonzero()[0], seen[at["cups"]].reshape(-1, 6)[env.seat]
    stones = dice[seen[at["stone"]].argmax()] + 2 * dice[3]  # a diamond counts twice
    return int(seen[at["phase"]].argmax()), int(bids[-1]) // 2 if bids.size else None, int(stones)


def play(env: OneSeat, averages: Averages, rng: Random, curiosity: float) -> float:
    """One game; among the legal moves the first is the mildest, the last the boldest: it bids least, or accuses."""
    look, _ = env.reset(seed=rng.getrandbits(32))
    made, over, worth = [], False, 0.0
    while not over:
        legal = look["action_mask"].nonzero()[0]
        choices = [(*situation(env, look["observation"]), bold) for bold in (0, -1)]
        chosen = rng.choice(choices) if rng.random() < curiosity else max(choices, key=averages.worth.__getitem__)
        made.append(chosen)
        look, worth, over, _, _ = env.step(legal[chosen[-1]])
    if curiosity:
        for choice in made:
            averages.learn(choice, worth)
    return worth


def learn(games: int, trial_games: int) -> tuple[float, float]:
    """How often it wins before and after."""
    env, averages = OneSeat("midas", level="random"), Averages()

    def trial() -> float:
        rng = Random("trial")
        return sum(play(env, averages, rng, 0) for _ in range(trial_games)) / trial_games

    before, rng = trial(), Random("lessons")
    for _ in range(games):
        play(env, averages, rng, CURIOSITY)
    return before, trial()


if __name__ == "__main__":
    before, after = learn(GAMES, TRIAL_GAMES)
    print(f"Games won against random bots: {before:.0%} before, {after:.0%} after {GAMES} games.")
