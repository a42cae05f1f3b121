"""``ATTACK PORT SECONDS``: one of the ways to be a nuisance, from one address, as fast as one process can.

Each attack is a function of a target, called again and again until the time is over; whatever the server does to it
(refuse, close, not answer) it just tries again. To add one, write it here and mark it.
"""

import random
import resource
import signal
import socket
import sys
from base64 import b64encode
from collections.abc import Callable
from contextlib import ExitStack, suppress
from secrets import token_bytes, token_hex
from selectors import EVENT_READ, DefaultSelector
from time import monotonic, sleep

import httpx
import msgspec
from bench.floods import GONE, consult_for_ever, open_for_ever, watch_for_ever
from tests.server.client import read_message
from websockets.sync.client import connect

from gueridon.games import SHELF
from gueridon.tables.messages import Rename, Sit, Start, Update

HOME = "127.0.0.3"
HUNDREDS = 1100  # connections that are kept open
PATIENCE = 2  # seconds
CROWD, HOSTS = 180, 10  # sockets
CONT, TEXT, PING = 0, 1, 9
FIRST = next(iter(SHELF.values()))
LONGEST = max(SHELF, key=lambda game: sum(path.stat().st_size for path in SHELF[game].folder.glob("words.*fr.ftl")))


class Target:
    """A server, and a table of the attacker's own on it, with a game in play."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.until = monotonic() + seconds
        self.kept: list[socket.socket] = []
        self.cookie = {"cookie": f"gueridon={token_hex(16)}"}
        transport = httpx.HTTPTransport(local_address=HOME)
        self.http = httpx.Client(base_url=self.address, headers=self.cookie, transport=transport)
        wish = {"game": FIRST.id, "players": 2, "options": FIRST.presets["usual"]}
        self.wish = msgspec.json.encode(wish)
        self.table: str = self.http.post("/api/tables", content=self.wish).raise_for_status().json()["table"]
        self.begin()

    def begin(self) -> None:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket"
        with connect(url, sock=self.connect(), additional_headers=self.cookie) as seated:
            for request in (Sit("1", 0, "Eve", "0" * 32), Sit("2", 1, "Eve", "1" * 32), Start("3")):
                seated.send(msgspec.json.encode(request), text=True)
            while not isinstance(read_message(seated.recv()), Update):
                pass

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE, (HOME, 0))

    def open(self, query: str = "", table: str | None = None, cookie: str = "") -> socket.socket:
        """A socket at that table, or another one, without a seat and usually of somebody new."""
        opening = self.connect()
        key = b64encode(token_bytes(16)).decode()
        opening.sendall(
            f"GET /api/tables/{table or self.table}/socket{query} HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\n"
            f"cookie: {cookie}\r\n"
            f"upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
        )
        if b" 101 " not in opening.recv(65536):
            opening.close()
            raise ConnectionError("refused")
        return opening


def frame(opcode: int, text: bytes = b"", final: int = 0x80) -> bytes:
    """Masked by zeros, so that it stays as it is."""
    length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xff" + len(text).to_bytes(8)
    return bytes([final | opcode]) + length + bytes(4) + text


Attack = Callable[[Target], None]
ATTACKS: dict[str, Attack] = {}


def attack(name: str) -> Callable[[Attack], Attack]:
    def known(way: Attack) -> Attack:
        ATTACKS[name] = way
        return way

    return known


# Frames

EMPTY = frame(CONT, final=0) * 10_000
PINGS = frame(PING, bytes(125)) * 500


@attack("empty continuation frames")
def continue_for_ever(target: Target) -> None:
    with target.open() as opened:
        opened.sendall(frame(TEXT, final=0))
        while True:
            opened.sendall(EMPTY)


@attack("pings")
def ping(target: Target) -> None:
    with target.open() as opened:
        while True:
            opened.sendall(PINGS)
            opened.recv(1 << 20)


@attack("pings whose pongs are never read")
def ping_and_leave_the_pongs(target: Target) -> None:
    opened = target.open()
    target.kept.append(opened)
    opened.settimeout(0.2)
    while True:
        opened.sendall(PINGS)


@attack("frames that are too big")
def send_too_much(target: Target) -> None:
    with target.open() as opened:
        opened.sendall(frame(TEXT, bytes(1 << 22)))


@attack("requests that mean nothing")
def babble(target: Target) -> None:
    with target.open() as opened:
        while True:
            opened.sendall(frame(TEXT, b"{}") * 500)
            opened.recv(1 << 20)


@attack("sockets that have seen any ply")
def have_seen_anything(target: Target) -> None:
    with target.open(f"?seen={random.randrange(1 << 40)}") as opened:
        opened.recv(65536)


# Requests


def keep_open(target: Target, beginning: bytes, going_on: bytes) -> None:
    """Hundreds of requests that never end, and again those that were closed."""
    while len(target.kept) < HUNDREDS:
        opened = target.connect()
        opened.sendall(beginning)
        target.kept.append(opened)
    for opened in [*target.kept]:
        try:
            opened.sendall(going_on)
        except OSError:
            target.kept.remove(opened)
            opened.close()
    sleep(0.1)


@attack("heads that never end")
def never_end_a_head(target: Target) -> None:
    keep_open(target, b"GET / HTTP/1.1\r\nhost: here\r\n", b"x: y\r\n")


@attack("bodies that never end")
def never_end_a_body(target: Target) -> None:
    keep_open(target, b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-length: 9000\r\n\r\n", b" ")


@attack("a head without limit")
def grow_a_head(target: Target) -> None:
    with target.connect() as opened:
        opened.sendall(b"GET / HTTP/1.1\r\nhost: here\r\nx: ")
        while True:
            opened.sendall(b"x" * 65536)


@attack("a body in crumbs")
def crumble(target: Target) -> None:
    with target.connect() as opened:
        opened.sendall(b"POST /api/tables HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n")
        while True:
            opened.sendall(b"1\r\nx\r\n" * 10_000)


@attack("requests all at once")
def pipeline(target: Target) -> None:
    with target.connect() as opened:
        opened.sendall(b"GET /api/shelf HTTP/1.1\r\nhost: here\r\n\r\n" * 1000)
        opened.recv(1 << 20)


@attack("connections that come and go")
def churn(target: Target) -> None:
    with target.connect() as opened:
        opened.sendall(b"GET /health HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
        opened.recv(65536)


# Work that is dear


@attack("pages that are packed for everybody anew")
def have_much_packed(target: Target) -> None:
    """As many as wait behind one another."""
    asked = f"GET /api/games/{LONGEST}/words/fr HTTP/1.1\r\nhost: here\r\naccept-encoding: gzip\r\n\r\n".encode()
    with target.connect() as opened:
        opened.sendall(asked * 8)
        for _ in range(8):
            opened.recv(1 << 20)


@attack("a crowd that is told of every trifle")
def crowd(target: Target) -> None:
    """As many as one address may bring look on at a table where one person changes his name again and again."""
    table = target.http.post("/api/tables", content=target.wish).json()["table"]
    with ExitStack() as stack, DefaultSelector() as arriving:
        for _ in range(CROWD):
            arriving.register(stack.enter_context(target.open(table=table)), EVENT_READ)
        hosts = [stack.enter_context(target.open(table=table, cookie=target.cookie["cookie"])) for _ in range(HOSTS)]
        for host in hosts:
            arriving.register(host, EVENT_READ)
        hosts[0].sendall(frame(TEXT, msgspec.json.encode(Sit(token_hex(8), 0, "Eve", "0" * 32))))
        next_round = monotonic()
        while True:
            for ready, _ in arriving.select(0.01):
                assert isinstance(ready.fileobj, socket.socket)
                ready.fileobj.recv(1 << 20)
            if monotonic() > next_round:
                next_round += 0.05
                for host in hosts:
                    host.sendall(frame(TEXT, msgspec.json.encode(Rename(token_hex(8), 0, token_hex(4)))))


@attack("questions that the database answers")
def ask_the_database(target: Target) -> None:
    cookie = target.cookie["cookie"]
    with target.connect() as opened:
        for path in ("/api/me", "/api/mine", "/api/daily", "/api/history") * 2:  # as many as wait behind one another
            opened.sendall(f"GET {path} HTTP/1.1\r\nhost: here\r\ncookie: {cookie}\r\n\r\n".encode())
        for _ in range(8):
            opened.recv(1 << 20)


@attack("advice")
def want_advice(target: Target) -> None:
    consult_for_ever(target.address, target.until)


@attack("replays")
def watch_again(target: Target) -> None:
    watch_for_ever(target.address, target.until)


@attack("tables by the thousand")
def open_tables(target: Target) -> None:
    open_for_ever(target.address, target.until)


class Over(Exception):
    """The time of the attack."""


def stop(*_: object) -> None:
    raise Over


def main(name: str, port: int, seconds: float) -> None:
    """Prints how often it had to begin again."""
    target, tries = Target(port, seconds), 0
    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    with suppress(Over):
        while True:
            tries += 1
            with suppress(*GONE):
                ATTACKS[name](target)
    print(tries)


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (4 * HUNDREDS, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
