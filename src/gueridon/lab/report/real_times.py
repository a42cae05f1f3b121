"""What a real clock said of a game: how long it took, and how long the table waited for each of its moves."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET

from gueridon.tables import journal
from gueridon.tables.journal import JournalLine
from gueridon.tables.table import Table
from gueridon.tables.waiting import Waiting

PERSON = "person"  # in the place of a level, where nobody knows how strong


class RealTimes(NamedTuple):
    """None, and nothing, of a game that was laid out at one stroke."""

    seconds: float | None
    thinking: dict[str, tuple[float, ...]]  # by level: seconds of each move for which the table waited


class Stopwatch:
    """Follows a journal and its table. Time at which no server was up, or people were still watching, is not counted
    where the journal says so; and a move that was taken back gives its time to the one made instead."""

    def __init__(self, table: Table) -> None:
        self.table, self.waiting = table, Waiting()
        self.movers: list[str | None] = []  # by the moves that stand; None where the table did not wait

    def enact(self, line: JournalLine, at: int) -> None:
        gap, mover = at - self.table.at, self.mover(line)
        self.table.enact(line, at)
        match line.entry:
            case journal.Moved(seat):
                self.waiting.moved(seat, at)
                self.movers.append(mover)
            case journal.Undone(seat):
                self.waiting.undone(seat, at)
                self.movers.pop()
            case journal.Resumed():
                self.waiting.since = {seat: since + gap for seat, since in self.waiting.since.items()}
        self.waiting.wait_for(() if self.table.match is None else self.table.match.acting, at)

    def mover(self, line: JournalLine) -> str | None:
        """Before the move: a bot that stands in for a turn is gone after it."""
        entry = line.entry
        if not isinstance(entry, journal.Moved) or entry.seat not in self.waiting.since:
            return None
        return (self.table.places[entry.seat].level or PERSON) if entry.by is UNSET else entry.by

    def times(self) -> RealTimes:
        """From the deal to the last move."""
        lasted = self.table.moved_at - self.table.began_at
        if lasted == 0:
            return RealTimes(None, {})
        return RealTimes(lasted / 1000, by_mover(self.movers, self.waiting.lasted))


def by_mover(movers: Sequence[str | None], milliseconds: Sequence[int]) -> dict[str, tuple[float, ...]]:
    found: dict[str, list[float]] = {}
    for mover, waited in zip(movers, milliseconds, strict=True):
        if mover is not None:
            found.setdefault(mover, []).append(waited / 1000)
    return {mover: tuple(found[mover]) for mover in sorted(found)}
