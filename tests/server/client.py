"""A small scripted player: a browser's cookie, HTTP and a real socket."""

from asyncio import timeout
from collections.abc import Callable
from itertools import count
from random import Random
from ssl import PROTOCOL_TLS_CLIENT, SSLContext
from typing import Any, Self

import httpx
import msgspec
from tests.patience import LONG_SECONDS
from websockets.asyncio.client import ClientConnection, connect

from gueridon.tables import messages
from gueridon.tables.messages import (
    Advised,
    Closing,
    Coached,
    Done,
    Eyes,
    FromBrowser,
    Graded,
    Message,
    Notes,
    Refused,
    Request,
    Room,
    Talked,
    Update,
    Weighed,
)


class SentEyes(messages.Eyes, frozen=True):
    """The signals on offer are for the game to read."""

    talk: msgspec.Raw  # type: ignore[assignment]


class SentUpdate(Update, frozen=True, tag="update"):
    eyes: tuple[SentEyes, ...]
    next_level: msgspec.Raw  # as whoever is sent it reads it: a decoder takes no raw text beside None
    came_of_it: msgspec.Raw


read_message = msgspec.json.Decoder(
    Room | SentUpdate | Talked | Notes | Done | Refused | Advised | Coached | Weighed | Graded | Closing
).decode
Answer = Done | Refused | Advised | Coached | Weighed | Graded
IDS = count()
NO_AUTHORITIES = SSLContext(PROTOCOL_TLS_CLIENT)  # all is plain HTTP: to load them for each person took half of a test


def fresh_id() -> str:
    return f"request-{next(IDS)}"


class Browser:
    """One person: everything it does carries the same cookie, and comes from the same home."""

    def __init__(self, address: str, home: str | None = None) -> None:
        self.address = address
        self.headers = {} if home is None else {"x-forwarded-for": home}  # as a proxy on this machine says it
        self.http = httpx.AsyncClient(
            base_url=address, timeout=LONG_SECONDS, verify=NO_AUTHORITIES, headers=self.headers
        )

    async def __aenter__(self) -> Self:
        await self.http.get("/health")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return f"gueridon={self.http.cookies['gueridon']}"

    async def open_table(self, game: str, players: int, options: Any = None, **wish: Any) -> str:
        body = {"game": game, "players": players, "options": options or {}, **wish}
        answer = await self.http.post("/api/tables", content=msgspec.json.encode(body))
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def join(self, table: str, seen: int | None = None, heard: int | None = None) -> "Chairside":
        return Chairside(self, table, seen, heard)


class Chairside:
    """A socket at a table, with what it was last told."""

    def __init__(self, browser: Browser, table: str, seen: int | None, heard: int | None) -> None:
        self.browser = browser
        self.table = table
        known = {"seen": seen, "heard": heard}
        query = "&".join(f"{name}={value}" for name, value in known.items() if value is not None)
        self.url = f"{browser.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
        self.room: Room
        self.update: Update | None = None
        self.lines: list[messages.Spoken] = []
        self.notes = Notes(())
        self.frames: list[str] = []
        self.told: list[messages.Told] = []  # to the first pair of eyes
        self.answers: dict[str | None, Answer] = {}
        self.closing: Closing | None = None

    async def __aenter__(self) -> Self:
        headers = {**self.browser.headers, "cookie": self.browser.cookie}
        self.socket: ClientConnection = await connect(
            self.url, additional_headers=headers, max_size=None, max_queue=None
        )
        await self.until(lambda: hasattr(self, "room"))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    # What the table says

    async def hear(self) -> Message:
        async with timeout(LONG_SECONDS):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = read_message(frame)
        match message:
            case Room():
                self.room = message
            case Update():
                self.update = message
                self.told += message.eyes[0].told
            case Talked():
                self.lines += message.lines
            case Notes():
                self.notes = message
            case Done() | Refused() | Advised() | Coached() | Weighed() | Graded():
                self.answers[message.id] = message
            case Closing():
                self.closing = message
        return message

    async def until(self, happens: Callable[[], bool]) -> None:
        while not happens():
            await self.hear()

    async def until_ply(self, ply: int) -> None:
        await self.until(lambda: self.update is not None and self.update.ply >= ply)

    @property
    def ply(self) -> int:
        assert self.update is not None
        return self.update.ply

    @property
    def over(self) -> bool:
        return self.update is not None and self.update.outcome is not None

    def eyes(self, seat: int | None) -> Eyes:
        assert self.update is not None
        return next(eyes for eyes in self.update.eyes if eyes.seat == seat)

    # What its player asks

    async def send(self, request: FromBrowser) -> None:
        await self.socket.send(msgspec.json.encode(request).decode())

    async def has_watched(self, ply: int) -> None:
        await self.send(messages.Watched(ply))

    async def ask(self, request: Request) -> Answer:
        await self.send(request)
        await self.until(lambda: request.id in self.answers)
        return self.answers.pop(request.id)

    async def sit(self, seat: int, name: str = "Ada") -> None:
        answer = await self.ask(messages.Sit(fresh_id(), seat, name, f"{seat:032x}"))
        assert isinstance(answer, Done), answer

    async def add_bot(self, seat: int, level: str = "random") -> None:
        assert isinstance(await self.ask(messages.AddBot(fresh_id(), seat, level)), Done)

    async def start(self) -> None:
        assert isinstance(await self.ask(messages.Start(fresh_id())), Done)
        await self.until(lambda: self.update is not None)

    async def play(self, seat: int, move: msgspec.Raw) -> Answer:
        return await self.ask(messages.Play(fresh_id(), seat, self.ply, move))

    def choices(self) -> list[tuple[int | None, msgspec.Raw]]:
        """Whoever is content could change his mind for ever."""
        assert self.update is not None
        waited = [eyes for eyes in self.update.eyes if eyes.seat in self.update.acting]
        return [(eyes.seat, move) for eyes in waited for move in eyes.legal]

    async def play_to_the_end(self, rng: Random) -> None:
        """A random legal move on any seat of ours that the table waits for, until the game is over."""
        while not self.over:
            choices = self.choices()
            if not choices:
                await self.hear()
                continue
            seat, move = rng.choice(choices)
            assert seat is not None
            await self.play(seat, move)
