"""Paces at all tables: who is reminded before time is up, and which tables out of memory are to be looked at again."""

from collections.abc import Callable

from gueridon.core.wire import Seat
from gueridon.server.failures import log_failure
from gueridon.tables import pace
from gueridon.tables.pace import Due
from gueridon.tables.table import Table

TimeShort = Callable[[Table, tuple[Seat, ...], int], None]  # the table, whom it waits for, until when


class Paces:
    """Whoever is listed in ``when_short`` is called once for every wait, when its time grows short; a server that was
    started meanwhile may call again."""

    def __init__(self) -> None:
        self.when_short: list[TimeShort] = []
        self.reminded: dict[str, set[Due]] = {}  # by table: those waits whose players were reminded
        self.asleep: dict[str, int] = {}  # by table out of memory: when it is to be looked at again

    def next_look(self, table: Table) -> int | None:
        """When somebody is to be reminded, or his time is up; None while no pace runs."""
        running, early = pace.running(table), pace.reminder_ms(table)
        if not running:
            self.reminded.pop(table.id, None)
            return None
        reminded = self.reminded.get(table.id, set()) & {*running}
        self.remember(table.id, reminded)
        return min([due.until if due in reminded else due.until - early for due in running])

    def remind(self, table: Table, now: int) -> None:
        early = pace.reminder_ms(table)
        short = {due for due in pace.running(table) if due.until - early <= now < due.until}
        fresh = short - self.reminded.get(table.id, set())
        self.remember(table.id, short)
        for until in sorted({due.until for due in fresh}):
            self.tell(table, tuple(sorted([due.seat for due in fresh if due.until == until])), until)

    def remember(self, table: str, short: set[Due]) -> None:
        self.reminded.pop(table, None)
        if short:
            self.reminded[table] = short

    def tell(self, table: Table, seats: tuple[Seat, ...], until: int) -> None:
        for told in self.when_short:
            try:
                told(table, seats, until)
            except Exception as error:  # nobody's clock stands still for that
                log_failure("a reminder failed", error)

    # Tables that leave memory, and come back

    def put_to_sleep(self, table: Table, ahead: int) -> None:
        """Its clock is so many milliseconds ahead of this machine's."""
        look = self.next_look(table)
        if look is not None:
            self.asleep[table.id] = look - ahead

    def wake(self, table: str) -> None:
        self.asleep.pop(table, None)

    def due(self, now: int) -> list[str]:
        return [table for table, look in self.asleep.items() if look <= now]
