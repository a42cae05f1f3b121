"""Somebody at a table who thinks before each move, in a process that holds thousands of them.

He reads no more of what he is sent than it takes to move: whoever decoded every view would measure himself.
"""

import asyncio
from asyncio import Future, Protocol, TimerHandle, Transport, get_running_loop
from base64 import b64encode
from dataclasses import dataclass, field
from random import Random
from secrets import token_bytes, token_hex
from time import monotonic
from typing import cast
from urllib.parse import urlsplit

import msgspec
from bench.frames import frames, pong, text_frame
from msgspec import Raw, Struct

from gueridon.tables.messages import Again, Done, Play, Refused, Request, Start

THINKING = (0.5, 1.5)  # times what he thinks on the average
NO_MOVES = b'"legal":[]'
TELLS = {b'{"kind":"update"': "update", b'{"kind":"done","': "done", b'{"kind":"room","': "room"}


@dataclass(frozen=True)
class Company:
    """Who sits down together."""

    people: int
    bots: int


class Seen(Struct):
    """Of a pair of eyes nothing but what it may do."""

    legal: tuple[Raw, ...]


class News(Struct):
    ply: int
    acting: tuple[int, ...]
    eyes: tuple[Seen, ...]


class Place(Struct):
    """Of a room nothing but where the game goes on."""

    status: str
    next_table: str | None


read_news = msgspec.json.Decoder(News).decode
read_place = msgspec.json.Decoder(Place).decode
read_done = msgspec.json.Decoder(Done).decode
read_refused = msgspec.json.Decoder(Refused).decode
encode = msgspec.json.Encoder().encode


class Figures(Struct):
    took: list[float] = []  # seconds from asking to the answer
    told: list[float] = []  # seconds from asking until the last pair of eyes had the news
    games: dict[str, int] = {}  # moves of people
    refused: dict[str, int] = {}
    rematches: int = 0
    cpu: float = 0  # seconds of a core that all these people took


@dataclass
class Party:
    """Those at one table, and since when each ply was asked for and known to the last of them."""

    game: str
    company: Company
    figures: Figures
    think: float  # seconds before a move, on the average
    asked: dict[int, float] = field(default_factory=dict)
    known: dict[int, tuple[int, float]] = field(default_factory=dict)  # by how many, and when the last one

    def asked_for(self, ply: int, at: float) -> None:
        self.asked[ply] = at
        self.settle(ply)

    def knows(self, ply: int, at: float) -> None:
        count, _ = self.known.get(ply, (0, 0.0))
        self.known[ply] = (count + 1, at)
        self.settle(ply)

    def settle(self, ply: int) -> None:
        count, last = self.known.get(ply, (0, 0.0))
        if count >= self.company.people and ply in self.asked:
            self.figures.told.append(last - self.asked[ply])

    def begin_anew(self) -> None:
        self.asked.clear()
        self.known.clear()


def count(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


class Person(Protocol):
    def __init__(self, address: str, party: Party, seat: int, rng: Random) -> None:
        parts = urlsplit(address)
        self.host, self.port = cast(str, parts.hostname), cast(int, parts.port)
        self.party = party
        self.seat = seat
        self.rng = rng
        self.cookie = f"gueridon={token_hex(16)}"
        self.table = ""
        self.coming: Future[None] | None = None
        self.answer: Future[None] | None = None
        self.thinking: TimerHandle | None = None
        self.asked_at: float | None = None  # for the move that is under way

    # Coming to a table

    async def come(self, table: str) -> None:
        self.table, self.rest, self.welcome, self.update = table, b"", False, b""
        self.asked_at, self.asked_for_more = None, False
        self.coming = get_running_loop().create_future()
        await get_running_loop().create_connection(lambda: self, self.host, self.port)
        await self.coming

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(Transport, transport)
        key = b64encode(token_bytes(16)).decode()
        lines = (
            f"GET /api/tables/{self.table}/socket HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            f"Cookie: {self.cookie}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        at = monotonic()
        data = self.rest + data
        if not self.welcome:
            head, ends, data = data.partition(b"\r\n\r\n")
            if not ends:
                self.rest = head
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.welcome = True
            cast(Future[None], self.coming).set_result(None)
        texts, pings, self.rest = frames(data)
        for ping in pings:
            self.transport.write(pong(ping))
        for text in texts:
            self.hear(text, at)

    # What is heard

    def hear(self, text: bytes, at: float) -> None:
        match TELLS.get(text[:16]):
            case "update":
                self.update = text
                self.party.knows(int(text[23 : text.index(b",", 23)]), at)
            case "done":
                self.answered(read_done(text), at)
            case "room":
                self.look_around(read_place(text))
            case _ if text.startswith(b'{"kind":"refused"'):
                count(self.party.figures.refused, read_refused(text).word)
                self.asked_at = None
        self.think()

    def answered(self, done: Done, at: float) -> None:
        if self.answer is not None:
            self.answer.set_result(None)
            self.answer = None
        elif self.asked_at is not None:
            self.party.figures.took.append(at - self.asked_at)
            count(self.party.figures.games, self.party.game)
            self.party.asked_for(done.ply, self.asked_at)
            self.asked_at = None

    def look_around(self, place: Place) -> None:
        if place.next_table is not None:
            if place.next_table != self.table:
                self.table = place.next_table
                self.transport.close()
                self.going = get_running_loop().create_task(self.go_on())
        elif place.status == "over" and self.seat == 0 and not self.asked_for_more:
            self.asked_for_more = True
            self.party.figures.rematches += 1
            get_running_loop().call_later(self.pause(), self.send, Again(token_hex(8)))

    async def go_on(self) -> None:
        if self.seat == 0:
            self.party.begin_anew()
        await self.come(self.table)
        if self.seat == 0:
            await self.ask(Start(token_hex(8)))

    # What is asked

    def send(self, request: Request) -> None:
        self.transport.write(text_frame(encode(request)))

    async def ask(self, request: Request) -> None:
        self.answer = get_running_loop().create_future()
        self.send(request)
        await self.answer

    def pause(self) -> float:
        return self.party.think * self.rng.uniform(*THINKING)

    def think(self) -> None:
        if self.thinking is None and self.asked_at is None and self.update and NO_MOVES not in self.update:
            self.thinking = get_running_loop().call_later(self.pause(), self.move)

    def move(self) -> None:
        self.thinking = None
        if not self.update or NO_MOVES in self.update:
            return
        news, self.update = read_news(self.update), b""
        if self.seat not in news.acting:  # content, and could change its mind for ever
            return
        self.asked_at = monotonic()
        self.send(Play(token_hex(8), self.seat, news.ply, self.rng.choice(news.eyes[0].legal)))
