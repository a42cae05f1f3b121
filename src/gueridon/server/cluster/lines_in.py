"""Lines that end here: browsers at other servers, whose tables are ours. The application sees ordinary connections."""

from asyncio import Task, create_task
from collections.abc import Callable
from typing import assert_never, cast

from litestar import Litestar
from litestar.types import HTTPReceiveMessage, HTTPResponseStartEvent, Message, Scope, WebSocketReceiveMessage
from websockets.frames import CloseCode

from gueridon.server.admission import Admission
from gueridon.server.cluster.letters import (
    Letter,
    LineAccepted,
    LineAnswered,
    LineClosed,
    LineFlow,
    LineHeard,
    LineLeft,
    LineOpened,
    LineSaid,
    ToHolder,
)
from gueridon.server.cluster.relayed_socket import RelayedSocket
from gueridon.server.failures import log_failure


class LinesIn:
    def __init__(self, app: Litestar, admission: Admission, send: Callable[[str, Letter], None]) -> None:
        self.app = app
        self.admission = admission
        self.send = send
        self.sockets: dict[tuple[str, int], RelayedSocket] = {}  # by the server that the browser came to, and its line
        self.tasks: set[Task[None]] = set()

    def hear(self, origin: str, letter: ToHolder) -> None:
        if isinstance(letter, LineOpened):
            self.open(origin, letter)
            return
        socket = self.sockets.get((origin, letter.line))
        if socket is None:
            if isinstance(letter, LineSaid):  # to one that was cut here and not there
                self.send(origin, LineClosed(letter.line, CloseCode.SERVICE_RESTART, ""))
            return
        match letter:
            case LineSaid():
                socket.take_in(letter.text)
            case LineFlow(flow="clogged"):
                socket.clog()
            case LineFlow():
                socket.unclog()
            case LineHeard():
                socket.be_heard()
            case LineLeft():
                socket.leave()
            case _:
                assert_never(letter)

    def miss(self, origin: str) -> None:
        """What was lost may have been said here: whoever is there comes back, and asks again."""
        for (server, _), socket in [*self.sockets.items()]:
            if server == origin:
                socket.close(CloseCode.SERVICE_RESTART)

    def miss_all(self) -> None:
        for origin in {server for server, _ in self.sockets}:
            self.miss(origin)

    # One line

    def open(self, origin: str, opened: LineOpened) -> None:
        task = create_task(self.serve(origin, opened))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def serve(self, origin: str, opened: LineOpened) -> None:
        try:
            if opened.type == "websocket":
                await self.serve_socket(origin, opened)
            else:
                await self.answer(origin, opened)
        except Exception as error:
            log_failure("a relayed connection failed", error)

    async def serve_socket(self, origin: str, opened: LineOpened) -> None:
        def send(letter: Letter) -> None:
            self.send(origin, letter)

        bucket = self.admission.address_bucket(opened.client or "")
        socket = self.sockets[origin, opened.line] = RelayedSocket(opened.line, bucket, send)

        async def said(message: Message) -> None:
            if message["type"] == "websocket.accept":
                send(LineAccepted(opened.line))
            elif message["type"] == "websocket.close":
                socket.close(message["code"], message["reason"] or "")

        try:
            await self.app(self.scope(opened, {"socket": socket, "bucket": bucket}), connecting, said)
        finally:
            socket.close()
            del self.sockets[origin, opened.line]

    async def answer(self, origin: str, opened: LineOpened) -> None:
        started: list[HTTPResponseStartEvent] = []
        body: list[bytes] = []

        async def said(message: Message) -> None:
            if message["type"] == "http.response.start":
                started.append(message)
            elif message["type"] == "http.response.body":
                body.append(message["body"])

        state: dict[str, object] = {"bucket": self.admission.address_bucket(opened.client or "")}
        await self.app(self.scope(opened, state), nothing_more, said)
        (start,) = started
        self.send(origin, LineAnswered(opened.line, start["status"], tuple(start["headers"]), b"".join(body)))

    def scope(self, opened: LineOpened, state: dict[str, object]) -> Scope:
        """As it would be if the browser had come here."""
        found: dict[str, object] = {
            "type": opened.type,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": opened.scheme,
            "server": None,
            "client": None if opened.client is None else (opened.client, 0),
            "root_path": "",
            "path": opened.path,
            "raw_path": opened.path.encode(),
            "query_string": opened.query,
            "headers": [*opened.headers],
            "subprotocols": [],
            "extensions": {},
            "state": {**state, "person": opened.person, "device": opened.device},
        }
        if opened.type == "http":
            found["method"] = opened.method
        return cast(Scope, found)


async def connecting() -> WebSocketReceiveMessage:
    return {"type": "websocket.connect"}


async def nothing_more() -> HTTPReceiveMessage:
    return {"type": "http.request", "body": b"", "more_body": False}
