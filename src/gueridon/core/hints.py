"""What a game teaches the bots. All of it is asked about imagined worlds: nothing here ever sees the true state."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from gueridon.core.wire import Seat

S = TypeVar("S")
M = TypeVar("M")


class Told(NamedTuple):
    """What one ply told the bot's seat: who made it (None is the set-up) and the events it heard."""

    seat: Seat | None
    events: Sequence[Any]


def indifferent(state: Any, seat: Seat, told: Sequence[Told]) -> float:
    """Most games take every imagined world to be as likely as the next."""
    return 1.0


@dataclass(frozen=True)
class Hints(Generic[S, M]):
    policy: Callable[[S, Seat, list[M], Random], M]  # a sensible move at once; it also ends imagined games
    value: Callable[[S], list[float]]  # what the table promises each seat, from 0 (lost) to 1 (won)
    likelihood: Callable[[S, Seat, Sequence[Told]], float] = indifferent  # of this world, from how people have acted
