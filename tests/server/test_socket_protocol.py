"""A socket takes in what is paid for, gives out what is read, and says by a code why it ends."""

import asyncio
import gc
import logging
from asyncio import get_running_loop
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from litestar import WebSocket
from tests.patience import LONG_SECONDS
from tests.server.client import Browser, Chairside, fresh_id
from tests.server.conftest import Serving
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from gueridon.games import SHELF
from gueridon.server import socket_protocol
from gueridon.server.connection import Connection
from gueridon.server.rates import TokenBucket
from gueridon.server.serving import Server
from gueridon.server.settings import Rate
from gueridon.server.socket_protocol import KIB, MOST_HELD_BYTES, SocketProtocol
from gueridon.tables import messages
from gueridon.tables.messages import Done, Refused

GAME = next(iter(SHELF.values()))
EMPTY = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
PING = Frame(Opcode.PING, bytes(125)).serialize(mask=True)
BEGUN = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
SHORT_GOODBYE_SECONDS = 0.5
STEADY, BURST = 1e-5, 1000  # tokens of an address: next to none while a test lasts


@pytest.fixture(autouse=True)
def a_short_goodbye(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_protocol, "GOODBYE_SECONDS", SHORT_GOODBYE_SECONDS)


@pytest.fixture
async def browser(server: Server):
    async with Browser(server.address()) as browser:
        yield browser


def wires(server: Server) -> list[SocketProtocol]:
    connected: set[object] = {*server.server_state.connections}
    return [one for one in connected if isinstance(one, SocketProtocol)]


async def code_after(browser: Browser, raw: bytes) -> int | None:
    """How a socket is closed that sends these bytes."""
    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person:
        person.socket.transport.write(raw)
        with pytest.raises(ConnectionClosed) as closed:
            await person.until(lambda: False)
        return closed.value.rcvd.code if closed.value.rcvd else None


# Too much


@pytest.mark.parametrize(
    "flood", [BEGUN + EMPTY * 400, PING * 400, BEGUN + EMPTY * 50_000], ids=["empty frames", "pings", "a flood"]
)
async def test_frames_of_every_kind_count_and_too_many_close_the_socket(serving: Serving, flood: bytes):
    async with serving(frames=Rate(60, 300)) as server, Browser(server.address()) as browser:
        assert await code_after(browser, flood) == 4429


async def test_bytes_count_as_well(serving: Serving):
    big = Frame(Opcode.PONG, bytes(125)).serialize(mask=True)
    whole = Frame(Opcode.TEXT, b" " * 15_000).serialize(mask=True)
    async with serving(frames=Rate(1, 30)) as server, Browser(server.address()) as browser:
        assert await code_after(browser, whole * 3) == 4429
        assert await code_after(browser, big * 40) == 4429


async def test_a_message_that_never_ends_fills_no_memory_with_nothing(server: Server, browser: Browser):
    """Paid for one by one, for days."""
    async with browser.join(await browser.open_table(GAME.id, 2)) as person:
        person.socket.transport.write(BEGUN + EMPTY * 200)
        await (await person.socket.ping())
        (wire,) = wires(server)
        assert sum(len(held) for held in vars(wire).values() if isinstance(held, list | bytearray)) < 10


async def test_whoever_sends_faster_than_he_is_answered_is_held_back_and_then_closed(browser: Browser):
    assert await code_after(browser, BEGUN + b"".join([EMPTY] * (2 * MOST_HELD_BYTES // len(EMPTY)))) in (4429, None)


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"\x81\xff" + (1 << 40).to_bytes(8) + bytes(4), 1009),
        (Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True), 1007),
        (Frame(Opcode.TEXT, b"\xed\xa0\x80", fin=False).serialize(mask=True) + b"\x80\x80" + bytes(4), 1007),
        (b"\x83\x80" + bytes(4), 1002),
        (b"\x81\x00", 1002),
        (EMPTY, 1002),
    ],
    ids=["too long", "no UTF-8", "half a surrogate", "an unknown kind", "no mask", "goes on with nothing"],
)
async def test_bad_bytes_close_the_socket_with_their_code_and_leave_no_line_in_the_log(
    browser: Browser, caplog: pytest.LogCaptureFixture, raw: bytes, code: int
):
    caplog.set_level(logging.INFO, "uvicorn")
    assert await code_after(browser, raw) == code
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@asynccontextmanager
async def with_five_tokens(serving: Serving) -> AsyncIterator[tuple[Chairside, SocketProtocol, TokenBucket]]:
    """That is all its address has, and no more will come."""
    async with (
        serving(per_address=Rate(STEADY, BURST)) as server,
        Browser(server.address()) as browser,
        browser.join(await browser.open_table(GAME.id, 2)) as person,
    ):
        (wire,) = wires(server)
        bucket = wire.address_bucket
        bucket.level = 5
        yield person, wire, bucket


async def until_slowed(wire: SocketProtocol) -> None:
    async with asyncio.timeout(LONG_SECONDS):
        while wire.debt is None:
            await asyncio.sleep(0.01)


def is_slowed(wire: SocketProtocol, bucket: TokenBucket) -> bool:
    """Nothing more is read from it until what it owes is paid; the first frame for which there was no token is."""
    assert wire.debt is not None
    seconds = wire.debt.when() - get_running_loop().time()
    return (
        wire.phase == "open"
        and not wire.transport.is_reading()
        and bucket.level == pytest.approx(-1, abs=0.1)
        and seconds == pytest.approx(1 / STEADY, rel=0.1)
    )


def pay(wire: SocketProtocol, bucket: TokenBucket) -> None:
    """As if all that time had passed."""
    assert wire.debt is not None
    wire.debt.cancel()
    bucket.level = BURST
    wire.paid()


async def test_an_address_that_has_spent_its_budget_is_slowed_and_not_cut_off(serving: Serving):
    async with with_five_tokens(serving) as (person, wire, bucket):
        asked = [messages.Stand(fresh_id(), 0) for _ in range(10)]
        for request in asked:
            await person.send(request)
        await person.until(lambda: len(person.answers) == 6)
        assert is_slowed(wire, bucket)
        pay(wire, bucket)
        await person.until(lambda: len(person.answers) == len(asked))
        assert all(isinstance(answer, Refused) and answer.why == "malformed" for answer in person.answers.values())
        assert bucket.level == pytest.approx(BURST - 4, abs=0.1)
        assert wire.transport.is_reading()


async def test_pings_are_paid_for_by_the_address_as_well(serving: Serving):
    async with with_five_tokens(serving) as (person, wire, bucket):
        person.socket.transport.write(PING * 10)
        await until_slowed(wire)
        assert is_slowed(wire, bucket)
        assert len(wire.held) <= 4 * len(PING)
        pay(wire, bucket)
        assert isinstance(await person.ask(messages.Stand(fresh_id(), 0)), Refused)
        assert bucket.level == pytest.approx(BURST - 4 - 1, abs=0.1)


async def test_every_kib_of_a_frame_is_paid_for_by_the_address(serving: Serving):
    async with with_five_tokens(serving) as (person, wire, bucket):
        await person.socket.send(" " * 3 * KIB)
        await person.until(lambda: None in person.answers)
        assert bucket.level == pytest.approx(5 - 1 - 3, abs=0.1)
        assert wire.debt is None


# Time and answers that nobody reads


async def test_who_does_not_answer_a_ping_is_closed(server: Server, browser: Browser):
    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person:
        (wire,) = wires(server)
        person.socket.transport.pause_reading()
        now = get_running_loop().time()
        server.check_connections(now + 21)
        assert wire.ping is not None
        server.check_connections(now + 42)
        assert wire.phase == "over"
        person.socket.transport.resume_reading()
        with pytest.raises(ConnectionClosed):
            await person.until(lambda: False)


async def test_only_who_is_silent_is_pinged(server: Server, browser: Browser):
    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person:
        (wire,) = wires(server)
        wire.heard_at -= 19
        server.check_connections(get_running_loop().time())
        assert wire.ping is None
        wire.heard_at -= 2
        await person.sit(0)
        server.check_connections(get_running_loop().time())
        assert wire.ping is None
        wire.heard_at -= 21
        server.check_connections(get_running_loop().time())
        assert wire.ping is not None


async def test_who_talks_on_without_an_answer_to_a_ping_is_closed_too(server: Server, browser: Browser):
    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person:
        (wire,) = wires(server)
        person.socket.transport.pause_reading()
        now = get_running_loop().time()
        server.check_connections(now + 21)
        wire.heard_at = now + 41  # something else came
        server.check_connections(now + 42)
        assert wire.phase == "over"
        person.socket.transport.abort()


async def test_who_answers_pings_stays(server: Server, browser: Browser):
    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person:
        (wire,) = wires(server)
        now = get_running_loop().time()
        for minute in range(1, 4):
            server.check_connections(now + 60 * minute)
            while wire.ping is not None:
                await asyncio.sleep(0.01)
        await person.sit(0)


async def test_pongs_that_nobody_reads_are_not_piled_up(server: Server, browser: Browser):
    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person:
        (wire,) = wires(server)
        person.socket.transport.pause_reading()
        for _ in range(400):  # 6 MB
            person.socket.transport.write(PING * 120)
            await asyncio.sleep(0)
        await asyncio.sleep(0.5)
        assert wire.clogged
        assert wire.transport.get_write_buffer_size() < 200_000
        assert len(wire.held) <= MOST_HELD_BYTES
        person.socket.transport.abort()


async def test_what_waits_for_its_turn_is_carried_out_in_order(browser: Browser):
    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person:
        requests: list[messages.Request] = [messages.Sit(fresh_id(), 0, "Ada", "0" * 32)]
        requests += [messages.Rename(fresh_id(), 0, f"Ada {number}") for number in range(50)]
        for request in requests:
            await person.send(request)
        await person.until(lambda: len(person.answers) == len(requests))
        assert all(isinstance(answer, Done) for answer in person.answers.values())
        await person.until(lambda: person.room.chairs[0].name == "Ada 49")


# How it begins and ends


NOWHERE = [f"/api/tables/{name}/socket" for name in ("nowhere", "%ff", "0" * 24, "0" * 100, "0?seen=-9")]


@pytest.mark.parametrize("path", [*NOWHERE, "/nothing", "/%ff", "/api/shelf"])
async def test_a_socket_to_nowhere_is_refused(browser: Browser, path: str):
    with pytest.raises(InvalidStatus) as refused:
        await connect(browser.address.replace("http", "ws", 1) + path)
    assert 400 <= refused.value.response.status_code < 500


@pytest.mark.parametrize("known", ["seen=x", "seen=-9", "seen=", "seen=%D9%A3", "heard=-1", f"heard={'9' * 5000}"])
async def test_a_browser_that_knows_what_nobody_can_know_is_refused_and_no_failure(browser: Browser, known: str):
    table = await browser.open_table(GAME.id, 2)
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"{browser.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?{known}")
    assert 400 <= refused.value.response.status_code < 500


async def test_a_socket_that_fails_leaves_a_line_in_the_log(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async def fail(connection: Connection, text: str, own: object) -> None:
        raise ZeroDivisionError(text)

    monkeypatch.setattr(Connection, "carry_out", fail)
    async with browser.join(await browser.open_table(GAME.id, 2)) as person:
        await person.send(messages.Start("unspeakable"))
        with pytest.raises(ConnectionClosed):
            await person.until(lambda: False)
    (line,) = [record.getMessage() for record in caplog.records]
    assert line.startswith("a socket failed: ZeroDivisionError in fail (")
    assert "unspeakable" not in line


async def test_a_browser_that_goes_is_let_go(server: Server, browser: Browser):
    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person:
        await person.socket.close(1001)
        assert person.socket.close_code == 1001
    while wires(server):
        await asyncio.sleep(0.01)


async def test_who_does_not_close_in_his_turn_is_cut_off(server: Server, browser: Browser):
    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person:
        (wire,) = wires(server)
        person.socket.transport.pause_reading()
        wire.close(1000)
        assert wire.phase == "leaving"
        while wires(server):
            await asyncio.sleep(0.01)
        person.socket.transport.abort()


async def test_what_a_browser_says_it_has_seen_fills_no_memory(server: Server, browser: Browser):
    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person:
        for seat in range(2):
            await person.sit(seat)
        await person.start()
        match = server.registry.tables[table].table.match
        assert match is not None
        for seen in range(20):
            async with browser.join(table, seen=10**9 + seen) as other:
                await other.until_ply(0)
                assert other.told == []
        assert len(match.presented) <= 2 * 3


TOO_LONG = b"\x81\xff" + (1 << 40).to_bytes(8) + bytes(4)


async def test_a_socket_that_is_gone_leaves_nothing_behind(server: Server, browser: Browser):
    gc.collect()
    gc.disable()
    try:
        for raw in (Frame(Opcode.CLOSE, b"").serialize(mask=True), b"\xff" * 14, TOO_LONG):
            await code_after(browser, raw)
        async with browser.join(await browser.open_table(GAME.id, 2)):
            pass
        while wires(server) or server.server_state.tasks:
            await asyncio.sleep(0.01)
        ours = (SocketProtocol, Connection, ServerProtocol, WebSocket)
        assert [type(one) for one in gc.get_objects() if issubclass(type(one), ours)] == []
    finally:
        gc.enable()
    assert [live.table.gone_at for live in server.registry.tables.values()] == [{}] * 4
