"""What is kept of one person, wherever it is, and how it goes."""

from asyncio import timeout
from collections.abc import AsyncIterator, Mapping, Sequence

from sqlalchemy import ColumnElement, LargeBinary, delete, func, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from gueridon.store.commit import Rewriting
from gueridon.store.schema import DEVICES, FORGETTING, JOURNAL, OWN_GAMES, TABLES, tables_of_people
from gueridon.store.store import Store, numbered

BATCH_TABLES = 200  # tables that are searched at once, so that no move waits long behind them


class PeopleStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    # Where somebody is

    async def count_games(self, person: str) -> int:
        query = select(func.count()).select_from(OWN_GAMES).where(OWN_GAMES.c.person == person)
        async with self.store.reading() as connection:
            return await connection.scalar(query) or 0

    async def tables_naming(self, person: str) -> AsyncIterator[str]:
        """Every table in whose journal he is, also where he only looked in: all journals are searched."""
        last = ""
        while batch := await self.tables_after(last):
            last = batch[-1]
            for table in await self.naming(person, batch):
                yield table

    async def tables_after(self, table: str) -> list[str]:
        query = select(TABLES.c.table).where(TABLES.c.table > table).order_by(TABLES.c.table).limit(BATCH_TABLES)
        async with self.store.reading() as connection:
            return [*await connection.scalars(query)]

    async def naming(self, person: str, tables: Sequence[str]) -> list[str]:
        within = JOURNAL.c.table.between(tables[0], tables[-1])
        query = select(JOURNAL.c.table).where(within, self.names(person)).distinct()
        async with self.store.reading() as connection:
            return [*await connection.scalars(query)]

    def names(self, person: str) -> ColumnElement[bool]:
        sought = literal(person.encode(), LargeBinary)
        if self.store.engine.dialect.name == "postgresql":
            return func.position(sought.op("IN")(JOURNAL.c.entry)) > 0
        return func.instr(JOURNAL.c.entry, sought) > 0

    # On which devices

    async def devices(self) -> list[tuple[str, str]]:
        """All that somebody joined, and who it is."""
        async with self.store.reading() as connection:
            return [
                (device, person)
                for device, person in await connection.execute(select(DEVICES.c.device, DEVICES.c.person))
            ]

    async def set_devices(self, free: Sequence[str], joined: Mapping[str, str], at: int) -> None:
        """The first are themselves again, the others are whom they joined."""
        async with self.store.writing() as connection:
            await connection.execute(delete(DEVICES).where(DEVICES.c.device.in_([*free, *joined])))
            for device, person in joined.items():
                await connection.execute(insert(DEVICES).values(device=device, person=person, at=at))

    # How he is forgotten

    async def wish(self, person: str, at: int) -> None:
        """He shall be forgotten, and whoever his devices were before they joined him; what is kept by person goes at
        once. Wished twice, it is wished once."""
        async with self.store.writing() as connection:
            joined = await connection.scalars(select(DEVICES.c.device).where(DEVICES.c.person == person))
            for one in [person, *joined.all()]:
                await clear(connection, one)
                await connection.execute(insert(FORGETTING).values(person=one, at=at))

    async def wishes(self) -> list[str]:
        async with self.store.reading() as connection:
            return [*await connection.scalars(select(FORGETTING.c.person).order_by(FORGETTING.c.at))]

    async def rewrite(self, table: str, before: Sequence[bytes], after: Sequence[bytes], at: int) -> None:
        """The journal was ``before`` and shall be ``after``, which is longer; Taken if it has grown meanwhile."""
        both = enumerate(zip(before, after, strict=False))
        changed = [(table, number, new, at) for number, (old, new) in both if new != old]
        added = numbered(table, len(before), [*after[len(before) :]], at)
        async with timeout(self.store.patience):
            await self.store.side_writer.rewrite(Rewriting(changed, added))

    async def fulfil(self, person: str) -> None:
        """No journal names him any more: the wish goes last, and with it the last that was kept of him."""
        async with self.store.writing() as connection:
            await clear(connection, person)


async def clear(connection: AsyncConnection, person: str) -> None:
    for table in [*tables_of_people(), FORGETTING]:
        await connection.execute(delete(table).where(table.c.person == person))
    await connection.execute(delete(DEVICES).where(DEVICES.c.device == person))
