"""FIF-1 The 56 symbol cards, and FIF-3 the three medals."""

from enum import Enum
from typing import Annotated, Final, Literal

from msgspec import Meta

from gueridon.core.wire import Piece

Symbol = Annotated[Literal["lighter", "binoculars", "knife", "compass"], Meta(title="symbol")]
Value = Annotated[int, Meta(ge=1, le=7)]

SYMBOLS: tuple[Symbol, ...] = ("lighter", "binoculars", "knife", "compass")
VALUES = range(1, 8)
MOST_PLAYERS: Final = 4
COPIES: Final = 2
STACKS: Final = 4
HAND: Final = 4


class Card(Piece, frozen=True, cache_hash=True):
    symbol: Symbol
    value: Value


class Medal(Enum):
    BRONZE = "bronze"
    SILVER = "silver"
    GOLD = "gold"


# A card's number is its place in this table: inside the state cards are numbers, outside they are cards.
CARDS = tuple(Card(symbol, value) for symbol in SYMBOLS for value in VALUES)


def fits(card: Card, top: Card) -> bool:
    """FIF-20 The same symbol or the same value."""
    return card.symbol == top.symbol or card.value == top.value


def numbered(cards: tuple[Card, ...]) -> dict[Card, int]:
    return {card: number for number, card in enumerate(cards)}
