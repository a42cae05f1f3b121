"""Who may come in: what every address has spent and has open, whichever way it comes."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from gueridon.server.addresses import network_of
from gueridon.server.rates import Bucket, Buckets, Crowd, TooFast
from gueridon.server.settings import Settings
from gueridon.tables.journal import Person

CONNECTING = 1  # drops

Verdict = Literal["welcome", "too many", "spent"]


class Doorkeeper:
    """The bucket of every address, and how many connections and sockets it and each person have open."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.purses = Buckets(settings.per_address)
        self.connections = Crowd(settings.connections)
        self.sockets = Crowd(settings.sockets)
        self.people = Crowd(settings.sockets_of_a_person)

    def purse(self, host: str) -> Bucket:
        """What this address may still ask."""
        return self.purses.of(network_of(host))

    def let_in(self, host: str) -> Verdict:
        """Whoever has too many is told so; whoever has spent all he had is not even answered."""
        network = network_of(host)
        if not self.purses.of(network).take(CONNECTING):
            return "spent"
        return "welcome" if self.connections.enter(network) else "too many"

    def let_out(self, host: str) -> None:
        self.connections.leave(network_of(host))

    @contextmanager
    def socket(self, host: str, person: Person) -> Iterator[None]:
        """As long as it is open; TooFast if there are too many already."""
        network = network_of(host)
        with counted(self.sockets, network), counted(self.people, person):
            yield


@contextmanager
def counted(crowd: Crowd, who: str) -> Iterator[None]:
    if not crowd.enter(who):
        raise TooFast
    try:
        yield
    finally:
        crowd.leave(who)


class Entrance(uvicorn.Config):
    """What uvicorn hands to every connection; ours knows the doorkeeper."""

    doorkeeper: Doorkeeper

    @property
    def settings(self) -> Settings:
        return self.doorkeeper.settings

    def load(self) -> None:
        super().load()
        self.proxies = ProxyHeadersMiddleware(self.loaded_app, self.forwarded_allow_ips).trusted_hosts

    def let_in(self, host: str) -> Verdict:
        """A proxy always: it brings many people, each of whom Guard counts where he really comes from."""
        return "welcome" if host in self.proxies else self.doorkeeper.let_in(host)

    def let_out(self, host: str) -> None:
        if host not in self.proxies:
            self.doorkeeper.let_out(host)
