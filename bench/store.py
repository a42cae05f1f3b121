"""Appends a second, alone and with fifty tables at once, beside one commit for each append through SQLAlchemy."""

import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from rich.console import Console
from rich.table import Table
from sqlalchemy import event, insert
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry
from tests.databases import running_postgres

from gueridon.store import Store
from gueridon.store.schema import JOURNAL

SECONDS = 2.0
ENTRY = b'{"kind":"played","seat":1,"move":{"kind":"lay","card":{"colour":"red","value":7},"stack":2}}'

Append = Callable[[str, int], Awaitable[None]]


@asynccontextmanager
async def ours(address: str) -> AsyncIterator[Append]:
    async with Store.open(address) as store:
        yield lambda table, number: store.append(table, number, [ENTRY], number)


@asynccontextmanager
async def naive(address: str) -> AsyncIterator[Append]:
    async with Store.open(address):
        pass  # makes the schema
    engine = plain_engine(address)

    async def append(table: str, number: int) -> None:
        async with engine.begin() as connection:
            await connection.execute(insert(JOURNAL).values(table=table, number=number, entry=ENTRY, at=number))

    yield append
    await engine.dispose()


def plain_engine(address: str) -> AsyncEngine:
    """On SQLite one connection: several would only wait for one another's lock."""
    url = make_url(address)
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url.set(drivername="postgresql+asyncpg"), pool_size=10)
    engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"), pool_size=1, max_overflow=0)
    event.listen(engine.sync_engine, "connect", sync_fully)
    return engine


def sync_fully(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    connection.cursor().execute("PRAGMA synchronous = FULL")


async def appends_a_second(way: AbstractAsyncContextManager[Append], tables: int) -> float:
    async with way as append:
        started = time.perf_counter()
        written = await asyncio.gather(*[write(append, f"{tables}-{n}", started + SECONDS) for n in range(tables)])
        return sum(written) / (time.perf_counter() - started)


async def write(append: Append, table: str, until: float) -> int:
    number = 0
    while time.perf_counter() < until:
        await append(table, number)
        number += 1
    return number


def measured(addresses: dict[str, Callable[[], str]]) -> Table:
    report = Table("database", "tables", "a commit each", "Guéridon", title="appends a second, each one on disk")
    for name, fresh in addresses.items():
        for tables in (1, 50):
            figures = [asyncio.run(appends_a_second(way(fresh()), tables)) for way in (naive, ours)]
            report.add_row(name, str(tables), *[f"{figure:,.0f}" for figure in figures])
    return report


def main() -> None:
    with running_postgres() as postgres, tempfile.TemporaryDirectory() as folder:
        files = iter(range(sys.maxsize))
        addresses = {"SQLite": lambda: f"sqlite:///{folder}/{next(files)}.db", "PostgreSQL": postgres.fresh}
        Console().print(measured(addresses))


if __name__ == "__main__":
    main()
