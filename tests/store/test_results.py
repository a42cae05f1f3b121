"""Everybody's results, added up by the database."""

import pytest
from tests.patience import LONG_SECONDS

from gueridon.store import IndexedTable, ResultRow, Store
from gueridon.store.results import Latest, Span, Sum


@pytest.fixture
async def store(database):
    async with Store.open(database, LONG_SECONDS) as store:
        yield store


def result(table: str, person: str = "ada", game: str = "whist", at: int = 1, **told) -> ResultRow:
    return ResultRow(table, person, game, at, *(told.get(name) for name in ("won", "tally", "honour", "level")))


async def enter(store: Store, *results: ResultRow) -> None:
    """Each at a table of its own."""
    for one in results:
        await store.create(one.table, one.table, [b"cloth"], one.at)
    await store.index([IndexedTable(one.table, 1, [], [one]) for one in results])


async def test_results_of_the_same_kind_are_added_up(store: Store):
    await enter(
        store,
        result("a", won=1, tally=30, honour="gold", level="adept"),
        result("b", won=1, tally=28, honour="gold", level="adept"),
        result("c", won=0, tally=3, level="adept"),
        result("d"),  # neither won nor lost
        result("e", game="chess", won=0),
    )
    assert sorted(await store.results.sums("ada"), key=str) == [
        Sum("chess", None, None, 1, 1, 1, 1, 0, None, None),
        Sum("whist", "gold", "adept", 1, 1, 2, 2, 2, 30, 58),
        Sum("whist", None, "adept", 1, 1, 1, 1, 0, 3, 3),
        Sum("whist", None, None, 1, 1, 1, 0, 0, None, None),
    ]


async def test_many_results_are_told_by_spans_of_time_and_none_is_left_out(store: Store):
    await enter(store, *[result(f"table-{at:03}", at=at, won=at % 2, tally=at) for at in (0, 1, 2, 7, 8, 9)])
    assert await store.results.spans("ada", "whist", 0, 9, 3) == [
        Span(0, 2, 3, 3, 1, 0, 2, 3),
        Span(7, 7, 1, 1, 1, 7, 7, 7),
        Span(8, 9, 2, 2, 1, 8, 9, 17),
    ]
    assert sum(one.played for one in await store.results.spans("ada", "whist", 0, 9, 2)) == 6


async def test_of_a_long_time_there_are_no_more_spans_than_asked_for(store: Store):
    first, last = 1_700_000_000_001, 1_800_000_000_000
    await enter(store, *[result(f"table-{at}", at=at) for at in (first, last)])
    assert [one.since for one in await store.results.spans("ada", "whist", first, last, 7)] == [first, last]


async def test_the_last_results_are_told_first(store: Store):
    await enter(
        store, *[result(f"{game}-{at}", game=game, at=at, tally=at) for game in ("chess", "whist") for at in (1, 3, 2)]
    )
    assert [one.table for one in await store.results.latest("ada", "whist", 2)] == ["whist-3", "whist-2"]


async def test_nobody_is_told_the_results_of_another(store: Store):
    await enter(store, result("a"), result("b", person="zoé", won=1))
    for person, played in (("ada", 1), ("a stranger", 0)):
        assert len(await store.results.sums(person)) == played
        assert len(await store.results.spans(person, "whist", 0, 9, 9)) == played
    assert await store.results.latest("zoé", "whist", 9) == [Latest("b", 1, 1, None, None, None)]


async def test_what_is_entered_again_stands_in_the_place_of_what_was(store: Store):
    await store.create("table", "ABCD", [b"cloth"], 1)
    await store.index([IndexedTable("table", 1, [], [result("table"), result("table", "zoé")])])
    await store.index([IndexedTable("table", 2, [], [result("table", won=1), result("table", "bob", at=2)])])
    await store.index([IndexedTable("table", 1, [], [result("table", won=0)])])  # read before, written after
    assert [one.won for one in await store.results.latest("ada", "whist", 9)] == [1]
    assert await store.results.latest("zoé", "whist", 9) == []
    assert [one.at for one in await store.results.latest("bob", "whist", 9)] == [2]


async def test_results_go_with_their_table(store: Store):
    await enter(store, result("gone"), result("kept", at=60))
    await store.delete(["gone"], 50)
    assert [one.table for one in await store.results.latest("ada", "whist", 9)] == ["kept"]
