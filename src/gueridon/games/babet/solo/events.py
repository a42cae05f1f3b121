"""What the player hears."""

from gueridon.core.outcome import Outcome
from gueridon.core.wire import Wire
from gueridon.games.babet.box import Card
from gueridon.games.babet.solo.moves import Place, Stock
from gueridon.games.babet.solo.options import Level


class SoloBegan(Wire, frozen=True):
    """``faces`` lie face up on the stocks; ``proved``: this deal can be won, for sure."""

    level: Level
    faces: tuple[Card, ...]
    proved: bool


class CardPlayed(Wire, frozen=True):
    card: Card
    place: Place


class CardTurned(Wire, frozen=True):
    """The next card of a stock lies face up."""

    card: Card
    stock: Stock


class CardsMoved(Wire, frozen=True):
    cards: tuple[Card, ...]
    to: Place


class CardRestocked(Wire, frozen=True):
    card: Card
    to: Stock


class SoloEnded(Wire, frozen=True):
    """``personalities`` are finished as they should be."""

    outcome: Outcome
    personalities: int


Event = SoloBegan | CardPlayed | CardTurned | CardsMoved | CardRestocked | SoloEnded
