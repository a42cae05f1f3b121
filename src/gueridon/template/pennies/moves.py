"""All that a player can do."""

from typing import Annotated, Literal

from msgspec import Meta

from gueridon.core.wire import Wire

Face = Annotated[Literal["heads", "tails"], Meta(title="face")]  # said by its words: face-heads, face-tails
FACES: tuple[Face, ...] = ("heads", "tails")


class Choose(Wire, frozen=True):
    face: Face


MOVES = tuple(Choose(face) for face in FACES)  # every move there is; their order is part of the version
