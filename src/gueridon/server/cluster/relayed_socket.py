"""The holder's end of a socket that a browser opened at another server."""

from asyncio import Event, Queue
from collections.abc import Callable

from websockets.frames import CloseCode

from gueridon.server.cluster.letters import LineAsked, LineClosed, LineTexts, ToOrigin
from gueridon.server.rates import TokenBucket
from gueridon.server.socket_protocol import TOO_FAST

MOST_WAITING = 400  # texts that are not yet carried out: more than a socket may send at once


class RelayedSocket:
    """As a connection uses a ``SocketProtocol``: what the browser pays for, it pays at the server that it came to."""

    when_writable: Callable[[], None] | None = None

    def __init__(self, line: int, address_bucket: TokenBucket, send: Callable[[ToOrigin], None]) -> None:
        self.line = line
        self.address_bucket = address_bucket
        self.send = send
        self.clogged = False
        self.open = True
        self.texts: Queue[str | None] = Queue()  # None is the end
        self.listening: list[Event] = []

    # From the browser

    async def next_text(self) -> str | None:
        return await self.texts.get()

    def take_in(self, text: str) -> None:
        self.be_heard()
        if self.texts.qsize() >= MOST_WAITING:
            self.close(TOO_FAST, "too-fast")
        else:
            self.texts.put_nowait(text)

    def be_heard(self) -> None:
        while self.listening:
            self.listening.pop().set()

    def clog(self) -> None:
        self.clogged = True

    def unclog(self) -> None:
        self.clogged = False
        if self.when_writable is not None:
            self.when_writable()

    def leave(self) -> None:
        """Nobody is at the other end any more."""
        self.open = False
        self.texts.put_nowait(None)

    # To the browser

    def write(self, texts: list[bytes]) -> None:
        if texts and self.open:
            self.send(LineTexts(self.line, tuple(texts)))

    def close(self, code: int = CloseCode.NORMAL_CLOSURE, reason: str = "") -> None:
        if self.open:
            self.send(LineClosed(self.line, code, reason))
            self.leave()

    # Whether somebody is there

    def when_heard(self, heard: Event) -> None:
        self.listening.append(heard)

    def ask(self) -> None:
        if self.open:
            self.send(LineAsked(self.line))
