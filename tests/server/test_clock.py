"""Time within a process only goes forward, whatever happens to the clock of the machine."""

import pytest
from tests.server.client import Browser

from gueridon.games import SHELF
from gueridon.server import server_clock
from gueridon.server.live_table import LiveTable
from gueridon.server.server_clock import ServerClock
from gueridon.server.serving import Server

GAME = next(iter(SHELF.values()))
HOUR = 3_600_000  # milliseconds


def test_a_clock_set_back_while_the_server_is_up_changes_nothing(monkeypatch: pytest.MonkeyPatch):
    clock, steady = 1_000_000.0, 50.0
    monkeypatch.setattr(server_clock, "time", lambda: clock)
    monkeypatch.setattr(server_clock, "monotonic", lambda: steady)
    hung = ServerClock(1)
    clock, steady = clock - 3600, steady + 2
    assert hung.now() == 1_000_002_000


async def test_a_table_written_by_a_clock_that_was_ahead_still_has_its_time(server: Server):
    """Its limit runs on from the last entry, instead of standing still until this machine's clock has caught up."""
    async with Browser(server.address()) as browser:
        live = await server.registry.live_table(await browser.open_table(GAME.id, 2))
    live.table.at += HOUR
    again = LiveTable(live.table, server.registry)
    begun = again.now()
    assert begun >= live.table.at
    assert again.seconds_until(begun + 1000) <= 1
    server.registry.clock.since -= 5
    assert again.now() >= begun + 5000
