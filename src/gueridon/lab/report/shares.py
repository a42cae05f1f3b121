"""Shares and spreads, each with how sure it is."""

from collections.abc import Sequence
from math import sqrt
from statistics import mean

from gueridon.core.wire import Piece
from gueridon.lab.strengths import CONFIDENCE


class Portion(Piece, frozen=True):
    """Of ``of`` cases; 95 % of the time the truth lies between ``low`` and ``high`` (Wilson's interval)."""

    share: float
    low: float
    high: float
    of: int


class Spread(Piece, frozen=True):
    """How a number is distributed; the truth about its mean lies within ``margin`` 95 % of the time."""

    mean: float
    margin: float | None  # None for a single case, which tells nothing of it
    least: float
    tenth: float
    median: float
    ninetieth: float
    most: float


DIGITS = 4


def share(worths: Sequence[float]) -> Portion | None:
    """Each case is worth from 0 to 1; where some lie between, the interval is wider than it need be."""
    if not worths:
        return None
    cases, part = len(worths), mean(worths)
    slack = CONFIDENCE**2 / cases
    middle = (part + slack / 2) / (1 + slack)
    margin = CONFIDENCE * sqrt(part * (1 - part) / cases + slack / (4 * cases)) / (1 + slack)
    return Portion(rounded(part), rounded(max(0.0, middle - margin)), rounded(min(1.0, middle + margin)), cases)


def spread(values: Sequence[float]) -> Spread | None:
    return spread_of_cases([(value,) for value in values])


def spread_of_cases(cases: Sequence[Sequence[float]]) -> Spread | None:
    """Each case has one value or several, which depend on one another: they are not so many more cases."""
    ordered = sorted([value for case in cases for value in case])
    if not ordered:
        return None
    margin = CONFIDENCE * deviation_of_mean(cases, mean(ordered)) if len(cases) > 1 else None
    return Spread(
        mean=rounded(mean(ordered)),
        margin=None if margin is None else rounded(margin),
        least=rounded(ordered[0]),
        tenth=quantile(ordered, 0.1),
        median=quantile(ordered, 0.5),
        ninetieth=quantile(ordered, 0.9),
        most=rounded(ordered[-1]),
    )


def deviation_of_mean(cases: Sequence[Sequence[float]], middle: float) -> float:
    """Estimated from how far each case as a whole lies from the mean of all values."""
    off = [sum(case) - middle * len(case) for case in cases]
    return sqrt(sum([each**2 for each in off]) * len(cases) / (len(cases) - 1)) / sum(map(len, cases))


def quantile(ordered: Sequence[float], part: float) -> float:
    """Between the two cases that are nearest."""
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return rounded(ordered[below] + (place - below) * (ordered[above] - ordered[below]))


def rounded(value: float) -> float:
    return round(float(value), DIGITS)
