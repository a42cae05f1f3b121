"""The choices that were made in a game, each with what its seat knew at that moment, and nothing more."""

from typing import NamedTuple

from gueridon.core.knowledge import Knowledge
from gueridon.core.outcome import Outcome
from gueridon.core.wire import Seat, Wire
from gueridon.tables import journal
from gueridon.tables.bot_knowledge import knowledge
from gueridon.tables.replaying import finished
from gueridon.tables.table import Table


class Decision(NamedTuple):
    """``ply`` is that of the frame which the move led to, see ``replaying``."""

    ply: int
    seat: Seat
    known: Knowledge
    move: Wire
    by_person: bool


class Decisions(NamedTuple):
    """Of the people, or of everybody where all won or lost ``together``."""

    made: list[Decision]
    together: bool


def decisions(id: str, lines: list[tuple[int, bytes]]) -> Decisions:
    """Those of a finished game that stand, where there was a choice."""
    table, made = standing(id, lines)
    outcome = finished(table).outcome
    assert outcome is not None
    shared = together(outcome)
    return Decisions([decision for decision in made if shared or decision.by_person], shared)


def last_decision(id: str, lines: list[tuple[int, bytes]], seat: Seat) -> Decision | None:
    """The last one of this seat, while the game goes on; None where it had no choice yet."""
    _, made = standing(id, lines)
    return next((decision for decision in reversed(made) if decision.seat == seat), None)


def standing(id: str, lines: list[tuple[int, bytes]]) -> tuple[Table, list[Decision]]:
    read = [(at, journal.read(line)) for at, line in lines]
    first = read[0][1].entry
    assert isinstance(first, journal.Created), "a journal begins with the table's creation"
    table = Table(id, first)
    made: list[Decision] = []
    for at, line in read:
        if isinstance(line.entry, journal.Moved):
            made += decided(table, line.entry)
        table.enact(line, at)
        if isinstance(line.entry, journal.Undone):
            made = [decision for decision in made if decision.ply <= len(table.playing().steps)]
    return table, made


def decided(table: Table, moved: journal.Moved) -> list[Decision]:
    """Nothing for the clock, nor where only one move was legal."""
    match, seat = table.playing(), moved.seat
    if seat >= match.players or len(match.look(seat).legal) < 2:
        return []
    known = knowledge(match, seat, table.chat)
    by_person = table.places[seat].level is None
    return [Decision(len(match.steps) + 1, seat, known, match.read_move(moved.move), by_person)]


def together(outcome: Outcome) -> bool:
    """One result for everybody."""
    return len(outcome.winners) in (0, len(outcome.scores)) and len(set(outcome.scores)) == 1
