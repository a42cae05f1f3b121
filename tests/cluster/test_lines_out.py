"""Whether a browser is still there is asked for its holder, and nothing of that outlives the server."""

import asyncio
from typing import cast

import pytest

from gueridon.server.cluster import lines_out
from gueridon.server.cluster.letters import Letter, LineAsked, LineHeard
from gueridon.server.cluster.lines_out import LineOut, LinesOut
from gueridon.server.ending import end
from gueridon.server.socket_protocol import SocketProtocol


class Browser:
    """Of which a sign of life is wanted."""

    asked = 0

    def when_heard(self, heard: asyncio.Event) -> None:
        self.heard = heard

    def ask(self) -> None:
        self.asked += 1


class Origin:
    """One line, and what it says to the holder."""

    def __init__(self) -> None:
        self.said: list[Letter] = []
        self.browser = Browser()
        self.lines = LinesOut(lambda _, letter: self.said.append(letter))
        line = self.lines.lines[1] = LineOut(1, "holder")
        line.protocol = cast(SocketProtocol, self.browser)

    def be_asked(self) -> asyncio.Task[None]:
        self.lines.hear("holder", LineAsked(1))
        (task,) = self.lines.tasks
        return task


async def test_a_sign_of_life_is_passed_on():
    origin = Origin()
    task = origin.be_asked()
    assert origin.browser.asked == 1
    origin.browser.heard.set()
    await task
    assert origin.said == [LineHeard(1)]
    assert origin.lines.tasks == set()


async def test_where_none_comes_in_time_nothing_is_said_and_nothing_fails(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lines_out, "HEAR_SECONDS", 0)
    origin = Origin()
    await origin.be_asked()
    assert origin.said == []


async def test_whoever_still_waits_when_the_server_goes_ends_with_it():
    origin = Origin()
    task = origin.be_asked()
    await end(*origin.lines.tasks)
    assert task.cancelled()
    assert origin.lines.tasks == set()
