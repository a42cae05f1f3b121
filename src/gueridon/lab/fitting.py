"""What each measure of a table counts: a logistic regression, held against games that had no part in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gueridon.core.training import Weights
from gueridon.lab.self_play import MeasuredGame

Numbers = NDArray[np.float64]

APART = 5  # one game in so many is kept apart
SMOOTHING = 1e-3
STEPS = 40
DIGITS = 2  # of a weight: more of them say nothing
ALWAYS = 1e-9  # nothing is held to be surer than that


@dataclass(frozen=True)
class Positions:
    """A row of measures for each, and what its game was worth in the end."""

    measured: Numbers
    worth: Numbers


def apart(games: Sequence[MeasuredGame]) -> tuple[Positions, Positions]:
    """Those to be fitted to, and those of the games that are kept apart."""
    known = [game for number, game in enumerate(games) if number % APART]
    return positions(known), positions(games[::APART])


def positions(games: Sequence[MeasuredGame]) -> Positions:
    return Positions(
        np.array([row for game in games for row in game.measures]),
        np.array([game.worth for game in games for _ in game.measures]),
    )


def fit(known: Positions) -> list[float]:
    """Newton's steps; the first weight, which is always there, is not smoothed."""
    measured, many = known.measured, known.measured.shape[1]
    weights = np.zeros(many)
    smoothing = np.eye(many) * SMOOTHING * len(known.worth)
    smoothing[0, 0] = 0
    for _ in range(STEPS):
        likely = share(measured @ weights)
        curvature = (measured.T * (likely * (1 - likely))) @ measured + smoothing + 1e-9 * np.eye(many)
        weights += np.linalg.solve(curvature, measured.T @ (known.worth - likely) - smoothing @ weights)
    return [round(float(weight), DIGITS) + 0.0 for weight in weights]  # no zero below zero


def share(logits: Numbers) -> Numbers:
    found: Numbers = 1 / (1 + np.exp(-logits))
    return found


def surprise(fresh: Positions, weights: Weights) -> float:
    """How much the ending surprises whoever reckons so, in nats a position."""
    return nats(share(fresh.measured @ np.array(weights)), fresh.worth)


def surprise_of_share(known: Positions, fresh: Positions) -> float:
    """And whoever knows no more than how often games end so."""
    return nats(np.full(len(fresh.worth), known.worth.mean()), fresh.worth)


def nats(likely: Numbers, worth: Any) -> float:
    likely = np.clip(likely, ALWAYS, 1 - ALWAYS)
    return float(-np.mean(worth * np.log(likely) + (1 - worth) * np.log(1 - likely)))
