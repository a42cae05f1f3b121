"""Whether a database is fit to keep a house. It is looked at and not changed."""

import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from time import time
from typing import Literal

from sqlalchemy.engine import URL

from gueridon.core.errors import Malformed
from gueridon.store.open_errors import explained
from gueridon.store.postgres_driver import asyncpg, check_driver
from gueridon.store.store import known

ANSWER_SECONDS = 10
LEAST_FREE_BYTES = 500_000_000
MOST_APART_SECONDS = 5.0
OTHERS = stat.S_IRWXG | stat.S_IRWXO


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at; what is to be mended has a sentence that says how."""

    verdict: Literal["good", "mend"]
    word: str
    facts: dict[str, str | int] = field(default_factory=dict)


def good(word: str, **facts: str | int) -> Finding:
    return Finding("good", f"doctor-{word}", facts)


def mend(word: str, **facts: str | int) -> Finding:
    return Finding("mend", f"doctor-{word}", facts)


async def check_database(address: str) -> list[Finding]:
    """Nothing but the reason where it cannot be opened."""
    try:
        url = known(address)
        if url.get_backend_name() == "sqlite":
            return [*check_file(url)]
        return await check_postgres(url)
    except Malformed as problem:
        return [Finding("mend", f"error-{problem.word}", problem.facts)]


def check_clock(there: float, name: str) -> Finding:
    """``there`` is what another clock says now, in seconds."""
    apart = abs(there - time())
    if apart > MOST_APART_SECONDS:
        return mend("clock-apart", name=name, seconds=round(apart))
    return good("clock", name=name)


# SQLite


def check_file(url: URL) -> Iterator[Finding]:
    assert url.database is not None
    file = Path(url.database)
    if file.exists():
        yield check_contents(url, file)
        yield check_rights(file)
    else:
        yield good("no-database-yet", database=str(file))
    yield check_room(next(folder for folder in file.absolute().parents if folder.exists()))


def check_contents(url: URL, file: Path) -> Finding:
    with explained(url), closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    return good("database", database=str(file)) if found == "ok" else mend("database-damaged", database=str(file))


def check_rights(file: Path) -> Finding:
    """It holds the secrets of running games."""
    if file.stat().st_mode & OTHERS:
        return mend("database-readable", database=str(file))
    return good("database-private")


def check_room(folder: Path) -> Finding:
    megabytes = shutil.disk_usage(folder).free // 1_000_000
    if megabytes * 1_000_000 < LEAST_FREE_BYTES:
        return mend("room-short", megabytes=megabytes, folder=str(folder))
    return good("room", megabytes=megabytes)


# PostgreSQL


async def check_postgres(url: URL) -> list[Finding]:
    check_driver()
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    with explained(url):
        connection = await asyncpg.connect(address, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS)
        try:
            synced = await connection.fetchval("SHOW synchronous_commit")
            creates = await connection.fetchval("SELECT has_schema_privilege(current_schema(), 'CREATE')")
            there = float(await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())"))
        finally:
            await connection.close(timeout=ANSWER_SECONDS)
    database = url.render_as_string()
    return [
        good("database", database=database),
        mend("not-synced") if synced == "off" else good("synced"),
        good("may-create") if creates else mend("may-not-create", database=database),
        check_clock(there, "PostgreSQL"),
    ]
