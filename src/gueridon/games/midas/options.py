"""What a host may choose."""

from typing import Annotated

from msgspec import Meta

from gueridon.core.wire import Piece


class CompanionOptions(Piece, frozen=True):
    """At a real table."""

    coins: Annotated[int, Meta(ge=5, le=10)] = 6  # MID-2 in each chest, the cursed one among them


class Options(CompanionOptions, frozen=True):
    """At a table on the web."""

    odds: bool = False  # shows how likely each bid is to hold
    patience: Annotated[int, Meta(ge=5, le=60)] = 5  # MID-32 seconds that the others wait for a bribe


PRESETS = {
    "first-game": Options(odds=True, patience=15),
    "usual": Options(),
    "long": Options(coins=10),
}

COMPANION_PRESETS = {
    "usual": CompanionOptions(),
    "short": CompanionOptions(coins=5),
    "long": CompanionOptions(coins=10),
}
