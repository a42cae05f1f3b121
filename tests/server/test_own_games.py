"""One's own games over HTTP: each person's, in order, page by page, and after every accident."""

import asyncio
from typing import Any

import msgspec
import pytest
from tests.patience import LONG_SECONDS
from tests.server.client import Browser, fresh_id
from tests.server.conftest import Serving
from tests.server.process import server_process
from tests.server.toy_tables import begun, plays
from tests.tables.toy import FINISH, PASS, TOY
from websockets.asyncio.client import ClientConnection, connect

from gueridon.cli.reindex import rebuild
from gueridon.games import SHELF
from gueridon.server import games_index
from gueridon.server.games_index import PAGE_GAMES, REST_SECONDS, GamesIndex
from gueridon.server.serving import Server
from gueridon.store import Store
from gueridon.tables import messages
from gueridon.tables.messages import Done
from gueridon.tables.own_games import people_of
from gueridon.tables.table import Table

GAME = next(iter(SHELF.values()))


async def mine(browser: Browser, after: str | None = None) -> dict[str, Any]:
    answer = await browser.http.get("/api/mine", params={} if after is None else {"after": after})
    assert answer.status_code == 200, answer.text
    page: dict[str, Any] = answer.json()
    return page


async def tables_of(browser: Browser) -> list[str]:
    return [game["table"] for game in (await mine(browser))["games"]]


async def sits_alone(browser: Browser, game: str = TOY.id) -> str:
    table = await browser.open_table(game, GAME.players[0] if game == GAME.id else 1)
    async with browser.join(table) as person:
        await person.sit(0)
    return table


async def marked_nowhere(server: Server, *browsers: Browser) -> tuple[GamesIndex, list[Table]]:
    """An index beside the server's own, which knows nothing yet of the tables where these sit alone."""
    tables = [(await server.registry.live_table(await sits_alone(browser))).table for browser in browsers]
    return GamesIndex(server.registry.store), tables


async def test_whoever_has_no_game_is_told_of_none(guest: Browser):
    page = await mine(guest)
    assert (page["games"], page["next"]) == ([], None)


async def test_one_is_told_of_ones_own_games_and_of_no_other(guest: Browser, friend: Browser):
    own = await sits_alone(guest)
    theirs = await sits_alone(friend)
    async with begun(guest, friend) as (person, _):
        assert sorted(await tables_of(guest)) == sorted([own, person.table])
        assert sorted(await tables_of(friend)) == sorted([theirs, person.table])


async def test_what_somebody_asks_for_is_written_without_the_games_of_all_others(
    guest: Browser, friend: Browser, still_server: Server
):
    index, (own, theirs) = await marked_nowhere(still_server, guest, friend)
    index.mark(own)
    index.mark(theirs)
    await index.write(lambda changed: changed.is_of(people_of(own)))
    assert [*index.waiting] == [theirs.id]


async def test_each_table_waits_for_its_own_time_so_that_not_all_are_written_at_once(
    guest: Browser, friend: Browser, still_server: Server
):
    index, (first, later) = await marked_nowhere(still_server, guest, friend)
    index.mark(first)
    index.second = 1
    index.mark(first)
    index.mark(later)
    index.second = REST_SECONDS
    await index.write(index.is_due)
    assert [*index.waiting] == [later.id]


async def test_whoever_has_games_at_many_tables_is_told_once_that_they_are_written(
    guest: Browser, still_server: Server, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(games_index, "BATCH_TABLES", 1)
    index, tables = await marked_nowhere(still_server, guest, guest, guest)
    told: list[set[str]] = []
    index.when_written.append(lambda people: told.append({*people}))
    for table in tables:
        index.mark(table)
    await index.write()
    await index.write()
    assert told == [people_of(tables[0])]


async def test_another_cookie_a_forged_one_and_none_at_all_are_told_nothing(guest: Browser, still_server: Server):
    await sits_alone(guest)
    person = guest.http.cookies["gueridon"]
    for cookie in ("0" * 32, person[:-1], person.upper() + "x", "", "../" + person):
        async with Browser(still_server.address()) as stranger:
            stranger.http.cookies.clear()
            answer = await stranger.http.get("/api/mine", headers={"cookie": f"gueridon={cookie}"})
            assert answer.json()["games"] == []


async def test_games_that_wait_for_ones_move_come_first_then_those_under_way_then_the_finished(
    guest: Browser, friend: Browser
):
    async with begun(guest, friend) as (over, _), begun(guest, friend) as (theirs, _), begun(guest, friend) as (own, _):
        await plays(over, FINISH)
        await plays(theirs, PASS)
        assert await tables_of(guest) == [own.table, theirs.table, over.table]
        assert (await tables_of(friend))[0] == theirs.table
        first, second, third = (await mine(guest))["games"]
        assert (first["your_move"], second["your_move"], third["your_move"]) == (True, False, False)
        assert (second["acting"], second["people"][1]["name"]) == ([1], "Player 1")
        assert third["outcome"] == {"reason": "finished", "winners": [], "scores": [0, 0, 0]}


async def told(socket: ClientConnection) -> list[str]:
    async with asyncio.timeout(LONG_SECONDS):
        return [game["table"] for game in msgspec.json.decode(await socket.recv())["games"]]


def listening(browser: Browser) -> connect:
    address = browser.address.replace("http", "ws", 1)
    return connect(f"{address}/api/mine/socket", additional_headers={"cookie": browser.cookie})


async def test_whoever_has_the_welcome_open_is_told_when_his_games_change(guest: Browser):
    async with listening(guest) as socket:
        assert await told(socket) == []
        own = await sits_alone(guest)
        while await told(socket) != [own]:
            pass


async def test_nobody_is_told_of_games_of_others(guest: Browser, friend: Browser):
    async with listening(guest) as socket:
        assert await told(socket) == []
        theirs = await sits_alone(friend)
        assert await tables_of(friend) == [theirs]  # it is in the index by now
        own = await sits_alone(guest)
        assert await told(socket) == [own]


async def test_what_was_done_a_moment_ago_is_in_the_list(guest: Browser, friend: Browser):
    async with begun(guest, friend, bots=0) as (host, other):
        for _ in range(5):
            await plays(host, PASS)
            assert not (await mine(guest))["games"][0]["your_move"]
            await other.until_ply(host.ply)
            await plays(other, PASS, seat=1)
            assert (await mine(guest))["games"][0]["your_move"]
            await host.until_ply(other.ply)


async def test_whoever_stands_up_before_the_game_no_longer_finds_it(guest: Browser):
    table = await guest.open_table(TOY.id, 2)
    async with guest.join(table) as person:
        await person.sit(0)
        assert await tables_of(guest) == [table]
        assert isinstance(await person.ask(messages.Stand(fresh_id(), 0)), Done)
        assert await tables_of(guest) == []


async def test_whoever_gives_a_seat_up_finds_the_game_until_its_end_and_may_return(guest: Browser, friend: Browser):
    async with begun(guest, friend, bots=0) as (host, other):
        assert isinstance(await other.ask(messages.Leave(fresh_id(), 1)), Done)
        (game,) = (await mine(friend))["games"]
        assert (game["seats"], game["given_up"]) == ([], [1])
        assert isinstance(await other.ask(messages.Return(fresh_id(), 1)), Done)
        await other.until(lambda: other.update is not None and other.update.eyes[0].seat == 1)
        assert other.room.chairs[1].yours
        (game,) = (await mine(friend))["games"]
        assert (game["seats"], game["given_up"]) == ([1], [])
        await plays(host, PASS)
        await other.until_ply(host.ply)
        await plays(other, PASS, seat=1)


async def test_a_rematch_is_found_before_anybody_goes_there(guest: Browser, friend: Browser):
    async with begun(guest, friend, bots=0) as (host, _):
        await plays(host, FINISH)
        assert isinstance(await host.ask(messages.Again(fresh_id())), Done)
        await host.until(lambda: host.room.next_table is not None)
        assert await tables_of(friend) == [host.room.next_table, host.table]


async def test_pages_are_bounded_and_together_they_are_everything(guest: Browser):
    tables = [await sits_alone(guest) for _ in range(PAGE_GAMES + 3)]
    first = await mine(guest)
    assert len(first["games"]) == PAGE_GAMES
    second = await mine(guest, first["next"])
    assert second["next"] is None
    found = [game["table"] for page in (first, second) for game in page["games"]]
    assert sorted(found) == sorted(tables)


@pytest.mark.parametrize("after", ["", "x", "9.1.0", "0.1." + "g" * 24, "0." + "9" * 40 + "." + "0" * 24])
async def test_a_page_that_nobody_was_offered_is_refused(guest: Browser, after: str):
    assert (await guest.http.get("/api/mine", params={"after": after})).status_code == 400


async def test_an_index_that_fails_holds_up_no_move_and_is_written_later(
    guest: Browser, friend: Browser, still_server: Server, monkeypatch: pytest.MonkeyPatch
):
    store, broken = still_server.registry.store, asyncio.Event()

    async def fails(tables):
        broken.set()
        raise OSError("the disk is full")

    async with begun(guest, friend, bots=0) as (host, _):
        assert await tables_of(guest) == [host.table]
        with monkeypatch.context() as patched:
            patched.setattr(store, "index", fails)
            await plays(host, PASS)
            assert (await mine(guest))["games"][0]["your_move"], "as it was before, for want of something newer"
            assert broken.is_set()
        assert not (await mine(guest))["games"][0]["your_move"]


async def test_a_server_that_is_killed_finds_every_game_again(database: str):
    async with server_process(database) as (_, address), Browser(address) as browser:
        table = await sits_alone(browser, GAME.id)
        cookies = browser.http.cookies
        # killed here: what was acknowledged is kept, and the index may not know of it
    async with server_process(database) as (_, address), Browser(address) as browser:
        browser.http.cookies = cookies
        await until_found(browser, [table])


async def test_games_from_before_there_was_an_index_are_found(serving: Serving, toy: None, settings):
    async with serving() as server, Browser(server.address()) as browser:
        tables = [await sits_alone(browser) for _ in range(3)]
        cookies = browser.http.cookies
    async with Store.open(settings.database, LONG_SECONDS) as store, store.engine.begin() as connection:
        await connection.exec_driver_sql("DELETE FROM own_games")
        await connection.exec_driver_sql("UPDATE tables SET indexed = 0")
    async with serving() as server, Browser(server.address()) as browser:
        browser.http.cookies = cookies
        await until_found(browser, tables)


async def test_the_index_is_rebuilt_from_the_journals_by_a_command(database: str, toy: None, serving: Serving):
    async with (
        serving(database=database) as server,
        Browser(server.address()) as browser,
        begun(browser, bots=1) as (person,),
    ):
        await plays(person, FINISH)
    before = await kept(database)
    assert len(before) == 1
    async with Store.open(database, LONG_SECONDS) as store, store.engine.begin() as connection:
        await connection.exec_driver_sql("DELETE FROM own_games")
    assert await rebuild(database) == 1
    assert await kept(database) == before


async def test_a_table_that_can_no_longer_be_read_is_nobodys_game_and_stops_nothing(database: str, toy: None, serving):
    async with serving(database=database) as server, Browser(server.address()) as browser:
        await sits_alone(browser)
    async with Store.open(database, LONG_SECONDS) as store:
        await store.create("0" * 24, "AAAAAA", [b"not a journal"], 1)
    assert await rebuild(database) == 2
    assert len(await kept(database)) == 1


async def kept(database: str) -> list[tuple[object, ...]]:
    async with Store.open(database, LONG_SECONDS) as store, store.engine.connect() as connection:
        return [*map(tuple, await connection.exec_driver_sql('SELECT * FROM own_games ORDER BY "table"'))]


async def until_found(browser: Browser, tables: list[str]) -> None:
    async with asyncio.timeout(LONG_SECONDS):
        while sorted(await tables_of(browser)) != sorted(tables):
            await asyncio.sleep(0.05)
