"""Who may come in: what every address has spent and has open, whichever way it comes."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from gueridon.server.addresses import network_of
from gueridon.server.rates import OpenCounts, TokenBucket, TokenBuckets
from gueridon.server.settings import Settings
from gueridon.tables.journal import Person
from gueridon.tables.refusals import Busy

CONNECTING_TOKENS = 1

Verdict = Literal["welcome", "too many", "spent"]


class Admission:
    """The bucket of every address, and how many connections and sockets it and each person have open."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.buckets = TokenBuckets(settings.per_address)
        self.connections = OpenCounts(settings.connections)
        self.sockets = OpenCounts(settings.sockets)
        self.people = OpenCounts(settings.sockets_of_a_person)

    def address_bucket(self, host: str) -> TokenBucket:
        """What this address may still ask."""
        return self.buckets.of(network_of(host))

    def admit(self, host: str) -> Verdict:
        """Whoever has too many is told so; whoever has spent all he had is not even answered."""
        network = network_of(host)
        if not self.buckets.of(network).take(CONNECTING_TOKENS):
            return "spent"
        return "welcome" if self.connections.enter(network) else "too many"

    def release(self, host: str) -> None:
        self.connections.leave(network_of(host))

    @contextmanager
    def socket(self, host: str, person: Person) -> Iterator[None]:
        """As long as it is open; Busy if there are too many already."""
        network = network_of(host)
        with counted(self.sockets, network), counted(self.people, person):
            yield


@contextmanager
def counted(counts: OpenCounts, who: str) -> Iterator[None]:
    if not counts.enter(who):
        raise Busy("too-fast")
    try:
        yield
    finally:
        counts.leave(who)


class AdmittingConfig(uvicorn.Config):
    """What uvicorn hands to every connection; ours knows who may come in."""

    admission: Admission

    @property
    def settings(self) -> Settings:
        return self.admission.settings

    def load(self) -> None:
        super().load()
        self.proxies = ProxyHeadersMiddleware(self.loaded_app, self.forwarded_allow_ips).trusted_hosts

    def admit(self, host: str) -> Verdict:
        """A proxy always: it brings many people, each of whom Guard counts where he really comes from."""
        return "welcome" if host in self.proxies else self.admission.admit(host)

    def release(self, host: str) -> None:
        if host not in self.proxies:
            self.admission.release(host)
