"""Who asks, from where, how fast; and what every answer carries."""

import asyncio
import logging
from itertools import product
from pathlib import Path

import httpx
import pytest
from tests.server.client import Browser, fresh_id
from tests.server.conftest import Serving
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gueridon.games import SHELF
from gueridon.server import page
from gueridon.server.guard import secret_in
from gueridon.server.serving import Server
from gueridon.server.settings import Rate
from gueridon.tables import messages
from gueridon.tables.messages import Refused

GAME = next(iter(SHELF.values()))


@pytest.fixture
async def browser(server: Server):
    async with Browser(server.address()) as browser:
        yield browser


async def test_a_person_is_a_secret_cookie_that_no_script_reads(server: Server):
    async with httpx.AsyncClient(base_url=server.address()) as http:
        cookie = (await http.get("/api/shelf")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie
        assert "set-cookie" not in (await http.get("/api/shelf")).headers
    async with httpx.AsyncClient(base_url=server.address(), headers={"x-forwarded-proto": "https"}) as http:
        assert "Secure" in (await http.get("/api/shelf")).headers["set-cookie"]


async def test_who_moves_to_tls_with_his_host_stays_the_same_person_under_a_safer_name(server: Server):
    secret, other = "a" * 32, "b" * 32
    tls = {"x-forwarded-proto": "https"}
    async with httpx.AsyncClient(base_url=server.address(), headers=tls) as http:
        moved = (await http.get("/api/shelf", headers={"cookie": f"gueridon={secret}"})).headers["set-cookie"]
        assert moved.startswith(f"__Host-gueridon={secret}; Path=/; ")
        assert "Secure" in moved
        assert "Domain" not in moved
        for cookie in (f"__Host-gueridon={secret}", f"gueridon={other}; __Host-gueridon={secret}"):
            assert "set-cookie" not in (await http.get("/api/shelf", headers={"cookie": cookie})).headers
    assert secret_in(f"gueridon={other}; __Host-gueridon={secret}") == secret
    assert secret_in(f"__Host-gueridon={secret}; gueridon={other}") == secret


async def test_no_request_waits_for_a_thread_of_the_framework(browser: Browser, monkeypatch: pytest.MonkeyPatch):
    called: list[object] = []

    async def in_a_thread(call: object, *_: object, **__: object) -> None:
        called.append(call)

    monkeypatch.setattr("litestar.concurrency._run_sync_asyncio", in_a_thread)
    table = await browser.open_table(GAME.id, 2)
    for path in ("/", "/health", "/api/shelf", "/api/lobby", f"/api/tables/{table}/record", "/nowhere"):
        await browser.http.get(path)
    async with browser.join(table) as chair:
        await chair.sit(0)
    assert called == []


async def test_a_forged_cookie_is_just_another_person(server: Server):
    headers = {"cookie": "gueridon=' OR 1=1"}
    async with httpx.AsyncClient(base_url=server.address(), headers=headers) as http:
        assert "set-cookie" in (await http.get("/api/shelf")).headers


@pytest.mark.parametrize("path", ["/", "/api/shelf", "/api/nothing", "/api/tables/nowhere", "/t/abc"])
async def test_every_answer_has_its_headers(browser: Browser, path: str):
    headers = (await browser.http.get(path)).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path", ["/api/shelf", "/api/nothing", "/api/tables/nowhere", "/health", "/metrics", "/schema"]
)
async def test_nothing_of_the_api_is_kept_by_anybody_on_the_way(browser: Browser, path: str):
    assert (await browser.http.get(path)).headers["cache-control"] == "no-store"


async def test_head_is_answered_wherever_get_is_and_has_no_body(browser: Browser):
    for path in ("/", "/api/shelf", "/api/tables", "/health", "/metrics", "/schema", "/api/nothing"):
        whole, head = await browser.http.get(path), await browser.http.head(path)
        assert (head.status_code, head.content) == (whole.status_code, b""), path
        assert head.headers["content-type"] == whole.headers["content-type"], path


async def test_a_strange_host_is_answered_by_a_sentence_and_never_believed(browser: Browser):
    table = await browser.open_table(GAME.id, 2)
    hosts = ("a b", "[", "[::1", "h:99999999", "\u00ff", "x" * 3000, "a/b", "a@b", "", "a,b")
    for host, path in product(hosts, (f"/api/tables/{table}/qr.svg", "/api/shelf")):
        answer = await browser.http.get(path, headers=[(b"host", host.encode("latin-1"))])
        assert answer.status_code == 400, (host, path, answer.text)


async def test_what_costs_more_is_charged_more(serving: Serving):
    async with serving(per_address=Rate(0.001, 50)) as server, httpx.AsyncClient(base_url=server.address()) as http:
        wish = {"game": GAME.id, "players": 2, "options": {}}
        statuses = [(await http.post("/api/tables", json=wish)).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]
        assert (await http.get("/health")).status_code == 200


async def test_a_foreign_page_neither_posts_nor_opens_a_socket(browser: Browser):
    table = await browser.open_table(GAME.id, 2)
    for origin in ("https://evil.example", "null", "http://[", f"{browser.address}.evil.example"):
        evil = {"origin": origin, "cookie": browser.cookie}
        answer = await browser.http.post(f"/api/tables/{table}/handover", headers=evil)
        assert (answer.status_code, answer.json()["word"]) == (403, "foreign-page")
        with pytest.raises(InvalidStatus):
            await connect(browser.join(table).url, additional_headers=evil)


async def test_our_own_page_does_both(browser: Browser):
    table = await browser.open_table(GAME.id, 2)
    ours = {"origin": browser.address, "cookie": browser.cookie}
    assert (await browser.http.post(f"/api/tables/{table}/handover", headers=ours)).status_code == 201
    async with connect(browser.join(table).url, additional_headers=ours) as socket:
        assert "room" in str(await socket.recv())


async def test_a_socket_that_asks_too_fast_is_told_so_and_goes_on(serving: Serving):
    async with serving(per_connection=Rate(5, 3)) as server, Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        async with browser.join(table) as person:
            asked = [messages.Stand(fresh_id(), 0) for _ in range(6)]
            for request in asked:
                await person.send(request)
            await person.until(lambda: len(person.answers) == 6)
            whys = [answer.why for answer in person.answers.values() if isinstance(answer, Refused)]
            assert whys[:3] == ["malformed"] * 3
            assert "too-fast" in whys[3:]
            await asyncio.sleep(0.5)
            last = await person.ask(messages.Stand(fresh_id(), 0))
            assert isinstance(last, Refused)
            assert last.why == "malformed"


async def test_an_address_that_asks_too_fast_waits(serving: Serving):
    async with serving(per_address=Rate(1, 5)) as server, httpx.AsyncClient(base_url=server.address()) as http:
        statuses = [(await http.get("/health")).status_code for _ in range(8)]
        assert statuses[:5] == [200] * 5
        assert 429 in statuses


async def test_too_big_a_frame_closes_the_socket_and_too_big_a_body_is_refused(browser: Browser):
    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person:
        await person.socket.send('"' + "x" * 20_000 + '"')
        with pytest.raises(ConnectionClosed):
            await person.until(lambda: False)
    assert (await browser.http.post("/api/tables", content=b"x" * 20_000)).status_code == 413
    async with browser.join(table) as person:
        await person.sit(0)


async def test_nothing_that_a_seat_should_not_know_is_logged(serving: Serving, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.INFO)
    caplog.set_level(logging.WARNING, "httpx")  # the browser of this test
    async with serving() as server, Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        async with browser.join(table) as person:
            for seat in range(2):
                await person.sit(seat, "Rumpelstiltskin")
            await person.start()
            assert person.update is not None
            seat = person.update.acting[0]
            move = bytes(person.eyes(seat).legal[0]).decode()
            await person.play(seat, person.eyes(seat).legal[0])
            code, cookie = person.room.code, browser.cookie
        await browser.http.get(f"/api/codes/{code}")
        live = server.registry.tables[table]
        secrets = [move, code, cookie.split("=")[1], "Rumpelstiltskin", live.table.secret.hex(), f"{1:032x}"]
    assert [secret for secret in secrets if secret in caplog.text] == []


async def test_a_failure_is_logged_without_what_was_in_it(
    server: Server, browser: Browser, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    async def fail(*_: object) -> None:
        raise OSError("the queen of hearts")

    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person:
        monkeypatch.setattr(server.registry.store, "append", fail)
        await person.send(messages.Sit(fresh_id(), 0, "Ada", "0" * 32))
        await person.until(lambda: person.closing is not None)
    monkeypatch.undo()
    assert "OSError" in caplog.text
    assert "queen" not in caplog.text
    async with browser.join(table) as person:
        await person.sit(0)


# The page


async def test_a_page_that_is_not_built_says_so(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    answer = await browser.http.get("/")
    assert (answer.status_code, answer.text) == (503, page.NOT_BUILT)


async def test_the_page_answers_every_address_that_is_not_the_api(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    for path in ("/", "/t/abc", "/h/token"):
        answer = await browser.http.get(path)
        assert answer.text == "<!doctype html>"
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    script = await browser.http.get("/assets/app-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    for path in ("/assets/gone.js", "/api/nothing"):
        assert (await browser.http.get(path)).status_code == 404


async def test_a_file_of_the_page_is_compressed_once_and_again_when_it_is_another(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    (tmp_path / "index.html").write_text("<!doctype html>" * 1000)
    page.packed.cache_clear()
    for _ in range(5):
        answer = await browser.http.get("/", headers={"accept-encoding": "gzip"})
        assert (answer.headers["content-encoding"], answer.text) == ("gzip", "<!doctype html>" * 1000)
    assert page.packed.cache_info().misses == 1
    assert (await browser.http.get("/", headers={"accept-encoding": "identity"})).text == "<!doctype html>" * 1000
    (tmp_path / "index.html").write_text("another")
    assert (await browser.http.get("/")).text == "another"


@pytest.mark.parametrize(
    "path", ["/..%2fsecret", "/assets/..%2f..%2fsecret", "//secret", "/%00", "/assets/%00", "/" + "x" * 5000]
)
async def test_nothing_beside_the_page_is_sent(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
):
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<!doctype html>")
    (tmp_path / "secret").write_text("beside the page")
    monkeypatch.setattr(page, "FOLDER", tmp_path / "page")
    answer = await browser.http.get(path)
    assert answer.status_code in (200, 404)
    assert "beside" not in answer.text
