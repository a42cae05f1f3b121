"""How a seat may play otherwise than the bots do: what a program tries that looks for their weaknesses."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from gueridon.core.wire import Seat

S = TypeVar("S")
M = TypeVar("M")

# A move of its own where it has an idea; None leaves it to a look one ply ahead.
Way = Callable[[S, Seat, list[M], Random], M | None]


@dataclass(frozen=True)
class Deviations(Generic[S, M]):
    """All of it is asked about imagined worlds, and goes by what the seat sees in any of them."""

    situation: Callable[[S, Seat], Hashable]  # what is told apart of all that may be: few enough to be met often
    ways: Mapping[str, Way[S, M]]
