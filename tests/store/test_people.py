"""What is kept of one person: it is found wherever it is, and goes whole."""

import pytest
from tests.patience import LONG_SECONDS

from gueridon.store import IndexedTable, OwnGameRow, PeopleStore, Store, Taken
from gueridon.store import people as module


@pytest.fixture
async def people(database):
    async with Store.open(database, LONG_SECONDS) as store:
        yield PeopleStore(store)


async def tables_naming(people: PeopleStore, person: str) -> list[str]:
    return [table async for table in people.tables_naming(person)]


async def test_every_table_is_found_whose_journal_names_somebody(people, monkeypatch):
    monkeypatch.setattr(module, "BATCH_TABLES", 3)
    for number in range(10):
        entries = [b"cloth", b'{"person":"ada"}' if number % 4 == 0 else b'{"person":"zoe"}', b"\x00\xff"]
        await people.store.create(f"table-{number}", f"code-{number}", entries, 1)
    assert await tables_naming(people, "ada") == ["table-0", "table-4", "table-8"]
    assert len(await tables_naming(people, "zoe")) == 7
    assert await tables_naming(people, "%") == []


async def test_a_journal_is_written_anew_whole_or_not_at_all(people):
    await people.store.create("table", "code", [b"one", b"two"], 1)
    await people.rewrite("table", [b"one", b"two"], [b"one", b"2", b"three"], 5)
    assert await people.store.journal("table") == [(1, b"one"), (1, b"2"), (5, b"three")]
    with pytest.raises(Taken):
        await people.rewrite("table", [b"one", b"2"], [b"1", b"2", b"late"], 6)
    assert await people.store.journal("table") == [(1, b"one"), (1, b"2"), (5, b"three")]


async def test_a_wish_takes_what_is_kept_by_person_and_stays_until_it_is_fulfilled(people):
    await people.store.create("table", "code", [b"cloth"], 1)
    rows = [OwnGameRow("table", person, 0, 1, b"card") for person in ("ada", "zoe")]
    await people.store.index([IndexedTable("table", 1, rows)])
    assert [await people.count_games(person) for person in ("ada", "zoe")] == [1, 1]
    await people.wish("ada", 2)
    await people.wish("ada", 3)
    assert await people.wishes() == ["ada"]
    assert [await people.count_games(person) for person in ("ada", "zoe")] == [0, 1]
    await people.fulfil("ada")
    assert await people.wishes() == []
