"""What a seat is shown. Apart from ``view``, which is compiled: types that are lose what their fields hold."""

from typing import Annotated

from msgspec import Meta

from gueridon.core.wire import Piece, Seat, Wire
from gueridon.games.medium.box import Card, Goal, Power
from gueridon.games.medium.moves import Place, Star
from gueridon.games.medium.options import Options
from gueridon.games.medium.state import Phase, Step


class Sight(Piece, frozen=True):
    """A card as this viewer sees it."""

    back: Goal
    front: Card | None  # MED-22 if this viewer has seen it
    known_by: tuple[Seat, ...]  # everyone saw who took it, held it or looked at it
    dealt: Seat | None  # whose hand it began in; None for the Galaxy, or where nobody remembers


class GalaxyCard(Piece, frozen=True):
    star: Star
    face_up: bool
    card: Sight


class Taken(Piece, frozen=True):
    """The card just taken, which still shows at its old place: ``other``'s hand, or the Galaxy."""

    other: Seat | None
    place: int
    card: Sight


class OwnPower(Piece, frozen=True):
    power: Power
    awake: bool  # MED-50 face up


class Medium(Piece, frozen=True):
    """MED-21 What everyone knows of a player."""

    seat: Seat
    white: int
    red: int
    powers: tuple[OwnPower, ...]  # MED-11 none while they are picked in secret, but for one's own
    ready: bool  # has picked them
    hand: tuple[Sight, ...]  # in the order of the fan
    predictions: int  # held
    accomplished: tuple[Goal, ...]
    fetish: bool  # MED-55 pending
    opening: bool  # MED-15 no prediction has left the hand since the deal
    redealt: bool  # MED-15 the first one was dealt anew


class Prospect(Piece, frozen=True):
    """MED-30 A prediction of one's own, and the places in one's own hand whose cards serve it."""

    goal: Goal
    places: tuple[Place, ...]


class Discarded(Piece, frozen=True):
    """MED-21 A prediction in the discard pile; ``goal`` is None if another discarded it unseen."""

    goal: Goal | None
    face_up: bool


class Carriers(Piece, frozen=True):
    """MED-22 The cards that can carry this back."""

    back: Goal
    cards: tuple[Card, ...]


class View(Wire, frozen=True):
    seat: Seat | None  # None watches
    options: Options
    phase: Phase
    first: Seat  # MED-16 began the game
    turn: Seat
    number: int  # of this player's turn
    mediums: tuple[Medium, ...]
    galaxy: tuple[GalaxyCard, ...]
    held: tuple[Goal, ...]  # one's own predictions, the latest last
    deck: int  # predictions in it
    returned: tuple[Goal, ...]  # predictions known to lie in the deck: nobody else has drawn since
    discards: tuple[Discarded, ...]  # the last one last
    redrawn: tuple[Seat, ...]  # MED-40 who had to redraw just now
    claimed: bool  # MED-32 an accomplishment was made in this step
    guessed: bool  # MED-32 a guess was made in this step
    activated: Power | None  # in this turn
    joined: Star | None  # MED-55 counts for the accomplishment under way
    taken: Taken | None
    exchanges: int  # with the Galaxy, left in this turn
    carriers: tuple[Carriers, ...]
    ended: Annotated[str, Meta(title="outcome")] | None
    step: Step | None  # of the turn; none before the first and after the last
    prospects: tuple[Prospect, ...]  # of the predictions held, in their order
    promising: tuple[Star, ...]  # MED-30 cards of the Galaxy that this viewer has seen and that serve one of them
