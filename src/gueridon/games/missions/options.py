"""What a host may choose."""

from typing import Annotated, Literal

from msgspec import Meta

from gueridon.core.wire import Piece, Seat


class Options(Piece, frozen=True):
    frenzy: Literal[0, 3, 4, 5] = 0  # FIF-50 minutes; 0 for turns
    look_under: bool = False  # FIF-41
    silence: bool = False  # FIF-42
    late_wind: bool = False  # FIF-31 the second wind waits until play would stop
    hints: bool = False  # shows which of your cards would accomplish a mission at once
    first: Annotated[Seat, Meta(le=3, extra_json_schema={"readOnly": True})] | None = None  # FIF-12; None draws


PRESETS = {
    "first-game": Options(look_under=True, hints=True),
    "usual": Options(),
    "expert": Options(silence=True),
    "frenzy": Options(frenzy=5),
}
