"""Which commits of SQLite wait for the disk: all of the journals, none of the index."""

from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from sqlite3 import IntegrityError

import pytest
from tests.patience import LONG_SECONDS

from gueridon.store import IndexedTable, OwnGameRow, Store
from gueridon.store.commit import Write
from gueridon.store.sqlite import NOT_SYNCED, SYNCED, SqliteWriter, connect

CHANGES = ("BEGIN", "INSERT", "UPDATE", "DELETE", "COMMIT", "ROLLBACK")
FULL = 2
CARD = OwnGameRow("cloth", "ada", 0, 1, b"card")


@pytest.fixture
async def writer(tmp_path) -> AsyncIterator[SqliteWriter]:
    path = f"{tmp_path}/tables.db"
    async with Store.open(f"sqlite:///{path}", LONG_SECONDS) as store:
        await store.create("cloth", "CODE", [b"created"], 1)
    with ThreadPoolExecutor(1) as unused:
        writer = SqliteWriter(connect(path), unused)
        yield writer
        writer.connection.close()


def syncs(statements: list[str]) -> set[str]:
    """How the statements that changed something were synced."""
    found, now = set(), SYNCED
    for statement in statements:
        now = statement if statement in (SYNCED, NOT_SYNCED) else now
        if statement.startswith(CHANGES):
            found.add(now)
    return found


def overheard(writer: SqliteWriter) -> list[str]:
    statements: list[str] = []
    writer.connection.set_trace_callback(statements.append)
    return statements


def test_every_move_waits_until_it_is_on_the_disk(writer):
    heard = overheard(writer)
    writer.enter([IndexedTable("cloth", 1, [CARD])])
    heard.clear()
    writer.commit(Write(rows=[("cloth", 2, b"move", 2)]))
    writer.commit(Write(rows=[("cloth", 3, b"move", 3)], closed=["cloth"]))
    assert syncs(heard) == {SYNCED}
    assert writer.connection.execute("PRAGMA synchronous").fetchone() == (FULL,)


def test_the_index_keeps_no_move_waiting_for_the_disk(writer):
    heard = overheard(writer)
    writer.enter([IndexedTable("cloth", 1, [CARD])])
    assert syncs(heard) == {NOT_SYNCED}


def test_a_move_is_synced_after_the_index_could_not_be_written_too(writer):
    with pytest.raises(IntegrityError):
        writer.enter([IndexedTable("cloth", 1, [CARD, CARD])])
    assert writer.connection.execute("PRAGMA synchronous").fetchone() == (FULL,)
    assert writer.connection.execute("SELECT count(*) FROM own_games").fetchone() == (0,)
