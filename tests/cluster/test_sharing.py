"""Two servers, one house: a table is at one of them, and whoever comes to the other does not notice."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from hashlib import sha256

import pytest
from tests.buses import RedisServer, running_redis
from tests.cluster.joined import SHORT_LEASE, joined
from tests.databases import Postgres
from tests.patience import LONG_SECONDS
from tests.server.client import Browser, Chairside, fresh_id
from websockets.exceptions import ConnectionClosed

from gueridon.games import SHELF
from gueridon.server.cluster.shared_house import SharedHouse
from gueridon.server.holding import HouseLimit
from gueridon.server.live_table import Lost
from gueridon.server.serving import Server
from gueridon.server.settings import Rate, Settings
from gueridon.store import NoAnswer
from gueridon.store.claims import Argument, Claims, Found
from gueridon.tables.messages import Done, Note
from gueridon.tables.refusals import Busy

GAME = next(iter(SHELF.values()))
LONG_LEASE = 60.0  # seconds: a busy machine is no reason to be taken for dead

Two = tuple[Server, Server]


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Server]:
    ready = asyncio.Event()
    server = Server(settings, lambda _: ready.set())
    serving = asyncio.create_task(server.serve())
    await ready.wait()
    try:
        yield server
    finally:
        server.should_exit = True
        await serving


@pytest.fixture
def settings(postgres: Postgres, redis: RedisServer) -> Settings:
    return joined(postgres.fresh(), redis.address, lease=LONG_LEASE)


@pytest.fixture
async def servers(settings: Settings) -> AsyncIterator[Two]:
    async with serving(settings) as first, serving(settings) as second:
        await acquainted(first, second)
        yield first, second


def house(server: Server) -> SharedHouse:
    holding = server.registry.holding
    assert isinstance(holding, SharedHouse)
    return holding


async def acquainted(first: Server, second: Server) -> None:
    """Before their next beat, which takes a while."""
    for server in (first, second, first):
        await house(server).beat()
    assert house(first).peers
    assert house(second).peers


async def until(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG_SECONDS):
        while not happens():
            await asyncio.sleep(0.02)


async def cut_off(person: Chairside) -> None:
    """The server hangs up."""
    with suppress(ConnectionClosed):
        while await person.hear():
            pass


async def note(person: Chairside, text: str, seat: int = 0) -> None:
    assert isinstance(await person.ask(Note(fresh_id(), seat, text)), Done)


async def begun(ada: Chairside, bob: Chairside) -> None:
    await ada.sit(0, "Ada")
    await bob.sit(1, "Bob")
    await ada.start()
    await bob.until_ply(0)


async def test_people_at_one_table_play_wherever_they_are_connected(servers: Two):
    first, second = servers
    async with Browser(first.address()) as host, Browser(second.address()) as guest:
        table = await host.open_table(GAME.id, 2)
        async with host.join(table) as ada, guest.join(table) as bob:
            assert table in first.registry.tables
            assert table not in second.registry.tables
            await begun(ada, bob)
            assert ada.update is not None
            assert bob.update is not None
            assert [eyes.seat for eyes in ada.update.eyes] == [0]
            assert [eyes.seat for eyes in bob.update.eyes] == [1]
            await note(bob, "Mine alone.", seat=1)
            await bob.until(lambda: bob.notes.notes != ())
            seat, move = next(iter([*ada.choices(), *bob.choices()]))
            assert seat is not None
            mover = ada if seat == 0 else bob
            assert isinstance(await mover.play(seat, move), Done)
            await ada.until_ply(1)
            await bob.until_ply(1)
            assert not any("Mine alone." in frame for frame in ada.frames)
        await until(lambda: not first.registry.tables[table].listeners)


async def test_what_is_asked_of_a_table_over_http_is_answered_by_its_holder(servers: Two):
    first, second = servers
    async with Browser(first.address()) as host, Browser(second.address()) as guest:
        table = await host.open_table(GAME.id, 2)
        async with host.join(table) as ada:
            await ada.sit(0, "Ada")
            room = (await guest.http.get(f"/api/tables/{table}")).json()
            assert room["chairs"][0]["name"] == "Ada"
            assert (await guest.http.post(f"/api/tables/{table}/handover")).status_code == 403
            token = (await host.http.post(f"/api/tables/{table}/handover")).json()["token"]
            assert (await guest.http.post(f"/api/handover/{token}")).json() == {"table": table}
            await ada.until(lambda: not ada.room.chairs[0].yours)
            assert (await guest.http.get(f"/api/tables/{'0' * 24}")).status_code == 404
            assert table not in second.registry.tables


async def test_the_lobby_and_ones_own_games_are_those_of_the_whole_house(servers: Two):
    first, second = servers
    async with Browser(first.address()) as host, Browser(second.address()) as guest:
        table = await host.open_table(GAME.id, 2, private=False)
        async with host.join(table) as ada, guest.join(table) as bob:
            await bob.sit(1, "Bob")
            await ada.until(lambda: ada.room.chairs[1].name == "Bob")
            await house(first).show_lobby()
            for browser in (host, guest):
                async with asyncio.timeout(LONG_SECONDS):
                    while [one["table"] for one in (await browser.http.get("/api/tables")).json()] != [table]:
                        await asyncio.sleep(0.05)
            async with asyncio.timeout(LONG_SECONDS):
                while [one["table"] for one in (await guest.http.get("/api/mine")).json()["games"]] != [table]:
                    await asyncio.sleep(0.05)


async def test_who_somebody_is_the_whole_house_knows(servers: Two):
    first, second = servers
    async with Browser(first.address()) as phone, Browser(second.address()) as laptop:
        ada, bob = house_person(phone), house_person(laptop)
        code = first.registry.devices.offer(ada)
        await until(lambda: bool(second.registry.devices.pairings))
        joined = await laptop.http.post("/api/me/pair", json={"code": code})
        assert joined.json()["joined"]
        await until(lambda: first.registry.devices.known_as(bob) == ada)
        await until(lambda: not first.registry.devices.pairings)
        first.registry.passkeys.challenge("use", bob)
        await until(lambda: bob in second.registry.passkeys.challenges)
        second.registry.passkeys.answered("use", bob)
        await until(lambda: bob not in first.registry.passkeys.challenges)


async def test_what_somebody_may_do_seldom_the_servers_of_a_house_count_together(settings: Settings):
    strict = replace(settings, wrong_codes=Rate(1e-9, 4), tables_per_address=Rate(1e-9, 2))
    async with serving(strict) as first, serving(strict) as second:
        await acquainted(first, second)
        async with Browser(first.address()) as one, Browser(second.address()) as other:
            table = await one.open_table(GAME.id, 2)
            code = (await one.http.get(f"/api/tables/{table}")).json()["code"]
            await until(lambda: drawn(second, "tables-per-address") == 1)
            await other.open_table(GAME.id, 2)
            await until(lambda: drawn(first, "tables-per-address") == 2)
            with pytest.raises(Busy):
                first.registry.limits.open_table("somebody", "127.0.0.1")
            for number in range(2):
                assert (await one.http.get(f"/api/codes/AAAA{number + 2}2")).status_code == 404
            assert (await one.http.get(f"/api/codes/{code}")).status_code == 200  # and this costs nothing
            for number in range(2):
                assert (await other.http.get(f"/api/codes/BBBB{number + 2}2")).status_code == 404
            await until(lambda: drawn(first, "wrong-codes") == 4)
            assert (await one.http.get("/api/codes/CCCCC2")).status_code == 429


def drawn(server: Server, limit: HouseLimit) -> int:
    """By all addresses."""
    buckets = server.registry.house_limits[limit]
    return round(sum(buckets.rate.burst - bucket.level for bucket in buckets.buckets.values()))


def house_person(browser: Browser) -> str:
    secret = browser.cookie.partition("=")[2]
    return sha256(secret.encode()).hexdigest()[:32]


async def test_a_server_that_goes_hands_its_tables_to_the_other(settings: Settings):
    async with serving(settings) as second, Browser(second.address()) as guest:
        async with serving(settings) as first, Browser(first.address()) as host:
            await acquainted(first, second)
            table = await host.open_table(GAME.id, 2)
            async with host.join(table) as ada, guest.join(table) as bob:
                await begun(ada, bob)
                first.should_exit = True
                await cut_off(bob)
                assert bob.closing is not None
                await until(lambda: table in second.registry.tables)  # though nobody came
        assert house(second).holds(table)
        async with guest.join(table) as bob:
            await bob.until_ply(0)
            await note(bob, "Here I am.", seat=1)


async def test_a_heart_beats_however_many_wait_for_their_tables(servers: Two):
    shared = house(servers[0])
    async with shared.claims.lock, asyncio.timeout(LONG_SECONDS):
        before = shared.valid_until
        await shared.beat()
        assert shared.valid_until > before


async def test_a_table_that_could_not_be_taken_just_now_is_tried_again_soon_and_a_broken_one_later(
    servers: Two, monkeypatch
):
    shared = house(servers[0])

    async def lost(_: str) -> None:
        raise Lost

    async def broken(_: str) -> None:
        raise RuntimeError

    monkeypatch.setattr(shared.tables, "live_table", lost)
    await shared.adopt("a")
    monkeypatch.setattr(shared.tables, "live_table", broken)
    await shared.adopt("b")
    assert shared.failed.keys() == {"b"}


@pytest.mark.slow
async def test_a_server_whose_heart_cannot_beat_lets_go_and_writes_nothing(settings: Settings, monkeypatch):
    hurried = replace(settings, lease=SHORT_LEASE)
    async with (
        serving(hurried) as first,
        serving(hurried) as second,
        Browser(first.address()) as host,
        Browser(second.address()) as guest,
    ):
        await acquainted(first, second)
        table = await host.open_table(GAME.id, 2)
        async with host.join(table) as ada:
            await ada.sit(0)
            await ada.sit(1)
            await ada.start()
            live = first.registry.tables[table]

            answered = Claims.ask

            async def ask(claims: Claims, statement: str, *arguments: Argument) -> Found:
                if claims in (house(first).heart, house(first).claims):
                    raise NoAnswer
                return await answered(claims, statement, *arguments)

            monkeypatch.setattr(Claims, "ask", ask)
            await until(lambda: table in second.registry.tables)  # though nobody came
            assert live.closed
            assert first.registry.tables == {}
            assert (await host.http.get("/ready")).status_code == 503
            assert (await guest.http.get("/ready")).status_code == 200
            await cut_off(ada)
        monkeypatch.undo()
        await until(lambda: house(first).takes_tables())
        async with host.join(table) as ada:
            await note(ada, "Back again.")
            assert house(second).holds(table)
        assert first.registry.tables == {}


async def test_without_a_bus_those_at_the_holder_play_on_and_the_others_come_back_with_it(settings: Settings):
    with running_redis() as redis:
        shared = replace(settings, bus=redis.address)
        async with serving(shared) as first, serving(shared) as second:
            await acquainted(first, second)
            async with Browser(first.address()) as host, Browser(second.address()) as guest:
                table = await host.open_table(GAME.id, 2)
                async with host.join(table) as ada, guest.join(table) as bob:
                    await begun(ada, bob)
                    redis.kill()
                    await cut_off(bob)
                    await note(ada, "Still here.")
                    redis.start()
                    async with guest.join(table, seen=0) as bob:
                        await note(bob, "So am I.", seat=1)
                    assert first.registry.tables.keys() == {table}
