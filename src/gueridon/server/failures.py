"""The log says what failed and where, never what was in it: moves, words, codes and cookies stay out."""

import logging
import os
import sqlite3
from traceback import extract_tb

from sqlalchemy.exc import DBAPIError

from gueridon.store.postgres_driver import asyncpg

LOG = logging.getLogger("gueridon")


def log_failure(what: str, error: BaseException) -> None:
    where = " < ".join(
        f"{frame.name} ({frame.filename}:{frame.lineno})" for frame in extract_tb(error.__traceback__)[::-1]
    )
    LOG.error("%s: %s in %s", what, named(error), where)


def named(error: BaseException) -> str:
    """Its kind, the words of the system or the database that belong to that kind alone, and what caused it."""
    words, cause = fixed_words(error), cause_of(error)
    name = type(error).__name__ + (f" ({words})" if words else "")
    return name if cause is None else f"{name} because of {named(cause)}"


def cause_of(error: BaseException) -> BaseException | None:
    return error.orig if isinstance(error, DBAPIError) else error.__cause__


def fixed_words(error: BaseException) -> str | None:
    """A message of the moment may hold anything; these are chosen by a number from a list."""
    match error:
        case sqlite3.Error(sqlite_errorname=str(kind)):
            return f"{kind}: {SQLITE_SAYS[kind]}" if kind in SQLITE_SAYS else kind
        case asyncpg.PostgresError(sqlstate=str(state)):
            return f"SQLSTATE {state}"
        case OSError(errno=int(number)):
            return os.strerror(number)
        case _:
            return None


SQLITE_SAYS = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_IOERR_WRITE": "the disk could not be written",
    "SQLITE_IOERR_FSYNC": "the disk could not be synced",
    "SQLITE_READONLY": "the database may not be written",
    "SQLITE_BUSY": "another program holds the database",
    "SQLITE_CANTOPEN": "a file of the database cannot be opened",
    "SQLITE_CORRUPT": "the database is damaged",
}
