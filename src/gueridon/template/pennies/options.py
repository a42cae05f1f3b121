"""What the host may choose: who wins if the coins match."""

from typing import Literal

from gueridon.core.wire import Piece


class Options(Piece, frozen=True):
    even: Literal["drawn", "first"] = "drawn"  # PEN-1


PRESETS = {"usual": Options()}
