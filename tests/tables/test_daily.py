"""The chain of daily deals, and days that follow one another."""

from hashlib import sha256

import pytest

from gueridon.core.fate import key_of
from gueridon.tables import daily

ROOT = key_of("a house").hex()


def test_the_secret_of_each_day_is_the_digest_of_the_next():
    for day in (0, 20_000, daily.LAST_DAY - 1):
        assert daily.secret_of(ROOT, day) == sha256(daily.secret_of(ROOT, day + 1)).digest()


def test_nobody_is_dealt_beyond_the_end_of_the_chain():
    with pytest.raises(AssertionError):
        daily.secret_of(ROOT, daily.LAST_DAY + 1)


def test_a_day_ends_where_the_next_begins():
    for now in (0, 1, daily.DAY_MS - 1, daily.DAY_MS, 1_800_000_000_000):
        day = daily.day_of(now)
        assert day * daily.DAY_MS <= now < daily.end_of(day)
        assert daily.day_of(daily.end_of(day)) == day + 1


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ([], 0),
        ([10], 1),
        ([9], 1),  # today is young
        ([8], 0),
        ([10, 9, 8], 3),
        ([9, 8], 2),
        ([10, 8, 7], 1),
        ([10, 9, 7, 6], 2),
        ([8, 7, 6], 0),
    ],
)
def test_a_streak_is_the_days_in_a_row_up_to_today_or_yesterday(days, streak):
    assert daily.streak(days, 10) == streak
