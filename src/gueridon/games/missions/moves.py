"""The one thing a player does; and time, which is a move too."""

from functools import cache
from typing import Annotated

from msgspec import Meta

from gueridon.core.wire import Wire
from gueridon.games.missions.box.cards import CARDS, STACKS, Card, fits

Stack = Annotated[int, Meta(ge=0, le=3, title="stack")]


class Lay(Wire, frozen=True):
    """A hand card covers the exposed card of a stack."""

    card: Card
    stack: Stack


class TimeUp(Wire, frozen=True):
    """The clock of a frenzy has run out."""


Move = Lay | TimeUp

TIME_UP = TimeUp()
LAYS = tuple(tuple(Lay(card, stack) for stack in range(STACKS)) for card in CARDS)  # by card number, then stack
MOVES: tuple[Move, ...] = (*(lay for lays in LAYS for lay in lays), TIME_UP)


def lays_on(left: int, right: int) -> list[list[tuple[Move, ...]]]:
    """FIF-20 For each pair of cards exposed on two stacks, and each card by number, the moves that lay it there."""
    return [
        [
            lays(number, left if fits(card, one) else None, right if fits(card, other) else None)
            for number, card in enumerate(CARDS)
        ]
        for one in CARDS
        for other in CARDS
    ]


@cache
def lays(card: int, left: int | None, right: int | None) -> tuple[Move, ...]:
    return tuple([LAYS[card][stack] for stack in (left, right) if stack is not None])
