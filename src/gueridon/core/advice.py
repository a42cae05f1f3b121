"""What a game can tell a player who asks: advice from what he has seen, and after the end a grade from everything."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

from gueridon.core.wire import Piece, Wire

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

Verdict = Literal["winnable", "lost", "undecided"]


class Advice(Piece, frozen=True):
    """Winnable if what is hidden lies well; lost wherever it lies; otherwise nobody knows. ``move`` is a hint."""

    verdict: Verdict
    move: Wire | None


class Grade(Piece, frozen=True):
    """How many moves were made while the game could still be won, and from which on it was lost for sure."""

    moves: int
    winnable_until: int
    lost_from: int | None


@dataclass(frozen=True)
class Adviser(Generic[S, M, V]):
    advise: Callable[[V], Advice]
    grade: Callable[[S, Sequence[M]], Grade]  # from the first state on
