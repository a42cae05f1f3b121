"""What a bot takes to be so in a world that it imagines: told once the game is over, and never before."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from gueridon.core.wire import Seat

S = TypeVar("S")


@dataclass(frozen=True)
class Guesses(Generic[S]):
    type: Any  # each kind has its sentence: ``guess-holds``
    of: Callable[[S, Seat], Sequence[Any]]  # what is so in this world, of all that this seat would like to know
