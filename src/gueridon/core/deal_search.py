"""Deals that a game has to look for, where not every one will do. It takes long: a table has it done elsewhere."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from gueridon.core.wire import Piece

O = TypeVar("O")  # noqa: E741


class FoundDeal(Piece, frozen=True):
    """Which of the deals of a key will do; None if none was found, or none was looked for."""

    number: int | None


@dataclass(frozen=True)
class DealSearch(Generic[O]):
    """``setup`` deals what is known, and looks for the rest itself: so it deals the same either way."""

    known: Callable[[O, bytes], FoundDeal | None]  # None while somebody has to look for it
    find: Callable[[O, bytes], FoundDeal]  # takes long
    remember: Callable[[O, bytes, FoundDeal], None]
