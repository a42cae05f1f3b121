"""What one person and one address may keep the registry busy with; and what the registry keeps, and for how long."""

import logging
import resource
import sqlite3
from asyncio import sleep
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager

import httpx
import pytest
from litestar.middleware.compression.gzip_facade import GzipCompression
from tests.server.client import Browser, Chairside, fresh_id
from tests.server.conftest import Serving
from tests.server.toy_tables import STILL, begun, plays
from tests.tables.toy import FINISH, PASS

from gueridon.core.wire import Wire
from gueridon.games import SHELF
from gueridon.server import connection, routes
from gueridon.server.admission import AdmittingConfig
from gueridon.server.connection import LISTENERS_PER_TOKEN, PAST_PER_TOKEN
from gueridon.server.failures import named
from gueridon.server.guard import SOCKET_TOKENS
from gueridon.server.retention import DAY_MS, Retention
from gueridon.server.serving import Server
from gueridon.server.settings import Rate, Settings
from gueridon.server.socket_protocol import SocketProtocol
from gueridon.tables import messages, requests
from gueridon.tables.messages import Done, Refused

GAME = next(iter(SHELF.values()))
BODY = {"game": GAME.id, "players": 2, "options": {}}
FOR_FOUR = next(game for game in SHELF.values() if 4 in game.players)
LIMITS = (
    *("tables_per_person", "tables_per_address", "per_connection", "frames", "per_address", "wrong_codes"),
    *("connections", "sockets", "sockets_of_a_person"),
)
FULL_DISKS = {"SQLITE_FULL": "is full", "SQLITE_IOERR_WRITE": "could not be written"}


async def test_one_person_opens_so_many_tables_and_then_waits(serving: Serving):
    async with (
        serving(tables_per_person=Rate(0.001, 3)) as server,
        Browser(server.address()) as greedy,
        Browser(server.address()) as other,
    ):
        answers = [await greedy.http.post("/api/tables", json=BODY) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2
        assert answers[-1].json()["word"] == "too-many-tables"
        await other.open_table(GAME.id, 2)


async def test_many_persons_of_one_address_open_so_many_tables_together(serving: Serving):
    async with serving(tables_per_address=Rate(0.001, 3)) as server:
        opened = []
        for _ in range(5):
            async with Browser(server.address()) as browser:
                opened.append((await browser.http.post("/api/tables", json=BODY)).status_code)
    assert opened == [201] * 3 + [429] * 2


def test_a_class_of_sixty_has_room_at_one_address():
    """Each opens a table in the same minute, has five bots there, and plays again every five minutes."""
    usual = Settings("sqlite:///unused")
    assert usual.tables_per_address.burst >= 2 * 60
    assert usual.tables_per_address.steady >= 60 / 300
    assert usual.bots_per_address >= 5 * 60


async def test_a_class_of_sixty_at_one_address_comes_in_without_waiting(serving: Serving):
    """One after another, with the limits that a host has who sets none: six at every table, of whom two watch."""
    usual = Settings("sqlite:///unused")
    async with serving(**{name: getattr(usual, name) for name in LIMITS}) as server, AsyncExitStack() as stack:
        everybody: list[Chairside] = []
        for number in range(60):
            browser = await stack.enter_async_context(Browser(server.address()))
            place = number % 6
            table = everybody[-1].table if place else await browser.open_table(FOR_FOUR.id, 4)
            everybody.append(await stack.enter_async_context(browser.join(table)))
            if place < 4:
                await everybody[-1].sit(place)
        connected: set[object] = {*server.server_state.connections}
        sockets = [one for one in connected if isinstance(one, SocketProtocol)]
        assert [(one.phase, one.debt) for one in sockets] == [("open", None)] * 60
        answers = [
            await person.ask(messages.Rename(fresh_id(), number % 6 % 4, "Eve"))
            for number, person in enumerate(everybody)
        ]
        assert [isinstance(answer, Done) for answer in answers] == [number % 6 < 4 for number in range(60)]
        assert not [answer for answer in answers if isinstance(answer, Refused) and answer.why != "not-yours"]


async def test_rematches_are_tables_too(serving: Serving):
    async with serving(tables_per_person=Rate(0.001, 1)) as server, Browser(server.address()) as browser:
        solo = next(game for game in SHELF.values() if game.adviser is not None)
        table = await browser.open_table(solo.id, 1)
        async with browser.join(table) as person:
            await person.sit(0)
            await person.start()
            await person.play(0, person.eyes(0).legal[0])
            await person.until_ply(1)
            await person.play(0, person.eyes(0).legal[-1])  # gives up
            await person.until(lambda: person.over)
            refused = await person.ask(messages.Again(fresh_id()))
            assert isinstance(refused, Refused)
            assert (refused.why, refused.word) == ("too-fast", "too-many-tables")


async def test_so_many_bots_work_for_one_host_at_once(serving: Serving):
    async with (
        serving(bots_per_person=2, bot_pause=(60, 60)) as server,
        Browser(server.address()) as browser,
        browser.join(await browser.open_table(GAME.id, 2)) as first,
    ):
        for seat in range(2):
            await first.add_bot(seat)
        await first.start()
        async with browser.join(await browser.open_table(GAME.id, 2)) as second:
            await second.sit(0)
            await second.add_bot(1)
            refused = await second.ask(messages.Start(fresh_id()))
            assert isinstance(refused, Refused)
            assert refused.word == "too-many-bots"
            assert isinstance(await second.ask(messages.Stand(fresh_id(), 1)), Done)
            await second.sit(1)
            await second.start()


async def test_so_many_bots_work_for_one_address_at_once_whoever_they_play_with(serving: Serving):
    async with (
        serving(bots_per_address=2, bot_pause=(60, 60)) as server,
        Browser(server.address()) as browser,
        Browser(server.address()) as neighbour,
        browser.join(await browser.open_table(GAME.id, 2)) as first,
    ):
        for seat in range(2):
            await first.add_bot(seat)
        await first.start()
        async with neighbour.join(await neighbour.open_table(GAME.id, 2)) as second:
            await second.sit(0)
            await second.add_bot(1)
            refused = await second.ask(messages.Start(fresh_id()))
            assert isinstance(refused, Refused)
            assert refused.word == "too-many-bots"


async def test_the_public_list_is_short_and_nobody_fills_it_alone(serving: Serving):
    async with (
        serving(public_list=5) as server,
        Browser(server.address()) as greedy,
        Browser(server.address()) as other,
    ):
        for _ in range(10):
            await greedy.http.get(f"/api/tables/{await greedy.open_table(GAME.id, 2, private=False)}")
        lonely = await other.open_table(GAME.id, 2, private=False)
        await other.http.get(f"/api/tables/{lonely}")
        listed = [table["table"] for table in (await other.http.get("/api/tables")).json()]
        assert len(listed) == 4
        assert lonely in listed


# What is kept


async def test_tables_go_when_their_time_has_come_but_never_one_with_somebody_there(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    async with Browser(server.address()) as browser:
        unused, visited, sat = [await browser.open_table(GAME.id, 2) for _ in range(3)]
        async with browser.join(sat) as person:
            await person.sit(0)
        server.registry.unload(server.registry.tables[sat])
        now = server.registry.clock.now()
        async with browser.join(visited):
            await turn(server, monkeypatch, now, server.registry.settings.keep_unused)
            assert await statuses(browser, unused, visited, sat) == [404, 200, 200]
        server.registry.unload(server.registry.tables[sat])
        await turn(server, monkeypatch, now, server.registry.settings.keep_forsaken)
        assert await statuses(browser, sat) == [404]


async def test_finished_and_forsaken_games_are_kept_as_long_as_the_host_says_each(
    serving: Serving, toy: None, monkeypatch: pytest.MonkeyPatch
):
    async with keeping(serving, forsaken=2, finished=10) as (server, browser, now):
        finished, forsaken = await left(server, browser, FINISH), await left(server, browser, PASS)
        await turn(server, monkeypatch, now, 2)
        assert await kept(server, finished, forsaken) == [finished]
        await turn(server, monkeypatch, now, 10)
        assert await kept(server, finished) == []
        assert await statuses(browser, finished, forsaken) == [404, 404]


async def test_of_finished_games_only_those_go_that_were_over_long_enough(
    serving: Serving, toy: None, monkeypatch: pytest.MonkeyPatch
):
    """Also where a forsaken one would be kept for longer."""
    async with keeping(serving, forsaken=30, finished=10) as (server, browser, now):
        older, forsaken = await left(server, browser, FINISH), await left(server, browser, PASS)
        with monkeypatch.context() as later:
            later.setattr(server.registry.clock, "now", lambda: now + 5 * DAY_MS)
            younger = await left(server, browser, FINISH)
        await turn(server, monkeypatch, now, 10)
        assert await kept(server, older, younger, forsaken) == [younger, forsaken]
        await turn(server, monkeypatch, now, 15)
        assert await kept(server, younger, forsaken) == [forsaken]


@asynccontextmanager
async def keeping(serving: Serving, forsaken: int, finished: int) -> AsyncIterator[tuple[Server, Browser, int]]:
    """So many days; and the moment from which they are counted."""
    async with (
        serving(speed=STILL, keep_forsaken=forsaken, keep_finished=finished) as server,
        Browser(server.address()) as browser,
    ):
        yield server, browser, server.registry.clock.now()


async def left(server: Server, browser: Browser, move: Wire) -> str:
    """A table at which this was played, and that nobody looks at any more."""
    async with begun(browser) as (person,):
        await plays(person, move)
    while server.registry.tables[person.table].listeners:
        await sleep(0.01)
    server.registry.unload(server.registry.tables[person.table])
    return person.table


async def kept(server: Server, *tables: str) -> list[str]:
    return [table for table in tables if await server.registry.store.journal(table)]


async def turn(server: Server, monkeypatch: pytest.MonkeyPatch, now: int, days: float) -> None:
    """Look what goes, so many days and an hour later."""
    with monkeypatch.context() as patch:
        patch.setattr(server.registry.clock, "now", lambda: now + int(days * DAY_MS) + DAY_MS // 24)
        await Retention(server.registry).go_round(0)


async def statuses(browser: Browser, *tables: str) -> list[int]:
    return [(await browser.http.get(f"/api/tables/{table}")).status_code for table in tables]


# What a question costs


@pytest.mark.parametrize("path", ["/api/mine", "/api/me", "/api/history", "/api/daily", "/api/tables"])
async def test_what_the_database_or_all_tables_are_asked_for_costs_more_than_a_file(serving: Serving, path: str):
    async with serving(per_address=Rate(0.001, 8)) as server, httpx.AsyncClient(base_url=server.address()) as http:
        assert [(await http.get(path)).status_code for _ in range(2)] == [200, 429]


async def test_nothing_long_is_compressed_anew_for_everybody_who_asks(friend: Browser, monkeypatch: pytest.MonkeyPatch):
    """What holds up the moves of others for milliseconds would cost whoever asks for it one token."""
    compressed: list[int] = []
    write = GzipCompression.write

    def noted(self: GzipCompression, body: bytes) -> None:
        compressed.append(len(body))
        write(self, body)

    monkeypatch.setattr(GzipCompression, "write", noted)
    games = [f"/api/games/{game}/{what}" for game in SHELF for what in ("words/fr", "rulebook/fr", "schemas")]
    for path in ("/api/shelf", "/api/puzzles", *games):
        answer = await friend.http.get(path, headers={"accept-encoding": "gzip"})
        assert answer.status_code == 200, path
    assert 0 < max(compressed) < 10_000  # bytes


async def test_whoever_comes_to_a_long_game_is_charged_for_all_that_he_is_told(serving: Serving, toy: None):
    """He comes again and again as one who has heard nothing."""
    async with (
        serving(speed=STILL, per_address=Rate(0.001, 1000)) as server,
        Browser(server.address()) as browser,
        begun(browser, browser, bots=0) as (person, _),
    ):
        live, charged = await server.registry.live_table(person.table), []
        assert isinstance(server.config, AdmittingConfig)
        bucket = server.config.admission.address_bucket("127.0.0.1")
        live.table.chat += [messages.Spoken(number, 0, "Hello") for number in range(1, 50 * PAST_PER_TOKEN + 1)]
        for heard in (len(live.table.chat), None):
            before = bucket.level
            async with browser.join(person.table, live.table.ply, heard):
                charged.append(before - bucket.level)
        assert charged == [pytest.approx(SOCKET_TOKENS, abs=0.1), pytest.approx(SOCKET_TOKENS + 50, abs=0.1)]


async def test_whoever_changes_something_pays_for_all_who_are_told_of_it(
    still_server: Server, monkeypatch: pytest.MonkeyPatch
):
    """A crowd of one address that looks on, and one of it who changes his name again and again."""
    monkeypatch.setattr(connection, "LISTENERS_PER_TOKEN", 1)
    async with AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(Browser(still_server.address())) for _ in range(8)]
        table = await browsers[0].open_table(GAME.id, 2)
        crowd = [await stack.enter_async_context(browser.join(table)) for browser in browsers]
        await crowd[0].sit(0)
        assert isinstance(still_server.config, AdmittingConfig)
        bucket = still_server.config.admission.address_bucket("127.0.0.1")
        bucket.rate, charged = Rate(0.001, 1000), []
        for seat, answer in ((0, Done), (1, Refused)):
            bucket.fill()
            before = bucket.level
            assert isinstance(await crowd[0].ask(messages.Rename(fresh_id(), seat, "Eve")), answer)
            charged.append(before - bucket.level)
        assert charged == [pytest.approx(1 + 8, abs=0.1), pytest.approx(1, abs=0.1)]
        before = bucket.level
        async with browsers[0].join(table):
            assert before - bucket.level == pytest.approx(SOCKET_TOKENS + 8, abs=0.1)
        while len(still_server.registry.tables[table].listeners) > 8:
            await sleep(0.01)
        goodbye = 1  # the frame that says it
        assert before - bucket.level == pytest.approx(SOCKET_TOKENS + 8 + goodbye + 8, abs=0.1)


def test_a_class_that_looks_on_is_hardly_charged_for_it():
    """All of them come to one table in the same minute, and each of its players makes a move every two seconds."""
    usual = Settings("sqlite:///unused")
    coming = 60 * (SOCKET_TOKENS + 1 + 2 * 60 / LISTENERS_PER_TOKEN)
    assert coming < usual.per_address.burst
    playing = 6 / 2 * (1 + 60 / LISTENERS_PER_TOKEN)
    assert playing < usual.per_address.steady / 10


async def test_whoever_has_a_table_read_from_its_journal_pays_for_its_length(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(routes, "ENTRIES_PER_TOKEN", 1)
    async with serving(per_address=Rate(0.001, 1000)) as server, Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        entries = len(await server.registry.store.journal(table))
        assert isinstance(server.config, AdmittingConfig)
        bucket, charged = server.config.admission.address_bucket("127.0.0.1"), []
        for _ in ("not in memory yet", "in memory"):
            before = bucket.level
            assert (await browser.http.get(f"/api/tables/{table}")).status_code == 200
            charged.append(before - bucket.level)
        assert charged == [pytest.approx(1 + entries, abs=0.1), pytest.approx(1, abs=0.1)]


async def test_the_links_of_one_person_are_counted(still_server: Server, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(requests, "MOST_REQUESTS", 3)
    async with Browser(still_server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        statuses = [(await browser.http.post(f"/api/tables/{table}/handover")).status_code for _ in range(5)]
        assert statuses == [201] * 3 + [400] * 2


# When the disk is full


@pytest.mark.parametrize(("kind", "what"), FULL_DISKS.items())
def test_what_the_database_calls_a_full_disk_is_said_in_words(kind: str, what: str):
    error = sqlite3.OperationalError("of this moment")
    error.sqlite_errorname = kind
    assert named(error) == f"OperationalError ({kind}: the disk {what})"


@contextmanager
def disk_full() -> Iterator[None]:
    """No file may grow beyond what the smallest database has already."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_disk_that_is_full_is_named_in_the_log_and_nothing_else_is(
    server: Server, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.ERROR)
    async with Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        async with browser.join(table) as person:
            with disk_full():
                await person.send(messages.Sit(fresh_id(), 0, "Rumpelstiltskin", "0" * 32))
                await person.until(lambda: person.closing is not None)
        assert any(f"{kind}: the disk {what}" in caplog.text for kind, what in FULL_DISKS.items())
        assert "Rumpelstiltskin" not in caplog.text
        async with browser.join(table) as person:
            await person.sit(0)
