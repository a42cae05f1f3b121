"""Deals of the day in the store: who has which table, and how they went.

A result counts if it was there before the day was over: afterwards everybody may know the deal.
"""

from typing import NamedTuple

from sqlalchemy import BigInteger, ColumnElement, and_, cast, func, select, text

from gueridon.store.results import Connecting
from gueridon.store.schema import DAILY_GAMES, RESULTS

CLAIM = text(
    'INSERT INTO daily_games (day, game, person, "table", name) VALUES (:day, :game, :person, :table, :name) '
    "ON CONFLICT DO NOTHING"
)


class DaySpan(NamedTuple):
    """A day, and the milliseconds at which it begins and ends."""

    day: int
    since: int
    until: int


class OwnDaily(NamedTuple):
    """Somebody's table for one deal; ``at`` is when he finished it."""

    game: str
    table: str
    at: int | None
    won: int | None
    tally: int | None
    honour: str | None


class DayResult(NamedTuple):
    person: str
    name: str
    won: int | None
    tally: int | None
    honour: str | None


class SameResult(NamedTuple):
    """How many had this one."""

    won: int | None
    tally: int | None
    people: int


GAME, ROW = DAILY_GAMES.c, RESULTS.c
OF_TABLE = and_(ROW.person == GAME.person, ROW.game == GAME.game, ROW.table == GAME.table)


class DailyGames:
    def __init__(self, reading: Connecting, writing: Connecting) -> None:
        self.reading = reading
        self.writing = writing

    async def claim(self, day: int, game: str, person: str, table: str, name: str) -> str:
        """The name of his table: this one, unless he has another already."""
        asked = {"day": day, "game": game, "person": person, "table": table, "name": name}
        async with self.writing() as connection:
            await connection.execute(CLAIM, asked)
        own = await self.claimed(day, game, person)
        assert own is not None, "the deal of the day was not given"
        return own

    async def claimed(self, day: int, game: str, person: str) -> str | None:
        query = select(GAME.table).where(GAME.day == day, GAME.game == game, GAME.person == person)
        async with self.reading() as connection:
            return await connection.scalar(query)

    async def of_person(self, day: DaySpan, person: str) -> list[OwnDaily]:
        """With those that are still being played."""
        query = (
            select(GAME.game, GAME.table, ROW.at, ROW.won, ROW.tally, ROW.honour)
            .join_from(DAILY_GAMES, RESULTS, and_(OF_TABLE, in_time(day)), isouter=True)
            .where(GAME.person == person, GAME.day == day.day)
        )
        async with self.reading() as connection:
            return [OwnDaily(*found) for found in await connection.execute(query)]

    async def days_of(self, person: str, length_ms: int, most: int) -> list[int]:
        """On which he finished a deal before the day was over, the latest first."""
        query = (
            select(GAME.day)
            .distinct()
            .join_from(DAILY_GAMES, RESULTS, OF_TABLE)
            .where(GAME.person == person, ROW.at < cast(GAME.day + 1, BigInteger) * length_ms)
            .order_by(GAME.day.desc())
            .limit(most)
        )
        async with self.reading() as connection:
            return [*await connection.scalars(query)]

    async def best(self, day: DaySpan, game: str, most: int) -> list[DayResult]:
        """Those who won, by what they counted; among equals whoever was first."""
        query = (
            select(GAME.person, GAME.name, ROW.won, ROW.tally, ROW.honour)
            .join_from(DAILY_GAMES, RESULTS, and_(OF_TABLE, in_time(day)))
            .where(GAME.day == day.day, GAME.game == game)
            .order_by(ROW.won.desc(), ROW.tally.desc(), ROW.at)
            .limit(most)
        )
        async with self.reading() as connection:
            return [DayResult(*found) for found in await connection.execute(query)]

    async def spread(self, day: DaySpan, game: str) -> list[SameResult]:
        """Everybody's, the best first."""
        query = (
            select(ROW.won, ROW.tally, func.count())
            .join_from(DAILY_GAMES, RESULTS, and_(OF_TABLE, in_time(day)))
            .where(GAME.day == day.day, GAME.game == game)
            .group_by(ROW.won, ROW.tally)
            .order_by(ROW.won.desc(), ROW.tally.desc())
        )
        async with self.reading() as connection:
            return [SameResult(*found) for found in await connection.execute(query)]


def in_time(day: DaySpan) -> ColumnElement[bool]:
    return and_(ROW.at >= day.since, ROW.at < day.until)
