"""A host who asks for traces sees where the time of a move goes, and nothing of what was played or by whom."""

import asyncio
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import msgspec
import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from tests.patience import LONG_SECONDS
from tests.server.client import Browser, Chairside
from tests.server.conftest import Serving
from tests.tables.toy import TOY

from gueridon.core.errors import Malformed
from gueridon.core.words import Words
from gueridon.server.serving import Server, try_out
from gueridon.server.settings import Settings
from gueridon.server.tracing import TracesTo
from gueridon.tables.messages import Done, Refused

NAME = "Ada Lovelace"


@pytest.fixture
def exported(still_server: Server) -> InMemorySpanExporter:
    """What a collector would have got."""
    exporter = InMemorySpanExporter()
    still_server.registry.traces = TracesTo(SimpleSpanProcessor(exporter))
    return exporter


async def until(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG_SECONDS):
        while not happens():
            await asyncio.sleep(0.01)


async def first_move(ada: Chairside) -> tuple[int, msgspec.Raw]:
    await ada.sit(0, NAME)
    await ada.sit(1, NAME)
    await ada.start()
    seat, move = ada.choices()[0]
    assert seat is not None
    return seat, move


async def the_message(exported: InMemorySpanExporter) -> tuple[ReadableSpan, list[ReadableSpan]]:
    """Of the only one that was traced, and its steps."""
    await until(lambda: any(span.name == "message" for span in exported.get_finished_spans()))
    spans = exported.get_finished_spans()
    (message,) = [span for span in spans if span.name == "message"]
    steps = [span for span in spans if span is not message]
    assert all(step.parent is not None and step.parent.span_id == message.context.span_id for step in steps)
    return message, steps


async def test_a_move_is_one_trace_of_its_steps_and_tells_no_secret(
    guest: Browser, friend: Browser, exported: InMemorySpanExporter
):
    table = await guest.open_table(TOY.id, 2)
    async with guest.join(table) as ada, friend.join(table):
        seat, move = await first_move(ada)
        exported.clear()
        assert isinstance(await ada.play(seat, move), Done)
        message, steps = await the_message(exported)
    assert Counter(step.name for step in steps) == {"decide": 1, "commit": 1, "show": 2}  # to both who are there
    assert message.attributes == {"gueridon.table": table, "gueridon.ply": 1}
    told = "".join([message.to_json(), *[step.to_json() for step in steps]])
    code = ada.room.code
    for secret in (NAME, bytes(move).decode(), guest.cookie.partition("=")[2], code):
        assert secret not in told
    assert all(not step.attributes and not step.events for step in steps)


async def test_what_is_refused_is_decided_and_no_more(guest: Browser, exported: InMemorySpanExporter):
    async with guest.join(await guest.open_table(TOY.id, 2)) as ada:
        seat, move = await first_move(ada)
        exported.clear()
        assert isinstance(await ada.play(1 - seat, move), Refused)
        _, steps = await the_message(exported)
    assert not {step.name for step in steps} & {"commit"}


async def test_what_begins_with_a_request_and_goes_on_after_it_is_no_part_of_it(
    guest: Browser, exported: InMemorySpanExporter
):
    async with guest.join(await guest.open_table(TOY.id, 2)) as ada:
        await ada.add_bot(0)
        await ada.sit(1, NAME)
        exported.clear()
        await ada.start()
        await the_message(exported)
        await ada.has_watched(0)
        await ada.until_ply(1)  # which is the bot's
        _, steps = await the_message(exported)
    assert Counter(step.name for step in steps) == {"decide": 1, "commit": 1, "show": 1}


@contextmanager
def collector() -> Iterator[tuple[str, list[bytes]]]:
    """Its address, and what it was sent."""
    sent = list[bytes]()

    class Collects(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            sent.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(200)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Collects) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/v1/traces", sent
        server.shutdown()


async def test_a_collector_is_sent_what_was_traced_before_the_server_goes(serving: Serving, toy: None, monkeypatch):
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_COMPRESSION", "none")
    with collector() as (address, sent):
        async with serving(traces=address) as server, Browser(server.address()) as guest:
            table = await guest.open_table(TOY.id, 2)
            async with guest.join(table) as ada:
                await ada.sit(0, NAME)
        got = b"".join(sent)
    for told in (b"message", b"decide", b"commit", b"show", table.encode()):
        assert told in got
    assert NAME.encode() not in got


async def test_without_the_extra_a_host_is_told_what_to_install(settings: Settings, serving: Serving, monkeypatch):
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace.export", None)
    asked = Settings(settings.database, traces="http://127.0.0.1:4318/v1/traces")
    with pytest.raises(Malformed) as refused:
        await try_out(asked)
    assert refused.value.word == "traces-not-installed"
    for language in ("fr", "en"):
        assert "gueridon[traces]" in Words(language).say("error-traces-not-installed")


async def test_where_nobody_asks_for_traces_nothing_of_them_is_loaded():
    words = (
        "import sys, gueridon.server.serving; sys.exit(any(name.startswith('opentelemetry') for name in sys.modules))"
    )
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", words)
    assert await process.wait() == 0
