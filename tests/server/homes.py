"""Networks for machines that have none: a server that listens to this machine believes that it stands in a home."""

from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from socket import socket
from typing import Literal
from unittest.mock import patch

from gueridon.server import public_address, serving
from gueridon.server.public_address import Interface


def interface(name: str, address: str, leads_to: Literal["network", "other end"] = "network") -> Interface:
    return Interface(name, ip_address(address), leads_to)


LOOPBACK = interface("lo", "127.0.0.1")
HOME = [LOOPBACK, interface("docker0", "172.17.0.1"), interface("wlan0", "192.168.1.20")]


@contextmanager
def standing_in(found: list[Interface]) -> Iterator[None]:
    """Everything that listens, listens to all of these."""
    with (
        patch.object(public_address, "interfaces", lambda: found),
        patch.object(public_address, "everywhere", lambda: "127.0.0.1"),
        patch.object(serving, "bound", lambda listener: ("0.0.0.0", port_of(listener))),
    ):
        yield


def port_of(listener: socket) -> int:
    port: int = listener.getsockname()[1]
    return port
