"""What a seat is shown. Apart from ``view``, which is compiled: types that are lose what their fields hold."""

from gueridon.core.wire import Piece, Seat, Wire
from gueridon.games.missions.box.cards import Card, Medal
from gueridon.games.missions.box.missions import Mission
from gueridon.games.missions.moves import Stack
from gueridon.games.missions.options import Options


class Opening(Piece, frozen=True):
    """This card on this stack would accomplish these missions at once."""

    card: Card
    stack: Stack
    missions: tuple[Mission, ...]


class View(Wire, frozen=True):
    seat: Seat | None  # None watches
    options: Options
    missions: tuple[Mission | None, ...]
    stacks: tuple[Card, ...]  # the exposed cards
    heights: tuple[int, ...]  # how many cards each stack holds
    lowest: tuple[Card, ...]  # of each stack: everybody saw it while it lay exposed
    under: tuple[tuple[Card, ...], ...] | None  # FIF-41 from the bottom up
    hand: tuple[Card, ...]
    hands: tuple[int, ...]  # how many cards each seat holds
    turn: Seat | None  # nobody's in a frenzy, or when it is over
    cards_left: int  # in the draw pile
    missions_left: int  # in the mission pile
    accomplished: tuple[Mission, ...]
    medals: tuple[Medal, ...]
    to_next_medal: int | None  # FIF-52 so many missions more
    winds: int
    openings: tuple[Opening, ...]
    achiever: Seat | None
    ended: str | None
