"""Keyed chance: what is drawn depends only on the key and on how often it was asked, so a copy costs two fields."""

from collections.abc import Sequence
from hashlib import sha256, shake_256
from struct import Struct
from typing import Final, TypeVar

T = TypeVar("T")

WORDS: Final[dict[int, Struct]] = {}  # by how many of 32 bits: to name their format each time would cost as much again


def key_of(text: str) -> bytes:
    """A key that anyone can name: for studies, tests and examples."""
    return sha256(text.encode()).digest()


def tickets(key: bytes, count: int, many: int) -> tuple[int, ...]:
    """The ``count``-th handful of this key's stream: ``many`` numbers of 32 bits."""
    words = WORDS.get(many)
    if words is None:
        words = WORDS[many] = Struct(f"<{many}I")
    return words.unpack(shake_256(key + count.to_bytes(8, "little")).digest(4 * many))


def draw(key: bytes, count: int, sides: int) -> int:
    """A number in ``range(sides)``; for 100 sides the bias of the remainder is below one in 2**25."""
    return tickets(key, count, 1)[0] % sides


def shuffled(key: bytes, count: int, items: Sequence[T]) -> list[T]:
    """The items in a random order (Fisher and Yates)."""
    order = list(items)
    for last, ticket in enumerate(tickets(key, count, len(order))):
        other = ticket % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order
