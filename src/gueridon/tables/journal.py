"""Everything that ever happened at a table, in order. A table is what its journal makes it, no more and no less."""

from typing import Literal

import msgspec
from msgspec import UNSET, Raw, UnsetType

from gueridon.core.deal_search import FoundDeal
from gueridon.core.thoughts import Belief, Thought
from gueridon.core.wire import Piece, Seat, Wire

Person = str  # who holds a browser's secret, never the secret itself
Overdue = Literal["bot-for-turn", "bot-for-good"]  # what happens to a seat when the table's pace is up
Deal = Literal["new", "same"]  # of the next game at a table
SOMEBODY = "somebody-"  # begins the id of one who was forgotten: no browser's secret leads to it


class Right(Piece, frozen=True):
    """What somebody earned in the game before, or is chosen for, see ``rights``: this option shall name his seat."""

    option: str
    seat: Seat  # on which it was earned or chosen
    person: Person | UnsetType | None = UNSET  # None for a bot; unset where it is for whoever comes to sit there first


class Created(Wire, frozen=True):
    """The secret of the shuffle is made of ``root`` and ``round``, see ``secret_chain``."""

    game: str
    version: int
    options: Raw
    players: int
    pace: int | None
    private: bool
    code: str
    host: Person
    root: str
    round: int
    rights: tuple[Right, ...] = ()
    overdue: Overdue | UnsetType = UNSET  # of a table from before there was a choice: nothing happens by itself
    day: int | UnsetType = UNSET  # whose deal it is, see ``daily``
    watchable: bool | UnsetType = UNSET
    deal: Deal | UnsetType = UNSET  # the same as in the game before, which its player knows
    lesson: str | UnsetType = UNSET  # that is given here, see ``lessons``


class Sat(Wire, frozen=True):
    person: Person
    seat: Seat
    name: str
    nonce: str


class BotSat(Wire, frozen=True):
    """A bot adds no nonce: its nonce would be the server's to choose."""

    seat: Seat
    level: str


class Stood(Wire, frozen=True):
    seat: Seat


class SentAway(Wire, frozen=True):
    """By the host, although its player was there."""

    seat: Seat


class Renamed(Wire, frozen=True):
    seat: Seat
    name: str


class Painted(Wire, frozen=True):
    """This seat has that colour from now on; whichever had it has this seat's instead."""

    seat: Seat
    colour: int


class SeatsExchanged(Wire, frozen=True):
    """Two seats of one person: names and colours change places, and the nonces stay where they were given."""

    seat: Seat
    other: Seat


class Arranged(Wire, frozen=True):
    players: int
    options: Raw
    pace: int | None = None
    private: bool = True
    overdue: Overdue | UnsetType = UNSET
    watchable: bool | UnsetType = UNSET
    rights: tuple[Right, ...] | UnsetType = UNSET  # of whom people named; unset where the options name a chair


class Started(Wire, frozen=True, omit_defaults=True):
    """The key follows from the secret and the nonces of the seats; what was looked for once is not looked for again."""

    found: FoundDeal | None = None


class Moved(Wire, frozen=True):
    seat: Seat
    move: Raw
    by: str | UnsetType = UNSET  # the level of the bot that made it, where it is not the one that sits there


class Pondered(Wire, frozen=True):
    """What a bot thought of before the move that it just made: nobody sees it before the end."""

    seat: Seat
    thoughts: tuple[Thought, ...]
    beliefs: tuple[Belief, ...] = ()


class Undone(Wire, frozen=True):
    seat: Seat


class Signalled(Wire, frozen=True):
    seat: Seat
    signal: Raw
    does: Literal["set", "take-back"]


class Said(Wire, frozen=True):
    seat: Seat
    text: str


class Noted(Wire, frozen=True):
    """Read by nobody but the player of this seat."""

    seat: Seat
    text: str


class Left(Wire, frozen=True):
    """The seat is the bot's, unless its player returns before the end."""

    seat: Seat
    level: str


class TakenOver(Wire, frozen=True):
    """Until its player returns."""

    seat: Seat
    level: str


class StoodIn(Wire, frozen=True):
    """A bot plays this turn, for which time is up; then the seat is its player's again."""

    seat: Seat
    level: str


class Returned(Wire, frozen=True):
    """To a seat that a bot kept, or to one that its player had left."""

    seat: Seat


class Offered(Wire, frozen=True):
    """A one-time link to another device; only the digest of its token is kept."""

    person: Person
    token: str


class HandedOver(Wire, frozen=True):
    person: Person
    to: Person


class Forgotten(Wire, frozen=True):
    """Somebody who was here is nobody any more: the entries before this one were written anew without him."""

    somebody: Person


class Rematched(Wire, frozen=True):
    table: str
    host: Person
    deal: Deal | UnsetType = UNSET  # "new" where it is not said


class Closed(Wire, frozen=True):
    """By whoever keeps the house: nobody comes to this table any more."""


class Ticked(Wire, frozen=True):
    """The server was up until now, while a limit ran."""


class Resumed(Wire, frozen=True):
    """What passed since the entry before does not count: no server was up, or people had yet to watch the ply with
    which the limit began."""


SeatEntry = (
    Sat
    | BotSat
    | Stood
    | SentAway
    | Renamed
    | Painted
    | SeatsExchanged
    | Arranged
    | Left
    | TakenOver
    | StoodIn
    | Returned
    | HandedOver
    | Forgotten
)
GameEntry = Started | Moved | Undone | Signalled | Said
TableEntry = Created | Pondered | Noted | Offered | Rematched | Closed | Ticked | Resumed
Entry = SeatEntry | GameEntry | TableEntry


class JournalLine(Piece, frozen=True):
    """An entry, and the request it carries out: asked again by the same person, it is only answered."""

    entry: Entry
    asked: tuple[Person, str] | None = None


def pondered(seat: Seat, thoughts: tuple[Thought, ...], beliefs: tuple[Belief, ...]) -> list[Pondered]:
    """Nothing is written of a bot that did not have to think."""
    return [Pondered(seat, thoughts, beliefs)] if thoughts else []


READER = msgspec.json.Decoder(JournalLine)
write = msgspec.json.Encoder().encode
read = READER.decode
