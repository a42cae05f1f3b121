"""What a seat is shown. Apart from ``view``, which is compiled: types that are lose what their fields hold."""

from gueridon.core.wire import Seat, Wire
from gueridon.games.babet.box import Card
from gueridon.games.babet.solo.options import Options

Cards = tuple[Card, ...]


class View(Wire, frozen=True):
    seat: Seat | None  # None watches
    options: Options
    faces: tuple[Card | None, ...]  # the face-up card of each stock
    heights: tuple[int, ...]  # how many cards each stock holds
    places: tuple[Cards, ...]  # the lowest card first
    hidden: Cards  # all that still lie face down, in order of number
    moves_left: int  # BAB-58 between places, before a stock card must be played
    proved: bool  # this deal could be won
    ended: str | None
    aim_places: int  # from the left, for personalities; BAB-56 those beyond are for storage
