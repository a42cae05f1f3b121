"""What servers tell one another. Any of it may be lost: whoever misses something asks PostgreSQL, or is asked again."""

from typing import Literal

from gueridon.core.wire import Wire
from gueridon.server.holding import HouseLimit
from gueridon.tables.journal import Person

Headers = tuple[tuple[bytes, bytes], ...]


# A browser that came to another server than the one that holds its table


class LineOpened(Wire, frozen=True):
    """By the server that the browser came to: a socket or a request, and who asks, as it was found there."""

    line: int
    type: Literal["websocket", "http"]
    method: str
    scheme: str
    path: str
    query: bytes
    headers: Headers
    client: str | None
    device: Person
    person: Person


class LineAccepted(Wire, frozen=True):
    line: int


class LineAnswered(Wire, frozen=True):
    """A request, whole."""

    line: int
    status: int
    headers: Headers
    body: bytes


class LineTexts(Wire, frozen=True):
    """For the browser, in order."""

    line: int
    texts: tuple[bytes, ...]


class LineSaid(Wire, frozen=True):
    """By the browser."""

    line: int
    text: str


class LineFlow(Wire, frozen=True):
    """Whether the browser takes what it is sent."""

    line: int
    flow: Literal["clogged", "writable"]


class LineAsked(Wire, frozen=True):
    """For any sign of life of the browser."""

    line: int


class LineHeard(Wire, frozen=True):
    """Here it is."""

    line: int


class LineClosed(Wire, frozen=True):
    """By the holder."""

    line: int
    code: int
    reason: str


class LineLeft(Wire, frozen=True):
    """By the browser."""

    line: int


# What the whole house should know


class StillHere(Wire, frozen=True):
    """After which whatever was lost before it is missed."""


class TablesFree(Wire, frozen=True):
    """Some wait for a holder."""


class GamesChanged(Wire, frozen=True):
    people: frozenset[Person]


class DevicesChanged(Wire, frozen=True):
    whom: dict[Person, Person]


class PairingOffered(Wire, frozen=True):
    """A code for another device, by its digest."""

    digest: str
    person: Person
    until: int


class PairingWithdrawn(Wire, frozen=True):
    person: Person


class ChallengeSent(Wire, frozen=True):
    """Which the passkey of this device has to answer."""

    device: Person
    purpose: Literal["make", "use"]
    sent: bytes
    until: int


class ChallengeAnswered(Wire, frozen=True):
    device: Person


class PersonDismissed(Wire, frozen=True):
    person: Person


class JournalRenewed(Wire, frozen=True):
    table: str


class LimitDrawn(Wire, frozen=True):
    """By a person or an address, so many tokens; fewer than none where some were given back."""

    limit: HouseLimit
    who: str
    tokens: int


# Whoever thinks for the bots of the house


class Thinking(Wire, frozen=True):
    """About this question of the receiver; said again and again until it is thought out."""

    question: int


class ThoughtOut(Wire, frozen=True):
    """What came of it; None if no answer."""

    question: int
    answer: bytes | None


ToHolder = LineOpened | LineSaid | LineFlow | LineHeard | LineLeft
ToOrigin = LineAccepted | LineAnswered | LineTexts | LineAsked | LineClosed
Knowing = DevicesChanged | PairingOffered | PairingWithdrawn | ChallengeSent | ChallengeAnswered | PersonDismissed
ToHouse = StillHere | TablesFree | GamesChanged | JournalRenewed | LimitDrawn | Knowing
ToAsker = Thinking | ThoughtOut
Letter = ToHolder | ToOrigin | ToHouse | ToAsker


class Envelope(Wire, frozen=True):
    """Each sender numbers what he sends to each receiver: whoever misses a number knows that something was lost."""

    sender: str
    number: int
    letter: Letter
