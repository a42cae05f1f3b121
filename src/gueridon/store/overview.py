"""What a host is shown of his house: the latest tables, and the people who play there."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import func, select

from gueridon.store.schema import JOURNAL, OWN_GAMES, TABLES
from gueridon.store.store import Store

MOST_ASKED = 500  # tables in one question


class LatestTable(NamedTuple):
    table: str
    code: str
    at: int  # milliseconds, of what was last written there


class KnownPerson(NamedTuple):
    person: str
    games: int
    at: int  # milliseconds, of the last move in any of them
    card: bytes  # of the game that this was


class Overview:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def tables(self, most: int) -> list[LatestTable]:
        """Those where something was written last."""
        last = (
            select(JOURNAL.c.at)
            .where(JOURNAL.c.table == TABLES.c.table)
            .order_by(JOURNAL.c.number.desc())
            .limit(1)
            .scalar_subquery()
        )
        query = select(TABLES.c.table, TABLES.c.code, last.label("last")).order_by(last.desc()).limit(most)
        async with self.store.reading() as connection:
            return [LatestTable(*row) for row in await connection.execute(query)]

    async def people(self, most: int) -> list[KnownPerson]:
        """Those who played last."""
        row = OWN_GAMES.c
        games = select(
            row.person,
            func.count().over(partition_by=row.person).label("games"),
            row.at,
            row.card,
            func.row_number().over(partition_by=row.person, order_by=row.at.desc()).label("nth"),
        ).subquery()
        query = select(games.c.person, games.c.games, games.c.at, games.c.card)
        query = query.where(games.c.nth == 1).order_by(games.c.at.desc()).limit(most)
        async with self.store.reading() as connection:
            return [KnownPerson(*row) for row in await connection.execute(query)]

    async def finished_among(self, tables: Sequence[str]) -> list[str]:
        found: list[str] = []
        async with self.store.reading() as connection:
            for some in batches(tables):
                query = select(TABLES.c.table).where(TABLES.c.finished, TABLES.c.table.in_(some))
                found += await connection.scalars(query)
        return found


def batches(tables: Sequence[str]) -> list[Sequence[str]]:
    return [tables[first : first + MOST_ASKED] for first in range(0, len(tables), MOST_ASKED)]
