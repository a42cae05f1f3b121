"""What a bot takes to be so in a world that it imagines: told once the game is over, and never before."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from gueridon.core.wire import Seat

S = TypeVar("S")


def itself(guess: Any) -> Hashable:
    """Is it so or not?"""
    found: Hashable = guess
    return found


@dataclass(frozen=True)
class Guesses(Generic[S]):
    type: Any  # each kind has its sentence: ``guess-holds``
    of: Callable[[S, Seat], Sequence[Any]]  # what is so in this world, of all that this seat would like to know
    # What a guess is about: those about the same together answer one question.
    about: Callable[[Any], Hashable] = itself
