"""Limits run in the time of the journal, and stand still while no server is there."""

import pytest
from tests.tables.conftest import KeptTable, Setting
from tests.tables.toy import PASS, STEP

from gueridon.core.errors import Malformed
from gueridon.tables import journal, requests
from gueridon.tables.messages import Clock


def clock(kept_table: KeptTable) -> Clock:
    shown = kept_table.sees("p0").clock
    assert shown is not None
    return shown


def test_a_game_without_a_limit_shows_no_clock(started: Setting):
    assert started().sees("p0").clock is None


def test_a_limit_runs_while_its_stretch_lasts(started: Setting):
    kept_table = started(seconds=60)
    kept_table.now += 20_000
    kept_table.play(0, STEP)
    assert (clock(kept_table).left, clock(kept_table).total) == (39_999, 60_000)


def test_another_stretch_starts_with_all_its_time(started: Setting):
    kept_table = started(seconds=60)
    kept_table.now += 20_000
    kept_table.play(0, PASS)
    assert clock(kept_table).left == 60_000


def test_time_that_passed_without_a_server_does_not_count(started: Setting):
    kept_table = started(seconds=60)
    kept_table.now += 20_000
    kept_table.write(journal.Ticked())
    kept_table.now += 3_600_000
    kept_table.table = kept_table.reread()
    kept_table.write(journal.Resumed())
    assert clock(kept_table).left == 40_000


def test_when_it_is_up_the_clock_plays_at_its_own_seat(started: Setting):
    kept_table = started(seconds=60)
    kept_table.write(requests.time_up(kept_table.table))
    outcome = kept_table.sees("p0").outcome
    assert outcome is not None
    assert outcome.reason == "time-up"
    assert kept_table.sees("p0").clock is None


def test_the_clock_does_not_play_when_it_is_over(started: Setting):
    kept_table = started(seconds=60)
    kept_table.write(requests.time_up(kept_table.table))
    with pytest.raises(Malformed, match="game-over"):
        requests.time_up(kept_table.table)
