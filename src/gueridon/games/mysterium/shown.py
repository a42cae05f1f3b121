"""What a seat is shown. Apart from ``view``, which is compiled: types that are lose what their fields hold."""

from gueridon.core.wire import Piece, Seat, Wire
from gueridon.games.mysterium.box import (
    Card,
    Group,
    Kind,
    Medium,
    Verdict,
    Vision,
)
from gueridon.games.mysterium.events import Ballot, Combination, Reason, Suspects
from gueridon.games.mysterium.options import Options
from gueridon.games.mysterium.state import Phase


class Token(Piece, frozen=True):
    """What another medium thinks of an intuition."""

    by: Medium
    verdict: Verdict


class Tokens(Piece, frozen=True):
    right: int
    wrong: int


class Seer(Piece, frozen=True):
    """MYS-5 What everyone knows of a medium."""

    medium: Medium
    seat: Seat
    seeks: Kind
    sleeve: tuple[Card, ...]
    visions: tuple[Vision, ...]
    tried: tuple[Card, ...]  # wrong, while looking for what the medium now seeks
    intuition: Card | None
    beside: tuple[Token, ...]
    hand: Tokens
    spent: Tokens
    marker: int  # space on the clairvoyance track
    sees: int  # MYS-62 cards of the common vision, as the marker stands


class Find(Piece, frozen=True):
    """MYS-40 What a medium found, and what the visions had in common with it."""

    hour: int
    medium: Medium
    card: Card
    visions: tuple[Vision, ...]
    reasons: tuple[Reason, ...]


class View(Wire, frozen=True):
    seat: Seat | None  # None watches
    options: Options
    phase: Phase
    hour: int
    ghost: Seat
    suspects: tuple[Card, ...]  # still on the table, like the places and objects
    places: tuple[Card, ...]
    objects: tuple[Card, ...]
    mediums: tuple[Seer, ...]
    levels: tuple[int, ...]  # MYS-62 the spaces of the track from which two, and three, cards are seen; none without it
    track: tuple[int, ...]  # MYS-62 by space, the cards seen from there; the last space is for all beyond it
    finds: tuple[Find, ...]
    crows: int
    hand: tuple[Vision, ...]  # the ghost's own
    aside: tuple[Vision, ...]  # the ghost's own
    held: int  # visions in the ghost's hand
    pile: int
    crow: bool  # is waiting for what it shall carry off
    serving: Medium | None  # is being given visions
    laid: int  # visions, for that medium, that crow, or the common vision
    unserved: tuple[Medium, ...]  # after that one
    combinations: tuple[Combination, ...]  # the ghost's own, until the end
    ready: tuple[Seat, ...]
    groups: tuple[Suspects, ...]
    guilty: Group | None  # the ghost's own, until the end
    common: tuple[Vision, ...]  # as many as are turned; the ghost sees them all
    shown: int  # how many are turned
    voters: tuple[Seat, ...]  # to vote now
    voted: tuple[Seat, ...]
    ballots: tuple[Ballot, ...]  # one's own, or all of them where or when they are open
    accused: Group | None
    open_vote: bool  # MYS-63 everyone points, for all to see
    ended: str | None
