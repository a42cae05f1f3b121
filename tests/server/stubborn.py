"""People who never give up: cut off, they come back by themselves and ask again for what was not answered."""

from asyncio import sleep
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from secrets import token_hex
from time import monotonic

import httpx
import msgspec
from tests.server.client import read_message
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from gueridon.core.levels import LEVELS
from gueridon.games import AnyGame
from gueridon.tables.messages import AddBot, Again, Done, Play, Refused, Request, Room, Sit, Start, Update

AGAIN_AFTER = 0.5  # seconds


@dataclass(frozen=True)
class Acknowledged:
    table: str
    request: Request
    ply: int
    at: float  # when it was asked
    took: float  # seconds


class Stubborn:
    """Plays random legal moves on one seat, game after game at the tables that follow one another."""

    def __init__(self, address: str, seat: int) -> None:
        self.address = address.replace("http", "ws", 1)
        self.headers = {"cookie": f"gueridon={token_hex(16)}"}
        self.seat = seat
        self.rng = Random(seat)
        self.acknowledged: list[Acknowledged] = []
        self.surprises: list[Refused] = []
        self.unanswered: Request | None = None
        self.asked_at = 0.0
        self.heard_at = 0.0

    # Coming to a table

    async def open(self, http: httpx.AsyncClient, game: AnyGame, players: int) -> str:
        wish = {"game": game.id, "players": players, "options": game.presets["usual"]}
        opened = await http.post("/api/tables", content=msgspec.json.encode(wish), headers=self.headers)
        table: str = opened.raise_for_status().json()["table"]
        return table

    async def sit(self, table: str) -> None:
        self.arrive(table)
        await self.insist(Sit(token_hex(8), self.seat, "Ada", token_hex(16)))

    async def bring_bot(self, seat: int) -> None:
        await self.insist(AddBot(token_hex(8), seat, LEVELS[0]))

    async def insist(self, request: Request) -> None:
        async with self.connection() as socket:
            await self.send(socket, request)
            while self.unanswered is not None:
                self.hear(await socket.recv())

    def arrive(self, table: str) -> None:
        self.table = table
        self.room: Room | None = None
        self.update: Update | None = None
        self.hosted: set[str] = set()  # what the host did for this table, by its status

    def connection(self) -> connect:
        url = f"{self.address}/api/tables/{self.table}/socket"
        return connect(url, additional_headers=self.headers, compression=None)

    # Playing

    async def play_for_ever(self) -> None:
        while True:
            with suppress(OSError, WebSocketException):
                async with self.connection() as socket:
                    await self.attend(socket)
                assert self.room is not None
                assert self.room.next_table is not None
                self.arrive(self.room.next_table)
                continue
            await sleep(self.wait())

    def wait(self) -> float:
        """Seconds until it comes back."""
        return AGAIN_AFTER

    async def attend(self, socket: ClientConnection) -> None:
        """Until it hangs up, or until there is nothing left to do here."""
        self.update = None  # what it saw before it was cut off may be old
        if self.unanswered is not None:
            await self.send(socket, self.unanswered)
        async for frame in socket:
            self.heard_at = monotonic()
            self.hear(frame)
            if self.unanswered is not None or self.room is None:
                continue
            if self.done_with(self.room):
                return
            if (request := self.next_request(self.room)) is not None:
                await self.send(socket, request)
        raise ConnectionError("the server hung up")

    def done_with(self, room: Room) -> bool:
        return room.next_table is not None

    async def send(self, socket: ClientConnection, request: Request) -> None:
        self.unanswered, self.asked_at = request, monotonic()
        await socket.send(msgspec.json.encode(request), text=True)

    def hear(self, frame: str | bytes) -> None:
        match read_message(frame):
            case Room() as room:
                self.room = room
            case Update() as update:
                self.update = update
            case Done(_, ply):
                assert self.unanswered is not None
                took = monotonic() - self.asked_at
                self.acknowledged.append(Acknowledged(self.table, self.unanswered, ply, self.asked_at, took))
                self.unanswered = None
            case Refused(why="stale" | "illegal") | Refused(word="game-over"):  # somebody else was faster
                self.unanswered = None
            case Refused() as refused:
                self.surprises.append(refused)
                self.unanswered = None

    def next_request(self, room: Room) -> Request | None:
        """What a host does once, otherwise one move for each look."""
        if room.host and room.status != "playing" and room.status not in self.hosted:
            self.hosted.add(room.status)
            return Start(token_hex(8)) if room.status == "gathering" else Again(token_hex(8))
        update, self.update = self.update, None
        if update is None or self.seat not in update.acting or not update.eyes[0].legal:
            return None
        return Play(token_hex(8), self.seat, update.ply, self.rng.choice(update.eyes[0].legal))


async def gather_around(http: httpx.AsyncClient, game: AnyGame, company: Sequence[Stubborn], bots: int) -> None:
    """At a new table of the first of them, who is the host."""
    people = len(company)
    table = await company[0].open(http, game, people + bots)
    for person in company:
        await person.sit(table)
    for seat in range(people, people + bots):
        await company[0].bring_bot(seat)
