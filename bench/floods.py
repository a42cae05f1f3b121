"""Ways to keep a server busy with work that is dear: advice, replays, tables. Each is tried until the time is over.

Each is a function of the address of a server and of the moment when to stop, and returns how much was answered with
what was wanted; ``attackers`` names them among the other attacks.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from random import Random
from secrets import token_hex
from time import monotonic, sleep

import httpx
import msgspec
from tests.server.client import fresh_id, read_message
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from gueridon.games import SHELF, AnyGame
from gueridon.tables.messages import Advised, Consult, Done, Play, Refused, Request, Sit, Start, Update

HOME = "127.0.0.4"
ASKERS = 40
BREATH = 0.05  # seconds after a refusal, so that asking does not keep this machine busy instead of the server
ADVISED = next(game for game in SHELF.values() if game.adviser is not None)
FIRST = next(iter(SHELF.values()))

GONE = (OSError, WebSocketException, httpx.HTTPError, KeyError)


class Person:
    def __init__(self, address: str) -> None:
        self.cookie = {"cookie": f"gueridon={token_hex(16)}"}
        self.socket_address = address.replace("http", "ws", 1)
        transport = httpx.HTTPTransport(local_address=HOME)
        self.http = httpx.Client(base_url=address, headers=self.cookie, transport=transport, timeout=60)

    def open_table(self, game: AnyGame, players: int) -> str:
        wish = {"game": game.id, "players": players, "options": game.presets["usual"], "private": False}
        table: str = self.http.post("/api/tables", content=msgspec.json.encode(wish)).json()["table"]
        return table

    def sit_down(self, table: str, players: int) -> ClientConnection:
        url = f"{self.socket_address}/api/tables/{table}/socket"
        socket = connect(url, additional_headers=self.cookie, source_address=(HOME, 0), max_size=None)
        for seat in range(players):
            ask(socket, Sit(fresh_id(), seat, "Eve", "0" * 32))
        ask(socket, Start(fresh_id()))
        return socket


def ask(socket: ClientConnection, request: Request) -> Done | Refused | Advised:
    socket.send(msgspec.json.encode(request).decode())
    while True:
        message = read_message(socket.recv())
        if isinstance(message, Done | Refused | Advised) and message.id == request.id:
            return message


def consult_for_ever(address: str, until: float) -> int:
    """Many people ask for advice at once, each as soon as he has an answer."""
    with ThreadPoolExecutor(ASKERS) as askers:
        return sum(askers.map(lambda _: consult(address, until), range(ASKERS)))


def consult(address: str, until: float) -> int:
    advised = 0
    with suppress(*GONE):
        person = Person(address)
        with person.sit_down(person.open_table(ADVISED, ADVISED.players[0]), ADVISED.players[0]) as socket:
            while monotonic() < until:
                answered = isinstance(ask(socket, Consult(fresh_id(), 0)), Advised)
                advised += answered
                sleep(0 if answered else BREATH)
    return advised


def watch_for_ever(address: str, until: float) -> int:
    """The same finished games through all eyes, packed and unpacked."""
    watched = [finished(Person(address))]
    with ThreadPoolExecutor(8) as watchers:
        return sum(watchers.map(lambda _: watch(address, until, watched), range(8)))


def watch(address: str, until: float, tables: list[str]) -> int:
    person, rng, told = Person(address), Random(), 0
    while monotonic() < until:
        path = rng.choice(["replay", "replay?seat=0", "replay?seat=1", "record"])
        with suppress(*GONE):
            packing = {"accept-encoding": rng.choice(["gzip", "identity"])}
            answer = person.http.get(f"/api/tables/{rng.choice(tables)}/{path}", headers=packing)
            told += answer.status_code == 200
            sleep(0 if answer.status_code == 200 else BREATH)
    return told


def finished(person: Person) -> str:
    """Played out at random, as fast as a socket may."""
    table = person.open_table(FIRST, 2)
    with person.sit_down(table, 2) as socket:
        for update in updates(socket):
            choices = [(eyes.seat, move) for eyes in update.eyes for move in eyes.legal]
            if update.outcome is not None:
                return table
            seat, move = Random(update.ply).choice(choices)
            assert seat is not None
            sleep(BREATH)
            socket.send(msgspec.json.encode(Play(fresh_id(), seat, update.ply, move)).decode())
    raise ConnectionError("the socket was closed before the end")


def updates(socket: ClientConnection) -> Iterator[Update]:
    for frame in socket:
        message = read_message(frame)
        if isinstance(message, Update):
            yield message


def open_for_ever(address: str, until: float) -> int:
    """Public tables, each looked at once so that it stands in memory, by one person after another."""
    opened = 0
    with ExitStack() as stack:
        while monotonic() < until:
            person = Person(address)
            stack.callback(person.http.close)
            with suppress(*GONE):
                while monotonic() < until:
                    person.http.get(f"/api/tables/{person.open_table(FIRST, 2)}")
                    opened += 1
            sleep(BREATH)
    return opened
