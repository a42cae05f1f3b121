"""Everybody's results as the store adds them up: whatever somebody has played, few rows are told."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from gueridon.store.schema import RESULTS

Reading = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


class Sum(NamedTuple):
    """Of all results of a game with the same honour and the same strongest bot."""

    game: str
    honour: str | None
    level: str | None
    played: int
    decided: int  # won or lost
    won: int
    best: int | None
    tallies: int | None  # added up


class Stretch(NamedTuple):
    """Of results of a game that follow one another: only one as long as there are few."""

    game: str
    number: int
    played: int
    since: int
    until: int
    decided: int
    won: int
    least: int | None
    best: int | None
    tallies: int | None


class Latest(NamedTuple):
    game: str
    table: str
    at: int
    won: int | None
    tally: int | None
    honour: str | None
    level: str | None


class Results:
    def __init__(self, reading: Reading) -> None:
        self.reading = reading

    async def sums(self, person: str) -> list[Sum]:
        row = RESULTS.c
        won = func.coalesce(func.sum(row.won), 0)
        query = (
            select(row.game, row.honour, row.level, func.count(), func.count(row.won), won)
            .add_columns(func.max(row.tally), func.sum(row.tally))
            .where(row.person == person)
            .group_by(row.game, row.honour, row.level)
        )
        async with self.reading() as connection:
            return [Sum(*found) for found in await connection.execute(query)]

    async def stretches(self, person: str, most: int) -> list[Stretch]:
        """In their order; at most so many of each game, which share its results evenly."""
        row = RESULTS.c
        number = func.ntile(most).over(partition_by=row.game, order_by=(row.at, row.table)).label("number")
        part = select(row.game, row.at, row.won, row.tally, number).where(row.person == person).subquery().c
        query = (
            select(part.game, part.number, func.count(), func.min(part.at), func.max(part.at))
            .add_columns(func.count(part.won), func.coalesce(func.sum(part.won), 0))
            .add_columns(func.min(part.tally), func.max(part.tally), func.sum(part.tally))
            .group_by(part.game, part.number)
            .order_by(part.game, part.number)
        )
        async with self.reading() as connection:
            return [Stretch(*found) for found in await connection.execute(query)]

    async def latest(self, person: str, most: int) -> list[Latest]:
        """So many of each game, the last first."""
        row = RESULTS.c
        told = (row.game, row.table, row.at, row.won, row.tally, row.honour, row.level)
        place = func.row_number().over(partition_by=row.game, order_by=(row.at.desc(), row.table.desc())).label("place")
        placed = select(*told, place).where(row.person == person).subquery().c
        query = select(*[placed[column.name] for column in told]).where(placed.place <= most)
        async with self.reading() as connection:
            found = await connection.execute(query.order_by(placed.game, placed.place))
            return [Latest(*one) for one in found]
