"""What a host may choose."""

from typing import Annotated

from msgspec import Meta

from gueridon.core.wire import Piece


class Options(Piece, frozen=True):
    advanced: bool = False  # MED-10, MED-11
    memory: bool = True  # MED-22 the table shows what you have seen, wherever it lies now
    # MED-71 For each player; a form need not offer more, a host may.
    turn_limit: Annotated[int, Meta(ge=5, extra_json_schema={"maximum": 100})] = 100


PRESETS = {
    "first-game": Options(),
    "usual": Options(advanced=True),
    "expert": Options(advanced=True, memory=False),
}
