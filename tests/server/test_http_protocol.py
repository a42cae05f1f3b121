"""What a stranger could draw out comes to an end: heads, bodies, pipelines, answers that nobody reads; by address."""

import asyncio
import re
from asyncio import StreamReader, get_running_loop
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from tests.server.client import Browser
from tests.server.conftest import Serving
from websockets.exceptions import ConnectionClosed

from gueridon.core.errors import Malformed
from gueridon.games import SHELF
from gueridon.server import page
from gueridon.server.addresses import network_of
from gueridon.server.admission import Admission, AdmittingConfig
from gueridon.server.guard import SOCKET_TOKENS
from gueridon.server.http_protocol import LONGEST_BODY_BYTES, LONGEST_HEAD_BYTES, MOST_PIPELINED, HttpProtocol
from gueridon.server.packing import PIECE_BYTES
from gueridon.server.rates import TokenBucket
from gueridon.server.serving import Server
from gueridon.server.settings import Rate, Settings, with_environment

GAME = next(iter(SHELF.values()))
HEAD = b"GET /health HTTP/1.1\r\nhost: here\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: here\r\n"
STRANGER = "127.0.0.9"  # 127.0.0.1 is trusted as a proxy


@asynccontextmanager
async def talking_to(server: Server, home: str = STRANGER):
    _, _, port = server.address().rpartition(":")
    reader, writer = await asyncio.open_connection("127.0.0.1", int(port), local_addr=(home, 0))
    try:
        yield reader, writer
    finally:
        writer.close()


async def status(reader: StreamReader) -> int:
    return int((await reader.readline()).split()[1])


async def until_noticed(server: Server, many: int = 1) -> None:
    while len(server.server_state.connections) < many:
        await asyncio.sleep(0.01)


async def until_gone(reader: StreamReader) -> None:
    await reader.read()


# Time, which the tests turn themselves


@pytest.mark.parametrize("begun", [b"", b"G", HEAD, POST + b"content-length: 9\r\n\r\n{"])
async def test_what_is_half_said_is_answered_and_closed_when_its_time_is_over(server: Server, begun: bytes):
    async with talking_to(server) as (reader, writer):
        writer.write(begun)
        await until_noticed(server)
        await asyncio.sleep(0.1)
        now = get_running_loop().time()
        server.check_connections(now + server.settings.patience / 2)
        assert not reader.at_eof()
        server.check_connections(now + server.settings.patience + 1)
        assert await status(reader) == 408
        await until_gone(reader)


async def test_a_head_is_not_drawn_out_by_another_byte_now_and_then(server: Server):
    async with talking_to(server) as (reader, writer):
        writer.write(HEAD)
        await until_noticed(server)
        now = get_running_loop().time()
        writer.write(b"x: y\r\n")
        await asyncio.sleep(0.1)
        server.check_connections(now + server.settings.patience + 1)
        assert await status(reader) == 408


async def test_who_asked_all_he_wanted_is_not_hurried(server: Server):
    async with talking_to(server) as (reader, writer):
        writer.write(HEAD + b"\r\n")
        assert await status(reader) == 200
        server.check_connections(get_running_loop().time() + server.settings.patience + 1)
        writer.write(HEAD + b"\r\n")
        await reader.readuntil(b"HTTP/1.1 200")


# Size


async def sent(server: Server, *parts: bytes) -> int:
    async with talking_to(server) as (reader, writer):
        for part in parts:
            writer.write(part)
        answered = await status(reader)
        await until_gone(reader)
        return answered


async def test_a_head_has_a_longest_length_whatever_it_is_made_of(server: Server):
    assert await sent(server, b"GET /" + b"x" * LONGEST_HEAD_BYTES) == 431
    assert await sent(server, HEAD, b"x: " + b"y" * LONGEST_HEAD_BYTES + b"\r\n\r\n") == 431
    assert await sent(server, HEAD, b"x:y\r\n" * (LONGEST_HEAD_BYTES // 32 + 1)) == 431


async def test_a_header_that_never_ends_is_not_kept_in_memory(server: Server):
    async with talking_to(server) as (_, writer):
        writer.write(HEAD + b"x: ")
        written = 0
        with suppress(ConnectionError):
            while written < 100 * 65536:
                writer.write(b"y" * 65536)
                await writer.drain()
                written += 65536
        assert written < 100 * 65536


@pytest.mark.parametrize("crumb", [b"1\r\nx\r\n", b"1000\r\n" + b"x" * 0x1000 + b"\r\n"])
async def test_a_body_in_parts_has_a_longest_length_too(server: Server, crumb: bytes):
    enough = crumb * (1 + 2 * LONGEST_BODY_BYTES // max(64, len(crumb)) + 1)
    assert await sent(server, POST, b"transfer-encoding: chunked\r\n\r\n", enough) == 413


@pytest.mark.parametrize(("length", "answered"), [("0" * 5000, 200), ("0" * 5000 + "2", 200), ("9" * 5000, 400)])
async def test_a_length_with_very_many_digits_breaks_nothing(server: Server, length: str, answered: int):
    """Python refuses to read so many of them."""
    async with talking_to(server) as (reader, writer):
        writer.write(HEAD + f"content-length: {length}\r\n\r\n".encode())
        assert await status(reader) == answered


async def test_an_answer_that_nobody_reads_is_unpacked_no_further(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Ten megabytes for every connection would be five thousand for one address."""
    whole = 40_000_000
    (tmp_path / "index.html").write_bytes(bytes(whole))
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    async with talking_to(server) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
        await until_noticed(server)
        (connection,) = server.server_state.connections
        assert isinstance(connection, HttpProtocol)
        while connection.flow.write_paused is False:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        assert connection.transport.get_write_buffer_size() <= 2 * PIECE_BYTES
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        assert f"content-length: {whole}".encode() in head
        assert body == bytes(whole)


async def test_what_is_unpacked_for_somebody_is_charged(
    serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "index.html").write_bytes(bytes(20 * PIECE_BYTES))
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    async with serving(per_address=Rate(0.001, 50)) as server:
        assert isinstance(server.config, AdmittingConfig)
        bucket, charged = server.config.admission.address_bucket(STRANGER), []
        for packed in ("gzip", "identity"):
            before = bucket.level
            async with talking_to(server) as (reader, writer):
                head = f"GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\naccept-encoding: {packed}\r\n\r\n"
                writer.write(head.encode())
                await until_gone(reader)
            charged.append(before - bucket.level)
        assert charged[1] - charged[0] == pytest.approx(20, abs=0.1)


async def test_few_requests_wait_behind_one_another(server: Server):
    async with talking_to(server) as (reader, writer):
        writer.write((HEAD + b"\r\n") * (MOST_PIPELINED + 2))
        answered = await reader.read()
    assert b" 429 " in answered


# How many, how often


async def test_an_address_has_so_many_connections_and_others_come_in(serving: Serving):
    async with serving(connections=3) as server:
        opened = [talking_to(server) for _ in range(3)]
        [await one.__aenter__() for one in opened]
        await until_noticed(server, 3)
        async with talking_to(server) as (reader, _):
            assert await status(reader) == 429
        async with talking_to(server, "127.0.0.10") as (reader, writer):
            writer.write(HEAD + b"\r\n")
            assert await status(reader) == 200
        await opened[0].__aexit__(None, None, None)
        while len(server.server_state.connections) > 2:
            await asyncio.sleep(0.01)
        async with talking_to(server) as (reader, writer):
            writer.write(HEAD + b"\r\n")
            assert await status(reader) == 200
        [await one.__aexit__(None, None, None) for one in opened[1:]]


async def test_who_has_spent_all_he_had_is_not_even_answered(serving: Serving):
    async with serving(per_address=Rate(0.001, 2)) as server, talking_to(server), talking_to(server):
        await until_noticed(server, 2)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            async with talking_to(server) as (reader, _):
                await reader.readexactly(1)


def test_a_class_of_sixty_comes_in_at_once_behind_one_address():
    """With the usual limits: each brings seven connections, loads a page of thirty files and opens a socket or two."""
    keeper = Admission(Settings("none"))
    with ExitStack() as lesson:
        for pupil in range(60):
            assert [keeper.admit(STRANGER) for _ in range(7)] == ["welcome"] * 7
            assert all(keeper.address_bucket(STRANGER).take() for _ in range(30))
            for _ in range(2):
                assert keeper.address_bucket(STRANGER).take(SOCKET_TOKENS)
                lesson.enter_context(keeper.socket(STRANGER, f"pupil {pupil}"))


async def test_sockets_are_limited_by_person_and_by_address_and_the_page_is_told_by_a_code(serving: Serving):
    async with serving(sockets=3, sockets_of_a_person=2) as server, AsyncExitStack() as stack:
        ada, bob, eve = [await stack.enter_async_context(Browser(server.address())) for _ in range(3)]
        table = await ada.open_table(GAME.id, 2)
        for browser in (ada, ada, bob):
            await stack.enter_async_context(browser.join(table))
        for browser in (ada, eve):
            with pytest.raises(ConnectionClosed) as closed:
                await browser.join(table).__aenter__()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429


# Addresses


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("nonsense" * 100, ("nonsense" * 100)[:64]),
    ],
)
def test_an_address_is_the_network_that_one_house_has_to_itself(host: str, network: str):
    assert network_of(host) == network


async def test_behind_a_proxy_people_are_counted_where_they_come_from(serving: Serving):
    async with (
        serving(per_address=Rate(0.001, 3), connections=1) as server,
        httpx.AsyncClient(base_url=server.address()) as proxy,
    ):

        async def asked(home: str) -> int:
            return (await proxy.get("/health", headers={"x-forwarded-for": home})).status_code

        assert [await asked("2001:db8::1") for _ in range(4)] == [200, 200, 200, 429]
        assert await asked("2001:db8::2") == 429
        assert await asked("2001:db8:0:1::2") == 200


def test_a_debt_is_paid_in_time_and_never_grows_beyond_a_full_bucket(monkeypatch: pytest.MonkeyPatch):
    now = 100.0
    monkeypatch.setattr("gueridon.server.rates.monotonic", lambda: now)
    bucket = TokenBucket(Rate(2, 10))
    assert bucket.owe(10) == 0
    assert bucket.owe(4) == 2
    assert bucket.owe(1000) == 5
    assert not bucket.take()
    now += 5.5
    assert bucket.take()
    assert not bucket.take()


# What a host sets


def test_limits_are_read_from_the_environment():
    said = {"GUERIDON_FRAMES": "5,7.5", "GUERIDON_SOCKETS": "9", "GUERIDON_PING": "3", "GUERIDON_BOT_PAUSE": "1,2"}
    settings = with_environment(Settings("none"), said)
    assert (settings.frames, settings.sockets, settings.ping) == (Rate(5, 7.5), 9, 3)
    assert settings.bot_pause == (1, 2)
    assert with_environment(Settings("none"), {"GUERIDON_PORT": "1"}) == Settings("none")


@pytest.mark.parametrize("value", ["", "many", "1,2,3", "0,1", "-1,5", "5"])
def test_a_limit_that_means_nothing_is_named(value: str):
    with pytest.raises(Malformed, match="settings-unreadable"):
        with_environment(Settings("none"), {"GUERIDON_FRAMES": value})


def test_every_limit_in_the_manual_is_a_setting_with_that_value():
    manual = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    said = dict(re.findall(r"^\| `(GUERIDON_\w+)` \| `([\d.,]+)` \|", manual, re.MULTILINE))
    assert len(said) >= 10
    assert with_environment(Settings("none"), said) == Settings("none")
