"""Which of its addresses a machine gives to others."""

from ipaddress import ip_address
from unittest.mock import patch

import pytest
from tests.server.homes import HOME, LOOPBACK, interface

from gueridon.core.errors import Malformed
from gueridon.server import public_address
from gueridon.server.public_address import best, everywhere, interfaces, reachable, read_public_url, web_address

WIFI = interface("wlan0", "192.168.1.20")
CABLE = interface("eth0", "192.168.1.21")
CONTAINERS = interface("docker0", "172.17.0.1")
TUNNEL = interface("tun0", "10.8.0.2", "other end")
UNNAMED_TUNNEL = interface("Home office", "10.8.0.2", "other end")
SERVER = interface("ens3", "203.0.114.7")
INSIDE = interface("ens4", "10.0.0.7")
ONE_CABLE = interface("eth1", "169.254.7.7")
SIX = interface("wlan0", "fd00::20")
SIX_ON_ONE_CABLE = interface("wlan0", "fe80::20%wlan0")

CHOSEN = {
    "the only one": ([LOOPBACK, WIFI], None, WIFI),
    "the way out of two": ([WIFI, CABLE], CABLE, CABLE),
    "the way out, although it is not a home's": ([INSIDE, SERVER], SERVER, SERVER),
    "a home's, where there is no way out": ([SERVER, INSIDE], None, INSIDE),
    "not that of containers, although it comes first": ([CONTAINERS, WIFI], None, WIFI),
    "not a tunnel, although it is the way out": ([TUNNEL, WIFI], TUNNEL, WIFI),
    "not a tunnel of any name": ([UNNAMED_TUNNEL, WIFI], UNNAMED_TUNNEL, WIFI),
    "a tunnel, where there is nothing else": ([LOOPBACK, TUNNEL], None, TUNNEL),
    "not what holds on one cable only": ([ONE_CABLE, WIFI], None, WIFI),
}


@pytest.mark.parametrize(("found", "way_out", "chosen"), CHOSEN.values(), ids=CHOSEN)
def test_the_address_is_that_of_the_network_where_phones_are(found, way_out, chosen):
    assert best(found, way_out and way_out.address) == chosen.address


def test_without_a_network_there_is_none():
    assert best([LOOPBACK, ONE_CABLE, SIX_ON_ONE_CABLE], None) is None


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "fe80::1", "169.254.1.1"])
def test_what_listens_to_this_machine_only_has_none(host):
    assert reachable(ip_address(host), HOME) is None


def test_what_listens_on_one_address_has_that():
    assert reachable(ip_address("10.1.2.3"), HOME) == ip_address("10.1.2.3")


def test_what_listens_everywhere_is_told_of_its_own_kind_of_address_only():
    with patch.object(public_address, "way_out", lambda version: None):
        assert reachable(ip_address("0.0.0.0"), [SIX, WIFI]) == WIFI.address
        assert reachable(ip_address("::"), [WIFI, SIX]) == SIX.address


@pytest.mark.parametrize(
    ("found", "listens"), [([WIFI, SIX], "0.0.0.0"), ([LOOPBACK, SIX], "::"), ([LOOPBACK], "0.0.0.0")]
)
def test_the_whole_network_is_ipv4_unless_there_is_only_ipv6(found, listens):
    with patch.object(public_address, "interfaces", lambda: found):
        assert everywhere() == listens


def test_the_interfaces_are_those_of_this_machine():
    assert ip_address("127.0.0.1") in [one.address for one in interfaces()]


def test_an_ipv6_address_has_its_brackets():
    assert web_address(ip_address("fd00::20"), 8000) == "http://[fd00::20]:8000"


WRITTEN = {
    "https://table.example.org": "https://table.example.org",
    "https://Table.Example.org/": "https://table.example.org",
    "https://table.example.org:443": "https://table.example.org",
    "http://table.example.org:443": "http://table.example.org:443",
    "http://192.168.1.20:80/": "http://192.168.1.20",
    "HTTP://[FD00::20]:8000": "http://[fd00::20]:8000",
}


@pytest.mark.parametrize(("said", "meant"), WRITTEN.items())
def test_a_public_url_is_written_as_browsers_write_an_origin(said, meant):
    assert read_public_url(said) == meant


@pytest.mark.parametrize(
    "said",
    [
        "",
        "table.example.org",
        "ftp://table.example.org",
        "https://",
        "https://table.example.org/games",
        "https://table.example.org?x",
        "https://me:secret@table.example.org",
        "https://table.example.org:99999",
        "https://table example.org",
        "https://évian.example",
    ],
)
def test_anything_else_is_no_public_url(said):
    with pytest.raises(Malformed, match="public-url"):
        read_public_url(said)
