"""A server under siege: in a process of its own, with a table in play, a player at it and a stranger beside it."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import httpx
import msgspec
from tests.patience import LONG_SECONDS
from tests.server.client import fresh_id, read_message
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from gueridon.games import AnyGame
from gueridon.tables import messages
from gueridon.tables.messages import Done, Refused, Request, Update

LAST = messages.Start("the last of this batch")


@contextmanager
def besieged(database: Path, game: AnyGame) -> Iterator["Siege"]:
    command = [sys.executable, "-m", "tests.server.process", f"sqlite:///{database}", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process, ExitStack() as stack:
        stack.callback(process.kill)
        assert process.stdout is not None
        yield Siege(process.stdout.readline().strip(), database, game, stack)


class Siege:
    def __init__(self, address: str, database: Path, game: AnyGame, stack: ExitStack) -> None:
        self.address = address
        self.database = database
        self.stack = stack
        self.player, self.stranger = (
            stack.enter_context(httpx.Client(base_url=address, timeout=LONG_SECONDS)) for _ in range(2)
        )
        for browser in (self.player, self.stranger):
            browser.get("/health")
        body = {"game": game.id, "players": 2, "options": {}}
        self.table = self.player.post("/api/tables", content=msgspec.json.encode(body)).json()["table"]
        self.sockets: dict[httpx.Client, ClientConnection] = {}
        self.update: Update
        self.history: list[Request] = [
            messages.Sit(fresh_id(), 0, "Ada", "0" * 32),
            messages.Sit(fresh_id(), 1, "Bob", "1" * 32),
            messages.Start(fresh_id()),
        ]
        self.ask(*self.history)

    def entries(self) -> int:
        """So many has the journal of every table together."""
        with closing(sqlite3.connect(self.database)) as connection:
            count: int = connection.execute("SELECT count(*) FROM journal").fetchone()[0]
            return count

    def socket(self, browser: httpx.Client) -> ClientConnection:
        if browser not in self.sockets:
            url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
            cookie = {"cookie": f"gueridon={browser.cookies['gueridon']}"}
            opening = connect(url, additional_headers=cookie, max_size=None, ping_interval=None)
            self.sockets[browser] = self.stack.enter_context(opening)
        return self.sockets[browser]

    def send(self, browser: httpx.Client, frames: list[str]) -> list[Done | Refused]:
        """All of them, and what was answered; a socket that was closed for it is opened again the next time."""
        socket = self.socket(browser)
        answers: list[Done | Refused] = []
        with suppress(ConnectionClosed):
            for frame in [*frames, written(LAST)]:
                socket.send(frame)
            while not answers or answers[-1].id != LAST.id:
                message = read_message(socket.recv(timeout=LONG_SECONDS))
                if isinstance(message, Done | Refused):
                    answers.append(message)
                elif isinstance(message, Update) and browser is self.player:
                    self.update = message
            return answers[:-1]
        del self.sockets[browser]
        return answers

    def ask(self, *requests: Request) -> list[Done | Refused]:
        return self.send(self.player, [written(request) for request in requests])

    def play(self) -> Done | Refused:
        """A legal move of the player's, on whichever of his seats is to act."""
        self.ask()
        seat, ply = self.update.acting[0], self.update.ply
        self.history.append(messages.Play(fresh_id(), seat, ply, self.update.eyes[seat].legal[0]))
        (answer,) = self.ask(self.history[-1])
        return answer


def written(request: Request) -> str:
    return msgspec.json.encode(request).decode()
