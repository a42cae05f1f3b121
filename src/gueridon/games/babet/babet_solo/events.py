"""What the player hears."""

from gueridon.core.outcome import Outcome
from gueridon.core.wire import Wire
from gueridon.games.babet.babet_solo.moves import Place, Stock
from gueridon.games.babet.babet_solo.options import Level
from gueridon.games.babet.box import Card


class GameBegan(Wire, frozen=True):
    """``faces`` lie face up on the stocks; ``proved``: this deal can be won, for sure."""

    level: Level
    faces: tuple[Card, ...]
    proved: bool


class CardLaid(Wire, frozen=True):
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


class GameEnded(Wire, frozen=True):
    """``personalities`` are finished as they should be."""

    outcome: Outcome
    personalities: int


Event = GameBegan | CardLaid | CardTurned | CardsMoved | CardRestocked | GameEnded
