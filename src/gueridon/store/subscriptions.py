"""Devices that want to be told of a turn, by person."""

from collections.abc import Sequence, Set
from typing import NamedTuple

from sqlalchemy import ColumnElement, Table, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Delete, Insert

from gueridon.store.schema import SUBSCRIPTIONS
from gueridon.store.store import Store

MOST_DEVICES = 10  # of one person: a further one takes the place of the one that was longest away


class Subscription(NamedTuple):
    """Where a browser is reached, and with which keys."""

    person: str
    endpoint: str
    point: bytes
    secret: bytes
    language: str


class Subscriptions:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def keep(self, subscription: Subscription, at: int) -> None:
        """Again, if it is known: it was there just now."""
        row = SUBSCRIPTIONS.c
        said = {**subscription._asdict(), "at": at}
        newest = select(row.endpoint).where(row.person == subscription.person)
        newest = newest.order_by(row.at.desc(), row.endpoint).limit(MOST_DEVICES)
        changed = {name: said[name] for name in ("point", "secret", "language", "at")}
        enter = (
            self.insert(SUBSCRIPTIONS)
            .values(said)
            .on_conflict_do_update(index_elements=[row.person, row.endpoint], set_=changed)
        )
        await self.execute([enter, self.those(row.person == subscription.person, row.endpoint.not_in(newest))])

    async def of(self, people: Set[str]) -> dict[str, list[Subscription]]:
        """Those of each who has any, the newest first."""
        row = SUBSCRIPTIONS.c
        query = select(row.person, row.endpoint, row.point, row.secret, row.language).where(row.person.in_(people))
        async with self.store.reading() as connection:
            found = [Subscription(*one) for one in await connection.execute(query.order_by(row.at.desc()))]
        by_person: dict[str, list[Subscription]] = {}
        for subscription in found:
            by_person.setdefault(subscription.person, []).append(subscription)
        return by_person

    async def count(self) -> int:
        async with self.store.reading() as connection:
            return await connection.scalar(select(func.count()).select_from(SUBSCRIPTIONS)) or 0

    async def forget(self, person: str, endpoint: str) -> None:
        """Nobody forgets the device of another."""
        row = SUBSCRIPTIONS.c
        await self.execute([self.those(row.person == person, row.endpoint == endpoint)])

    async def forget_person(self, person: str) -> None:
        await self.execute([self.those(SUBSCRIPTIONS.c.person == person)])

    async def forget_endpoint(self, endpoint: str) -> None:
        await self.execute([self.those(SUBSCRIPTIONS.c.endpoint == endpoint)])

    async def forget_older(self, before: int) -> None:
        """Devices that nobody has come with since."""
        await self.execute([self.those(SUBSCRIPTIONS.c.at < before)])

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        in_postgres = self.store.engine.dialect.name == "postgresql"
        return postgresql.insert(table) if in_postgres else sqlite.insert(table)

    def those(self, *which: ColumnElement[bool]) -> Delete:
        return delete(SUBSCRIPTIONS).where(*which)

    async def execute(self, statements: Sequence[Insert | Delete]) -> None:
        """Together."""
        async with self.store.writing() as connection:
            for statement in statements:
                await connection.execute(statement)
