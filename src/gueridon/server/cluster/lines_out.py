"""Lines that begin here: browsers that came to us, and whose tables are another server's."""

from asyncio import Event, Future, Task, create_task, get_running_loop, timeout
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import assert_never

import msgspec
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Send, WebSocketScope
from websockets.frames import CloseCode

from gueridon.server.cluster.letters import (
    Headers,
    Letter,
    LineAccepted,
    LineAnswered,
    LineAsked,
    LineClosed,
    LineFlow,
    LineHeard,
    LineLeft,
    LineOpened,
    LineSaid,
    LineTexts,
    ToOrigin,
)
from gueridon.server.connection import RETRY_MS
from gueridon.server.guard import device_of, person_of
from gueridon.server.socket_protocol import SocketProtocol
from gueridon.tables.messages import Closing

OPEN_SECONDS = 5.0  # seconds for a holder to answer
HEAR_SECONDS = 10.0  # seconds for a browser to give a sign of life
PASSED_ON = (b"accept-encoding", b"if-none-match")

COME_BACK = msgspec.json.encode(Closing(RETRY_MS))

First = LineAccepted | LineAnswered | LineClosed


class Unreachable(Exception):
    """The holder cannot be asked just now: it may be dead, or the bus."""


class LineOut:
    def __init__(self, number: int, holder: str) -> None:
        self.number = number
        self.holder = holder
        self.first: Future[First] = get_running_loop().create_future()
        self.protocol: SocketProtocol | None = None  # once it is open
        self.early: list[bytes] = []  # what came before
        self.end: LineClosed | None = None  # and if it is over already


class LinesOut:
    def __init__(self, send: Callable[[str, Letter], None]) -> None:
        self.send = send
        self.lines: dict[int, LineOut] = {}
        self.numbers = count(1)
        self.tasks: set[Task[None]] = set()

    # What the holder says

    def hear(self, holder: str, letter: ToOrigin) -> None:
        line = self.lines.get(letter.line)
        if line is None or line.holder != holder:
            return
        match letter:
            case LineAccepted() | LineAnswered():
                settle(line, letter)
            case LineClosed():
                self.close(line, letter)
            case LineTexts():
                self.show(line, letter)
            case LineAsked():
                self.listen(line)
            case _:
                assert_never(letter)

    def close(self, line: LineOut, letter: LineClosed) -> None:
        settle(line, letter)
        line.end = letter
        if line.protocol is not None:
            line.protocol.close(letter.code, letter.reason)

    def show(self, line: LineOut, letter: LineTexts) -> None:
        if line.protocol is None:
            line.early += letter.texts
        else:
            line.protocol.write([*letter.texts])
            if line.protocol.clogged:
                self.send(line.holder, LineFlow(line.number, "clogged"))

    def listen(self, line: LineOut) -> None:
        if line.protocol is not None:
            heard = Event()
            line.protocol.when_heard(heard)
            line.protocol.ask()
            task = create_task(self.pass_on_sign(line, heard))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def pass_on_sign(self, line: LineOut, heard: Event) -> None:
        """None that comes too late: the holder no longer waits for it."""
        with suppress(TimeoutError):
            async with timeout(HEAR_SECONDS):
                await heard.wait()
                self.send(line.holder, LineHeard(line.number))

    def miss(self, holder: str) -> None:
        """What was lost may have been for one of these: they come back, and are shown what they have not seen."""
        for line in [*self.lines.values()]:
            if line.holder == holder:
                self.cut(line)

    def miss_all(self) -> None:
        for line in [*self.lines.values()]:
            self.cut(line)

    def cut(self, line: LineOut) -> None:
        if not line.first.done():
            line.first.set_exception(Unreachable())
            return
        self.show(line, LineTexts(line.number, (COME_BACK,)))
        self.close(line, LineClosed(line.number, CloseCode.SERVICE_RESTART, ""))

    # What the browser asks

    async def open(self, holder: str, scope: HTTPScope | WebSocketScope) -> tuple[LineOut, First]:
        """Unreachable where no answer comes."""
        line = LineOut(next(self.numbers), holder)
        self.lines[line.number] = line
        try:
            self.send(holder, opened(line.number, scope))
            async with timeout(OPEN_SECONDS):
                return line, await line.first
        except TimeoutError:
            self.leave(line)
            raise Unreachable from None
        except BaseException:
            self.leave(line)
            raise

    def leave(self, line: LineOut) -> None:
        if self.lines.pop(line.number, None) is not None:
            self.send(line.holder, LineLeft(line.number))

    async def converse(self, line: LineOut, protocol: SocketProtocol, send: Send) -> None:
        """Until one of them goes."""
        try:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            line.protocol = protocol
            protocol.when_writable = lambda: self.send(line.holder, LineFlow(line.number, "writable"))
            protocol.write(line.early)
            if line.end is not None:
                protocol.close(line.end.code, line.end.reason)
            while (text := await protocol.next_text()) is not None:
                self.send(line.holder, LineSaid(line.number, text))
        finally:
            self.leave(line)


def settle(line: LineOut, letter: First) -> None:
    if not line.first.done():
        line.first.set_result(letter)


def opened(number: int, scope: HTTPScope | WebSocketScope) -> LineOpened:
    headers: Headers = tuple([(name, value) for name, value in scope["headers"] if name in PASSED_ON])
    client = scope["client"]
    return LineOpened(
        line=number,
        type="websocket" if scope["type"] == ScopeType.WEBSOCKET else "http",
        method=str(scope.get("method", "GET")),
        scheme=scope["scheme"],
        path=scope["path"],
        query=scope["query_string"],
        headers=headers,
        client=None if client is None else client[0],
        device=device_of(scope),
        person=person_of(scope),
    )
