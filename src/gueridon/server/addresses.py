"""From where somebody asks: the network that one person, or one house, has to himself."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

PREFIX_BITS = 64  # bits of an IPv6 address; the other half is its owner's to choose
LONGEST_CHARACTERS = 64  # characters of a name that is no address


def network_of(host: str) -> str:
    """IPv4 as it is, also where it is written as IPv6; IPv6 by its network."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:LONGEST_CHARACTERS]
    return str(address) if isinstance(address, IPv4Address) else network_of_six(address)


def network_of_six(address: IPv6Address) -> str:
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), PREFIX_BITS), strict=False))
