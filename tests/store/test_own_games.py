"""The index of who plays where: in order, each person's own, never older than it was."""

import pytest
from tests.patience import LONG_SECONDS

from gueridon.store import IndexedTable, OwnGameRow, Position, Store

TABLES = [f"table-{number:04}" for number in range(50)]


@pytest.fixture
async def store(database):
    async with Store.open(database, LONG_SECONDS) as store:
        yield store


def row(table: str, person: str, urgency: int = 0, at: int = 1, card: bytes = b"card") -> OwnGameRow:
    return OwnGameRow(table, person, urgency, at, card)


async def enter(store: Store, *rows: OwnGameRow) -> None:
    """Each at a table of its own."""
    for one in rows:
        await store.create(one.table, one.table, [b"cloth"], one.at)
    await store.index([IndexedTable(one.table, 1, [one]) for one in rows])


async def tables_of(store: Store, person: str) -> list[str]:
    return [place.table for place, _ in await store.own_games(person, None, 99)]


async def test_the_most_urgent_come_first_and_of_those_the_latest(store: Store):
    await enter(
        store,
        row("over-late", "ada", urgency=0, at=1_700_000_000_009),
        row("over-early", "ada", urgency=0, at=1_700_000_000_001),
        row("turn-early", "ada", urgency=3, at=2),
        row("turn-late", "ada", urgency=3, at=3),
        row("under-way", "ada", urgency=2, at=9),
    )
    assert await tables_of(store, "ada") == ["turn-late", "turn-early", "under-way", "over-late", "over-early"]


async def test_nobody_is_given_the_games_of_another(store: Store):
    await enter(store, row("one", "ada"), row("two", "zoé"))
    assert await tables_of(store, "ada") == ["one"]
    assert await tables_of(store, "zoé") == ["two"]
    assert await tables_of(store, "a stranger") == []


async def test_every_game_is_on_one_page_and_no_page_is_longer_than_asked(store: Store):
    await enter(store, *[row(name, "ada", urgency=number % 2, at=number % 7) for number, name in enumerate(TABLES)])
    seen: list[str] = []
    after: Position | None = None
    while page := await store.own_games("ada", after, 7):
        assert len(page) <= 7
        seen += [place.table for place, _ in page]
        after = page[-1][0]
    assert seen == await tables_of(store, "ada")
    assert sorted(seen) == TABLES


async def test_what_is_entered_again_stands_in_the_place_of_what_was(store: Store):
    await store.create("table", "ABCD", [b"cloth"], 1)
    await store.index([IndexedTable("table", 1, [row("table", "ada"), row("table", "zoé")])])
    await store.index([IndexedTable("table", 2, [row("table", "zoé", urgency=3, card=b"new"), row("table", "bob")])])
    assert await tables_of(store, "ada") == []
    assert await store.own_games("zoé", None, 9) == [(Position(3, 1, "table"), b"new")]
    assert await tables_of(store, "bob") == ["table"]


async def test_what_was_read_earlier_does_not_replace_what_was_read_later(store: Store):
    await store.create("table", "ABCD", [b"cloth"], 1)
    await store.index([IndexedTable("table", 5, [row("table", "ada", card=b"later")])])
    await store.index([IndexedTable("table", 4, [row("table", "ada", card=b"earlier"), row("table", "zoé")])])
    assert await store.own_games("ada", None, 9) == [(Position(0, 1, "table"), b"later")]
    assert await tables_of(store, "zoé") == []


async def test_tables_that_the_index_is_behind_with_are_known(store: Store):
    await store.create("old", "AAAA", [b"cloth"], 1)
    await store.create("new", "BBBB", [b"cloth", b"candle"], 2)
    assert await store.behind_in_index(9) == ["new", "old"]
    assert await store.behind_in_index(1) == ["new"]
    await store.index([IndexedTable("old", 1, []), IndexedTable("new", 2, [row("new", "ada")])])
    assert await store.behind_in_index(9) == []
    await store.append("old", 1, [b"move"], 3)
    assert await store.behind_in_index(9) == ["old"]
    await store.forget_index()
    assert await store.behind_in_index(9) == ["new", "old"]


async def test_a_deleted_table_is_in_nobodys_list_and_never_again(store: Store):
    await enter(store, row("gone", "ada"), row("kept", "ada", at=60))
    await store.delete(["gone"], 50)
    assert await tables_of(store, "ada") == ["kept"]
    await store.index([IndexedTable("gone", 9, [row("gone", "ada")])])
    assert await tables_of(store, "ada") == ["kept"]


async def test_an_index_that_cannot_be_written_fails_no_move(store: Store):
    await store.create("table", "ABCD", [b"cloth"], 1)
    with pytest.raises(Exception, match=r"(?i)null"):
        await store.index([IndexedTable("table", 1, [row("table", "ada", card=None)])])  # type: ignore[arg-type]
    await store.append("table", 1, [b"move"], 2)
    assert await store.behind_in_index(9) == ["table"]
    await store.index([IndexedTable("table", 2, [row("table", "ada")])])
    assert await tables_of(store, "ada") == ["table"]
