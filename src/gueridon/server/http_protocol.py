"""uvicorn's HTTP with an end to everything that a stranger could draw out: heads, bodies, pipelines, unread answers.

This is the one place that builds on the inside of uvicorn: it has no limit for any of these. The version is bounded in
``pyproject.toml``, and ``tests/server/test_http_protocol.py`` holds each limit to what it says.
"""

from asyncio import AbstractEventLoop, Protocol, Transport
from http import HTTPStatus
from typing import assert_never

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from gueridon.server.admission import AdmittingConfig
from gueridon.server.socket_handshake import bare_response, endpoint_of

LONGEST_HEAD_BYTES = 16 * 1024
LONGEST_BODY_BYTES = 16 * 1024
LEAST_HEADER_BYTES = 32  # bytes that a header counts for in any case: to take it in costs more than its length
LEAST_PART_BYTES = 64  # and a part of a body
UNFINISHED_BYTES = 64 * 1024  # bytes of one request, whatever they are
MOST_PIPELINED = 8  # requests that may wait behind one another


class Excess(Exception):
    """Too much of something: the connection is closed with this answer."""


class AdmissionProtocol(Protocol):
    """What a new connection meets first: it is let in, told that there are too many, or cut off."""

    def __init__(
        self,
        config: AdmittingConfig,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        self.config, self.server_state, self.app_state = config, server_state, app_state

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        host = (endpoint_of(transport, "peername") or ("", 0))[0]
        verdict = self.config.admit(host)
        match verdict:
            case "welcome":
                protocol = HttpProtocol(self.config, self.server_state, {**self.app_state, "host": host})
                transport.set_protocol(protocol)
                protocol.connection_made(transport)
            case "too many":
                transport.write(bare_response(HTTPStatus.TOO_MANY_REQUESTS))
                transport.close()
            case "spent":
                transport.abort()
            case _:
                assert_never(verdict)


class HttpProtocol(HttpToolsProtocol):
    """One HTTP connection, with limits on the size and the time of everything in it."""

    config: AdmittingConfig
    answering: RequestResponseCycle | None = None  # uvicorn's ``cycle`` is the last one that came
    excess = HTTPStatus.BAD_REQUEST
    due: float | None = None  # until then the head, or the body, has to be here
    unread_since: float | None = None
    head = body = taken = 0  # bytes of this request

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.release(str(self.app_state["host"]))
        self.pipeline.clear()
        if self.answering is not None:
            self.answering.disconnected = True  # what it still has to say is for nobody
            self.answering.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def turn_away(self, status: HTTPStatus) -> None:
        if self.answering is None or not self.answering.response_started:
            self.transport.write(bare_response(status))
        self.transport.close()

    # Time

    def wait(self) -> None:
        self.due = self.loop.time() + self.config.settings.patience

    def check_time(self, now: float) -> None:
        """Every second or so."""
        if self.transport.get_write_buffer_size() == 0:
            self.unread_since = None
        elif self.unread_since is None:
            self.unread_since = now
        elif now - self.unread_since > self.config.settings.unread:
            self.transport.abort()
        if self.due is not None and now > self.due:
            self.turn_away(HTTPStatus.REQUEST_TIMEOUT)

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.taken += len(data)
        if self.due is not None and self.taken > UNFINISHED_BYTES + len(data):
            self.turn_away(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            return
        super().data_received(data)
        if self.due is None and (self.cycle is None or self.cycle.response_complete):
            self.wait()  # there is something, and it is not yet a request

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it holds this protocol, through which nobody comes any more

    def send_400_response(self, msg: str) -> None:
        self.turn_away(self.excess)

    def too_much(self, status: HTTPStatus) -> Excess:
        self.excess = status
        return Excess()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise self.too_much(HTTPStatus.TOO_MANY_REQUESTS)
        self.head = self.body = self.taken = 0
        self.wait()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self.count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.count_head(max(LEAST_HEADER_BYTES, len(name) + len(value)))
        super().on_header(name, value)

    def count_head(self, size: int) -> None:
        self.head += size
        if self.head > LONGEST_HEAD_BYTES:
            raise self.too_much(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        self.wait()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.body += max(LEAST_PART_BYTES, len(body))
        if self.body > 2 * LONGEST_BODY_BYTES:  # the application refuses what is longer than one
            raise self.too_much(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.due = None
        super().on_message_complete()
