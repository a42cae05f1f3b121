"""Opening, finding and leaving tables; the next game; another device; what is told afterwards."""

from random import Random

import msgspec
import pytest
from tests.server.client import Browser, fresh_id
from tests.server.conftest import Serving

from gueridon.core import record
from gueridon.games import SHELF
from gueridon.server.serving import Server
from gueridon.server.settings import Rate, Settings
from gueridon.tables import messages, requests
from gueridon.tables.messages import Done, Refused
from gueridon.tables.secret_chain import CHAIN_GAMES

GAME = next(iter(SHELF.values()))


@pytest.fixture
async def browser(server: Server):
    async with Browser(server.address()) as browser:
        yield browser


@pytest.fixture
async def stranger(server: Server):
    async with Browser(server.address()) as stranger:
        yield stranger


async def play_through(browser: Browser, table: str) -> None:
    async with browser.join(table) as person:
        for seat in range(len(person.room.chairs)):
            await person.sit(seat)
        await person.start()
        await person.play_to_the_end(Random(1))


async def test_the_shelf_says_what_can_be_played_and_how(browser: Browser):
    shelf = (await browser.http.get("/api/shelf")).json()
    assert [game["id"] for game in shelf] == [*SHELF]
    for shown, game in zip(shelf, SHELF.values(), strict=True):
        assert (shown["least"], shown["most"]) == (game.players[0], game.players[-1])
        assert shown["presets"].keys() == game.presets.keys()
        assert shown["schema"]["$defs"]
        assert shown["levels"]


async def test_a_code_leads_to_its_table_in_any_case(browser: Browser, stranger: Browser):
    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person:
        code = person.room.code
    assert (await stranger.http.get(f"/api/codes/{code.lower()}")).json() == {"table": table}
    assert (await stranger.http.get("/api/codes/ZZZZZZ")).status_code == 404


async def test_codes_cannot_be_tried_out(serving: Serving):
    async with serving(wrong_codes=Rate(0.01, 3)) as server, Browser(server.address()) as browser:
        tried = [(await browser.http.get(f"/api/codes/AAAAA{letter}")).status_code for letter in "ABCDE"]
        assert tried == [404, 404, 404, 429, 429]


async def test_a_class_of_sixty_behind_one_address_may_all_come_with_the_right_code(serving: Serving):
    async with serving(wrong_codes=Settings.wrong_codes) as server, Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        async with browser.join(table) as person:
            found = [await browser.http.get(f"/api/codes/{person.room.code}") for _ in range(60)]
        assert {answer.status_code for answer in found} == {200}


async def test_a_table_that_is_not_there_is_not_found(browser: Browser):
    for path in ("", "/qr.svg", "/record", "/replay"):
        answer = await browser.http.get(f"/api/tables/nowhere{path}")
        assert answer.status_code == 404
        assert answer.json()["word"] == "no-such-table"


async def test_the_record_and_the_replay_are_told_after_the_end_and_not_before(browser: Browser, stranger: Browser):
    table = await browser.open_table(GAME.id, 2)
    for path in ("record", "replay", "replay?seat=0"):
        assert (await browser.http.get(f"/api/tables/{table}/{path}")).json()["word"] == "not-over"
    await play_through(browser, table)
    written = (await stranger.http.get(f"/api/tables/{table}/record")).content
    game, found = record.read(written, SHELF)
    record.verify(game, found)
    assert found.proof is not None
    for eyes in ("", "?seat=0", "?seat=1"):
        frames = (await stranger.http.get(f"/api/tables/{table}/replay{eyes}")).json()
        assert [frame["ply"] for frame in frames] == [*range(len(found.moves) + 1)]
    assert (await stranger.http.get(f"/api/tables/{table}/replay?seat=2")).status_code == 400


async def test_the_next_game_has_the_same_people_and_keeps_the_promise_of_the_last(browser: Browser, stranger: Browser):
    table = await browser.open_table(GAME.id, 2)
    await play_through(browser, table)
    async with browser.join(table) as person, stranger.join(table) as watcher:
        await watcher.until(lambda: watcher.over)
        assert isinstance(await watcher.ask(messages.Again(fresh_id())), Refused)
        assert isinstance(await person.ask(messages.Again(fresh_id())), Done)
        await watcher.until(lambda: watcher.room.next_table is not None)
        following = watcher.room.next_table
    assert following is not None
    async with browser.join(following) as person:
        assert [chair.yours for chair in person.room.chairs] == [True, True]
        secret = (await browser.http.get(f"/api/tables/{table}/record")).json()["proof"]["secret"]
        assert person.room.commitment == secret
        await person.start()
        await person.play_to_the_end(Random(2))
    game, found = record.read((await browser.http.get(f"/api/tables/{following}/record")).content, SHELF)
    record.verify(game, found)
    assert CHAIN_GAMES > 1


async def test_seats_move_to_another_device_by_a_link_that_works_once(browser: Browser, stranger: Browser):
    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person, stranger.join(table) as phone:
        for seat in range(2):
            await person.sit(seat)
        await person.start()
        await phone.until_ply(0)
        token = (await browser.http.post(f"/api/tables/{table}/handover")).json()["token"]
        assert (await stranger.http.post(f"/api/handover/{token}")).json() == {"table": table}
        await phone.until(lambda: phone.update is not None and phone.update.eyes[0].seat == 0)
        await person.until(lambda: person.update is not None and person.update.eyes[0].seat is None)
        assert phone.room.host
        assert phone.told[-1].ply == 0
        assert (await browser.http.post(f"/api/handover/{token}")).status_code == 400


async def test_a_link_is_only_for_those_who_hold_something(browser: Browser, stranger: Browser):
    table = await browser.open_table(GAME.id, 2)
    assert (await stranger.http.post(f"/api/tables/{table}/handover")).status_code == 403


async def test_a_bot_takes_over_and_gives_back(server: Server, browser: Browser, stranger: Browser):
    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person:
        async with stranger.join(table) as guest:
            await person.sit(0)
            await guest.sit(1)
            await person.start()
        await person.until(lambda: not person.room.chairs[1].present)
        server.registry.clock.started_at += requests.AWAY_SECONDS
        assert isinstance(await person.ask(messages.TakeOver(fresh_id(), 1)), Done)
        await person.until(lambda: person.room.chairs[1].level is not None)
        assert person.room.chairs[1].sitter == "person"
        async with stranger.join(table) as guest:
            await person.until(lambda: person.room.chairs[1].level is None)
            assert guest.room.chairs[1].yours


async def test_health_and_metrics_count(browser: Browser):
    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person:
        await person.sit(0)
        assert (await browser.http.get("/health")).json() == {"tables": 1, "connections": 1, "database": "answers"}
        metrics = (await browser.http.get("/metrics")).text
        assert "gueridon_connections 1.0" in metrics
        assert "gueridon_entries_total 1.0" in metrics
        assert 'gueridon_questions_waiting{asked="table"} 0.0' in metrics


async def test_the_openapi_document_describes_every_address(browser: Browser):
    paths = (await browser.http.get("/schema")).json()["paths"]
    assert {"/api/shelf", "/api/tables", "/api/codes/{code}", "/api/handover/{token}"} <= paths.keys()
    body = paths["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert body["required"] == ["game", "players", "options"]
    assert msgspec.json.encode(body)
