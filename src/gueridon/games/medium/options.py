"""What a host may choose."""

from typing import Annotated

from msgspec import Meta

from gueridon.core.wire import Piece


class Options(Piece, frozen=True):
    advanced: bool = False  # MED-10, MED-11
    memory: bool = True  # MED-22 the table shows what you have seen, wherever it lies now
    turn_limit: Annotated[int, Meta(ge=5, le=100)] = 100  # MED-71 for each player


PRESETS = {
    "first-game": Options(),
    "usual": Options(advanced=True),
    "expert": Options(advanced=True, memory=False),
}
