"""Who leads, how far, and from when on for good: by what the game's own value says of the true table."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from gueridon.core.wire import Seat

POINTS = 11  # of a game at which is looked who leads: before the first ply, then tenth by tenth
ROUNDING = 1e-9
DIGITS = 4


@dataclass
class Standings:
    """``values`` after the set-up and after every ply, of every seat; none where the game says nothing of them."""

    values: list[list[float]] = field(default_factory=list)

    def points(self) -> list[list[float]]:
        last = len(self.values) - 1
        return [self.values[last * point // (POINTS - 1)] for point in range(POINTS)] if self.values else []

    def leader_won(self, winners: Sequence[Seat]) -> tuple[bool | None, ...]:
        return tuple([leaders <= {*winners} if leaders else None for leaders in map(leading, self.points())])

    def leads(self) -> tuple[float, ...]:
        return tuple([round(lead(values), DIGITS) for values in self.points()])

    def of_first_seat(self) -> tuple[float, ...]:
        return tuple([round(values[0], DIGITS) for values in self.points()])

    def changes(self) -> int:
        """How often others lead than those who led last."""
        led = [leaders for leaders in map(leading, self.values) if leaders]
        return sum(before != after for before, after in pairwise(led))

    def settled(self, winners: Sequence[Seat]) -> float | None:
        """None where nobody won, or all together."""
        if not self.values or not winners or len(winners) == len(self.values[0]):
            return None
        last_doubt = max([ply for ply, values in enumerate(self.values) if not wins(values, winners)], default=-1)
        return round(min(1.0, (last_doubt + 1) / max(1, len(self.values) - 1)), DIGITS)


def leading(values: Sequence[float]) -> frozenset[Seat]:
    """Those with the best value; nobody where all have it."""
    best = max(values)
    leaders = frozenset([seat for seat, value in enumerate(values) if value > best - ROUNDING])
    return leaders if len(leaders) < len(values) else frozenset()


def lead(values: Sequence[float]) -> float:
    best = max(values)
    return best - max([value for value in values if value <= best - ROUNDING], default=best)


def wins(values: Sequence[float], winners: Sequence[Seat]) -> bool:
    leaders = leading(values)
    return bool(leaders) and leaders <= {*winners}
