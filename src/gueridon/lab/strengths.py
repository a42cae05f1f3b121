"""How strong each level is, from the games it played, and how sure that is."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev

from gueridon.core.outcome import Outcome
from gueridon.core.wire import Seat
from gueridon.lab.arena import Played

CONFIDENCE = 1.96  # standard errors on either side of a mean: 95 % of the time the truth lies between


@dataclass(frozen=True)
class Estimate:
    mean: float
    margin: float  # on either side


@dataclass(frozen=True)
class Strength:
    level: str
    games: int
    won: Estimate
    score: Estimate
    gain: Estimate | None  # in score over the level before it, deal by deal


def strengths(levels: Sequence[str], games: Sequence[Played]) -> list[Strength]:
    found: list[Strength] = []
    before: list[float] | None = None
    for level in levels:
        scores = by_deal(level, games, lambda outcome, seat: float(outcome.scores[seat]))
        wins = by_deal(level, games, lambda outcome, seat: float(seat in outcome.winners))
        gain = None if before is None else estimate([new - old for new, old in zip(scores, before, strict=True)])
        played = sum(level in game.pairing.levels for game in games)
        found.append(Strength(level, played, estimate(wins), estimate(scores), gain))
        before = scores
    return found


def by_deal(level: str, games: Iterable[Played], worth: Callable[[Outcome, Seat], float]) -> list[float]:
    """What this level got on each deal, on the average of its seats: games of one deal are not independent."""
    found: dict[str, list[float]] = {}
    for game in games:
        for seat, sitter in enumerate(game.pairing.levels):
            if sitter == level:
                found.setdefault(game.pairing.deal, []).append(worth(game.outcome, seat))
    return [mean(found[deal]) for deal in sorted(found)]


def estimate(samples: Sequence[float]) -> Estimate:
    """One sample says nothing about how far off it may be."""
    spread = CONFIDENCE * stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else float("inf")
    return Estimate(mean(samples), spread)
