"""Forget me: over HTTP, from the command line, and through accidents."""

import asyncio
from threading import current_thread, main_thread
from types import ModuleType
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from tests.patience import LONG_SECONDS
from tests.server.client import Browser, fresh_id
from tests.server.conftest import Serving
from tests.server.process import server_process
from tests.server.test_own_games import GAME, mine, tables_of
from tests.server.toy_tables import begun, plays
from tests.tables.toy import FINISH, PASS, TOY

from gueridon.server import forgetting, person_routes
from gueridon.server.forgetting import forget_from_outside
from gueridon.server.serving import Server
from gueridon.server.settings import Rate
from gueridon.store import PeopleStore, Store
from gueridon.store.schema import METADATA
from gueridon.tables import journal, messages
from gueridon.tables.forgetting import without
from gueridon.tables.messages import Done


async def is_forgotten(browser: Browser) -> httpx.Response:
    answer = await browser.http.post("/api/me/forget", content=b"{}")
    assert answer.status_code == 201, answer.text
    return answer


async def contents(database: str) -> str:
    """Of the whole database, table by table."""
    found = []
    async with Store.open(database, LONG_SECONDS) as store, store.engine.connect() as connection:
        for table in METADATA.sorted_tables:
            for row in await connection.execute(select(table)):
                found += [value.decode(errors="replace") if isinstance(value, bytes) else str(value) for value in row]
    return "\n".join(found)


async def until_fulfilled(database: str) -> None:
    async with Store.open(database, LONG_SECONDS) as store, asyncio.timeout(LONG_SECONDS):
        while await PeopleStore(store).wishes():
            await asyncio.sleep(0.05)


async def person_at(database: str, table: str, name: str) -> str:
    async with Store.open(database, LONG_SECONDS) as store:
        entries = [journal.read(line).entry for _, line in await store.journal(table)]
    return next(entry.person for entry in entries if isinstance(entry, journal.Sat) and entry.name == name)


async def test_nothing_in_the_database_names_one_who_was_forgotten(toy: None, serving: Serving, database: str):
    async with (
        serving(database=database) as server,
        Browser(server.address()) as guest,
        Browser(server.address()) as friend,
        begun(friend, guest, bots=0) as (_, person),
    ):
        assert isinstance(await person.ask(messages.Say(fresh_id(), 1, "I am from Vierzon")), Done)
        await mine(guest)
        who = await person_at(database, person.table, "Player 1")
        before = await contents(database)
        assert who in before
        await is_forgotten(guest)
        await until_fulfilled(database)
        await mine(friend)
        after = await contents(database)
        for trace in (who, "Player 1", "Vierzon"):
            assert trace in before
            assert trace not in after
        assert "Player 0" in after


async def test_the_old_cookie_is_nobody_and_the_browser_is_somebody_new(guest: Browser, friend: Browser, still_server):
    async with begun(friend, guest, bots=0) as (_, person):
        old = guest.http.cookies["gueridon"]
        await is_forgotten(guest)
        assert guest.http.cookies["gueridon"] != old
        assert await tables_of(guest) == []
        async with Browser(still_server.address()) as stranger:
            stranger.http.cookies.set("gueridon", old)
            room = (
                await stranger.http.get(f"/api/tables/{person.table}", headers={"cookie": f"gueridon={old}"})
            ).json()
            assert [chair["yours"] or chair["given_up"] for chair in room["chairs"]] == [False, False]


async def test_a_bot_plays_on_in_his_place_although_nobody_looks(toy: None, serving: Serving, database: str):
    async with (
        serving(database=database) as server,
        Browser(server.address()) as friend,
        Browser(server.address()) as guest,
    ):
        async with begun(friend, guest, bots=0) as (host, _):
            table = host.table
            await plays(host, PASS)
        await is_forgotten(guest)
        async with Store.open(database, LONG_SECONDS) as store, asyncio.timeout(LONG_SECONDS):
            while len(await moves_at(store, table)) < 2:
                await asyncio.sleep(0.05)
        async with friend.join(table) as back:
            assert [chair.sitter for chair in back.room.chairs] == ["person", "bot"]
            await back.until_ply(2)
            await plays(back, FINISH)


async def moves_at(store: Store, table: str) -> list[journal.Moved]:
    entries = [journal.read(line).entry for _, line in await store.journal(table)]
    return [entry for entry in entries if isinstance(entry, journal.Moved)]


async def test_everybody_else_at_the_table_is_shown_that_he_is_gone(guest: Browser, friend: Browser):
    async with begun(friend, guest, bots=0) as (host, _):
        await is_forgotten(guest)
        await host.until(lambda: host.closing is not None)
    async with friend.join(host.table) as back:
        assert back.room.chairs[1].name is None
        assert back.room.chairs[0].yours


async def test_nobody_is_forgotten_with_another(guest: Browser, friend: Browser):
    async with begun(friend, guest, bots=0) as (host, _):
        await is_forgotten(guest)
        (game,) = (await mine(friend))["games"]
        assert game["table"] == host.table
        assert [one["name"] for one in game["people"]] == ["Player 0", None]


async def test_whoever_is_killed_while_he_forgets_goes_on_at_the_next_start(database: str):
    async with server_process(database) as (_, address), Browser(address) as guest:
        table = await guest.open_table(GAME.id, GAME.players[0])
        async with guest.join(table) as person:
            await person.sit(0, "Zébulon")
        who = await person_at(database, table, "Zébulon")
    async with Store.open(database, LONG_SECONDS) as store:  # as if it had been killed right after the wish was kept
        await PeopleStore(store).wish(who, 1)
    async with server_process(database):
        await until_fulfilled(database)
    after = await contents(database)
    assert "Zébulon" not in after
    assert who not in after


async def test_killed_between_two_tables_it_forgets_the_rest(toy, serving, database, monkeypatch):
    async with serving(database=database) as server, Browser(server.address()) as guest:
        for _ in range(3):
            table = await guest.open_table(TOY.id, 1)
            async with guest.join(table) as person:
                await person.sit(0, "Zébulon")
        who = await person_at(database, table, "Zébulon")
        real, count = forgetting.forget_at, iter(range(9))

        async def dies(*given: Any) -> None:
            if next(count) == 1:
                raise OSError("the power is gone")
            await real(*given)

        monkeypatch.setattr(forgetting, "forget_at", dies)
        monkeypatch.setattr(forgetting, "LOOK_SECONDS", 0.05)
        await is_forgotten(guest)
        await until_fulfilled(database)
    assert who not in await contents(database)


async def test_a_table_that_changes_meanwhile_is_read_again(toy, serving, database, monkeypatch):
    async with (
        serving(database=database) as server,
        Browser(server.address()) as guest,
        Browser(server.address()) as friend,
        begun(friend, guest, bots=0) as (host, _),
    ):
        who, real = await person_at(database, host.table, "Player 1"), without
        added = iter([True])

        def meanwhile(lines: Any, person: str) -> Any:
            if next(added, False):  # between reading and writing
                asyncio.get_running_loop().create_task(plays(host, PASS))
            return real(lines, person)

        monkeypatch.setattr(forgetting, "without", meanwhile)
        await is_forgotten(guest)
        await until_fulfilled(database)
        assert who not in await contents(database)


async def test_the_command_line_forgets_by_itself_where_no_server_runs(toy, serving, database, monkeypatch):
    monkeypatch.setattr(forgetting, "TAKEN_UP_SECONDS", 0.01)
    async with (
        serving(database=database) as server,
        Browser(server.address()) as friend,
        Browser(server.address()) as guest,
        begun(friend, guest, bots=0) as (host, _),
    ):
        await plays(host, FINISH)
        table = host.table
    who = await person_at(database, table, "Player 1")
    async with Store.open(database, LONG_SECONDS) as store:
        await forget_from_outside(store, who)
        assert await PeopleStore(store).wishes() == []
    after = await contents(database)
    assert who not in after
    assert "Player 1" not in after
    assert "Player 0" in after


async def test_beside_a_running_server_the_command_line_lets_it_do_the_work(guest: Browser, friend: Browser, settings):
    async with begun(friend, guest, bots=0) as (host, _):
        who = await person_at(settings.database, host.table, "Player 1")
        async with Store.open(settings.database, LONG_SECONDS) as store:
            await forget_from_outside(store, who)
        await host.until(lambda: host.closing is not None)  # what it had in memory is gone
    assert who not in await contents(settings.database)


async def test_another_site_cannot_have_anybody_forgotten(guest: Browser, friend: Browser):
    async with begun(friend, guest, bots=0):
        answer = await guest.http.post("/api/me/forget", headers={"origin": "https://elsewhere.example"}, content=b"{}")
        assert answer.status_code == 403
        assert len(await tables_of(guest)) == 1


@pytest.mark.parametrize(("method", "path"), [("POST", "/api/me/forget"), ("GET", "/api/me/data")])
async def test_an_address_searches_all_journals_a_few_times_only(serving: Serving, method: str, path: str):
    async with serving(searches=Rate(1e-9, 2)) as server:
        statuses = []
        for _ in range(3):  # each with a cookie of its own
            async with Browser(server.address()) as browser:
                statuses.append((await browser.http.request(method, path)).status_code)
    assert statuses[2] == 429
    assert 429 not in statuses[:2]


# What the house knows


async def test_ones_own_data_are_all_that_one_did_and_nothing_of_others(guest: Browser, friend: Browser, still_server):
    async with begun(friend, guest, bots=0) as (host, person):
        assert isinstance(await person.ask(messages.Say(fresh_id(), 1, "Hello")), Done)
        assert isinstance(await host.ask(messages.Note(fresh_id(), 0, "he bluffs")), Done)
        told = await guest.http.get("/api/me/data")
        assert "attachment" in told.headers["content-disposition"]
        (table,) = told.json()["tables"]
        assert (table["table"], table["game"], table["opened_it"]) == (person.table, TOY.id, False)
        assert [one["entry"]["kind"] for one in table["done"]] == ["sat", "said"]
        live = await still_server.registry.live_table(person.table)
        for hidden in ("he bluffs", "Player 0", live.table.created.root, live.table.key().hex()):
            assert hidden not in told.text
        assert (await guest.http.get("/api/me")).json()["games"] == 1
        assert (await friend.http.get("/api/me/data")).json()["tables"][0]["opened_it"]


async def test_whoever_goes_while_his_data_are_told_cuts_the_database_off_in_no_answer(
    guest: Browser, monkeypatch: pytest.MonkeyPatch
):
    """A connection that is cut off in the middle of one is thrown away, with fifty lines in the log."""
    asked, gone, over = asyncio.Event(), asyncio.Event(), asyncio.Event()
    answered: list[str] = []

    async def answer_slowly(people: PeopleStore, table: str) -> list[str]:
        asked.set()
        try:
            await gone.wait()
            answered.append("all of it")
        finally:
            over.set()
        return []

    monkeypatch.setattr(PeopleStore, "tables_after", answer_slowly)
    _, _, port = guest.address.rpartition(":")
    _, writer = await asyncio.open_connection("127.0.0.1", int(port))
    writer.write(b"GET /api/me/data HTTP/1.1\r\nhost: here\r\n\r\n")
    async with asyncio.timeout(LONG_SECONDS):
        await asked.wait()
        writer.close()
        await asyncio.sleep(0.2)  # for the server to notice
        gone.set()
        await over.wait()
    assert answered == ["all of it"]


async def test_whoever_was_never_here_is_known_for_nothing(guest: Browser):
    assert (await guest.http.get("/api/me/data")).json() == {"tables": []}
    assert (await guest.http.get("/api/me")).json()["games"] == 0


async def test_long_journals_are_told_and_written_anew_beside_the_loop(
    guest: Browser, still_server: Server, monkeypatch: pytest.MonkeyPatch
):
    """They may take as long as hundreds of moves."""
    beside: dict[str, bool] = {}

    def noted(module: ModuleType, name: str) -> None:
        whole = getattr(module, name)

        def worked(*asked: object) -> object:
            beside[name] = current_thread() is not main_thread()
            return whole(*asked)

        monkeypatch.setattr(module, name, worked)

    noted(person_routes, "traces")
    noted(forgetting, "without")
    async with begun(guest, bots=1):
        assert len((await guest.http.get("/api/me/data")).json()["tables"]) == 1
        await is_forgotten(guest)
    assert beside == {"traces": True, "without": True}


async def test_forgetting_holds_up_nobody_elses_move(guest: Browser, friend: Browser, still_server: Server):
    async with begun(friend, bots=1) as (host,), begun(guest, bots=1):
        forgetting_him = asyncio.create_task(is_forgotten(guest))
        await plays(host, PASS)
        await forgetting_him
        await tables_of(friend)
