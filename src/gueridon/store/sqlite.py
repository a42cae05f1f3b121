"""Writing to SQLite, in a thread of its own: a commit waits for the disk."""

import sqlite3
from asyncio import get_running_loop, wait
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, sleep
from typing import Self

from gueridon.store.commit import CLOSE_SECONDS, IndexedTable, Rewriting, Row, Taken, Write

LOCK_SECONDS = 30  # seconds that a connection waits while another one writes
MOST_ROWS = 8000  # in one statement: SQLite takes 32,766 values

OPEN = 'INSERT INTO tables ("table", code, at, finished) VALUES (?, ?, ?, FALSE)'
CLOSE = 'UPDATE tables SET finished = TRUE WHERE "table" = ?'
APPEND = 'INSERT INTO journal ("table", number, entry, at) VALUES (?, ?, ?, ?)'
CHANGE = 'UPDATE journal SET entry = ? WHERE "table" = ? AND number = ?'


DELETE = """
DELETE FROM tables WHERE "table" = :table
AND NOT EXISTS (SELECT 1 FROM journal WHERE "table" = :table AND at >= :before)
"""
TEAR_UP = 'DELETE FROM journal WHERE "table" = :table AND NOT EXISTS (SELECT 1 FROM tables WHERE "table" = :table)'
FORGET = 'DELETE FROM own_games WHERE "table" = :table AND NOT EXISTS (SELECT 1 FROM tables WHERE "table" = :table)'
FORGET_RESULTS = FORGET.replace("own_games", "results")
FORGET_DAILY = FORGET.replace("own_games", "daily_games")
FORGET_REVIEW = FORGET.replace("own_games", "reviews")

SYNCED, NOT_SYNCED = "PRAGMA synchronous = FULL", "PRAGMA synchronous = NORMAL"  # at every commit; when WAL is full

STAMP = 'UPDATE tables SET indexed = ? WHERE "table" = ? AND indexed <= ?'
CLEAR = 'DELETE FROM own_games WHERE "table" = ?'
ENTER = 'INSERT INTO own_games ("table", person, urgency, at, card) VALUES (?, ?, ?, ?, ?)'
CLEAR_RESULTS = 'DELETE FROM results WHERE "table" = ?'
ENTER_RESULTS = (
    'INSERT INTO results ("table", person, game, at, won, tally, honour, level) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
)


class SqliteWriter:
    def __init__(self, connection: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        self.connection = connection
        self.thread = thread

    @classmethod
    async def open(cls, path: str) -> Self:
        thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        return cls(await get_running_loop().run_in_executor(thread, connect, path), thread)

    async def write(self, write: Write) -> None:
        await get_running_loop().run_in_executor(self.thread, self.commit, write)

    def commit(self, write: Write) -> None:
        try:
            if write.opened or write.closed or write.deleted or not 0 < len(write.rows) <= MOST_ROWS:
                self.transact(write)
            else:
                self.append(write.rows)
        except sqlite3.IntegrityError as error:
            raise Taken(str(error)) from None

    def append(self, rows: Sequence[Row]) -> None:
        """One statement is a transaction of its own, and asks once for Python's lock, not once a row and once a step.

        With the event loop busy, each time costs both threads: a loaded server made a sixth more moves this way.
        """
        self.connection.execute(APPEND + ", (?, ?, ?, ?)" * (len(rows) - 1), [value for row in rows for value in row])

    def transact(self, write: Write) -> None:
        with self.connection:
            self.connection.execute("BEGIN IMMEDIATE")
            self.connection.executemany(APPEND, write.rows)
            self.connection.executemany(OPEN, write.opened)
            self.connection.executemany(CLOSE, [(table,) for table in write.closed])
            for statement in (DELETE, TEAR_UP, FORGET, FORGET_RESULTS, FORGET_DAILY, FORGET_REVIEW):
                self.connection.executemany(statement, [{"table": t, "before": at} for t, at in write.deleted])

    async def index(self, tables: Sequence[IndexedTable]) -> None:
        await get_running_loop().run_in_executor(self.thread, self.enter, tables)

    def enter(self, tables: Sequence[IndexedTable]) -> None:
        """Without waiting for the disk, since moves would wait too: of what a power cut takes the journals know."""
        self.connection.execute(NOT_SYNCED)
        try:
            with self.connection:
                self.connection.execute("BEGIN IMMEDIATE")
                for indexed in tables:
                    self.enter_one(indexed)
        finally:
            self.connection.execute(SYNCED)

    def enter_one(self, indexed: IndexedTable) -> None:
        name, entries, rows, results = indexed
        if self.connection.execute(STAMP, (entries, name, entries)).rowcount:
            self.connection.execute(CLEAR, (name,))
            self.connection.execute(CLEAR_RESULTS, (name,))
            self.connection.executemany(ENTER, rows)
            self.connection.executemany(ENTER_RESULTS, results)

    async def rewrite(self, rewriting: Rewriting) -> None:
        await get_running_loop().run_in_executor(self.thread, self.change, rewriting)

    def change(self, rewriting: Rewriting) -> None:
        try:
            with self.connection:
                self.connection.execute("BEGIN IMMEDIATE")
                self.connection.executemany(APPEND, rewriting.added)
                changed = [(entry, table, number) for table, number, entry, _ in rewriting.changed]
                self.connection.executemany(CHANGE, changed)
        except sqlite3.IntegrityError as error:
            raise Taken(str(error)) from None

    async def close(self) -> None:
        """Once what is being written is; if another server holds the lock, its thread is left to itself."""
        closing = get_running_loop().run_in_executor(self.thread, self.connection.close)
        await wait([closing], timeout=CLOSE_SECONDS)
        self.thread.shutdown(wait=False)


def connect(path: str) -> sqlite3.Connection:
    """WAL lets others read meanwhile."""
    connection = sqlite3.connect(path, timeout=LOCK_SECONDS, isolation_level=None)
    switch_to_wal(connection, monotonic() + LOCK_SECONDS)
    connection.execute(SYNCED)
    return connection


def switch_to_wal(connection: sqlite3.Connection, until: float) -> None:
    """SQLite waits for its turn everywhere but here, where two servers meet only if both are the first."""
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if monotonic() > until:
                raise
            sleep(0.01)
