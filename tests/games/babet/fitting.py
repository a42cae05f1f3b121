"""``python -m tests.games.babet.fitting PLAYERS GAMES [LEVEL]``: what each measure of a table counts, fitted anew.

Bots of one level play games with their like, now and then at random, so that tables come up which they would avoid. Of
each game some positions are kept, with all their cards and who won. A logistic regression over four games in five says
what each measure counts; how much the outcome of the rest still surprises, in nats a position, is told beside what it
would with the weights of today, and with the mere share of wins.
"""

import sys
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gueridon.bots.choosing import Choice
from gueridon.core.knowledge import Knowledge
from gueridon.games.babet import GAME
from gueridon.games.babet.hints.prospects import TABLE, WEIGHTS, measures
from gueridon.games.babet.state import State
from gueridon.lab.arena import ArenaGame, Pairing

Numbers = NDArray[np.float64]

RASH = 0.04  # of all moves are made at random
KEPT = 15  # positions of a game
APART = 5  # one game in so many is kept apart
SMOOTHING = 1e-3
STEPS = 40
WORTH = {"two-kind": 1.0, "one-wicked": 0.0, "no-winner": 0.5}


class WatchedGame(ArenaGame):
    """Remembers every table that somebody was to move on."""

    def __init__(self, pairing: Pairing) -> None:
        super().__init__(pairing)
        self.seen: list[State] = []

    def choice(self, known: Knowledge, level: str) -> Choice:
        truth: Any = self.table.playing().state
        self.seen.append(truth.clone())
        if self.rng.random() < RASH:
            return Choice(self.rng.choice(known.legal))
        return super().choice(known, level)


def positions(players: int, games: int, level: str) -> tuple[Numbers, Numbers]:
    """What was measured of some tables of each game, and what they were worth to the Artisous."""
    measured, worth = [], []
    for deal in range(games):
        game = WatchedGame(Pairing("babet", GAME.presets["first-game"], f"fitting {deal}", (level,) * players))
        reason = game.run().outcome.reason
        kept = Random(deal).choices(game.seen, k=KEPT)
        measured.append([measures(state) for state in kept])
        worth.append([WORTH[reason]] * KEPT)
    return np.array(measured), np.array(worth)


def share(logits: Numbers) -> Numbers:
    return 1 / (1 + np.exp(-logits))


def fit(measured: Numbers, worth: Numbers) -> Numbers:
    """Newton's steps; the first weight, which is always there, is not smoothed."""
    weights = np.zeros(len(TABLE))
    smoothing = np.eye(len(TABLE)) * SMOOTHING * len(worth)
    smoothing[0, 0] = 0
    for _ in range(STEPS):
        likely = share(measured @ weights)
        curvature = (measured.T * (likely * (1 - likely))) @ measured + smoothing + 1e-9 * np.eye(len(TABLE))
        weights += np.linalg.solve(curvature, measured.T @ (worth - likely) - smoothing @ weights)
    return weights


def surprise(likely: Numbers, worth: Numbers) -> float:
    return float(-np.mean(worth * np.log(likely) + (1 - worth) * np.log(1 - likely)))


def main(players: str, games: str, level: str = "adept") -> None:
    measured, worth = positions(int(players), int(games), level)
    apart = np.arange(len(worth)) % APART == 0
    known, counted = measured[~apart].reshape(-1, len(TABLE)), worth[~apart].ravel()
    fresh, outcome = measured[apart].reshape(-1, len(TABLE)), worth[apart].ravel()
    weights = fit(known, counted)
    print(f"fitted {surprise(share(fresh @ weights), outcome):.3f}")
    print(f"as it is {surprise(share(fresh @ np.array(WEIGHTS[int(players)])), outcome):.3f}")
    print(f"the share of wins alone {surprise(np.full(len(outcome), counted.mean()), outcome):.3f}")
    for weight in weights:
        print(f"{weight:.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
