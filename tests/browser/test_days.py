"""Games over days: the pace that a host chooses, the clock that everybody sees, and what happens when it is up."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import Person, person
from tests.browser.serving import serving

FAST = 20  # the speed of a server whose minutes are three seconds


def two_sit_down(host: Person, friend: Person, pace: int, overdue: str = "bot-for-turn") -> None:
    """And the game begins."""
    code = host.opens_a_table("Camille")
    host.button("page-less").click()
    expect(host.seats_for_bots()).to_have_count(1)  # one seat is left
    host.page.get_by_role("radio", name=host.say(f"page-pace-{pace}"), exact=True).check()
    host.page.get_by_role("radio", name=host.say(f"page-overdue-{overdue}"), exact=True).check()
    friend.page.goto(f"{friend.server_address}/j/{code}")
    friend.called("Zoé").button("page-sit").click()
    expect(friend.page.get_by_role("radio", name=friend.say(f"page-overdue-{overdue}"))).to_be_checked()
    host.button("page-start").click()
    for one in (host, friend):
        one.sees_the_board()


def clock(someone: Person):
    return someone.page.get_by_role("timer")


def whose_turn(*people: Person) -> tuple[Person, Person]:
    """The one who is to play, and the other."""
    first, second = people
    first.page.wait_for_function("() => document.querySelector('header [role=timer]')")
    expect(first.page).to_have_title(re.compile("^(●|À)"))
    return (first, second) if first.is_to_play() else (second, first)


FACES = [
    (86_400, r"(24 h|23 h \d+ min)"),
    pytest.param(259_200, "3 j", marks=pytest.mark.slow),
    pytest.param(600, r"(10:00|\d:\d\d)", marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("pace", "face"), FACES)
def test_the_running_pace_is_a_clock_in_sight_of_everybody_that_says_whose_time_it_is(invite, pace: int, face: str):
    host, friend = invite(), invite(size="desk")
    two_sit_down(host, friend, pace)
    mover, _ = whose_turn(host, friend)
    name = "Camille" if mover is host else "Zoé"
    for one in (host, friend):
        expect(clock(one)).to_have_text(one.matching(rf"^\s*{face}\s*$"))
        expect(clock(one)).to_be_in_viewport(ratio=1)
        expect(clock(one)).to_have_attribute("aria-label", re.compile(name))


def test_whose_time_grows_short_is_told_in_the_page_what_happens_then_and_the_other_is_not(invite):
    host, friend = invite(), invite(size="desk")
    for one in (host, friend):
        one.page.clock.install()
    two_sit_down(host, friend, 86_400)
    mover, other = whose_turn(host, friend)
    reminder = mover.say("page-time-soon-bot-for-turn")
    expect(mover.page.get_by_text(reminder)).to_have_count(0)
    for one in (host, friend):
        one.page.clock.fast_forward("22:00:00")
    expect(mover.page.get_by_text(reminder)).to_be_visible()
    expect(clock(mover)).to_have_text(mover.matching(r"^\s*(2 h|1 h \d+ min)\s*$"))
    expect(other.page.get_by_text(reminder)).to_have_count(0)


@pytest.mark.slow
def test_when_time_is_up_a_bot_plays_that_turn_and_the_seat_is_its_players_again(browser: Browser, tmp_path: Path):
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", speed=FAST) as address:
        host, friend = person(browser, address), person(browser, address, size="desk")
        two_sit_down(host, friend, 600)  # half a minute: a busy machine sees every turn
        mover, other = whose_turn(host, friend)
        other.waits_for_a_turn()
        mover.waits_for_a_turn()
        expect(mover.button("page-return")).to_have_count(0)
        for one in (host, friend):
            assert one.complaints == []
            one.page.context.close()


@pytest.mark.slow
def test_for_good_the_seat_is_the_bots_until_its_player_takes_it_back(browser: Browser, tmp_path: Path):
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", speed=FAST) as address:
        host, friend = person(browser, address), person(browser, address, size="desk")
        two_sit_down(host, friend, 600, "bot-for-good")
        mover, _ = whose_turn(host, friend)
        mover.button("page-return").click()
        mover.waits_for_a_turn()
        for one in (host, friend):
            one.page.context.close()
