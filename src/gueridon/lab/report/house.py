"""The finished games of a house, read from its journals. Nothing of who played them is kept."""

from collections.abc import AsyncIterator
from typing import NamedTuple

from gueridon.core.errors import Malformed
from gueridon.lab.report.facts import GameFacts, observed
from gueridon.lab.report.real_times import PERSON, RealTimes, Stopwatch
from gueridon.lab.report.sweep import Setting
from gueridon.tables import journal, replaying
from gueridon.tables.seats import Place
from gueridon.tables.table import Table

MOST_TABLES = 1_000_000
Lines = list[tuple[int, bytes]]  # when, in milliseconds, and what


class HouseGame(NamedTuple):
    setting: Setting
    facts: GameFacts


async def house_games(address: str, game: str) -> AsyncIterator[HouseGame]:
    """By the names of their tables. A server may run meanwhile."""
    from gueridon.store import Overview, Store  # here, so that whoever has no house needs no database

    async with Store.open(address) as store:
        for table in sorted([latest.table for latest in await Overview(store).tables(MOST_TABLES)]):
            found = house_game(game, table, await store.journal(table))
            if found is not None:
                yield found


def house_game(game: str, table: str, lines: Lines) -> HouseGame | None:
    """None where another game was played, it is not over, or its rules are no longer here."""
    created = journal.read(lines[0][1]).entry
    if not isinstance(created, journal.Created) or created.game != game:
        return None
    try:
        watch = watched(Stopwatch(Table(table, created)), lines)
    except Malformed:
        return None
    return finished_game(watch.table, watch.times())


def watched(watch: Stopwatch, lines: Lines) -> Stopwatch:
    for at, line in lines:
        watch.enact(journal.read(line), at)
    return watch


def finished_game(table: Table, times: RealTimes) -> HouseGame | None:
    match = table.match
    if match is None or match.outcome is None:
        return None
    levels = tuple([sitter(place) for place in table.places])
    facts = observed(match.game, replaying.write_record(table), levels, times)
    return HouseGame(Setting(match.game.version, match.players, match.options), facts)


def sitter(place: Place) -> str:
    """The level of a bot; of a person nothing is said, also where a bot plays on for him."""
    return place.level if place.sitter == "bot" and place.left_by is None and place.level is not None else PERSON
