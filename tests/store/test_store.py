"""What the store promises, on both databases."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from itertools import count

import pytest
from tests.patience import LONG_SECONDS

from gueridon.core.errors import Malformed
from gueridon.store import Store, Taken


def back_up(folder):
    """As docs/hosting.md tells a host to do it."""
    with closing(sqlite3.connect(folder / "live.db")) as live:
        live.execute("VACUUM INTO ?", [f"{folder}/copy.db"])


async def write_for_ever(store):
    for number in count():
        await store.append("busy", number, [b"move"], 1)


@pytest.fixture
async def store(database):
    async with Store.open(database, LONG_SECONDS) as store:
        yield store


async def test_a_journal_is_read_as_it_was_written(store):
    await store.create("séance", "ABCD", [b"cloth", b"candle"], 1)
    await store.append("séance", 2, [b"\x00\xff", b""], 1_700_000_000_000)
    assert await store.journal("séance") == [
        (1, b"cloth"),
        (1, b"candle"),
        (1_700_000_000_000, b"\x00\xff"),
        (1_700_000_000_000, b""),
    ]


async def test_a_write_may_be_empty_or_longer_than_one_statement_holds(store):
    await store.create("table", "ABCD", [b"0"] * 9000, 1)
    await store.append("table", 9000, [], 2)
    await store.append("table", 9000, [b"1"] * 9000, 3)
    assert await store.journal("table") == [(1, b"0")] * 9000 + [(3, b"1")] * 9000


async def test_an_unknown_table_has_an_empty_journal_and_no_code(store):
    assert await store.journal("nowhere") == []
    assert await store.find("ABCD") is None


async def test_however_many_read_a_file_at_once_no_thread_begins_for_it(tmp_path):
    async with Store.open(f"sqlite:///{tmp_path}/t.sqlite", LONG_SECONDS) as store:
        await store.create("one", "ABCD", [b"first"], 1)
        threads = {*threading.enumerate()}
        assert await asyncio.gather(*[store.find("ABCD") for _ in range(60)]) == ["one"] * 60
        assert {*threading.enumerate()} == threads


async def test_a_table_is_found_by_its_code(store):
    await store.create("one", "ABCD", [], 1)
    await store.create("two", "EFGH", [], 1)
    assert await store.find("EFGH") == "two"


@pytest.mark.parametrize(("table", "code"), [("one", "EFGH"), ("two", "ABCD")])
async def test_a_name_and_a_code_are_given_once(store, table, code):
    await store.create("one", "ABCD", [b"first"], 1)
    with pytest.raises(Taken):
        await store.create(table, code, [b"second"], 2)
    assert await store.journal("one") == [(1, b"first")]
    assert await store.journal("two") == []


async def test_an_append_that_meets_one_taken_number_writes_nothing(store):
    await store.create("table", "ABCD", [b"0", b"1"], 1)
    with pytest.raises(Taken):
        await store.append("table", 1, [b"late", b"later"], 2)
    assert await store.journal("table") == [(1, b"0"), (1, b"1")]


async def test_of_two_servers_that_write_the_same_number_one_is_refused(store, database):
    async with Store.open(database, LONG_SECONDS) as other:
        await store.create("table", "ABCD", [], 1)
        answers = await asyncio.gather(
            store.append("table", 0, [b"ours"], 2),
            other.append("table", 0, [b"theirs"], 2),
            return_exceptions=True,
        )
        assert sorted(map(type, answers), key=str) == [type(None), Taken]
        kept = b"ours" if answers[0] is None else b"theirs"
        assert await store.journal("table") == await other.journal("table") == [(2, kept)]


async def test_a_refused_append_does_not_fail_its_neighbours(store):
    await store.create("table", "ABCD", [b"0"], 1)
    first = store.append("apart", 0, [b"alone in the first commit"], 1)
    neighbours = [store.append(f"table {seat}", 0, [b"kept"], 2) for seat in range(5)]
    bad = store.append("table", 0, [b"twice"], 2)
    answers = await asyncio.gather(first, *neighbours[:3], bad, *neighbours[3:], return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None)] * 4 + [Taken] + [type(None)] * 2
    for seat in range(5):
        assert await store.journal(f"table {seat}") == [(2, b"kept")]


async def test_appends_that_arrive_during_a_commit_share_the_next_one(store):
    batches = []
    written = store.commits.writer.write

    async def count(write):
        batches.append(len(write.rows))
        await written(write)

    store.commits.writer.write = count
    await asyncio.gather(*[store.append(f"table {n}", 0, [b"move"], 1) for n in range(50)])
    assert sum(batches) == 50
    assert len(batches) <= 2


async def test_a_caller_who_gives_up_stops_nobody(store):
    impatient = asyncio.create_task(store.append("one", 0, [b"move"], 1))
    patient = asyncio.create_task(store.append("two", 0, [b"move"], 1))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    await store.append("two", 1, [b"next"], 2)
    assert await store.journal("two") == [(1, b"move"), (2, b"next")]


async def test_unfinished_tables_are_those_still_open_and_played_lately(store):
    await store.create("old", "A", [b"set-up"], 10)
    await store.create("closed", "B", [b"set-up"], 100)
    await store.create("new", "C", [b"set-up"], 100)
    await store.create("revived", "D", [b"set-up"], 10)
    await store.append("revived", 1, [b"move"], 100)
    await store.close_table("closed")
    assert sorted(await store.unfinished(100)) == ["new", "revived"]


async def test_what_is_waiting_when_the_store_closes_is_kept(database):
    async with Store.open(database, LONG_SECONDS) as store:
        waiting = [asyncio.create_task(store.append(f"table {n}", 0, [b"move"], 1)) for n in range(5)]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    async with Store.open(database, LONG_SECONDS) as store:
        assert [await store.journal(f"table {n}") for n in range(5)] == [[(1, b"move")]] * 5


async def test_a_back_up_taken_while_others_write_holds_all_that_was_acknowledged(tmp_path):
    async with Store.open(f"sqlite:///{tmp_path}/live.db", LONG_SECONDS) as store:
        await store.append("table", 0, [b"before"], 1)
        writing = asyncio.create_task(write_for_ever(store))
        await asyncio.to_thread(back_up, tmp_path)
        writing.cancel()
    async with Store.open(f"sqlite:///{tmp_path}/copy.db", LONG_SECONDS) as store:
        assert await store.journal("table") == [(1, b"before")]


async def test_two_servers_may_start_at_once_on_an_empty_database(database):
    async def start():
        async with Store.open(database, LONG_SECONDS) as store:
            await store.append("table", 0, [b"move"], 1)

    answers = await asyncio.gather(*[start() for _ in range(4)], return_exceptions=True)
    assert sorted(map(type, answers), key=str) == [type(None), Taken, Taken, Taken]


@pytest.mark.parametrize("address", ["mysql://me:secret@host/database", "sqlite://", "a file"])
async def test_an_unknown_database_is_named_without_its_password(address):
    with pytest.raises(Malformed, match="unknown-database") as refusal:
        async with Store.open(address, LONG_SECONDS):
            pass
    assert "secret" not in str(refusal.value)


async def test_the_migrations_make_the_schema(database):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from gueridon.store.schema import METADATA

    def difference(connection):
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async with Store.open(database, LONG_SECONDS) as store, store.engine.connect() as connection:
        assert await connection.run_sync(difference) == []
