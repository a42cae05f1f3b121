"""A database that cannot be opened: which of the usual reasons it is, for a sentence that says what to do."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from alembic.util import CommandError
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from gueridon.core.errors import Malformed
from gueridon.store.postgres_driver import asyncpg

NOT_WRITABLE = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_IOERR)


@contextmanager
def explained(url: URL) -> Iterator[None]:
    """Around whatever opens the database; what is none of these is our bug."""
    try:
        yield
    except (OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, CommandError, DBAPIError) as error:
        word = reason(url, original(error))
        if word is None:
            raise
        place = url.database if url.get_backend_name() == "sqlite" else url.render_as_string()
        raise Malformed(word, database=str(place)) from None


def original(error: BaseException) -> BaseException:
    """SQLAlchemy wraps what the driver said, and its asyncpg dialect wraps it once more."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return error.orig.__cause__ or error.orig
    return error


def reason(url: URL, error: BaseException) -> str | None:
    match error:
        case CommandError():
            return "database-newer"
        case sqlite3.Error(sqlite_errorcode=sqlite3.SQLITE_NOTADB):
            return "database-foreign"
        case sqlite3.Error(sqlite_errorcode=sqlite3.SQLITE_FULL):
            return "database-full"
        case sqlite3.Error(sqlite_errorcode=code) if code & 0xFF in NOT_WRITABLE:  # the low byte is the kind
            return "database-unwritable"
        case asyncpg.InvalidAuthorizationSpecificationError() | asyncpg.InvalidCatalogNameError():
            return "database-refuses"
        case asyncpg.InsufficientPrivilegeError():
            return "database-unwritable"
        case OSError() | asyncpg.CannotConnectNowError() | asyncpg.InterfaceError():
            return "database-unwritable" if url.get_backend_name() == "sqlite" else "database-silent"
        case _:
            return None
