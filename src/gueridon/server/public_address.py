"""Under which address others open this house: as its host says, otherwise as this machine is reached on its network.
What a browser says in its Host header is never asked."""

import re
import socket
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Literal

import psutil

from gueridon.core.errors import Malformed

Address = IPv4Address | IPv6Address

EVERY_IPV4 = IPv4Address("0.0.0.0")
EVERY_IPV6 = IPv6Address("::")
FAR_AWAY = {4: "198.51.100.1", 6: "2001:db8::1"}  # kept for documentation: nobody is there, and nothing is sent
DISCARD_PORT = 9
# Of containers, virtual machines and private tunnels, as the common systems call them: no phone is on their network.
INNER = re.compile(
    r"docker|podman|br-|veth|virbr|lxc|lxd|cni|flannel|cali|vmnet|vboxnet|vethernet|bridge\d{3}|"
    r"tun|tap|utun|wg|zt|tailscale|ppp|ipsec|awdl|llw",
    re.IGNORECASE,
)
URL = re.compile(r"(https?)://((?:[a-z\d_.-]{1,253}|\[[\da-f:.]+\])(?::(\d{1,5}))?)/?", re.ASCII)
USUAL_PORTS = {"http": "80", "https": "443"}
LAST_PORT = 65535


@dataclass(frozen=True)
class Interface:
    """One address of this machine, and where it leads."""

    name: str
    address: Address
    leads_to: Literal["network", "other end"] = "network"  # of a tunnel

    def is_inner(self) -> bool:
        return self.leads_to == "other end" or INNER.match(self.name) is not None

    def is_usable(self) -> bool:
        """By others; an address that holds on one cable only cannot be written into a link."""
        return not (self.address.is_loopback or self.address.is_link_local or self.address.is_multicast)


def public_address(public_url: str | None, host: str, port: int) -> str | None:
    """Of a server that listens there; none where only this machine can open it."""
    if public_url is not None:
        return public_url
    address = reachable(ip_address(host), interfaces())
    return None if address is None else web_address(address, port)


def reachable(listens: Address, found: Sequence[Interface]) -> Address | None:
    if listens.is_unspecified:
        return best([one for one in found if one.address.version == listens.version], way_out(listens.version))
    return listens if Interface("", listens).is_usable() else None


def best(found: Sequence[Interface], way_out: Address | None) -> Address | None:
    """That of a real network before any other, then the one by which this machine goes out, then a home's."""
    usable = [one for one in found if one.is_usable()]
    order = sorted(usable, key=lambda one: (one.is_inner(), one.address != way_out, not one.address.is_private))
    return order[0].address if order else None


def everywhere() -> str:
    """Where to listen for the whole network: IPv6 only where there is nothing else."""
    versions = {one.address.version for one in interfaces() if one.is_usable()}
    return str(EVERY_IPV6 if versions == {6} else EVERY_IPV4)


def interfaces() -> list[Interface]:
    """Those that are up."""
    states = psutil.net_if_stats()
    return [
        Interface(name, ip_address(one.address), "other end" if "pointopoint" in states[name].flags else "network")
        for name, addresses in psutil.net_if_addrs().items()
        if name in states and states[name].isup
        for one in addresses
        if one.family in (socket.AF_INET, socket.AF_INET6)
    ]


def way_out(version: int) -> Address | None:
    """The address with which this machine would write to somebody far away; none without a way there."""
    try:
        with socket.socket(socket.AF_INET6 if version == 6 else socket.AF_INET, socket.SOCK_DGRAM) as letter:
            letter.connect((FAR_AWAY[version], DISCARD_PORT))
            return ip_address(letter.getsockname()[0])
    except OSError:
        return None


def web_address(address: Address, port: int) -> str:
    return f"http://[{address}]:{port}" if address.version == 6 else f"http://{address}:{port}"


def read_public_url(said: str) -> str:
    """As browsers write an origin: in small letters, without the usual port and without anything after it."""
    found = URL.fullmatch(said.strip().lower())
    if found is None or int(found[3] or 0) > LAST_PORT:
        raise Malformed("public-url", url=said)
    return f"{found[1]}://{found[2].removesuffix(':' + USUAL_PORTS[found[1]])}"
