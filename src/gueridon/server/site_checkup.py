"""Whether a house can be reached as its people reach it: through its proxy, with its name, cookies and sockets."""

import sys
from collections.abc import Iterator, Mapping
from email.utils import parsedate_to_datetime
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from httpcore import AsyncConnectionPool, NetworkError, ProtocolError, TimeoutException, UnsupportedProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from gueridon.server.bodies import House
from gueridon.server.guard import OVER_TLS
from gueridon.store.database_checkup import Finding, check_clock, good, mend

ANSWER_SECONDS = 10.0
LEAST_FILES = 4096
UNREACHABLE = (OSError, NetworkError, ProtocolError, TimeoutException, UnsupportedProtocol)
Pool = AsyncConnectionPool


class SiteAnswer(NamedTuple):
    status: int
    headers: Mapping[str, str]  # by their name in small letters
    body: bytes


def check_open_files() -> list[Finding]:
    """Every connection is one; the server raises its own limit as far as it may. Windows has none."""
    if sys.platform == "win32":
        return []
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        return []
    return [good("files", files=most) if most >= LEAST_FILES else mend("files-few", files=most)]


async def check_site(url: str) -> list[Finding]:
    """Of a server that runs, by the address that people open; nothing is opened, joined or kept there."""
    async with Pool(max_keepalive_connections=0) as pool:
        try:
            health = await ask(pool, "GET", url, "/health")
        except UNREACHABLE as error:
            return [mend("unreachable", url=url, detail=str(error) or type(error).__name__)]
        if not is_ours(health):
            return [mend("not-ours", url=url, status=health.status)]
        house = await ask(pool, "GET", url, "/api/house")
        acted = await ask(pool, "POST", url, "/api/handover/none", {"origin": url, "content-type": "application/json"})
        metrics = await ask(pool, "GET", url, "/metrics")
    return [*judged(url, health, house, acted, metrics), await check_socket(url, house)]


def judged(
    url: str, health: SiteAnswer, house: SiteAnswer, acted: SiteAnswer, metrics: SiteAnswer
) -> Iterator[Finding]:
    yield good("reached", url=url) if health.status == 200 else mend("database-silent")
    yield check_clock(parsedate_to_datetime(health.headers["date"]).timestamp(), url)
    yield check_cookie(url, house.headers.get("set-cookie", ""))
    yield check_name(url, msgspec.json.decode(house.body, type=House).address)
    yield mend("foreign-page", url=url) if acted.status == 403 else good("own-page")
    if metrics.status == 200 and not is_this_machine(url):
        yield mend("metrics-open", url=url)


def is_ours(health: SiteAnswer) -> bool:
    try:
        return "tables" in msgspec.json.decode(health.body, type=dict)
    except msgspec.DecodeError:
        return False


def check_cookie(url: str, cookie: str) -> Finding:
    """The server marks it as safe where it knows that the page is."""
    if url.startswith("https:"):
        return good("cookie") if cookie.startswith(OVER_TLS) else mend("cookie-unsafe")
    return good("cookie") if is_this_machine(url) else mend("plain-http")


def check_name(url: str, invited: str | None) -> Finding:
    """What links and QR codes begin with."""
    if invited == url or (invited is None and is_this_machine(url)):
        return good("invitations")
    return mend("invitations-elsewhere", url=url, invited=invited or "–")


async def check_socket(url: str, house: SiteAnswer) -> Finding:
    cookie = house.headers.get("set-cookie", "").partition(";")[0]
    try:
        async with connect(
            f"ws{url.removeprefix('http')}/api/mine/socket",
            additional_headers={"cookie": cookie, "origin": url},
            open_timeout=ANSWER_SECONDS,
            proxy=None,
        ):
            return good("socket")
    except (OSError, TimeoutError, InvalidHandshake, WebSocketException) as error:
        return mend("no-socket", detail=str(error) or type(error).__name__)


def is_this_machine(url: str) -> bool:
    host = urlsplit(url).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


async def ask(pool: Pool, method: str, url: str, path: str, headers: Mapping[str, str] | None = None) -> SiteAnswer:
    patience = dict.fromkeys(("connect", "read", "write", "pool"), ANSWER_SECONDS)
    content = b"{}" if method == "POST" else None
    answer = await pool.request(
        method, url + path, headers=[*(headers or {}).items()], content=content, extensions={"timeout": patience}
    )
    told = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in answer.headers}
    return SiteAnswer(answer.status, told, answer.content)
