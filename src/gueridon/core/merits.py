"""What a finished game is remembered by, beside who won: a count worth comparing, and perhaps a medal or a title."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from gueridon.core.wire import Seat

S = TypeVar("S")


def no_honour(state: S) -> None:
    """Most games give none."""
    return None


@dataclass(frozen=True)
class Merits(Generic[S]):
    """Asked of a state whose game is over. The game's catalogue has the words: ``tally`` and ``honour-…``."""

    tally: Callable[[S, Seat], int]
    most: int  # that a tally may be
    honours: tuple[str, ...] = ()  # from the least up
    honour: Callable[[S], str | None] = no_honour
