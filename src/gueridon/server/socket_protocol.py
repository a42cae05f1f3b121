"""A socket, on the sans-I/O protocol of ``websockets``: it takes in what is paid for and gives out what is read.

uvicorn makes one for each upgrade (its setting ``ws``). What comes in waits until the requests before it are carried
out, their answers read, and its address has paid for it; meanwhile TCP holds the sender back. Whoever goes too far is
closed with a code.
"""

import logging
from asyncio import Event, Protocol, Queue, TimerHandle, Transport, get_running_loop
from collections.abc import Callable, Iterable
from http import HTTPStatus
from secrets import token_bytes
from typing import Literal, assert_never

from litestar.types import WebSocketReceiveMessage, WebSocketSendMessage
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from gueridon.server.admission import AdmittingConfig
from gueridon.server.failures import log_failure
from gueridon.server.rates import TokenBucket
from gueridon.server.socket_handshake import bare_response, scope_of, status_for
from gueridon.server.text_frames import frame_bytes, framed, whole_text

LONGEST_FRAME_BYTES = 16 * 1024  # bytes, also of a message in several frames
CHUNK_BYTES = 512  # bytes taken in at once, of one frame
MOST_HELD_BYTES = 4 * LONGEST_FRAME_BYTES  # bytes that may wait to be taken in
MOST_WAITING = 8  # requests that may wait to be carried out
KIB = 1024
GOODBYE_SECONDS = 2  # seconds for the other side to close as well
TOO_FAST = 4429
SWITCHING = 101

QUIET = logging.getLogger("gueridon.socket")
QUIET.setLevel(logging.CRITICAL)  # what a stranger does wrong is no failure of ours

Phase = Literal["asking", "considered", "open", "leaving", "over"]


class SocketProtocol(Protocol):
    """One WebSocket connection: texts come in by ``next_text`` and go out by ``write``."""

    transport: Transport
    address_bucket: TokenBucket  # of its address; Guard knows which one that is
    when_writable: Callable[[], None] | None = None

    def __init__(self, config: AdmittingConfig, server_state: ServerState, app_state: dict[str, object]) -> None:
        self.config = config
        self.server_state = server_state
        self.app_state = app_state
        self.conn = ServerProtocol(max_size=LONGEST_FRAME_BYTES, logger=QUIET)
        self.phase: Phase = "asking"
        self.held = b""
        self.rest_of_frame = 0  # bytes of the frame that ``conn`` has begun to read
        self.begun: bytearray | None = None  # a message of which more is to come
        self.texts: Queue[str | None] = Queue()  # None is the end
        self.socket_bucket = TokenBucket(config.settings.frames)
        self.clogged = False
        self.debt: TimerHandle | None = None
        self.goodbye: TimerHandle | None = None
        self.heard_at = 0.0
        self.ping: bytes | None = None  # that is not answered yet
        self.pinged_at = 0.0
        self.listening: list[Event] = []

    # Coming and going

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self.server_state.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, error: Exception | None) -> None:
        self.server_state.connections.discard(self)
        self.config.release(str(self.app_state["host"]))
        self.leave("over")
        for timer in (self.debt, self.goodbye):
            if timer is not None:
                timer.cancel()
        self.untie()

    def untie(self) -> None:
        """What is left goes at once: the collector looks at what is old so seldom that circles would fill memory."""
        self.when_writable = None
        self.conn.parser.close()
        self.conn.parser_exc = self.conn.handshake_exc = None

    def close(self, code: int, reason: str = "") -> None:
        """And hear what the other side says to it, for a moment."""
        if self.phase == "open":
            self.conn.send_close(code, reason)
            self.leave("leaving")

    def drop(self, code: int, reason: str) -> None:
        """And hear nothing more. It stays a moment, so that the code arrives before the end does."""
        if self.phase in ("open", "leaving"):
            self.conn.fail(code, reason)
            self.leave("over")

    def leave(self, phase: Literal["leaving", "over"]) -> None:
        self.phase = phase
        self.texts.put_nowait(None)
        if not self.transport.is_closing():
            self.flush()
            self.goodbye = self.goodbye or get_running_loop().call_later(GOODBYE_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        """Said by uvicorn, when it goes."""
        self.close(CloseCode.SERVICE_RESTART)
        self.transport.close()

    def check_time(self, now: float) -> None:
        """Every second or so. Whoever is silent is pinged; who does not answer that is gone, or does not read."""
        since = self.heard_at if self.ping is None else self.pinged_at
        if self.phase != "open" or now - since < self.config.settings.ping:
            return
        if self.ping is not None:
            self.drop(CloseCode.INTERNAL_ERROR, "no answer")
            return
        self.send_ping(now)

    def send_ping(self, now: float) -> None:
        self.ping, self.pinged_at = token_bytes(4), now
        self.conn.send_ping(self.ping)
        self.flush()

    def when_heard(self, heard: Event) -> None:
        """Set it as soon as anything comes."""
        self.listening.append(heard)

    def ask(self) -> None:
        """For any answer, unless one is waited for already."""
        if self.phase == "open" and self.ping is None:
            self.send_ping(get_running_loop().time())

    # In

    def data_received(self, data: bytes) -> None:
        self.heard_at = get_running_loop().time()
        while self.listening:
            self.listening.pop().set()
        self.held += data
        if len(self.held) > MOST_HELD_BYTES:
            self.drop(TOO_FAST, "too-fast")
        self.take_in()

    def take_in(self) -> None:
        while self.held and not self.must_wait():
            if self.phase != "asking" and not self.rest_of_frame:
                frame = frame_bytes(self.held)
                if frame is None:
                    break
                if self.phase == "open" and self.begun is None and self.take_text(frame):
                    continue
                self.rest_of_frame = frame
            self.take_chunk()
        if self.transport.is_closing():
            return
        if self.conn.close_rcvd is not None:
            self.transport.close()
        elif self.must_wait():
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def take_text(self, frame: int) -> bool:
        """The short way, for a message in one frame that is already here."""
        text = whole_text(self.held, frame)
        if text is None or len(text) > LONGEST_FRAME_BYTES:
            return False
        self.held = self.held[frame:]
        if self.pays(1 + len(text) // KIB):
            self.read_message(text)
        return True

    def take_chunk(self) -> None:
        """Never of two frames, so that it is known where the next one begins. A request for a socket comes alone."""
        size = min(CHUNK_BYTES, self.rest_of_frame or CHUNK_BYTES)
        chunk, self.held = self.held[:size], self.held[size:]
        self.rest_of_frame = max(0, self.rest_of_frame - len(chunk))
        self.conn.receive_data(chunk)
        for event in self.conn.events_received():
            self.take_event(event)
        if self.phase == "asking" and self.conn.handshake_exc:
            self.transport.write(bare_response(HTTPStatus.BAD_REQUEST))
            self.leave("over")
        elif self.phase != "over" and (self.conn.parser_exc or self.conn.close_rcvd):
            self.leave("over")

    def must_wait(self) -> bool:
        if self.phase in ("considered", "over") or self.clogged or self.debt is not None:
            return True
        return self.texts.qsize() >= MOST_WAITING and self.phase == "open"

    def take_event(self, event: object) -> None:
        if isinstance(event, Request):
            self.consider(event)
        elif isinstance(event, Frame) and self.phase in ("open", "leaving") and self.pays(1 + len(event.data) // KIB):
            self.take_frame(event)

    def pays(self, tokens: int) -> bool:
        if not self.socket_bucket.take(tokens):
            self.drop(TOO_FAST, "too-fast")
            return False
        seconds = self.address_bucket.owe(tokens)
        if seconds and self.debt is None:
            self.debt = get_running_loop().call_later(seconds, self.paid)
        return True

    def paid(self) -> None:
        self.debt = None
        self.take_in()

    def take_frame(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY | Opcode.CONT:
                message = bytearray() if self.begun is None else self.begun
                message += frame.data
                self.begun = None if frame.fin else message
                if frame.fin:
                    self.read_message(message)
            case Opcode.PING:
                self.flush()  # the pong is ready
            case Opcode.PONG:
                self.ping = None if frame.data == self.ping else self.ping
            case Opcode.CLOSE:
                pass  # its answer is ready, and there will be nothing more
            case _:
                assert_never(frame.opcode)

    def read_message(self, message: bytes | bytearray) -> None:
        try:
            self.texts.put_nowait(message.decode())
        except UnicodeDecodeError:
            self.drop(CloseCode.INVALID_DATA, "not UTF-8")

    async def next_text(self) -> str | None:
        """None when it is over."""
        text = await self.texts.get()
        if self.texts.qsize() == MOST_WAITING - 1:
            self.take_in()
        return text

    # Out

    def write(self, texts: list[bytes]) -> None:
        if texts and self.phase == "open":
            self.transport.write(b"".join([framed(text) for text in texts]))

    def flush(self) -> None:
        self.transport.write(b"".join(self.conn.data_to_send()))

    def pause_writing(self) -> None:
        """The browser does not take what was written; whoever has news should wait, and then send only the latest."""
        self.clogged = True
        self.take_in()

    def resume_writing(self) -> None:
        self.clogged = False
        if self.when_writable is not None:
            self.when_writable()
        self.take_in()

    # Between the two sides

    def consider(self, request: Request) -> None:
        """Refused if it is no right request for a socket; otherwise the application will say."""
        self.phase = "considered"
        self.response = self.conn.accept(request)
        self.state: dict[str, object] = {**self.app_state, "socket": self}
        if self.response.status_code != SWITCHING:
            self.refuse()
            return
        try:
            scope = scope_of(request, self.transport, self.state)
        except UnicodeEncodeError:
            self.response = self.conn.reject(HTTPStatus.BAD_REQUEST, "")
            self.refuse()
            return
        task = get_running_loop().create_task(self.run(scope))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    def refuse(self) -> None:
        self.conn.send_response(self.response)
        self.leave("over")
        self.transport.close()

    async def run(self, scope: dict[str, object]) -> None:
        try:
            await self.config.loaded_app(scope, self.receive, self.send)
        except Exception as error:
            log_failure("a socket failed", error)
        await self.send({"type": "websocket.close", "code": CloseCode.NORMAL_CLOSURE, "reason": None})
        scope.clear()
        self.state.clear()

    async def receive(self) -> WebSocketReceiveMessage:
        if self.phase == "considered":
            return {"type": "websocket.connect"}
        text = await self.next_text()
        if text is None:
            return {"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE}
        return {"type": "websocket.receive", "text": text, "bytes": None}

    async def send(self, message: WebSocketSendMessage) -> None:
        """All that the application has to say about it; what it has to say through it goes by ``write``."""
        if message["type"] == "websocket.close" and self.phase == "considered":
            self.response = self.conn.reject(status_for(message["code"]), "")
            self.refuse()
        elif message["type"] == "websocket.close":
            self.close(message["code"], message["reason"] or "")
        elif message["type"] == "websocket.accept" and self.phase == "considered":
            self.accept(message["headers"])

    def accept(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        for name, value in headers:
            self.response.headers[name.decode("latin-1")] = value.decode("latin-1")
        self.conn.send_response(self.response)
        self.flush()
        address_bucket = self.state["bucket"]
        assert isinstance(address_bucket, TokenBucket)
        self.phase, self.address_bucket = "open", address_bucket
        self.take_in()
