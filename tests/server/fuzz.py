"""``[--frames N] [--requests N] [--seed N]``: hostile bytes at a server in a process of its own.

Prints what was answered, how much memory it took and what stands in the log; the same seed sends the same bytes.
"""

import argparse
import re
import resource
import socket
import subprocess
import sys
import tempfile
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import msgspec

from gueridon.games import SHELF

GAME = next(iter(SHELF.values()))
BATCH_TABLES = 20  # frames that go down one socket, unless it is closed for one of them
PATIENCE = 20  # seconds
SENDERS = 8
SILENCE = 0.5  # seconds without an answer: then the request was not whole
STATUS = re.compile(rb"HTTP/1\.1 (\d{3})")


@dataclass
class Findings:
    statuses: Counter[int] = field(default_factory=Counter)
    closings: Counter[int] = field(default_factory=Counter)
    grown: int = 0  # bytes, since a tenth of it was done
    log: str = ""

    def add(self, others: "Findings") -> None:
        self.statuses += others.statuses
        self.closings += others.closings

    @property
    def failures(self) -> int:
        return sum(count for status, count in self.statuses.items() if status >= 500)


@dataclass
class Fuzzed:
    port: int
    pid: int
    log: Path
    table: str
    code: str


@contextmanager
def fuzzed(folder: Path) -> Iterator[Fuzzed]:
    log = folder / "log"
    command = [sys.executable, "-m", "tests.server.process", f"sqlite:///{folder}/tables.sqlite", "0"]
    with (
        log.open("wb") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            wish = msgspec.json.encode({"game": GAME.id, "players": 2, "options": {}})
            opened = httpx.post(f"{address}/api/tables", content=wish, timeout=PATIENCE).json()
            yield Fuzzed(int(address.rpartition(":")[2]), process.pid, log, opened["table"], opened["code"])
        finally:
            process.kill()


def resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


# Bytes


def junk(rng: Random, longest: int) -> bytes:
    return rng.randbytes(rng.randrange(longest))


def frame(rng: Random) -> bytes:
    """Seldom right: any opcode, bits that mean nothing, lengths that lie, masks that are missing."""
    payload = rng.choice([junk(rng, 140), b"", b'{"kind":"start","id":"1"}', b"\xff\xfe", b"\xed\xa0\x80", b"[" * 300])
    first = rng.choice([0x81, 0x81, 0x81, 0x01, 0x00, 0x80, 0x82, 0x88, 0x89, 0x8A, rng.randrange(256)])
    length = len(payload) if rng.random() < 0.9 else rng.randrange(1 << 16)
    masked = 0x80 if rng.random() < 0.97 else 0
    if length < 126 and rng.random() < 0.95:
        head = bytes([first, masked | length])
    elif rng.random() < 0.9:
        head = bytes([first, masked | 126]) + length.to_bytes(2)
    else:
        head = bytes([first, masked | 127]) + rng.choice([length, rng.getrandbits(64)]).to_bytes(8)
    return head + (bytes(4) if masked else b"") + payload


def target(rng: Random, fuzzed: Fuzzed) -> bytes:
    table = rng.choice([fuzzed.table.encode(), b"nowhere", junk(rng, 30), b"%ff%fe", b"0" * 24])
    known = [
        b"/",
        b"/health",
        b"/metrics",
        b"/schema",
        b"/api/shelf",
        b"/api/house",
        b"/api/tables",
        b"/api/tables/" + table,
        b"/api/tables/" + table + b"/qr.svg",
        b"/api/tables/" + table + b"/record",
        b"/api/tables/" + table + b"/replay?seat=" + rng.choice([b"0", b"99", b"x", b"%00", b"9" * 5000]),
        b"/api/tables/" + table + b"/handover",
        b"/api/tables/" + table + b"/socket?seen=" + rng.choice([b"0", b"-9", b"1e9", b"9" * 5000, b"%ff"]),
        b"/api/codes/" + rng.choice([fuzzed.code.encode(), b"%C0%AF", junk(rng, 20)]),
        b"/api/handover/" + table + b"." + junk(rng, 9),
        b"/api/tables/" + table + b"/review",
        b"/api/mine?after=" + rng.choice([b"0.1." + b"a" * 24, b"3.%D9%A3." + b"0" * 24, b"9" * 5000, junk(rng, 30)]),
        b"/api/mine/socket",
        b"/api/history",
        b"/api/lessons",
        b"/api/daily",
        b"/api/daily/" + rng.choice([b"0", b"-1", b"9" * 5000, b"%D9%A3"]) + b"/" + word(rng),
        b"/api/daily/" + word(rng),
        b"/api/puzzles/" + word(rng) + b"/" + word(rng),
        b"/api/games/" + word(rng) + b"/" + rng.choice([b"words/fr", b"rulebook/..", b"schemas", b"board/..%2fbox.py"]),
        b"/api/me" + rng.choice([b"", b"/data", b"/forget", b"/pairing", b"/pair", b"/part", b"/alone"]),
        b"/api/me/passkey/" + rng.choice([b"options-to-make", b"make", b"options-to-use", b"use"]),
        b"/api/push" + rng.choice([b"", b"/end"]),
        b"/assets/..%2f..%2f" + table,
        b"//" + table,
        b"http://elsewhere/" + table,
        b"*",
        junk(rng, 60),
        "/é/…".encode(),
    ]
    return rng.choice(known)


def word(rng: Random) -> bytes:
    """Of an address, where a game or a puzzle is named."""
    return rng.choice(
        [GAME.id.encode(), *[game.encode() for game in SHELF], b"%00", b"%ed%a0%80", b"..", junk(rng, 20)]
    )


HOSTS = [b"a b", b"[", b"\xff", b"", b"x" * 9000, b"h:99999999", b"[::1]:80"]
NAMES = [b"cookie", b"origin", b"accept-encoding", b"content-type", b"x-forwarded-for", b"x-forwarded-proto", b"expect"]
NAMES += [b"upgrade", b"sec-websocket-key", b"sec-websocket-version", b"range", b"x\xe9", b"content-length"]
VALUES = [b"gueridon=" + b"a" * 32, b"gueridon=\xff; gueridon", b"gzip", b"https", b"websocket", b"upgrade", b"13"]
VALUES += [b64encode(bytes(16)), b"100-continue", b"bytes=0-9", b"::1, junk", b"null", b"\xc3\x28", b"-1", b"0" * 5000]
METHODS = [b"HEAD", b"POST", b"POST", b"PUT", b"OPTIONS", b"CONNECT", b"TRACE", b"\x00", b"get"]
QUICK = ["/", "/health", "/api/shelf", "/api/tables"]
BODIES = [
    b"{}",
    b'{"code":"\\ud800","name":"\\u0000","endpoint":"https://["}',
    b"\xff" * 20,
    b"[" * 9000,
    b"x" * 40_000,
]


def often(rng: Random, usual: bytes, others: list[bytes]) -> bytes:
    return usual if rng.random() < 0.7 else rng.choice(others)


def headers(rng: Random) -> Iterator[bytes]:
    yield b"host: " + often(rng, b"here", HOSTS)
    yield b"connection: " + often(rng, b"close", [b"upgrade", b"close, upgrade", junk(rng, 9)])
    for _ in range(rng.randrange(4)):
        yield rng.choice(NAMES) + b": " + rng.choice([*VALUES, junk(rng, 40)])


def request(rng: Random, fuzzed: Fuzzed) -> bytes:
    method = often(rng, b"GET", [*METHODS, junk(rng, 8)])
    version = often(rng, b"HTTP/1.1", [b"HTTP/1.1", b"HTTP/1.0", b"HTTP/9.9", b""])
    body = often(rng, b"", [*BODIES, junk(rng, 300)])
    lines = [method + b" " + target(rng, fuzzed) + b" " + version, *headers(rng)]
    if body and rng.random() < 0.3:
        lines.append(b"transfer-encoding: chunked")
        body = b"%x\r\n%b\r\n0\r\n\r\n" % (len(body) if rng.random() < 0.8 else 3, body)
    elif body:
        lines.append(b"content-length: %d" % (len(body) if rng.random() < 0.8 else rng.randrange(1 << 20)))
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


# Sending


def handshake(fuzzed: Fuzzed) -> bytes:
    return (
        f"GET /api/tables/{fuzzed.table}/socket HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: {b64encode(bytes(16)).decode()}\r\n\r\n"
    ).encode()


def send_frames(rng: Random, fuzzed: Fuzzed, found: Findings) -> None:
    frames = b"".join([frame(rng) for _ in range(BATCH_TABLES)])
    with socket.create_connection(("127.0.0.1", fuzzed.port), PATIENCE) as opened, suppress(ConnectionError):
        opened.sendall(handshake(fuzzed))
        heard = opened.recv(1 << 16)
        found.statuses.update(map(int, STATUS.findall(heard[:20])))
        opened.sendall(frames)
        opened.shutdown(socket.SHUT_WR)
        while not closing_code(heard) and (piece := opened.recv(1 << 16)):  # it would stay a moment after that
            heard = piece
        found.closings[closing_code(heard)] += 1


def closing_code(heard: bytes) -> int:
    """0 if it ended without one."""
    at = heard.rfind(b"\x88")
    return int.from_bytes(heard[at + 2 : at + 4]) if at >= 0 else 0


def send_request(rng: Random, fuzzed: Fuzzed, found: Findings) -> None:
    """Now and then several of them, for whose answers nobody waits."""
    with socket.create_connection(("127.0.0.1", fuzzed.port), SILENCE) as opened, suppress(OSError):
        if rng.random() < 0.1:
            opened.sendall(f"GET {rng.choice(QUICK)} HTTP/1.1\r\nhost: here\r\n\r\n".encode() * rng.randrange(2, 12))
            opened.recv(1)
            return
        opened.sendall(request(rng, fuzzed))
        heard = opened.recv(1 << 16)
        found.statuses.update(map(int, STATUS.findall(heard[:20])))


Send = Callable[[Random, Fuzzed, Findings], None]


def repeat(times: int, send: Send, fuzzed: Fuzzed, seed: int, found: Findings) -> None:
    """By several at once, because many of them wait for nothing; growth counts after a tenth of it."""
    with ThreadPoolExecutor(SENDERS) as senders:

        def all_send(times: int, chance: str) -> None:
            for each in senders.map(lambda rng: alone(-(-times // SENDERS), send, fuzzed, rng), dice(seed, chance)):
                found.add(each)

        all_send(times // 10, f"warm {send.__name__}")
        before = resident(fuzzed.pid)
        all_send(times - times // 10, send.__name__)
        found.grown += resident(fuzzed.pid) - before


def dice(seed: int, chance: str) -> list[Random]:
    return [Random(f"{seed} {chance} {sender}") for sender in range(SENDERS)]


def alone(times: int, send: Send, fuzzed: Fuzzed, rng: Random) -> Findings:
    found = Findings()
    for _ in range(times):
        send(rng, fuzzed, found)
    return found


def fuzz(folder: Path, frames: int, requests: int, seed: int) -> Findings:
    found = Findings()
    with fuzzed(folder) as server:
        repeat(frames // BATCH_TABLES, send_frames, server, seed, found)
        repeat(requests, send_request, server, seed, found)
        found.log = server.log.read_text()
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    for name, usual in (("frames", 100_000), ("requests", 20_000), ("seed", 1)):
        asked.add_argument(f"--{name}", type=int, default=usual)
    wanted = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = fuzz(Path(folder), wanted.frames, wanted.requests, wanted.seed)
    print("answered", dict(sorted(found.statuses.items())), "closed", dict(sorted(found.closings.items())))
    print(f"grown by {found.grown / 1e6:.1f} MB; failures {found.failures}; the log: {found.log or 'empty'}")


if __name__ == "__main__":
    main()
