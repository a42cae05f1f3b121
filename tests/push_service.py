"""A push service of the tests' own on this machine. It opens what it gets with the keys of the browser (RFC 8291), and
takes nothing whose token (RFC 8292) is not the house's, for this service, and still good."""

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from queue import Queue
from threading import Event, Thread
from typing import Any, NamedTuple

import jwt
from cryptography.hazmat.primitives.asymmetric.ec import ECDH, SECP256R1, EllipticCurvePublicKey, generate_private_key
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.patience import LONG_SECONDS

DAY_SECONDS = 24 * 3600


class Received(NamedTuple):
    device: str
    headers: dict[str, str]
    message: dict[str, str]


class Device:
    """A browser that asked this service for an address."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = generate_private_key(SECP256R1())
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = os.urandom(16)

    def said(self, language: str = "fr") -> dict[str, str]:
        """As the page sends it."""
        keys = {"p256dh": base64(self.point), "auth": base64(self.secret)}
        return {"endpoint": self.endpoint, **keys, "language": language}

    def opened(self, body: bytes) -> bytes:
        """RFC 8291, 3.4, from the other side."""
        salt, length = body[:16], body[20]
        point, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point))
        secret = derived(self.secret, shared, b"WebPush: info\0" + self.point + point, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert padded[-1:] == b"\2", "not the last record"
        return padded[:-1]


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    """``status`` is what it answers; None keeps everybody waiting until the end."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.status: int | None = 201
        self.retry_after: str | None = None
        self.devices: dict[str, Device] = {}
        self.received: Queue[Received] = Queue()
        self.asked = 0
        self.numbers = count(1)
        self.over = Event()

    def device(self) -> Device:
        path = f"/push/{next(self.numbers)}"
        self.devices[path] = Device(self.address + path)
        return self.devices[path]

    def take(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.check(headers)
        message = json.loads(self.devices[path].opened(body))
        self.received.put(Received(self.address + path, headers, message))

    def check(self, headers: dict[str, str]) -> None:
        scheme, _, parts = headers["authorization"].partition(" ")
        said = dict(part.strip().split("=", 1) for part in parts.split(","))
        point = urlsafe_b64decode(said["k"] + "=" * (-len(said["k"]) % 4))
        key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
        claims: dict[str, Any] = jwt.decode(said["t"], key, ["ES256"], audience=self.address)
        assert scheme == "vapid"
        assert claims["exp"] <= time.time() + DAY_SECONDS
        assert headers["content-encoding"] == "aes128gcm"

    def next(self) -> Received:
        return self.received.get(timeout=LONG_SECONDS)


@contextmanager
def push_service() -> Iterator[PushService]:
    class Asked(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            """Somewhere else on the web, for those who leave our pages."""
            self.send_response(200)
            self.send_header("content-length", "0")
            self.end_headers()

        def do_POST(self) -> None:
            service.asked += 1
            body = self.rfile.read(int(self.headers["content-length"]))
            if service.status is None:
                service.over.wait()
                return
            if service.status == 201:
                service.take(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
            self.send_response(service.status)
            if service.retry_after is not None:
                self.send_header("retry-after", service.retry_after)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Asked) as server:
        server.daemon_threads = True
        service = PushService(f"http://127.0.0.1:{server.server_port}")
        serving = Thread(target=server.serve_forever, daemon=True)
        serving.start()
        try:
            yield service
        finally:
            service.over.set()
            server.shutdown()
            serving.join()
