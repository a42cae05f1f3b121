"""A question about a share that is asked game by game, until it is decided: Wald's sequential test.

What a deal is worth lies between 0 and 1, and need be neither: the two seats of a deal are one case. Counted as a coin
that shows so much heads it still errs no oftener than promised. The mean of ``exp(evidence)`` never grows while the
truth is ``low`` or less, since a convex function of such a worth is at most what it would be of a coin; so the chance
that it ever exceeds ``1 / error`` is at most ``error``, and likewise on the other side.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log
from statistics import mean
from typing import Literal

from gueridon.core.errors import Malformed
from gueridon.lab.arena import Played

ERROR = 0.05  # how often it may decide for the wrong side, at most

Verdict = Literal["low", "high"]


@dataclass
class SequentialTest:
    """Is it ``low`` or less, or ``high`` or more? What lies between may be decided either way."""

    low: float
    high: float
    evidence: float = field(default=0.0, init=False)  # for high, against low: the logarithm of how much likelier
    verdict: Verdict | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise Malformed("cannot-decide", low=str(self.low), high=str(self.high))

    def add(self, worth: float) -> None:
        """Nothing changes a verdict."""
        if self.verdict is not None:
            return
        self.evidence += worth * log(self.high / self.low) + (1 - worth) * log((1 - self.high) / (1 - self.low))
        if abs(self.evidence) >= log(1 / ERROR):
            self.verdict = "high" if self.evidence > 0 else "low"


def worth_of_deal(games: Sequence[Played], level: str) -> float:
    """The share that this level won of the seats that it had, in all games of one deal."""
    return mean(
        [
            float(seat in game.outcome.winners)
            for game in games
            for seat, sitter in enumerate(game.pairing.levels)
            if sitter == level
        ]
    )
