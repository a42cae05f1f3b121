"""Limits run in the time of the journal, and stand still while no server is there."""

import pytest
from tests.tables.conftest import House, Setting
from tests.tables.toy import PASS, STEP

from gueridon.core.errors import Malformed
from gueridon.tables import journal, requests
from gueridon.tables.messages import Clock


def clock(house: House) -> Clock:
    shown = house.sees("p0").clock
    assert shown is not None
    return shown


def test_a_game_without_a_limit_shows_no_clock(started: Setting):
    assert started().sees("p0").clock is None


def test_a_limit_runs_while_its_stretch_lasts(started: Setting):
    house = started(seconds=60)
    house.now += 20_000
    house.play(0, STEP)
    assert (clock(house).left, clock(house).total) == (39_999, 60_000)


def test_another_stretch_starts_with_all_its_time(started: Setting):
    house = started(seconds=60)
    house.now += 20_000
    house.play(0, PASS)
    assert clock(house).left == 60_000


def test_time_that_passed_without_a_server_does_not_count(started: Setting):
    house = started(seconds=60)
    house.now += 20_000
    house.write(journal.Ticked())
    house.now += 3_600_000
    house.table = house.reread()
    house.write(journal.Resumed())
    assert clock(house).left == 40_000


def test_when_it_is_up_the_clock_plays_at_its_own_seat(started: Setting):
    house = started(seconds=60)
    house.write(requests.time_up(house.table))
    outcome = house.sees("p0").outcome
    assert outcome is not None
    assert outcome.reason == "time-up"
    assert house.sees("p0").clock is None


def test_the_clock_does_not_play_when_it_is_over(started: Setting):
    house = started(seconds=60)
    house.write(requests.time_up(house.table))
    with pytest.raises(Malformed, match="game-over"):
        requests.time_up(house.table)
