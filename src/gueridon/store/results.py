"""Everybody's results as the store adds them up: whatever somebody has played, few rows are told."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from gueridon.store.schema import RESULTS

Connecting = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


class Sum(NamedTuple):
    """Of all results of a game with the same honour and the same strongest bot."""

    game: str
    honour: str | None
    level: str | None
    since: int
    until: int
    played: int
    decided: int  # won or lost
    won: int
    best: int | None
    tallies: int | None  # added up


class Span(NamedTuple):
    """Of the results of a game in a span of time."""

    since: int
    until: int
    played: int
    decided: int
    won: int
    least: int | None
    best: int | None
    tallies: int | None


class Latest(NamedTuple):
    table: str
    at: int
    won: int | None
    tally: int | None
    honour: str | None
    level: str | None


class Results:
    """The key of ``results`` begins with person, game and time: none of these reads what is another's."""

    def __init__(self, reading: Connecting) -> None:
        self.reading = reading

    async def sums(self, person: str) -> list[Sum]:
        row = RESULTS.c
        query = (
            select(row.game, row.honour, row.level, func.min(row.at), func.max(row.at))
            .add_columns(func.count(), func.count(row.won), func.coalesce(func.sum(row.won), 0))
            .add_columns(func.max(row.tally), func.sum(row.tally))
            .where(row.person == person)
            .group_by(row.game, row.honour, row.level)
        )
        async with self.reading() as connection:
            return [Sum(*found) for found in await connection.execute(query)]

    async def spans(self, person: str, game: str, since: int, until: int, most: int) -> list[Span]:
        """Of so many equal spans between these times, in their order, those in which something was played."""
        row = RESULTS.c
        length = (until - since) // most + 1
        number = ((row.at - since) // length).label("number")
        query = (
            select(func.min(row.at), func.max(row.at))
            .add_columns(func.count(), func.count(row.won), func.coalesce(func.sum(row.won), 0))
            .add_columns(func.min(row.tally), func.max(row.tally), func.sum(row.tally))
            .where(row.person == person, row.game == game, row.at.between(since, until))
            .group_by(number)
            .order_by(number)
        )
        async with self.reading() as connection:
            return [Span(*found) for found in await connection.execute(query)]

    async def latest(self, person: str, game: str, most: int) -> list[Latest]:
        """The last first."""
        row = RESULTS.c
        query = (
            select(row.table, row.at, row.won, row.tally, row.honour, row.level)
            .where(row.person == person, row.game == game)
            .order_by(row.at.desc(), row.table.desc())
            .limit(most)
        )
        async with self.reading() as connection:
            return [Latest(*found) for found in await connection.execute(query)]
