"""What a player may do. Cards are all different, so a pile is named by the card at its top, or at its bottom."""

from typing import Final

from gueridon.core.wire import Wire
from gueridon.games.babet.box import CARDS, Card


class Take(Wire, frozen=True):
    """A card from the river."""

    card: Card


class Draw(Wire, frozen=True):
    """The next card of the draw pile."""


class Lay(Wire, frozen=True):
    """A hand card on the pile with ``on`` at its top, or on a new pile of its own."""

    card: Card
    on: Card | None


class MovePile(Wire, frozen=True):
    """The whole pile with ``lowest`` at its bottom, onto the pile with ``onto`` at its top."""

    lowest: Card
    onto: Card


class EndTurn(Wire, frozen=True):
    """No further action this turn."""


Move = Take | Draw | Lay | MovePile | EndTurn

DRAW: Final = Draw()
END_TURN: Final = EndTurn()
TAKES: Final[dict[int, Move]] = {card: Take(card) for card in CARDS}
# By card, then by the lower card that it lies on: place 0 is for a new pile.
LAYS: Final[dict[int, list[Move]]] = {card: [Lay(card, on or None) for on in range(card)] for card in CARDS}
# By lowest card, then by the lower card that the pile lies on.
PILE_MOVES: Final[dict[int, dict[int, Move]]] = {
    lowest: {onto: MovePile(lowest, onto) for onto in range(1, lowest)} for lowest in CARDS
}
MOVES: tuple[Move, ...] = (
    *TAKES.values(),
    DRAW,
    *(lay for lays in LAYS.values() for lay in lays),
    *(move for moves in PILE_MOVES.values() for move in moves.values()),
    END_TURN,
)
