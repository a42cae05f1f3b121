"""Bases of everything that crosses the wire: frozen, strict on input, JSON and TypeScript for free."""

import re
from typing import Annotated

import msgspec
from msgspec import Raw

encode = msgspec.json.Encoder().encode
"""A record, a move, a view or options as JSON."""

Seat = Annotated[int, msgspec.Meta(ge=0, title="seat")]


def kebab(name: str) -> str:
    """``TimeUp`` is ``time-up`` on the wire."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def raw(thing: object) -> Raw:
    """JSON in our own spelling, to stand inside other JSON as it is."""
    return Raw(encode(thing))


class Piece(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A JSON object whose place says what it is: a card, a die, the options of a game."""


class Wire(Piece, frozen=True, gc=False, tag_field="kind", tag=kebab):
    """A JSON object ``{"kind": ..., ...}``; subclasses only list their fields."""
