"""Push services, which browsers name: any address on the web. So nothing is asked of one that is not public, whatever
its name leads to at that moment, and no answer is followed."""

import socket
from asyncio import get_running_loop, timeout
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from httpcore import (
    SOCKET_OPTION,
    AnyIOBackend,
    AsyncConnectionPool,
    AsyncNetworkBackend,
    AsyncNetworkStream,
    ConnectError,
    NetworkError,
    ProtocolError,
    Response,
    TimeoutException,
)

Reach = Literal["public", "loopback"]  # the second for a service on this machine, over plain HTTP: for tests
Address = IPv4Address | IPv6Address

ANSWER_SECONDS = 10.0  # seconds for each part of a request, and no more than twice that for all of them
KEPT_CONNECTIONS = 20
LONGEST_ANSWER_BYTES = 4096
PORT = 443
LOOKUPS = 4  # at once: one that hangs keeps its thread
# They lead on to an address of the old kind that stands in them, which may be private.
LEADING_ON = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("2002::/16"))


class ServiceAnswer(NamedTuple):
    """``status`` is None where none came."""

    status: int | None
    retry_after: str | None = None


class PushServices:
    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self.network = LimitedNetwork(reach)
        self.pool = AsyncConnectionPool(
            network_backend=self.network, max_connections=None, max_keepalive_connections=KEPT_CONNECTIONS
        )

    def takes(self, endpoint: str) -> bool:
        """Whether something may be pushed there, as far as its address says; where it leads is seen each time."""
        try:
            parts = urlsplit(endpoint)
            port, host = parts.port or PORT, parts.hostname or ""
        except ValueError:
            return False
        if not endpoint.isascii() or not endpoint.isprintable() or parts.username:
            return False
        return self.takes_public(parts.scheme, host, port) or (self.reach == "loopback" and is_loopback(host))

    def takes_public(self, scheme: str, host: str, port: int) -> bool:
        literal = read_address(host)
        return scheme == "https" and port == PORT and "." in host and (literal is None or is_public(literal))

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> ServiceAnswer:
        sent = [(name.encode(), value.encode()) for name, value in headers.items()]
        patience = dict.fromkeys(("connect", "read", "write", "pool"), ANSWER_SECONDS)
        try:
            async with (
                timeout(2 * ANSWER_SECONDS),
                self.pool.stream(
                    "POST", endpoint, headers=sent, content=body, extensions={"timeout": patience}
                ) as answer,
            ):
                await leave_unread(answer)
                return ServiceAnswer(answer.status, header(answer.headers, b"retry-after"))
        except (TimeoutError, OSError, NetworkError, TimeoutException, ProtocolError):
            return ServiceAnswer(None)

    async def close(self) -> None:
        await self.pool.aclose()
        self.network.threads.shutdown(wait=False, cancel_futures=True)


class LimitedNetwork(AsyncNetworkBackend):
    """Looks names up itself, and connects to what it has looked at: no name can lead elsewhere in between."""

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self.inner = AnyIOBackend()
        self.threads = ThreadPoolExecutor(LOOKUPS, "push lookup")  # apart: a table that is read waits for none of them

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        found = [address for address in await self.addresses(host, port) if self.allows(address)]
        if not found:
            raise ConnectError("not a public address")
        return await self.inner.connect_tcp(str(found[0]), port, timeout, local_address, socket_options)

    async def addresses(self, host: str, port: int) -> list[Address]:
        look_up = get_running_loop().run_in_executor(
            self.threads, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        return [ip_address(str(found[4][0]).partition("%")[0]) for found in await look_up]

    def allows(self, address: Address) -> bool:
        return is_public(address) or (self.reach == "loopback" and address.is_loopback)


async def leave_unread(answer: Response) -> None:
    """A connection can be used again once its answer is over; one that goes on is not worth it."""
    read = 0
    async for part in answer.aiter_stream():
        read += len(part)
        if read > LONGEST_ANSWER_BYTES:
            return


def is_public(address: Address) -> bool:
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in LEADING_ON):
            return False
    return address.is_global and not address.is_multicast


def is_loopback(host: str) -> bool:
    address = read_address(host)
    return address is not None and address.is_loopback


def read_address(host: str) -> Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def header(headers: list[tuple[bytes, bytes]], wanted: bytes) -> str | None:
    return next((value.decode("latin-1") for name, value in headers if name.lower() == wanted), None)


def service_of(endpoint: str) -> str:
    """Its origin, as a token names it."""
    parts = urlsplit(endpoint)
    return f"{parts.scheme}://{parts.netloc}"
