"""An evening at home: one command on one machine, and a phone on the same network. Both are network namespaces of this
machine, which only root can make: whoever cannot sees this test fail, not pass."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

import pytest
from playwright.sync_api import Browser, expect
from tests import codes
from tests.browser.people import CHROMIUM, Person, another_browser, person
from tests.browser.test_invitations import link_on, read_picture, table_of

from gueridon.core.words import Words

HOUSE, PHONE = f"house-{os.getpid()}", f"phone-{os.getpid()}"
HOUSE_ADDRESS, PHONE_ADDRESS = "10.77.0.1", "10.77.0.2"
PORT = 8000  # of a network of its own
MAKEFILE = Path(__file__).parents[2] / "Makefile"


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


@pytest.fixture
def two_machines() -> Iterator[None]:
    """Joined by a cable; on the first are containers too, where no phone is."""
    with ExitStack() as left:
        for name in (HOUSE, PHONE):
            ip("netns", "add", name)
            left.callback(ip, "netns", "del", name)
        ip("link", "add", "eth0", "netns", HOUSE, "type", "veth", "peer", "name", "eth0", "netns", PHONE)
        ip("-n", HOUSE, "link", "add", "docker0", "type", "bridge")
        connect(HOUSE, "docker0", "172.17.0.1/16")
        connect(HOUSE, "eth0", f"{HOUSE_ADDRESS}/24")
        connect(PHONE, "eth0", f"{PHONE_ADDRESS}/24")
        yield


def connect(machine: str, interface: str, address: str) -> None:
    ip("-n", machine, "address", "add", address, "dev", interface)
    ip("-n", machine, "link", "set", interface, "up")
    ip("-n", machine, "link", "set", "lo", "up")


def make_party() -> list[str]:
    """What the command that begins an evening tells the program, once everything is built."""
    recipe = re.search(r"^party:.*\n\t.*\bgueridon (.*)$", MAKEFILE.read_text("utf-8"), re.MULTILINE)
    assert recipe is not None
    return recipe[1].split()


@contextmanager
def party(folder: Path) -> Iterator[str]:
    """All that the host reads once it has begun."""
    command = [sys.executable, "-m", "gueridon.cli", "-l", "en", *make_party(), "--port", str(PORT)]
    on_its_machine = ["ip", "netns", "exec", HOUSE, *command, "--data-dir", str(folder)]
    with subprocess.Popen(on_its_machine, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout is not None
        try:
            yield read_until(process.stdout, Words("en").say("serve-network"))
        finally:
            process.terminate()


def read_until(output: IO[str], last: str) -> str:
    printed = ""
    while last not in printed:
        line = output.readline()
        assert line, f"it ended after saying: {printed}"
        printed += line
    return printed


@contextmanager
def browser_on(machine: str, browser: Browser, folder: Path) -> Iterator[Browser]:
    program = folder / f"browser-on-{machine}"
    program.write_text(f'#!/bin/sh\nexec ip netns exec {machine} {CHROMIUM} "$@"\n')
    program.chmod(0o755)
    with another_browser(browser, program=program) as there:
        yield there


@pytest.mark.slow
def test_a_phone_on_the_same_network_comes_by_what_is_printed_and_plays(
    two_machines: None, browser: Browser, tmp_path: Path
):
    with (
        party(tmp_path) as printed,
        browser_on(HOUSE, browser, tmp_path) as at_home,
        browser_on(PHONE, browser, tmp_path) as in_hand,
    ):
        address = printed.splitlines()[0]
        assert address == f"http://{HOUSE_ADDRESS}:{PORT}"
        host, friend = (
            person(at_home, f"http://127.0.0.1:{PORT}", size="desk"),
            person(in_hand, codes.in_terminal(printed)),
        )
        plays_after_two_taps(friend)
        assert friend.page.url.startswith(address)
        host.invites_from_the_welcome("Camille")
        assert link_on(host).startswith(f"{address}/j/")
        assert read_picture(host) == address + table_of(host)
        sit_down_by(friend, read_picture(host))
        host.brings_bots(host.seats_for_bots().count())
        host.button("page-start").click()
        for one in (host, friend):
            one.sees_the_board()


def plays_after_two_taps(friend: Person) -> None:
    """On the game and on “play now”; then it is on, and soon his turn."""
    friend.comes_in().takes_a_game()
    friend.button("page-play-now").click()
    friend.waits_for_a_turn()


def sit_down_by(friend: Person, way_in: str) -> None:
    friend.page.goto(way_in)
    friend.called("Zoé").button("page-sit").first.click()
    expect(friend.page.get_by_text("Camille").first).to_be_visible()
