"""What a seat is shown. Apart from ``view``, which is compiled: types that are lose what their fields hold."""

from gueridon.core.wire import Piece, Seat, Wire
from gueridon.games.babet.box import Card, Role, Wanted
from gueridon.games.babet.options import Options

Cards = tuple[Card, ...]


class Slot(Piece, frozen=True):
    """One of the personalities that a team needs; ``cards`` is None while it is missing."""

    wanted: Wanted
    cards: Cards | None


class Aim(Piece, frozen=True):
    """BAB-4 What gives a team the victory: every slot filled."""

    role: Role
    slots: tuple[Slot, ...]
    spare: tuple[Cards, ...]  # of the right temper, and yet they fill no slot


class View(Wire, frozen=True):
    seat: Seat | None  # None watches
    options: Options
    roles: tuple[Role | None, ...]  # by seat; BAB-42 only one's own until the end
    order: tuple[Seat, ...]  # of play
    piles: tuple[Cards, ...]  # the lowest card first
    personalities: tuple[Cards, ...]
    river: Cards
    cards_left: int  # in the draw pile
    hand: Cards
    hands: tuple[int, ...]  # how many cards each seat holds
    shown: tuple[Cards, ...]  # those that all saw being taken
    not_held: tuple[Cards, ...]  # BAB-40 back in the pile since this seat last drew from it: surely not in its hand
    turn: Seat | None  # nobody's when it is over
    draws: int  # still to draw this turn
    actions: int  # still to take this turn
    laid: Card | None  # the last card laid this turn
    mirrored: bool  # this turn has had its bonus
    active: bool  # something was drawn or done this turn
    idle: int  # BAB-32 turns in a row with neither draw nor action
    triplettes: int
    ended: str | None
    aims: tuple[Aim, ...]  # of either team
