"""``[--seconds N]``: what people who play feel of a thousand notices to a push service that takes them and is silent.

A server with its usual limits, but for how much one address may prepare, in a process of its own; people who play, each
from his own address; first nothing else, then a hundred games that begin at the same moment, each of which waits for
somebody with ten devices who is elsewhere.
"""

import argparse
import os
import re
import socket
import sys
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from time import sleep
from typing import NamedTuple

import httpx
from bench.attacks import PLAY_ON, TABLES, WARM_UP, Move, Stretch, played, served, stretch
from bench.floods import FIRST, Person, ask
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.client import fresh_id
from websockets.sync.client import ClientConnection, connect

from gueridon.tables.messages import Sit, Start

GAMES = 100
AT_ONCE = 10  # games that are prepared
DEVICES = 10  # of each of those who are elsewhere
PREPARED = {
    **PLAY_ON,
    "GUERIDON_PUSH_REACH": "loopback",
    "GUERIDON_PER_ADDRESS": "1000000,1000000",
    "GUERIDON_TABLES_PER_ADDRESS": "1000,1000",
}


class Waiting(NamedTuple):
    """A table that is about to begin."""

    host: Person
    socket: ClientConnection

    def begin(self) -> None:
        ask(self.socket, Start(fresh_id()))


@contextmanager
def dead_service() -> Iterator[str]:
    """It lets everybody in, and never says a word."""
    with socket.create_server(("127.0.0.1", 0), backlog=4096) as listener:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"


def joined(person: Person, table: str) -> ClientConnection:
    url = f"{person.socket_address}/api/tables/{table}/socket"
    return connect(url, additional_headers=person.cookie, max_size=None)


def prepare(address: str, service: str, number: int) -> Waiting:
    """All seats are those of one who is elsewhere, so that he is waited for from the start."""
    host, away = Person(address), Person(address)
    table = host.open_table(FIRST, 2)
    with joined(away, table) as seated:
        for seat in range(2):
            ask(seated, Sit(fresh_id(), seat, "Eve", "0" * 32))
        for device in range(DEVICES):
            said = {"endpoint": f"{service}/{number}/{device}", "language": "fr", **keys()}
            away.http.post("/api/push", json=said).raise_for_status()
    return Waiting(host, joined(host, table))


def keys() -> dict[str, str]:
    point = generate_private_key(SECP256R1()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return {"p256dh": base64(point), "auth": base64(os.urandom(16))}


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def under_way(address: str) -> dict[str, str]:
    """What became of the notices so far."""
    found = re.findall(r'gueridon_pushes_total\{outcome="([\w-]+)"\} (\d+)', httpx.get(f"{address}/metrics").text)
    return dict(found)


def measured(seconds: float) -> tuple[Stretch, Stretch, list[Move], dict[str, str]]:
    idle = [sys.executable, "-c", f"import time; time.sleep({seconds})"]
    with served(PREPARED) as (pid, address), dead_service() as service:
        with ThreadPoolExecutor(AT_ONCE) as hands:
            waiting = [*hands.map(lambda number: prepare(address, service, number), range(GAMES))]
        with played(address, TABLES) as finish:
            sleep(WARM_UP)
            before = stretch(pid, idle)
            for one in waiting:
                one.begin()
            beside = stretch(pid, idle)
            counted = under_way(address)
            return before, beside, finish(), counted


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=20)
    before, beside, moves, counted = measured(asked.parse_args().seconds)
    quiet, felt = before.p99(moves), beside.p99(moves)
    print(f"{GAMES * DEVICES} notices to a dead service; of them so far: {counted or 'all wait'}")
    print(f"p99 of a move: {quiet:.1f} ms before, {felt:.1f} ms beside them, ratio {felt / quiet:.2f}")
    print(f"of a core: {before.busy:.0%} before, {beside.busy:.0%} beside them; memory {beside.grown / 1e6:+.1f} MB")


if __name__ == "__main__":
    main()
