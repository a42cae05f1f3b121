"""MID-1, MID-2 What is in the box: dice, coins, and the favours that coins buy."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from gueridon.games.midas.options import CompanionOptions

Stone = Annotated[Literal["ruby", "emerald", "sapphire"], Meta(title="stone")]
Face = Annotated[Literal["ruby", "emerald", "sapphire", "diamond", "obsidian", "favour"], Meta(title="face")]
Favour = Annotated[Literal["bribe", "immunity", "damocles", "exchange"], Meta(title="favour")]

# Inside the state a face, a stone or a favour is its place in these tables.
FACES: tuple[Face, ...] = ("ruby", "emerald", "sapphire", "diamond", "obsidian", "favour")
STONES: tuple[Stone, ...] = ("ruby", "emerald", "sapphire")
FAVOURS: tuple[Favour, ...] = ("bribe", "immunity", "damocles", "exchange")

DIAMOND: Final = 3
OBSIDIAN: Final = 4
FAVOUR: Final = 5

BRIBE: Final = 0
IMMUNITY: Final = 1
DAMOCLES: Final = 2
EXCHANGE: Final = 3
PRICE: Final = (1, 2, 3, 4)  # MID-32 to MID-35

MOST_PLAYERS: Final = 4
DICE_EACH: Final = 5
BID_EACH: Final = 25  # MID-13


def box(players: int, options: CompanionOptions) -> list[str]:
    """Five dice, and a chest with one cursed coin, for each player."""
    return ["die"] * DICE_EACH * players + ["gold"] * (options.coins - 1) * players + ["cursed"] * players
