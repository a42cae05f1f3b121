"""What the table hears."""

from gueridon.core.outcome import Outcome
from gueridon.core.wire import Seat, Wire
from gueridon.games.babet.box import Card, Role, Temper


class GameBegan(Wire, frozen=True):
    """Seats in the order of play."""

    order: tuple[Seat, ...]


class RolesShown(Wire, frozen=True):
    """The seats of each team: when the game begins, or at the end where roles were hidden."""

    artisous: tuple[Seat, ...]
    foutralous: tuple[Seat, ...]


class RoleReceived(Wire, frozen=True):
    """Told to its owner only."""

    seat: Seat
    role: Role


class RiverFilled(Wire, frozen=True):
    """``left`` cards remain in the draw pile."""

    cards: tuple[Card, ...]
    left: int


class CardTaken(Wire, frozen=True):
    """From the river."""

    seat: Seat
    card: Card


class CardDrawn(Wire, frozen=True):
    """From the draw pile, unseen; ``left`` remain."""

    seat: Seat
    left: int


class CardReceived(Wire, frozen=True):
    """The card just drawn, told to its owner only."""

    seat: Seat
    card: Card


class CardLaid(Wire, frozen=True):
    seat: Seat
    card: Card
    on: Card | None


class PileMoved(Wire, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]
    onto: Card


class Triplette(Wire, frozen=True):
    """The ``number``-th of the game: these go back into the draw pile, which is shuffled and has ``left`` cards."""

    cards: tuple[Card, ...]
    number: int
    left: int


class PersonalityFinished(Wire, frozen=True):
    cards: tuple[Card, ...]
    temper: Temper


class MirrorSeen(Wire, frozen=True):
    """Two mirror cards give one more action."""

    seat: Seat
    card: Card
    mirror: Card


class TurnPassed(Wire, frozen=True):
    """A turn ended before all its actions were used."""

    seat: Seat
    unused: int


class GameEnded(Wire, frozen=True):
    outcome: Outcome


Event = (
    GameBegan
    | RolesShown
    | RoleReceived
    | RiverFilled
    | CardTaken
    | CardDrawn
    | CardReceived
    | CardLaid
    | PileMoved
    | Triplette
    | PersonalityFinished
    | MirrorSeen
    | TurnPassed
    | GameEnded
)
