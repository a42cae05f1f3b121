"""What a player may choose."""

from typing import Annotated, Literal

from msgspec import Meta

from gueridon.core.wire import Piece

Level = Annotated[Literal[1, 2, 3, 4, 5], Meta(title="level")]


class Options(Piece, frozen=True):
    level: Level = 1  # BAB-59
    winnable: bool = True  # only deals that were proved to be winnable
    # The deal that everyone has on that day, counted from 1 January 1970; None deals from the table's own key.
    day: Annotated[int, Meta(ge=0, le=100_000, extra_json_schema={"format": "today"})] | None = None


PRESETS = {
    "first-game": Options(),
    "usual": Options(level=2),
    "stubborn": Options(level=3),
    "hard": Options(level=4),
    "expert": Options(level=5),
}
