"""The one thing a player does; and time, which is a move too."""

from typing import Annotated, final

from msgspec import Meta

from gueridon.core.wire import Wire
from gueridon.games.missions.box.cards import CARDS, STACKS, Card

Stack = Annotated[int, Meta(ge=0, le=3, title="stack")]


@final
class Lay(Wire, frozen=True):
    """A hand card covers the exposed card of a stack."""

    card: Card
    stack: Stack


@final
class TimeUp(Wire, frozen=True):
    """The clock of a frenzy has run out."""


Move = Lay | TimeUp

TIME_UP = TimeUp()
LAYS = tuple(tuple(Lay(card, stack) for stack in range(STACKS)) for card in CARDS)  # by card number, then stack
MOVES: tuple[Move, ...] = (*(lay for lays in LAYS for lay in lays), TIME_UP)


def lays_on_stacks() -> list[list[tuple[Move, ...]]]:
    """For each card by number, and each choice of stacks as bits, the moves that lay it there."""
    return [[tuple([lay for lay in lays if stacks >> lay.stack & 1]) for stacks in range(2**STACKS)] for lays in LAYS]
