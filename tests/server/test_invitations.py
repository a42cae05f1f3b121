"""Where links and codes lead: to the address under which others open this house, whatever a browser says."""

import httpx
import pytest
from tests import codes
from tests.server.client import Browser
from tests.server.conftest import Serving
from tests.server.homes import HOME, LOOPBACK, standing_in
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from gueridon.games import SHELF
from gueridon.server.serving import Server

GAME = next(iter(SHELF.values()))
PUBLIC = "https://table.example.org"
LIES = [
    {},
    {"host": "evil.example"},
    {"host": "localhost"},
    {"host": "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https"},
    {"forwarded": "host=evil.example;proto=https"},
]


async def told(browser: Browser, headers: dict[str, str]) -> str | None:
    address: str | None = (await browser.http.get("/api/house", headers=headers)).json()["address"]
    return address


async def drawn(browser: Browser, table: str, headers: dict[str, str]) -> httpx.Response:
    return await browser.http.get(f"/api/tables/{table}/qr.svg", headers=headers)


@pytest.mark.parametrize("headers", LIES)
async def test_everybody_is_told_the_public_address_whatever_host_he_names(serving: Serving, headers: dict[str, str]):
    async with serving(public_url=PUBLIC) as server, Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        assert await told(browser, headers) == PUBLIC
        picture = await drawn(browser, table, headers)
        assert picture.headers["content-type"] == "image/svg+xml"
        assert codes.in_drawing(picture.text) == f"{PUBLIC}/t/{table}"


@pytest.mark.parametrize("headers", LIES)
async def test_on_a_network_it_is_the_address_there_with_the_port_that_listens(
    serving: Serving, headers: dict[str, str]
):
    with standing_in(HOME):
        async with serving() as server, Browser(server.address()) as browser:
            public = f"http://192.168.1.20:{server.address().rsplit(':')[-1]}"
            table = await browser.open_table(GAME.id, 2)
            assert await told(browser, headers) == public
            assert codes.in_drawing((await drawn(browser, table, headers)).text) == f"{public}/t/{table}"


async def test_a_public_url_wins_over_the_network(serving: Serving):
    with standing_in(HOME):
        async with serving(public_url=PUBLIC) as server, Browser(server.address()) as browser:
            assert await told(browser, {}) == PUBLIC


@pytest.mark.parametrize("headers", LIES)
async def test_where_only_this_machine_comes_in_there_is_no_address_and_no_picture(
    server: Server, headers: dict[str, str]
):
    async with Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        assert await told(browser, headers) is None
        refused = await drawn(browser, table, headers)
        assert (refused.status_code, refused.json()["word"]) == (400, "only-this-machine")


async def test_without_a_network_there_is_none_either(serving: Serving):
    with standing_in([LOOPBACK]):
        async with serving() as server, Browser(server.address()) as browser:
            assert await told(browser, {}) is None


async def test_our_page_acts_under_its_public_address_although_a_proxy_renames_it(serving: Serving):
    async with serving(public_url=PUBLIC) as server, Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        ours = {"origin": PUBLIC, "cookie": browser.cookie}
        assert (await browser.http.post(f"/api/tables/{table}/handover", headers=ours)).status_code == 201
        async with connect(browser.join(table).url, additional_headers=ours) as socket:
            assert "room" in str(await socket.recv())


@pytest.mark.parametrize("origin", ["http://table.example.org", f"{PUBLIC}:8443", f"{PUBLIC}.evil.example", "null"])
async def test_a_page_that_is_called_almost_like_ours_does_not(serving: Serving, origin: str):
    async with serving(public_url=PUBLIC) as server, Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        evil = {"origin": origin, "cookie": browser.cookie}
        assert (await browser.http.post(f"/api/tables/{table}/handover", headers=evil)).status_code == 403
        with pytest.raises(InvalidStatus):
            await connect(browser.join(table).url, additional_headers=evil)
