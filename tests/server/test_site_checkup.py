"""The doctor at a house that runs: what a proxy does wrong is found, and a good one is left alone."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import pytest
from tests.server.conftest import Serving

from gueridon.server.serving import Server
from gueridon.server.site_checkup import SiteAnswer, check_cookie, check_open_files, check_site, judged

Change = Callable[[bytes], bytes]
LONG_AGO = "Thu, 01 Jan 1970 00:00:00 GMT"


@asynccontextmanager
async def proxy(server: Server, change: Change) -> AsyncIterator[str]:
    """Passes everything on, each head changed; its address."""
    port = int(server.address().rsplit(":", 1)[1])

    async def pass_on(reader: StreamReader, writer: StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        there, back = await asyncio.open_connection("127.0.0.1", port)
        back.write(change(head))
        await asyncio.gather(pour(reader, back), pour(there, writer))

    listening = await asyncio.start_server(pass_on, "127.0.0.1", 0)
    async with listening:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"


async def pour(source: StreamReader, sink: StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await source.read(4096):
            sink.write(data)
            await sink.drain()
    sink.close()


async def complaints(url: str) -> list[str]:
    return [finding.word.removeprefix("doctor-") for finding in await check_site(url) if finding.verdict == "mend"]


async def test_of_a_house_on_this_machine_nothing_is_to_be_mended(server: Server):
    found = await check_site(server.address())
    assert [finding.word for finding in found if finding.verdict == "mend"] == []
    assert {finding.word for finding in found} >= {"doctor-reached", "doctor-socket", "doctor-cookie"}


async def test_nothing_is_left_behind_where_the_doctor_was(server: Server):
    await check_site(server.address())
    assert server.app.state.registry.tables == {}


async def test_a_proxy_that_passes_everything_on_is_found_good(serving: Serving):
    async with serving(public_url=None) as server, proxy(server, lambda head: head) as url:
        assert await complaints(url) == []


async def test_a_proxy_that_hides_the_name_makes_the_page_a_strangers(server: Server):
    def nameless(head: bytes) -> bytes:
        lines = head.split(b"\r\n")
        return b"\r\n".join(b"host: inside" if line.lower().startswith(b"host:") else line for line in lines)

    async with proxy(server, nameless) as url:
        assert await complaints(url) == ["foreign-page", "no-socket"]


async def test_a_proxy_that_lets_no_socket_through_is_told(server: Server):
    async with proxy(server, lambda head: head.replace(b"Upgrade: websocket\r\n", b"")) as url:
        assert await complaints(url) == ["no-socket"]


async def test_where_nobody_answers_there_is_nothing_else_to_say():
    assert await complaints("http://127.0.0.1:1") == ["unreachable"]


async def test_another_program_is_not_taken_for_ours():
    async def hello(reader: StreamReader, writer: StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello")
        writer.close()

    async with await asyncio.start_server(hello, "127.0.0.1", 0) as listening:
        assert await complaints(f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}") == ["not-ours"]


@pytest.mark.parametrize(
    ("url", "cookie", "verdict"),
    [
        ("https://table.example.org", "__Host-gueridon=0; Secure", "good"),
        ("https://table.example.org", "gueridon=0", "mend"),
        ("http://127.0.0.1:8000", "gueridon=0", "good"),
        ("http://192.168.1.20:8000", "gueridon=0", "mend"),
    ],
)
def test_a_cookie_is_as_safe_as_its_page(url: str, cookie: str, verdict: str):
    assert check_cookie(url, cookie).verdict == verdict


def test_a_public_house_is_told_of_its_clock_its_name_and_its_open_books():
    health = SiteAnswer(503, {"date": LONG_AGO}, b'{"tables":0}')
    house = SiteAnswer(200, {}, b'{"address":"http://192.168.1.20:8000","passkeys":null}')
    found = judged("https://table.example.org", health, house, SiteAnswer(403, {}, b""), SiteAnswer(200, {}, b""))
    assert [finding.word.removeprefix("doctor-") for finding in found if finding.verdict == "mend"] == [
        "database-silent",
        "clock-apart",
        "cookie-unsafe",
        "invitations-elsewhere",
        "foreign-page",
        "metrics-open",
    ]


def test_a_process_that_may_open_few_files_is_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("resource.getrlimit", lambda _: (256, 256))
    assert [finding.word for finding in check_open_files()] == ["doctor-files-few"]
