"""What speaks for a move, in the game's own terms: what a coach says beside how much it promises."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from gueridon.core.wire import Seat

S = TypeVar("S")
M = TypeVar("M")


@dataclass(frozen=True)
class ImaginedWorlds(Generic[S]):
    """Never none of them; the likelier a world, the more it weighs."""

    all: Sequence[S]
    weights: Sequence[float]

    def percent(self, holds: Callable[[S], bool]) -> int:
        """How likely it is, in whole percents."""
        held = sum([weight for world, weight in zip(self.all, self.weights, strict=True) if holds(world)])
        return round(100 * held / sum(self.weights))


@dataclass(frozen=True)
class Arguments(Generic[S, M]):
    type: Any  # each kind has its sentence: ``argument-bid-holds``
    # From worlds that look alike to the seat, whose move it is; nothing that they do not share but as a share of them.
    of: Callable[[ImaginedWorlds[S], Seat, M], Sequence[Any]]
