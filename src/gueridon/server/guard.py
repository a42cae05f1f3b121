"""Every request passes here first: who asks, from where, how fast; and no answer leaves without its headers."""

import re
from collections.abc import Callable
from hashlib import sha256
from secrets import token_hex

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders, State
from litestar.enums import HttpMethod, ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from gueridon.server.addresses import network_of
from gueridon.server.admission import Admission
from gueridon.server.http_protocol import LONGEST_BODY_BYTES
from gueridon.server.rates import TokenBucket
from gueridon.server.socket_handshake import PRIVATE_CODES
from gueridon.tables.journal import Person
from gueridon.tables.messages import Refused
from gueridon.tables.refusals import Busy, refused

COOKIE = re.compile(r"(?:^|;\s*)(__Host-)?gueridon=([0-9a-f]{32})(?=;|$)")
HOST = re.compile(r"(?:[\w.-]{1,253}|\[[0-9a-fA-F:.]+\])(?::\d{1,5})?", re.ASCII)
OVER_TLS = "__Host-"
YEAR_SECONDS = 365 * 24 * 3600
TOO_FAST = Refused(None, "too-fast", "too-fast")

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

SOCKET = re.compile(r"/api/(?:tables/[^/]+|mine)/socket")  # the only places for one
NEVER_KEPT = ("/api/", "/health", "/ready", "/metrics", "/schema")
SOCKET_TOKENS = 5  # tokens for a socket
MOST_DIGITS = 20  # of the length of a body
BYTES_PER_TOKEN = 4096  # bytes of a body that count for a token

Connecting = HTTPScope | WebSocketScope


def person_of(scope: Scope) -> Person:
    person: Person = scope["state"]["person"]
    return person


def device_of(scope: Scope) -> Person:
    """Who this browser would be if it had not joined somebody."""
    device: Person = scope["state"]["device"]
    return device


def bucket_of(scope: Scope) -> TokenBucket:
    """What the address of this connection may still ask."""
    bucket: TokenBucket = scope["state"]["bucket"]
    return bucket


def address_of(scope: Scope) -> str:
    """From where somebody asks, as far as limits are concerned."""
    client = scope["client"]
    return network_of(client[0]) if client else ""


class Guard:
    def __init__(
        self, app: ASGIApp, admission: Admission, public_url: str | None, known_as: Callable[[Person], Person]
    ) -> None:
        self.app = app
        self.known_as = known_as  # who a browser is, by what its secret says
        self.admission = admission
        self.public_url = public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        scope["state"]["bucket"] = bucket = self.admission.address_bucket(address_of(scope))
        if not bucket.take(cost(scope, headers)):
            await refuse(scope, send, 429, TOO_FAST)
        elif scope["type"] == ScopeType.WEBSOCKET and not SOCKET.fullmatch(scope["path"]):
            await refuse(scope, send, 404, Refused(None, "malformed", "request-unreadable"))
        elif not HOST.fullmatch(headers.get("host", "none")):
            await refuse(scope, send, 400, Refused(None, "malformed", "request-unreadable"))
        elif not same_site(scope, headers, self.public_url):
            await refuse(scope, send, 403, Refused(None, "not-yours", "foreign-page"))
        else:
            await self.identify(scope, receive, send, headers.get("cookie", ""))

    async def identify(self, scope: Connecting, receive: Receive, send: Send, cookies: str) -> None:
        found = secret_in(cookies)
        secret = found or token_hex(16)
        scope["state"]["device"] = device = sha256(secret.encode()).hexdigest()[:32]
        scope["state"]["person"] = person = self.known_as(device)
        fresh = name_of_cookie(scope) + "=" + secret not in cookies and not scope["path"].startswith("/assets/")
        dressed = with_headers(scope, send, secret if fresh else None)
        if scope["type"] == ScopeType.HTTP:
            await self.app(answered_in_full(scope), receive, dressed)
            return
        try:
            with self.admission.socket(address_of(scope), person):
                await self.app(scope, receive, dressed)
        except Busy as error:
            await refuse(scope, send, 429, refused(None, error))


async def charge_handler(
    connection: ASGIConnection[BaseRouteHandler, None, None, State], handler: BaseRouteHandler
) -> None:
    """What a handler costs more than others, it says in its ``tokens``. Were it not async, the framework would call it
    in a thread, and everybody would wait whenever a new one begins."""
    bucket_of(connection.scope).charge(handler.opt.get("tokens", 0))


def cost(scope: Connecting, headers: Headers) -> float:
    """In tokens, before it is known what is asked; a handler may take more."""
    if scope["type"] == ScopeType.WEBSOCKET:
        return SOCKET_TOKENS
    return 1 + announced_bytes(headers.get("content-length", "0")) // BYTES_PER_TOKEN


def announced_bytes(length: str) -> int:
    """Of a body. What is no number, or one with more digits than anybody needs, counts for the longest."""
    readable = length.isdecimal() and len(length) <= MOST_DIGITS
    return min(int(length), LONGEST_BODY_BYTES) if readable else LONGEST_BODY_BYTES


def answered_in_full(scope: HTTPScope) -> HTTPScope:
    """HEAD is what GET would be, and the body stays here: uvicorn sees to that."""
    return {**scope, "method": HttpMethod.GET} if scope["method"] == HttpMethod.HEAD else scope


def same_site(scope: Connecting, headers: Headers, public_url: str | None) -> bool:
    """Another site's page may look at ours, but neither change anything nor open a socket with our cookie. Ours is the
    one that it came from, and where a proxy changes its name on the way, the one that the host gave it."""
    origin = headers.get("origin")
    if origin is None or (scope["type"] == ScopeType.HTTP and scope["method"] in ("GET", "HEAD")):
        return True
    return origin in [public_url, *(f"{scheme}://{headers.get('host')}" for scheme in ("http", "https"))]


def secret_in(cookies: str) -> str | None:
    """Under TLS a cookie has another name; who has both was here before the host moved to it, and is the new one."""
    found = dict(COOKIE.findall(cookies))
    return found.get(OVER_TLS) or found.get("")


def with_headers(scope: Connecting, send: Send, secret: str | None) -> Send:
    async def dressed(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.accept"):
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers[name] = value
            if scope["path"].startswith(NEVER_KEPT):
                headers["cache-control"] = "no-store"
            if secret is not None:
                headers.add("set-cookie", cookie(scope, secret))
        await send(message)

    return dressed


def name_of_cookie(scope: Connecting) -> str:
    return f"{OVER_TLS if over_tls(scope) else ''}gueridon"


def over_tls(scope: Connecting) -> bool:
    return scope["scheme"] in ("https", "wss")


def cookie(scope: Connecting, secret: str) -> str:
    secure = "; Secure" if over_tls(scope) else ""
    return f"{name_of_cookie(scope)}={secret}; Path=/; Max-Age={YEAR_SECONDS}; HttpOnly; SameSite=Lax{secure}"


async def refuse(scope: Connecting, send: Send, status: int, refused: Refused) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        if status == 429:  # a page sees codes, but no status: this one it should understand
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send({"type": "websocket.close", "code": PRIVATE_CODES + status, "reason": refused.word})
        return
    dressed = with_headers(scope, send, None)
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await dressed({"type": "http.response.start", "status": status, "headers": headers})
    await dressed({"type": "http.response.body", "body": msgspec.json.encode(refused), "more_body": False})
