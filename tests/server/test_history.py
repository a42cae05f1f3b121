"""A person's history over HTTP: his own, and nothing of a game that is not over."""

from pathlib import Path
from typing import Any

from tests.patience import LONG_SECONDS
from tests.server.client import Browser
from tests.server.conftest import Serving
from tests.server.toy_tables import begun, plays
from tests.tables.toy import FINISH, PASS, STEP, TOY

from gueridon.cli.reindex import rebuild
from gueridon.core.wire import Wire
from gueridon.server.games_index import GamesIndex
from gueridon.server.history import MOST_LATEST, MOST_POINTS, history_of
from gueridon.server.serving import Server
from gueridon.store import IndexedTable, ResultRow, Store


async def history(browser: Browser) -> list[dict[str, Any]]:
    answer = await browser.http.get("/api/history")
    assert answer.status_code == 200, answer.text
    games: list[dict[str, Any]] = answer.json()["games"]
    return games


async def finishes(*people: Browser, bots: int = 0, before: tuple[Wire, ...] = ()) -> str:
    async with begun(*people, bots=bots) as (host, *_):
        await plays(host, *before, FINISH)
        return host.table


async def test_whoever_has_finished_nothing_has_no_history(guest: Browser, friend: Browser):
    assert await history(guest) == []
    async with begun(guest, friend, bots=0) as (host, _):
        await plays(host, STEP, PASS)
        assert await history(guest) == [], "a game under way is nobody's result"


async def test_finished_games_are_added_up_the_moment_that_they_end(
    guest: Browser, friend: Browser, still_server: Server
):
    tables = []
    for people, bots, before in (((guest, friend), 0, ()), ((guest,), 1, (STEP,)), ((guest,), 2, (STEP, STEP))):
        tables.append(await finishes(*people, bots=bots, before=before))
        still_server.registry.clock.started_at += 1
    (toy,) = await history(guest)
    assert (toy["game"], toy["played"], toy["decided"], toy["won"], toy["best"]) == (TOY.id, 3, 3, 0, 2)
    assert toy["levels"] == [{"level": "random", "played": 2, "decided": 2, "won": 0, "mean": 1.5}]
    assert [point["mean"] for point in toy["course"]] == [0, 1, 2]
    assert [past["table"] for past in toy["latest"]] == tables[::-1]
    assert [past["level"] for past in toy["latest"]] == ["random", "random", None]


async def test_one_is_told_of_ones_own_games_and_of_no_other(guest: Browser, friend: Browser):
    await finishes(guest)
    await finishes(guest, friend)
    assert [toy["played"] for toy in await history(guest)] == [2]
    assert [toy["played"] for toy in await history(friend)] == [1]
    guest.http.cookies.set("gueridon", "0" * 32)
    assert await history(guest) == []


async def test_it_is_bounded_however_much_somebody_played(guest: Browser):
    for _ in range(MOST_LATEST + 2):
        await finishes(guest)
    (toy,) = await history(guest)
    assert (toy["played"], len(toy["latest"])) == (MOST_LATEST + 2, MOST_LATEST)
    assert len(toy["course"]) == toy["played"] <= MOST_POINTS


async def test_it_is_rebuilt_from_the_journals_by_a_command(database: str, toy: None, serving: Serving):
    async with serving(database=database) as server, Browser(server.address()) as browser:
        await finishes(browser, bots=1, before=(STEP,))
        before = await history(browser)
        cookies = browser.http.cookies
    async with Store.open(database, LONG_SECONDS) as store, store.engine.begin() as connection:
        await connection.exec_driver_sql("DELETE FROM results")
    assert await rebuild(database) == 1
    async with serving(database=database) as server, Browser(server.address()) as browser:
        browser.http.cookies = cookies
        assert await history(browser) == before
        assert before[0]["played"] == 1


async def test_games_that_an_older_server_indexed_are_read_again(serving: Serving, toy: None, settings):
    async with serving() as server, Browser(server.address()) as browser:
        await finishes(browser)
        cookies = browser.http.cookies
    async with Store.open(settings.database, LONG_SECONDS) as store, store.engine.begin() as connection:
        await connection.exec_driver_sql("DELETE FROM results")
        await connection.exec_driver_sql("UPDATE tables SET indexed = 0")  # as the migration does
    async with serving() as server, Browser(server.address()) as browser:
        browser.http.cookies = cookies
        await server.registry.upkeep.catch_up()
        assert [one["played"] for one in await history(browser)] == [1]


async def test_whoever_played_very_much_is_told_of_it_by_spans_of_time(toy: None, tmp_path: Path):
    """Of a store without a server, which would look for what these journals say."""
    many = 3 * MOST_POINTS
    tables = [f"{number:024x}" for number in range(many)]
    async with Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}", LONG_SECONDS) as store:
        for number, table in enumerate(tables):
            await store.create(table, table, [b"cloth"], number)
        await store.index(
            [
                IndexedTable(table, 1, [], [ResultRow(table, "ada", TOY.id, number, 1, number, None, None)])
                for number, table in enumerate(tables)
            ]
        )
        (played,) = (await history_of(GamesIndex(store), "ada")).games
    assert (played.played, sum(point.played for point in played.course)) == (many, many)
    assert len(played.course) <= MOST_POINTS
    assert [point.since for point in played.course] == sorted(point.since for point in played.course)
    assert (played.course[0].since, played.course[-1].until, played.latest[0].table) == (0, many - 1, tables[-1])
