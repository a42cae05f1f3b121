"""Where this server lets itself be sent: to public push services, and nowhere else."""

import socket
from ipaddress import ip_address

import pytest

from gueridon.server.push.services import PushServices, ServiceAnswer, is_public

SERVICES = [
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
    "https://web.push.apple.com/QGu",
    "https://push.example:443/x",
]
NONE = [
    "http://push.example/x",
    "https://push.example:8443/x",
    "https://127.0.0.1/x",
    "https://10.0.0.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "https://[fd00::1]/x",
    "https://localhost/x",
    "https://user@push.example/x",
    "https://push.example\n/x",
    "https://push.exämple/x",
    "https://push.example:99999/x",
    "ftp://push.example/x",
    "//push.example/x",
    "",
]
PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
]
PUBLIC = ["142.250.0.1", "2a00:1450:4001::1", "::ffff:142.250.0.1"]


@pytest.mark.parametrize("endpoint", SERVICES)
async def test_push_services_are_taken(endpoint: str):
    assert PushServices("public").takes(endpoint)


@pytest.mark.parametrize("endpoint", NONE)
async def test_what_is_no_push_service_is_not(endpoint: str):
    assert not PushServices("public").takes(endpoint)


async def test_a_service_on_this_machine_is_taken_where_the_host_says_so():
    assert PushServices("loopback").takes("http://127.0.0.1:9999/x")
    assert not PushServices("public").takes("http://127.0.0.1:9999/x")
    assert not PushServices("loopback").takes("http://10.0.0.1:9999/x")


@pytest.mark.parametrize("address", PRIVATE)
def test_these_are_not_public(address: str):
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", PUBLIC)
def test_these_are(address: str):
    assert is_public(ip_address(address))


@pytest.mark.parametrize("leads_to", ["127.0.0.1", "::1", "192.168.1.1", "::ffff:127.0.0.1"])
async def test_a_name_that_leads_to_this_house_is_not_followed(leads_to: str, monkeypatch: pytest.MonkeyPatch):
    """Whatever the name led to when it was given."""
    with socket.create_server(("127.0.0.1", 0)) as here:
        here.settimeout(0.2)
        port = here.getsockname()[1]
        family = socket.AF_INET6 if ":" in leads_to else socket.AF_INET
        found = [(family, socket.SOCK_STREAM, 6, "", (leads_to, port))]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
        service = PushServices("public")
        answer = await service.post(f"https://push.example:{port}/x", {"host": "push.example"}, b"")
        assert answer == ServiceAnswer(None)
        await service.close()
        with pytest.raises(TimeoutError):
            here.accept()
