"""What a lone player may do; stocks and places are counted from the left, from 0."""

from typing import Annotated, Final, final

from msgspec import Meta

from gueridon.core.wire import Wire
from gueridon.games.babet.box import PERSONALITY

MOST_PLACES: Final = 6

Stock = Annotated[int, Meta(ge=0, lt=MOST_PLACES, title="stock")]
Place = Annotated[int, Meta(ge=0, lt=MOST_PLACES, title="place")]
Count = Annotated[int, Meta(ge=1, le=PERSONALITY)]


@final
class PlayCard(Wire, frozen=True):
    """The face-up card of a stock goes to a place."""

    stock: Stock
    place: Place


@final
class MoveCards(Wire, frozen=True):
    """So many cards from the top of a place go to another, in their order."""

    place: Place
    count: Count
    to: Place


@final
class Restock(Wire, frozen=True):
    """The face-up card of a stock goes to where a stock is empty."""

    stock: Stock
    to: Stock


@final
class GiveUp(Wire, frozen=True):
    """It is lost, or too hard."""


Move = PlayCard | MoveCards | Restock | GiveUp

GIVE_UP: Final = GiveUp()
PLAYS: Final[list[list[Move]]] = [
    [PlayCard(stock, place) for place in range(MOST_PLACES)] for stock in range(MOST_PLACES)
]
# By place, by count from one on, by where they go; nobody moves cards to where they are.
CARD_MOVES: Final[list[list[dict[int, Move]]]] = [
    [
        {to: MoveCards(place, count, to) for to in range(MOST_PLACES) if to != place}
        for count in range(1, PERSONALITY + 1)
    ]
    for place in range(MOST_PLACES)
]
RESTOCKS: Final[list[dict[int, Move]]] = [
    {to: Restock(stock, to) for to in range(MOST_PLACES) if to != stock} for stock in range(MOST_PLACES)
]


def by_set(moves: dict[int, Move]) -> list[list[Move]]:
    """For every set of places, a bit each, the moves that go there."""
    return [[move for to, move in moves.items() if places >> to & 1] for places in range(1 << MOST_PLACES)]


PLAYS_TO: Final = [by_set(dict(enumerate(plays))) for plays in PLAYS]
CARD_MOVES_TO: Final = [[by_set(moves) for moves in counts] for counts in CARD_MOVES]

MOVES: tuple[Move, ...] = (
    *(play for plays in PLAYS for play in plays),
    *(move for counts in CARD_MOVES for moves in counts for move in moves.values()),
    *(restock for restocks in RESTOCKS for restock in restocks.values()),
    GIVE_UP,
)
