"""A server under siege: in a thread of its own, with a table in play, a player at it and a stranger beside it."""

import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import httpx
import msgspec
from tests.server.client import fresh_id
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from gueridon.core.wire import Wire
from gueridon.games import AnyGame
from gueridon.server.serving import Server
from gueridon.server.settings import Settings
from gueridon.tables import messages
from gueridon.tables.table import Table

LAST = messages.Start("the last of this batch")


@contextmanager
def besieged(settings: Settings, game: AnyGame) -> Iterator["Siege"]:
    ready = threading.Event()
    server = Server(settings, lambda _: ready.set())
    thread = threading.Thread(target=server.run)
    thread.start()
    ready.wait()
    siege = Siege(server, game)
    try:
        yield siege
    finally:
        siege.close()
        server.should_exit = True
        thread.join()


class Siege:
    def __init__(self, server: Server, game: AnyGame) -> None:
        self.server = server
        self.address = server.address()
        self.player, self.stranger = (httpx.Client(base_url=self.address, timeout=60) for _ in range(2))
        for browser in (self.player, self.stranger):
            browser.get("/health")
        body = {"game": game.id, "players": 2, "options": {}}
        self.id = self.player.post("/api/tables", content=msgspec.json.encode(body)).json()["table"]
        self.opened = ExitStack()
        self.sockets: dict[httpx.Client, ClientConnection] = {}
        self.history = [
            self.written(messages.Sit(fresh_id(), 0, "Ada", "0" * 32)),
            self.written(messages.Sit(fresh_id(), 1, "Bob", "1" * 32)),
            self.written(messages.Start(fresh_id())),
        ]
        self.send(self.player, self.history)

    @property
    def table(self) -> Table:
        return self.server.house.tables[self.id].table

    def written(self, request: Wire) -> str:
        return msgspec.json.encode(request).decode()

    def socket(self, browser: httpx.Client) -> ClientConnection:
        if browser not in self.sockets:
            url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
            cookie = {"cookie": f"gueridon={browser.cookies['gueridon']}"}
            opening = connect(url, additional_headers=cookie, max_size=None)
            self.sockets[browser] = self.opened.enter_context(opening)
        return self.sockets[browser]

    def send(self, browser: httpx.Client, frames: list[str]) -> list[dict[str, object]]:
        """All of them, and what was answered; a socket that was closed for it is opened again."""
        socket = self.socket(browser)
        answers: list[dict[str, object]] = []
        with suppress(ConnectionClosed):
            for frame in [*frames, self.written(LAST)]:
                socket.send(frame)
            while not answers or answers[-1]["id"] != LAST.id:
                message = msgspec.json.decode(socket.recv(timeout=60))
                if message["kind"] in ("done", "refused"):
                    answers.append(message)
            return answers[:-1]
        del self.sockets[browser]
        return answers

    def play(self) -> list[dict[str, object]]:
        """A legal move of the player's, on whichever of his seats is to act."""
        match = self.table.playing()
        seat = match.acting[0]
        move = msgspec.Raw(msgspec.json.encode(match.look(seat).legal[0]))
        self.history.append(self.written(messages.Play(fresh_id(), seat, match.ply, move)))
        return self.send(self.player, self.history[-1:])

    def close(self) -> None:
        self.opened.close()
        self.player.close()
        self.stranger.close()
