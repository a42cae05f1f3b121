"""What a seat sees, as numbers: for programs that learn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Generic, NamedTuple, TypeVar

from gueridon.core.wire import Seat

S = TypeVar("S")


class EncodedField(NamedTuple):
    """So many bytes of an encoding, none of them above ``most``; what they mean is told by ``meaning``."""

    name: str
    size: int
    most: int
    meaning: str


@dataclass(frozen=True)
class Layout:
    """The fields of an encoding, one after the other; ``version`` is bumped whenever one of them changes."""

    version: int
    fields: tuple[EncodedField, ...]

    @cached_property
    def size(self) -> int:
        """Of the whole, in bytes."""
        return sum([field.size for field in self.fields])

    @cached_property
    def slices(self) -> Mapping[str, slice]:
        """Where each field lies."""
        found, start = {}, 0
        for field in self.fields:
            found[field.name] = slice(start, start + field.size)
            start += field.size
        return found

    @cached_property
    def most(self) -> bytes:
        """The highest value of each byte."""
        return b"".join([bytes([field.most]) * field.size for field in self.fields])

    def at(self, name: str) -> int:
        """Where this field begins."""
        start: int = self.slices[name].start
        return start


@dataclass(frozen=True)
class Encoding(Generic[S]):
    """How programs that learn are given a game.

    ``encode`` is made of the state for speed, and follows from the view alone: of two tables with the same options,
    what looks the same to a seat is encoded the same, and what looks different differently.
    """

    layout: Layout
    encode: Callable[[S, Seat | None], bytearray]  # None watches
    # A copy in which all that no seat knows, and chance to come, is dealt anew: every seat sees what it saw.
    reseed: Callable[[S, Random], S]
    highest_score: int  # that an outcome may give a seat; the lowest is 0


def flag(name: str, meaning: str) -> EncodedField:
    """One byte: 1 if it is so."""
    return EncodedField(name, 1, 1, meaning)


def flags(name: str, size: int, meaning: str) -> EncodedField:
    """So many bytes, each 1 where it is so."""
    return EncodedField(name, size, 1, meaning)


def number(name: str, most: int, meaning: str) -> EncodedField:
    """One byte: how many."""
    return EncodedField(name, 1, most, meaning)


def numbers(name: str, size: int, most: int, meaning: str) -> EncodedField:
    """So many bytes: how many of each, or the place of each in an order, from 1 on."""
    return EncodedField(name, size, most, meaning)
