"""What a person is shown of each game of his own: where he sits, whom it waits for, how it ended. Nothing of the game
itself: all of it is what everybody at that table sees."""

from enum import IntEnum
from typing import Literal

from gueridon.core.outcome import Outcome
from gueridon.core.wire import Piece, Seat
from gueridon.tables import pace
from gueridon.tables.journal import Person
from gueridon.tables.results import result_of
from gueridon.tables.seats import Place, is_known
from gueridon.tables.table import Table


class Urgency(IntEnum):
    """The greatest is shown first."""

    OVER = 0
    GIVEN_UP = 1
    UNDER_WAY = 2
    YOUR_MOVE = 3


class Companion(Piece, frozen=True):
    """Who sits on one seat."""

    sitter: Literal["nobody", "person", "bot"]
    name: str | None
    level: str | None  # of a bot, or of the bot that stands in


class OwnGame(Piece, frozen=True):
    """Times are in milliseconds, by the clock of the server. It is kept as it is: a change of its fields wants a
    migration that sets ``indexed`` to nothing, so that all are made anew."""

    table: str
    game: str
    version: int
    status: Literal["gathering", "playing", "over"]
    seats: tuple[Seat, ...]  # yours
    given_up: tuple[Seat, ...]  # yours until you gave them up, and again if you return
    people: tuple[Companion, ...]  # by seat
    acting: tuple[Seat, ...]  # those the table waits for, as far as everybody can see
    your_move: bool
    moved_at: int
    until: int | None  # the end of the running limit, or of the table's pace
    outcome: Outcome | None
    tally: int | None = None  # of yours, once it is over: see ``core.merits``
    honour: str | None = None
    day: int | None = None  # whose deal it is
    lesson: bool = False  # that is given there


def people_of(table: Table) -> set[Person]:
    """Whom this table is a game of: those who sit there, and those who left and may return; nobody's once it is
    closed, or the lesson that was given there is over."""
    if table.closed or (table.lesson is not None and table.status == "over"):
        return set()
    left_by = {place.left_by for place in table.places} if table.status == "playing" else set()
    here = {place.person for place in table.places} | left_by
    return {person for person in here if person is not None and is_known(person)}


def companions(table: Table) -> tuple[Companion, ...]:
    return tuple([Companion(place.sitter, place.name, place.level) for place in table.places])


def own_game(table: Table, person: Person) -> OwnGame:
    match, result = table.match, result_of(table, person)
    return OwnGame(
        table=table.id,
        game=table.game.id,
        version=table.game.version,
        status=table.status,
        seats=table.seats_of(person),
        given_up=table.seats_left_by(person),
        people=companions(table),
        acting=() if match is None else match.acting,
        your_move=any(awaited(table, seat, place, person) for seat, place in enumerate(table.places)),
        moved_at=table.at if match is None else table.moved_at,
        until=until(table, person),
        outcome=None if match is None else match.outcome,
        tally=None if result is None else result.tally,
        honour=None if result is None else result.honour,
        day=table.day,
        lesson=table.lesson is not None,
    )


def awaited(table: Table, seat: Seat, place: Place, person: Person) -> bool:
    """A bot that stands in is not waited for."""
    return table.match is not None and place.person == person and place.level is None and seat in table.match.acting


def until(table: Table, person: Person) -> int | None:
    if table.deadline is not None:
        return table.deadline
    due = pace.shown_to(table, person)
    return None if due is None else due.until


def urgency(game: OwnGame) -> Urgency:
    if game.status == "over":
        return Urgency.OVER
    if not game.seats:
        return Urgency.GIVEN_UP
    return Urgency.YOUR_MOVE if game.your_move else Urgency.UNDER_WAY
