"""What a player may do. Cards are all different, so a pile is named by the card at its top, or at its bottom."""

from typing import Final, final

from gueridon.core.wire import Wire
from gueridon.games.babet.box import Card


@final
class Take(Wire, frozen=True):
    """A card from the river."""

    card: Card


@final
class Draw(Wire, frozen=True):
    """The next card of the draw pile."""


@final
class Lay(Wire, frozen=True):
    """A hand card on the pile with ``on`` at its top, or on a new pile of its own."""

    card: Card
    on: Card | None


@final
class MovePile(Wire, frozen=True):
    """The whole pile with ``lowest`` at its bottom, onto the pile with ``onto`` at its top."""

    lowest: Card
    onto: Card


@final
class EndTurn(Wire, frozen=True):
    """No further action this turn."""


Move = Take | Draw | Lay | MovePile | EndTurn

DRAW: Final = Draw()
END_TURN: Final = EndTurn()
# By number of card, the lower one second. Place 0 is for a new pile where there can be one, otherwise never used.
TAKES: Final[list[Move]] = [Take(card) for card in range(31)]
LAYS: Final[list[list[Move]]] = [[Lay(card, on or None) for on in range(card)] for card in range(31)]
PILE_MOVES: Final[list[list[Move]]] = [[MovePile(lowest, onto) for onto in range(lowest)] for lowest in range(31)]
MOVES: tuple[Move, ...] = (
    *TAKES[1:],
    DRAW,
    *(lay for lays in LAYS for lay in lays),
    *(move for moves in PILE_MOVES for move in moves[1:]),
    END_TURN,
)
