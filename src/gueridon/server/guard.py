"""Every request passes here first: who asks, from where, how fast; and no answer leaves without its headers."""

import re
from hashlib import sha256
from secrets import token_hex

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from gueridon.server.rates import Bucket, Buckets
from gueridon.server.settings import Settings
from gueridon.tables.journal import Person
from gueridon.tables.messages import Refused

COOKIE = re.compile(r"(?:^|;\s*)gueridon=([0-9a-f]{32})(?:;|$)")
YEAR = 365 * 24 * 3600

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

Connecting = HTTPScope | WebSocketScope


def person_of(scope: Scope) -> Person:
    person: Person = scope["state"]["person"]
    return person


def bucket_of(scope: Scope) -> Bucket:
    """What the address of this connection may still ask."""
    bucket: Bucket = scope["state"]["bucket"]
    return bucket


def address_of(scope: Scope) -> str:
    client = scope["client"]
    return client[0] if client else ""


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.addresses = Buckets(settings.per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        bucket = self.addresses.of(address_of(scope))
        if not bucket.take():
            await refuse(scope, send, 429, Refused(None, "too-fast", "too-fast"))
        elif not welcome(scope, headers):
            await refuse(scope, send, 403, Refused(None, "not-yours", "foreign-page"))
        else:
            secret = secret_in(headers)
            fresh = secret is None and not scope["path"].startswith("/assets/")
            secret = secret or token_hex(16)
            scope["state"]["bucket"] = bucket
            scope["state"]["person"] = sha256(secret.encode()).hexdigest()[:32]
            await self.app(scope, receive, with_headers(scope, send, secret if fresh else None))


def welcome(scope: Connecting, headers: Headers) -> bool:
    """Another site's page may look at ours, but neither change anything nor open a socket with our cookie."""
    origin = headers.get("origin")
    if origin is None or (scope["type"] == ScopeType.HTTP and scope["method"] in ("GET", "HEAD")):
        return True
    return origin in [f"{scheme}://{headers.get('host')}" for scheme in ("http", "https")]


def secret_in(headers: Headers) -> str | None:
    found = COOKIE.search(headers.get("cookie", ""))
    return found and found[1]


def with_headers(scope: Connecting, send: Send, secret: str | None) -> Send:
    async def dressed(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.accept"):
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers[name] = value
            if secret is not None:
                headers.add("set-cookie", cookie(scope, secret))
        await send(message)

    return dressed


def cookie(scope: Connecting, secret: str) -> str:
    secure = "; Secure" if scope["scheme"] in ("https", "wss") else ""
    return f"gueridon={secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


async def refuse(scope: Connecting, send: Send, status: int, refused: Refused) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4000 + status, "reason": refused.word})
        return
    dressed = with_headers(scope, send, None)
    await dressed(
        {"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]}
    )
    await dressed({"type": "http.response.body", "body": msgspec.json.encode(refused), "more_body": False})
