"""What a host may choose."""

from typing import Literal

from gueridon.core.wire import Piece


class Options(Piece, frozen=True):
    roles: Literal["shared", "dealt", "hidden"] = "shared"  # BAB-10; BAB-42
    triplette: bool = False  # BAB-40
    mirrors: bool = False  # BAB-41


PRESETS = {
    "first-game": Options(),
    "usual": Options(roles="dealt"),
    "hidden": Options(roles="hidden"),
    "expert": Options(roles="dealt", triplette=True, mirrors=True),
}
