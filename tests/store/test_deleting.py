"""Old tables go, whole, and nothing else does."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from tests.patience import LONG_SECONDS

from gueridon.core.errors import Malformed
from gueridon.store import Store


@pytest.fixture
async def store(database):
    async with Store.open(database, LONG_SECONDS) as store:
        yield store


async def test_tables_are_old_by_what_was_last_written(store: Store):
    await store.create("unused", "AAAA", [b"cloth"], 1)
    await store.create("forsaken", "BBBB", [b"cloth", b"candle"], 1)
    await store.create("played", "CCCC", [b"cloth", b"candle"], 1)
    await store.append("played", 2, [b"move"], 100)
    await store.create("finished", "DDDD", [b"cloth", b"candle"], 1)
    await store.close_table("finished")
    assert await store.older("unused", 50, 9) == ["unused"]
    assert sorted(await store.older("forsaken", 50, 9)) == ["forsaken", "unused"]
    assert await store.older("finished", 50, 9) == ["finished"]
    assert await store.older("finished", 1, 9) == []
    assert len(await store.older("forsaken", 50, 1)) == 1


async def test_a_deleted_table_is_gone_with_its_journal_and_leaves_its_code(store: Store):
    for table, code in (("old", "AAAA"), ("kept", "BBBB")):
        await store.create(table, code, [b"cloth", b"candle"], 1)
    await store.delete(["old"], 50)
    assert (await store.find("AAAA"), await store.journal("old")) == (None, [])
    assert (await store.find("BBBB"), len(await store.journal("kept"))) == ("kept", 2)
    await store.create("new", "AAAA", [b"cloth"], 2)


async def test_a_review_goes_with_its_table_and_none_is_kept_of_one_that_is_gone(store: Store):
    for table, code in (("old", "AAAA"), ("kept", "BBBB")):
        await store.create(table, code, [b"cloth"], 1)
        await store.reviews.keep(table, b"first")
        await store.reviews.keep(table, b"second")
    await store.delete(["old"], 50)
    await store.reviews.keep("old", b"late")
    assert [await store.reviews.kept(table) for table in ("old", "kept")] == [None, b"first"]


async def test_a_table_where_something_was_written_meanwhile_stays(store: Store):
    await store.create("table", "AAAA", [b"cloth"], 1)
    await store.append("table", 1, [b"move"], 60)
    await store.delete(["table"], 50)
    assert len(await store.journal("table")) == 2
    assert await store.find("AAAA") == "table"


async def test_the_files_are_ours_alone(tmp_path: Path):
    async with Store.open(f"sqlite:///{tmp_path}/house/tables.sqlite", LONG_SECONDS) as store:
        await store.create("table", "AAAA", [b"secret"], 1)
        files = {file.name: mode(file) for file in (tmp_path / "house").iterdir()}
    assert files == {f"tables.sqlite{end}": 0o600 for end in ("", "-wal", "-shm")}
    assert mode(tmp_path / "house") == 0o700


async def test_a_file_that_everybody_could_read_is_closed_to_them(tmp_path: Path):
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        connection.execute("VACUUM")
    (tmp_path / "tables.sqlite").chmod(0o644)
    async with Store.open(f"sqlite:///{tmp_path}/tables.sqlite", LONG_SECONDS):
        assert mode(tmp_path / "tables.sqlite") == 0o600


@pytest.mark.parametrize("kind", ["text", "folder"])
async def test_what_is_no_database_is_refused_and_keeps_its_rights(tmp_path: Path, kind: str):
    file = tmp_path / "hosts"
    if kind == "text":
        file.write_text("127.0.0.1 localhost\n")
    else:
        file.mkdir()
    file.chmod(0o755)
    with pytest.raises(Malformed, match=r"database-(foreign|unwritable)"):
        async with Store.open(f"sqlite:///{file}", LONG_SECONDS):
            pass
    assert mode(file) == 0o755


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)
