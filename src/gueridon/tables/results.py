"""How a finished game went for one of those who played it. Nothing is said of a game that is not over."""

from typing import NamedTuple

from gueridon.core.levels import strength_order
from gueridon.core.outcome import Outcome
from gueridon.core.wire import Seat
from gueridon.tables.journal import Person
from gueridon.tables.table import Table


class Result(NamedTuple):
    won: bool | None  # None for whoever played all the seats himself: he has neither won nor lost
    tally: int | None  # the best of his seats
    honour: str | None
    level: str | None  # of the strongest bot at the table


def result_of(table: Table, person: Person) -> Result | None:
    """None while it is played, for those who hold no seat at its end, and of a lesson."""
    seats, match = table.seats_of(person), table.match
    if match is None or match.outcome is None or not seats or table.lesson is not None:
        return None
    merits = match.game.merits
    return Result(
        won=verdict(match.outcome, seats, match.players),
        tally=None if merits is None else max([merits.tally(match.state, seat) for seat in seats]),
        honour=None if merits is None else merits.honour(match.state),
        level=strongest_bot(table),
    )


def verdict(outcome: Outcome, seats: tuple[Seat, ...], players: int) -> bool | None:
    together = len(outcome.winners) == players
    if 1 < players == len(seats) and outcome.winners and not together:
        return None
    return any(seat in outcome.winners for seat in seats)


def strongest_bot(table: Table) -> str | None:
    """Of those that the host chose: a bot that plays for somebody who left was not. How strong an engine is nobody
    knows, so whoever met one is told how he did against that one."""
    levels = [place.level for place in table.places if place.sitter == "bot" and place.left_by is None]
    return max([level for level in levels if level is not None], key=strength_order, default=None)
