"""uvicorn, told to say goodbye before it hangs up, and to go in any case."""

import asyncio
import faulthandler
import gc
import socket
import sys
from asyncio import get_running_loop
from asyncio.trsock import TransportSocket
from collections.abc import Callable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address
from types import FrameType

import uvicorn

from gueridon.core.errors import Malformed
from gueridon.games import games, load
from gueridon.games.from_outside import only
from gueridon.server.admission import Admission, AdmittingConfig
from gueridon.server.app import application
from gueridon.server.http_protocol import AdmissionProtocol, HttpProtocol
from gueridon.server.passkeys import site
from gueridon.server.public_address import EVERY_IPV4, EVERY_IPV6, Address, public_address, web_address
from gueridon.server.settings import Settings
from gueridon.server.socket_protocol import SocketProtocol
from gueridon.server.table_registry import TableRegistry, holding_for
from gueridon.server.tracing import traces_for
from gueridon.store import Store

LOOK_TICKS = 10  # of uvicorn's ticks, ten of which are a second
ANSWER_SECONDS = 3  # seconds for those who wait for an answer when the server is told to go
LEAVE_SECONDS = 15  # seconds from the signal until the process is gone, whatever keeps it
Listening = socket.socket | TransportSocket
OWN: dict[Address, Address] = {EVERY_IPV4: IPv4Address("127.0.0.1"), EVERY_IPV6: IPv6Address("::1")}


class Server(uvicorn.Server):
    has_process = False  # of its own, which it may end

    def __init__(self, settings: Settings, ready: Callable[["Server"], None]) -> None:
        self.settings = settings
        admission = Admission(settings)
        guarded, self.app = application(settings, admission)
        self.ready = ready
        config = AdmittingConfig(
            guarded,
            host=settings.host,
            port=settings.port,
            http=AdmissionProtocol,
            ws=SocketProtocol,
            log_level="error",  # what a stranger does wrong is not worth a line
            access_log=False,  # addresses hold codes and tokens
            server_header=False,
            timeout_graceful_shutdown=ANSWER_SECONDS,
        )
        config.admission = admission
        super().__init__(config)

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """In a process of its own, which is then tuned for it, unless nothing can be served."""
        with sockets[0] if sockets else listening(self.config.host, self.config.port) as listener:
            asyncio.run(try_out(self.settings))
            load_games(self.settings.games)
            self.has_process = True
            tune_process()
            super().run([listener])

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Only what listens knows the port that others are told."""
        with sockets[0] if sockets else listening(self.config.host, self.config.port) as listener:
            self.app.state.public_address = public_address(self.settings.public_url, *bound(listener))
            self.app.state.passkey_site = site(self.settings.public_url, bound(listener)[1])
            await super().serve([listener])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """What is acknowledged is kept: a process that cannot go may be ended, and says where it stood."""
        super().handle_exit(sig, frame)
        if self.has_process:
            faulthandler.dump_traceback_later(LEAVE_SECONDS, exit=True)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready(self)

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOK_TICKS == 0:
            self.check_connections(get_running_loop().time())
        return await super().on_tick(counter)

    def check_connections(self, now: float) -> None:
        """At everyone who is connected: whoever keeps us waiting too long goes."""
        for connection in [*self.server_state.connections]:
            assert isinstance(connection, HttpProtocol | SocketProtocol)
            connection.check_time(now)

    def address(self) -> str:
        return local_address(self.servers[0].sockets[0])

    def listens_here_only(self) -> bool:
        return only_here(self.servers[0].sockets[0])

    @property
    def public_address(self) -> str | None:
        address: str | None = self.app.state.public_address
        return address

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.registry.close()
        await super().shutdown(sockets)

    @property
    def registry(self) -> TableRegistry:
        registry: TableRegistry = self.app.state.registry
        return registry


async def try_out(settings: Settings) -> None:
    """The database too: whatever keeps it from being opened is told in one sentence, and not by the framework."""
    async with (
        Store.open(settings.database, settings.database_patience) as store,
        holding_for(settings, store),
        traces_for(settings),
    ):
        pass


def load_games(from_outside: Sequence[str]) -> None:
    """Before anybody is served: whoever opened the first table of a game would let all others wait for its import."""
    with only(from_outside):
        for game in games():
            load(game)


def tune_process() -> None:
    allow_many_files()
    gc.freeze()  # what was loaded stays: the collector need not walk it again and again
    gc.set_threshold(700, 3, 5_000)  # nor often everything that grows: with 500 games that is a stop of 130 ms
    sys.setswitchinterval(0.0005)  # a busy loop lets the thread that commits have its turn ten times sooner


def allow_many_files() -> None:
    """Every connection is one; what the system grants by itself is often too few."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


PORTS = range(1 << 16)


def listening(host: str, port: int) -> socket.socket:
    """Before anything is begun, so that whoever starts it twice is told so in one sentence."""
    try:
        if port not in PORTS:
            raise OverflowError
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except (OSError, OverflowError, TypeError, ValueError):  # of a port or a name that no machine has, too
        raise Malformed("cannot-listen", host=host, port=str(port)) from None


def bound(listener: Listening) -> tuple[str, int]:
    host, port = listener.getsockname()[:2]
    return host, port


def local_address(listener: Listening) -> str:
    """As a browser on this machine opens it."""
    host, port = bound(listener)
    return web_address(OWN.get(ip_address(host), ip_address(host)), port)


def only_here(listener: Listening) -> bool:
    return ip_address(bound(listener)[0]).is_loopback
