"""The store as a server uses it."""

from asyncio import timeout
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Literal, NamedTuple, Self

from sqlalchemy import BigInteger, ColumnElement, exists, func, literal, select, tuple_, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gueridon.core.errors import Malformed
from gueridon.store.commit import CLOSE_SECONDS, GroupCommit, IndexedTable, NoAnswer, SideWriter, Write
from gueridon.store.daily_games import DailyGames
from gueridon.store.house import HouseStore
from gueridon.store.liveness import Liveness
from gueridon.store.migrations import migrate
from gueridon.store.open_errors import explained
from gueridon.store.postgres import PostgresWriter
from gueridon.store.postgres_driver import asyncpg, check_driver
from gueridon.store.results import Results
from gueridon.store.reviews import Reviews
from gueridon.store.schema import JOURNAL, OWN_GAMES, TABLES
from gueridon.store.sqlite import LOCK_SECONDS, SqliteWriter

READERS = 5  # connections to a file, beside the one that keeps the journals
SQLITE_HEADER = b"SQLite format 3\0"  # every database begins so, once there is something in it
Age = Literal["unused", "forsaken", "finished"]

KINDS: dict[Age, ColumnElement[bool]] = {
    "unused": ~exists().where(JOURNAL.c.table == TABLES.c.table, JOURNAL.c.number > 0),
    "forsaken": ~TABLES.c.finished,
    "finished": TABLES.c.finished,
}


class Position(NamedTuple):
    """Of one game in somebody's list; those that come after it are less."""

    urgency: int
    at: int
    table: str


class Store:
    """What a write returned for is kept for good, whatever happens to this process or this machine."""

    def __init__(self, engine: AsyncEngine, commits: GroupCommit, side_writer: SideWriter, patience: float) -> None:
        self.engine = engine
        self.commits = commits
        self.side_writer = side_writer
        self.patience = patience
        self.liveness = Liveness(self.ask)
        self.results = Results(self.reading)
        self.daily_games = DailyGames(self.reading, self.writing)
        self.reviews = Reviews(self.reading, self.writing)
        self.house = HouseStore(self.reading, self.writing)

    @classmethod
    @asynccontextmanager
    async def open(cls, address: str, patience: float = LOCK_SECONDS) -> AsyncIterator[Self]:
        """``sqlite:///file`` or ``postgresql://user@host/database``; brought up to date if need be."""
        url = known(address)
        async with AsyncExitStack() as stack:
            with explained(url):
                engine = engine_for(url, patience)
                stack.push_async_callback(dispose, engine)
                writer = await writer_for(url, patience)
                commits = GroupCommit(writer, patience)
                stack.push_async_callback(commits.close)
                async with timeout(patience):
                    await migrate(engine)
                    await open_readers(engine)
            yield cls(engine, commits, writer, patience)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """NoAnswer where no answer comes in time, or none at all."""
        with answering():
            async with timeout(self.patience), self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Beside the journals, kept whole or not at all; NoAnswer as for reading. What is there already and may be
        there only once is an answer: IntegrityError."""
        with answering():
            async with timeout(self.patience), self.engine.begin() as connection:
                yield connection

    async def ask(self) -> None:
        async with self.reading() as connection:
            await connection.execute(select(literal(1)))

    async def create(self, table: str, code: str, entries: list[bytes], at: int) -> None:
        """A new table with its first entries; Taken if there is one of this name or code."""
        await self.commits.write(Write(opened=[(table, code, at)], rows=numbered(table, 0, entries, at)))

    async def append(self, table: str, number: int, entries: list[bytes], at: int) -> None:
        """The entries take the numbers from ``number``; if one of those is Taken, none is written.

        Wait for it before the table's next append, which is only right if this one was. After any other error
        (disk full, connection lost) nobody knows whether they were kept: read the journal again.
        """
        await self.commits.write(Write(rows=numbered(table, number, entries, at)))

    async def close_table(self, table: str) -> None:
        await self.commits.write(Write(closed=[table]))

    async def journal(self, table: str) -> list[tuple[int, bytes]]:
        """When and what, in order; nothing for a table that is not known."""
        query = select(JOURNAL.c.number, JOURNAL.c.at, JOURNAL.c.entry).where(JOURNAL.c.table == table)
        async with self.reading() as connection:
            found = (await connection.execute(query.order_by(JOURNAL.c.number))).all()
        assert [number for number, _, _ in found] == [*range(len(found))], f"a gap in the journal of {table}"
        return [(at, entry) for _, at, entry in found]

    async def find(self, code: str) -> str | None:
        async with self.reading() as connection:
            return await connection.scalar(select(TABLES.c.table).where(TABLES.c.code == code))

    async def older(self, age: Age, before: int, most: int) -> list[str]:
        """Tables of this kind where nothing was written since ``before``."""
        lately = exists().where(JOURNAL.c.table == TABLES.c.table, JOURNAL.c.at >= before)
        query = (
            select(TABLES.c.table).where(TABLES.c.at < before, ~lately, KINDS[age]).order_by(TABLES.c.at).limit(most)
        )
        async with self.reading() as connection:
            return [*await connection.scalars(query)]

    async def delete(self, tables: list[str], before: int) -> None:
        """Whole, each of them where still nothing was written since ``before``. Nobody may write there meanwhile."""
        if tables:
            await self.commits.write(Write(deleted=[(table, before) for table in tables]))

    async def unfinished(self, since: int) -> list[str]:
        """Tables that are not closed and where something was written since."""
        lately = exists().where(JOURNAL.c.table == TABLES.c.table, JOURNAL.c.at >= since)
        async with self.reading() as connection:
            return [*await connection.scalars(select(TABLES.c.table).where(~TABLES.c.finished, lately))]

    # Who plays where

    async def index(self, tables: Sequence[IndexedTable]) -> None:
        """What the index holds of these tables from now on, unless it knows them further or they are gone."""
        if tables:
            async with timeout(self.patience):
                await self.side_writer.index(tables)

    async def own_games(self, person: str, after: Position | None, most: int) -> list[tuple[Position, bytes]]:
        """Somebody's games in their order, from the one that follows this position."""
        row = OWN_GAMES.c
        order = tuple_(row.urgency, row.at, row.table)
        query = select(row.urgency, row.at, row.table, row.card).where(row.person == person)
        if after is not None:
            query = query.where(
                order < tuple_(literal(after.urgency), literal(after.at, BigInteger), literal(after.table))
            )
        query = query.order_by(row.urgency.desc(), row.at.desc(), row.table.desc()).limit(most)
        async with self.reading() as connection:
            return [(Position(*place), card) for *place, card in await connection.execute(query)]

    async def behind_in_index(self, most: int) -> list[str]:
        """Tables with entries that the index does not know of yet, the newest first."""
        written = select(func.max(JOURNAL.c.number)).where(JOURNAL.c.table == TABLES.c.table).scalar_subquery()
        query = select(TABLES.c.table).where(TABLES.c.indexed <= written).order_by(TABLES.c.at.desc()).limit(most)
        async with self.reading() as connection:
            return [*await connection.scalars(query)]

    async def forget_index(self) -> None:
        """Every table is then behind."""
        async with self.writing() as connection:
            await connection.execute(update(TABLES).values(indexed=0))


@contextmanager
def answering() -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except (OSError, SQLAlchemyError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError) as error:
        raise NoAnswer from error


def numbered(table: str, number: int, entries: list[bytes], at: int) -> list[tuple[str, int, bytes, int]]:
    return [(table, place, entry, at) for place, entry in enumerate(entries, number)]


def known(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        raise Malformed("unknown-database", database=address) from None
    if url.get_backend_name() == "postgresql" or (url.get_backend_name() == "sqlite" and url.database):
        return url
    raise Malformed("unknown-database", database=url.render_as_string())


def engine_for(url: URL, patience: float) -> AsyncEngine:
    if url.get_backend_name() == "postgresql":
        check_driver()
        return create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_pre_ping=True,
            pool_timeout=patience,
            connect_args={"timeout": patience, "command_timeout": patience},
        )
    return create_async_engine(
        url.set(drivername="sqlite+aiosqlite"),
        pool_size=READERS,
        max_overflow=0,
        pool_timeout=patience,
        connect_args={"timeout": LOCK_SECONDS},
    )


async def open_readers(engine: AsyncEngine) -> None:
    """Of a file, all there will be: each is a thread, and the event loop stands still until that has begun."""
    if engine.dialect.name == "sqlite":
        async with AsyncExitStack() as stack:
            for _ in range(READERS):
                await stack.enter_async_context(engine.connect())


async def dispose(engine: AsyncEngine) -> None:
    """A database elsewhere may stand still; a file here only takes its time."""
    elsewhere = engine.dialect.name == "postgresql"
    with suppress(TimeoutError):
        async with timeout(CLOSE_SECONDS if elsewhere else None):
            await engine.dispose()


async def writer_for(url: URL, patience: float) -> SqliteWriter | PostgresWriter:
    if url.get_backend_name() == "postgresql":
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        return await PostgresWriter.open(address, patience)
    assert url.database is not None
    keep_private(Path(url.database))
    return await SqliteWriter.open(url.database)


def keep_private(file: Path) -> None:
    """It holds the secrets of running games. SQLite gives its other files the rights that this one has.

    A file that somebody named by mistake keeps its own.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.touch(mode=0o600)
    if file.is_file() and begins_as_ours(file):
        file.chmod(0o600)


def begins_as_ours(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(SQLITE_HEADER)) in (SQLITE_HEADER, b"")
