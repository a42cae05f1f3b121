"""Writing to PostgreSQL: whatever the batch holds, it is one statement and so one journey."""

from asyncio import Lock, timeout
from collections.abc import Sequence
from typing import Protocol, Self

from gueridon.store.commit import CLOSE_SECONDS, IndexedTable, Rewriting, Row, Taken, Write
from gueridon.store.postgres_driver import asyncpg

WRITE = """
WITH opened AS (
    INSERT INTO tables ("table", code, at, finished)
    SELECT *, FALSE FROM unnest($1::text[], $2::text[], $3::bigint[])
), closed AS (
    UPDATE tables SET finished = TRUE WHERE "table" = ANY($4::text[])
)
INSERT INTO journal ("table", number, entry, at)
SELECT * FROM unnest($5::text[], $6::integer[], $7::bytea[], $8::bigint[])
"""


DELETE = """
WITH old AS (
    DELETE FROM tables USING unnest($1::text[], $2::bigint[]) AS asked ("table", before)
    WHERE tables."table" = asked."table"
    AND NOT EXISTS (SELECT 1 FROM journal WHERE journal."table" = asked."table" AND journal.at >= asked.before)
    RETURNING tables."table"
), forgotten AS (
    DELETE FROM own_games USING old WHERE own_games."table" = old."table"
), forgotten_results AS (
    DELETE FROM results USING old WHERE results."table" = old."table"
), forgotten_daily AS (
    DELETE FROM daily_games USING old WHERE daily_games."table" = old."table"
), forgotten_reviews AS (
    DELETE FROM reviews USING old WHERE reviews."table" = old."table"
)
DELETE FROM journal USING old WHERE journal."table" = old."table"
"""


INDEX = """
WITH stamped AS (
    UPDATE tables SET indexed = asked.entries FROM unnest($1::text[], $2::integer[]) AS asked ("table", entries)
    WHERE tables."table" = asked."table" AND tables.indexed <= asked.entries
    RETURNING tables."table"
), fresh AS (
    SELECT given.* FROM unnest($3::text[], $4::text[], $5::integer[], $6::bigint[], $7::bytea[])
    AS given ("table", person, urgency, at, card) WHERE given."table" IN (SELECT "table" FROM stamped)
), cleared AS (
    DELETE FROM own_games USING stamped WHERE own_games."table" = stamped."table"
    AND NOT EXISTS (SELECT 1 FROM fresh WHERE (fresh."table", fresh.person) = (own_games."table", own_games.person))
), told AS (
    SELECT given.* FROM
    unnest($8::text[], $9::text[], $10::text[], $11::bigint[], $12::integer[], $13::integer[], $14::text[], $15::text[])
    AS given ("table", person, game, at, won, tally, honour, level)
    WHERE given."table" IN (SELECT "table" FROM stamped)
), cleared_results AS (
    DELETE FROM results USING stamped WHERE results."table" = stamped."table"
    AND NOT EXISTS (SELECT 1 FROM told WHERE (told.person, told.game, told.at, told."table")
                                           = (results.person, results.game, results.at, results."table"))
), results_entered AS (
    INSERT INTO results ("table", person, game, at, won, tally, honour, level) SELECT * FROM told
    ON CONFLICT (person, game, at, "table")
    DO UPDATE SET won = excluded.won, tally = excluded.tally, honour = excluded.honour, level = excluded.level
)
INSERT INTO own_games ("table", person, urgency, at, card) SELECT * FROM fresh
ON CONFLICT ("table", person) DO UPDATE SET urgency = excluded.urgency, at = excluded.at, card = excluded.card
"""


REWRITE = """
WITH changed AS (
    UPDATE journal SET entry = given.entry
    FROM unnest($1::text[], $2::integer[], $3::bytea[]) AS given ("table", number, entry)
    WHERE (journal."table", journal.number) = (given."table", given.number)
)
INSERT INTO journal ("table", number, entry, at)
SELECT * FROM unnest($4::text[], $5::integer[], $6::bytea[], $7::bigint[])
"""


Columns = list[str] | list[int] | list[bytes] | list[str | None] | list[int | None]


class PostgresConnection(Protocol):
    async def execute(self, query: str, *columns: Columns) -> str: ...
    async def close(self, *, timeout: float) -> None: ...
    def terminate(self) -> None: ...
    def is_closed(self) -> bool: ...


class PostgresWriter:
    """A database that stands still is given up after ``patience`` seconds, and found again by the next write."""

    def __init__(self, address: str, connection: PostgresConnection, patience: float) -> None:
        self.address = address
        self.connection = connection
        self.patience = patience
        self.lock = Lock()  # a connection carries out one thing at a time

    @classmethod
    async def open(cls, address: str, patience: float) -> Self:
        return cls(address, await asyncpg.connect(address, timeout=patience), patience)

    async def write(self, write: Write) -> None:
        async with self.lock:
            await self.execute(WRITE, *columns(write))
            if write.deleted:  # a transaction of its own: it only takes away what nobody writes to any more
                await self.execute(DELETE, [table for table, _ in write.deleted], [at for _, at in write.deleted])

    async def index(self, tables: Sequence[IndexedTable]) -> None:
        async with self.lock:
            await self.execute(INDEX, *index_columns(tables))

    async def rewrite(self, rewriting: Rewriting) -> None:
        async with self.lock:
            await self.execute(REWRITE, *row_columns(rewriting.changed)[:3], *row_columns(rewriting.added))

    async def execute(self, statement: str, *columns: Columns) -> None:
        if self.connection.is_closed():  # the database was restarted, or did not answer
            self.connection = await asyncpg.connect(self.address, timeout=self.patience)
        try:
            async with timeout(self.patience):
                await self.connection.execute(statement, *columns)
        except asyncpg.UniqueViolationError as error:
            raise Taken(str(error)) from None
        except BaseException:  # a connection that was cut in the midst of something may say so for ever
            self.connection.terminate()
            raise

    async def close(self) -> None:
        try:
            await self.connection.close(timeout=CLOSE_SECONDS)
        except (TimeoutError, OSError, asyncpg.InterfaceError):  # it stands still, or is gone, or still writes
            self.connection.terminate()


def columns(write: Write) -> list[Columns]:
    return [
        [table for table, _, _ in write.opened],
        [code for _, code, _ in write.opened],
        [at for _, _, at in write.opened],
        [*write.closed],
        *row_columns(write.rows),
    ]


def row_columns(rows: Sequence[Row]) -> list[Columns]:
    return [
        [table for table, _, _, _ in rows],
        [number for _, number, _, _ in rows],
        [entry for _, _, entry, _ in rows],
        [at for _, _, _, at in rows],
    ]


def index_columns(tables: Sequence[IndexedTable]) -> list[Columns]:
    rows = [row for table in tables for row in table.rows]
    results = [result for table in tables for result in table.results]
    return [
        [table.table for table in tables],
        [table.entries for table in tables],
        [row.table for row in rows],
        [row.person for row in rows],
        [row.urgency for row in rows],
        [row.at for row in rows],
        [row.card for row in rows],
        [result.table for result in results],
        [result.person for result in results],
        [result.game for result in results],
        [result.at for result in results],
        [result.won for result in results],
        [result.tally for result in results],
        [result.honour for result in results],
        [result.level for result in results],
    ]
