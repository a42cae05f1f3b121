"""The pace of a table: until when each person has time whom it waits for, and what happens then.

It runs by the clock whether a server is up or not, because people were told until when they have time. Where the rules
have a limit of their own, that one runs alone.
"""

from typing import NamedTuple, assert_never

from gueridon.core.levels import stand_in
from gueridon.core.wire import Seat
from gueridon.tables import journal
from gueridon.tables.journal import Entry, Person
from gueridon.tables.table import Table

LONGEST_REMINDER_MS = 3 * 3600 * 1000  # milliseconds before time is up that one is reminded, at the most


class Due(NamedTuple):
    """The player of this seat has time until then."""

    seat: Seat
    until: int


def running(table: Table) -> list[Due]:
    """For everyone whom the table waits for; a bot that stands in is quick."""
    if table.pace is None or table.overdue is None:
        return []
    ends = [(seat, since + table.pace * 1000) for seat, since in table.waiting.since.items()]
    return [Due(seat, max(end, table.reprieve)) for seat, end in ends if played_by_person(table, seat)]


def played_by_person(table: Table, seat: Seat) -> bool:
    return table.places[seat].person is not None and table.places[seat].level is None


def shown_to(table: Table, person: Person) -> Due | None:
    """His own if the table waits for him, otherwise the one that ends first."""
    runs = running(table)
    own = [due for due in runs if table.places[due.seat].person == person]
    return min(own or runs, key=lambda due: due.until, default=None)


def reminder_ms(table: Table) -> int:
    """Milliseconds before time is up that one is reminded: the last quarter of it, and no more than three hours."""
    return 0 if table.pace is None else min(table.pace * 1000 // 4, LONGEST_REMINDER_MS)


def time_up(table: Table, now: int) -> list[Entry]:
    """What the host chose for everyone whose time is up."""
    return [overdue(table, due.seat) for due in running(table) if now >= due.until]


def overdue(table: Table, seat: Seat) -> Entry:
    assert table.overdue is not None, "no pace runs here"
    match table.overdue:
        case "bot-for-turn":
            return journal.StoodIn(seat, stand_in(table.game))
        case "bot-for-good":
            return journal.Left(seat, stand_in(table.game))
        case _:
            assert_never(table.overdue)
