"""What a host may choose."""

from typing import Annotated, Literal

from msgspec import Meta

from gueridon.core.wire import Piece, Seat


class Options(Piece, frozen=True):
    difficulty: Literal["easy", "medium", "hard"] = "medium"  # MYS-11, MYS-14
    ghost: Annotated[Seat, Meta(le=6)] | None = None  # MYS-9 the volunteer; None draws
    sandglass: Annotated[int, Meta(ge=0, le=5)] = 2  # MYS-24 minutes; 0 for none
    ghost_turns: Annotated[int, Meta(ge=0, le=5)] = 0  # MYS-20, MYS-61 of the sandglass; 0 for no limit


PRESETS = {
    "first-game": Options(difficulty="easy", sandglass=0),
    "usual": Options(),
    "hard": Options(difficulty="hard"),
}
