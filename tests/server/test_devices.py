"""One person on several devices: a code for the one beside this."""

import logging
from contextlib import suppress
from hashlib import sha256

import httpx
import pytest
from tests.server.client import Browser
from tests.server.conftest import Serving
from tests.server.test_forgetting import contents, is_forgotten, until_fulfilled
from tests.server.test_own_games import sits_alone, tables_of
from tests.server.toy_tables import begun, plays
from tests.tables.toy import PASS, TOY
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from gueridon.server import devices
from gueridon.server.serving import Server
from gueridon.server.settings import Rate
from gueridon.store.subscriptions import Subscription

PUBLIC = "https://table.example.org"


@pytest.fixture
async def house(serving: Serving, toy: None, database: str):
    async with serving(database=database, public_url=PUBLIC) as server:
        yield server


@pytest.fixture
async def phone(house: Server):
    async with Browser(house.address()) as browser:
        yield browser


@pytest.fixture
async def laptop(house: Server):
    async with Browser(house.address()) as browser:
        yield browser


def digest(cookies: httpx.Cookies) -> str:
    return sha256(cookies["gueridon"].encode()).hexdigest()[:32]


async def offers(browser: Browser) -> str:
    answer = await browser.http.post("/api/me/pairing")
    assert answer.status_code == 201, answer.text
    start, code = answer.json()["link"].split("#")
    assert start == f"{PUBLIC}/d/"
    return str(code)


async def hands_in(browser: Browser, code: str) -> httpx.Response:
    return await browser.http.post("/api/me/pair", json={"code": code})


async def joins(browser: Browser, other: Browser) -> None:
    answer = await hands_in(browser, await offers(other))
    assert answer.status_code == 201, answer.text


async def test_the_other_device_is_the_same_person_and_plays_on(phone: Browser, laptop: Browser):
    async with begun(phone, bots=0) as (person,):
        await joins(laptop, phone)
        assert await tables_of(laptop) == [person.table]
        async with laptop.join(person.table) as beside:
            await beside.until_ply(0)
            assert beside.room.chairs[0].yours
            await plays(beside, PASS)
            await person.until_ply(1)
    assert (await phone.http.get("/api/me")).json() == {"games": 1, "devices": 2, "passkeys": 0, "joined": False}
    assert (await laptop.http.get("/api/me")).json() == {"games": 1, "devices": 2, "passkeys": 0, "joined": True}


async def test_a_code_is_good_once(phone: Browser, laptop: Browser, house: Server):
    code = await offers(phone)
    assert (await hands_in(laptop, code)).status_code == 201
    async with Browser(house.address()) as stranger:
        answer = await hands_in(stranger, code)
        assert (answer.status_code, answer.json()["word"]) == (400, "link-spent")
        assert await tables_of(stranger) == []


async def test_a_code_is_good_for_a_short_time(
    phone: Browser, laptop: Browser, house: Server, monkeypatch: pytest.MonkeyPatch
):
    code = await offers(phone)
    clock = house.registry.clock
    later = clock.now() + devices.PAIRING_MS + 1
    monkeypatch.setattr(clock, "now", lambda: later)
    assert (await hands_in(laptop, code)).json()["word"] == "link-spent"


async def test_of_two_codes_the_first_is_void(phone: Browser, laptop: Browser):
    first, second = await offers(phone), await offers(phone)
    assert (await hands_in(laptop, first)).json()["word"] == "link-spent"
    assert (await hands_in(laptop, second)).status_code == 201


async def test_a_device_that_is_the_same_person_already_spends_no_code(phone: Browser, laptop: Browser):
    code = await offers(phone)
    assert (await hands_in(phone, code)).json()["word"] == "link-yours"
    assert (await hands_in(laptop, code)).status_code == 201


async def test_anything_else_is_refused_and_told_nothing(laptop: Browser):
    for body in (b"", b"{}", b'{"code": 1}', b'{"code": "' + b"x" * 65 + b'"}', b'{"code": "x"}'):
        answer = await laptop.http.post("/api/me/pair", content=body)
        assert (answer.status_code, answer.json()["why"]) == (400, "malformed"), body
        assert (await laptop.http.get("/api/me")).json()["devices"] == 1, body


async def test_whoever_tries_many_codes_waits(serving: Serving):
    async with serving(joins=Rate(1e-9, 3)) as server, Browser(server.address()) as stranger:
        statuses = [(await hands_in(stranger, "x" * 22)).status_code for _ in range(4)]
    assert statuses == [400, 400, 400, 429]


async def test_neither_the_code_nor_a_cookie_is_in_any_log(phone, laptop, caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.DEBUG):
        code = await offers(phone)
        await hands_in(laptop, code)
    ours = [record.getMessage() for record in caplog.records if record.name.startswith(("gueridon", "uvicorn"))]
    for secret in (code, phone.http.cookies["gueridon"], laptop.http.cookies["gueridon"]):
        assert not [line for line in ours if secret in line]


async def test_another_site_can_have_nobody_join_it(phone: Browser, laptop: Browser):
    code = await offers(phone)
    headers = {"origin": "https://elsewhere.example"}
    answer = await laptop.http.post("/api/me/pair", json={"code": code}, headers=headers)
    assert answer.status_code == 403
    assert (await laptop.http.post("/api/me/pairing", headers=headers)).status_code == 403


async def test_where_only_this_machine_opens_the_page_there_is_no_code(server: Server):
    async with Browser(server.address()) as phone:
        answer = await phone.http.post("/api/me/pairing")
        assert (answer.status_code, answer.json()["word"]) == (400, "only-this-machine")


async def test_games_of_its_own_wait_until_the_device_parts_again(phone: Browser, laptop: Browser):
    theirs, own = await sits_alone(phone), await sits_alone(laptop)
    await joins(laptop, phone)
    assert await tables_of(laptop) == [theirs]
    answer = await laptop.http.post("/api/me/part")
    assert answer.json() == {"games": 1, "devices": 1, "passkeys": 0, "joined": False}
    assert await tables_of(laptop) == [own]
    assert await tables_of(phone) == [theirs]


async def test_one_who_lost_a_device_sends_it_away_even_if_it_was_the_first(phone: Browser, laptop: Browser, house):
    table = await sits_alone(phone)
    await joins(laptop, phone)
    async with Browser(house.address()) as third:
        await joins(third, laptop)
        answer = await laptop.http.post("/api/me/alone")
        assert answer.json() == {"games": 1, "devices": 1, "passkeys": 0, "joined": True}
        assert await tables_of(laptop) == [table]
        for gone in (phone, third):
            assert await tables_of(gone) == []
            room = (await gone.http.get(f"/api/tables/{table}")).json()
            assert not room["chairs"][0]["yours"]


async def test_a_device_that_is_sent_away_is_disconnected(phone: Browser, laptop: Browser):
    async with begun(phone, bots=0) as (person,):
        await joins(laptop, phone)
        await laptop.http.post("/api/me/alone")
        await person.until(lambda: person.closing is not None)


async def test_a_welcome_that_is_open_on_a_device_that_was_sent_away_is_told_nothing_more(phone, laptop, house: Server):
    await joins(laptop, phone)
    url = house.address().replace("http", "ws", 1) + "/api/mine/socket"
    async with connect(url, additional_headers={"cookie": phone.cookie}) as welcome:
        assert "games" in await welcome.recv()
        await laptop.http.post("/api/me/alone")
        await sits_alone(laptop)
        told = []
        with suppress(ConnectionClosedError):  # to come back as somebody else
            while True:
                told.append(await welcome.recv())
        assert not [message for message in told if TOY.id in str(message)]


async def test_a_device_that_was_sent_away_is_told_of_no_turn(phone: Browser, laptop: Browser, house: Server):
    person = digest(phone.http.cookies)
    subscriptions = house.registry.push.subscriptions
    await subscriptions.keep(Subscription(person, "https://push.example/1", b"point", b"secret", "fr"), 1)
    await joins(laptop, phone)
    await laptop.http.post("/api/me/alone")
    assert await subscriptions.of({person}) == {}


async def test_nobody_has_devices_without_end(phone: Browser, house: Server, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(devices, "MOST_DEVICES", 2)
    async with Browser(house.address()) as second, Browser(house.address()) as third:
        await joins(second, phone)
        assert (await hands_in(third, await offers(phone))).json()["word"] == "too-many-devices"


async def test_codes_that_are_open_are_bounded(phone: Browser, laptop: Browser, house: Server, monkeypatch):
    monkeypatch.setattr(devices, "MOST_PAIRINGS", 1)
    first = await offers(phone)
    await offers(laptop)
    assert len(house.registry.devices.pairings) == len(house.registry.devices.offered) == 1
    async with Browser(house.address()) as third:
        assert (await hands_in(third, first)).json()["word"] == "link-spent"


async def test_devices_that_joined_are_still_one_person_at_the_next_start(serving: Serving, toy: None, database: str):
    async with (
        serving(database=database, public_url=PUBLIC) as server,
        Browser(server.address()) as phone,
        Browser(server.address()) as laptop,
    ):
        table = await sits_alone(phone)
        await joins(laptop, phone)
        cookies = laptop.http.cookies
    async with serving(database=database) as server, Browser(server.address()) as laptop:
        laptop.http.cookies = cookies
        assert await tables_of(laptop) == [table]


async def test_whoever_is_forgotten_is_so_on_all_devices_and_with_what_they_were_before(
    phone: Browser, laptop: Browser, database: str
):
    await sits_alone(phone)
    await sits_alone(laptop)
    await joins(laptop, phone)
    ids = digest(phone.http.cookies), digest(laptop.http.cookies)
    await is_forgotten(laptop)
    await until_fulfilled(database)
    after = await contents(database)
    for id in ids:
        assert id not in after
    assert await tables_of(phone) == await tables_of(laptop) == []
    assert (await phone.http.get("/api/me")).json()["devices"] == 1
