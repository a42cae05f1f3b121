"""The lobby on the welcome: tables to join, tables to watch, and a table that is full without its host."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.browser.people import Person, person
from tests.browser.serving import serving


@pytest.fixture
def house(tmp_path: Path) -> Iterator[str]:
    """Where no other table is open."""
    with serving(f"sqlite:///{tmp_path}/tables.sqlite") as address:
        yield address


def region(someone: Person, title: str) -> Locator:
    return someone.page.get_by_role("region", name=someone.say(title), exact=True)


def switches(host: Person, word: str) -> None:
    switch = host.page.get_by_role("switch", name=host.say(word))
    switch.click()
    expect(switch).to_be_checked()


@pytest.mark.parametrize("size", ["phone", pytest.param("desk", marks=pytest.mark.slow)])
def test_an_open_table_is_announced_with_its_people_its_way_of_playing_and_its_pace(
    browser: Browser, house: str, size: str
):
    host, stranger = person(browser, house), person(browser, house, size=size)
    host.opens_a_table("Camille")
    host.page.get_by_role("radio", name=host.say("page-pace-86400"), exact=True).check()
    stranger.comes_in().games().first.wait_for()
    expect(region(stranger, "page-open-tables")).to_have_count(0)
    switches(host, "page-public")
    card = region(stranger, "page-open-tables").get_by_role("button")
    expect(card).to_contain_text(stranger.say("name"))
    expect(card).to_contain_text("Camille")
    expect(card).to_contain_text(stranger.say("page-lobby-pace", time=stranger.say("page-pace-86400")))
    assert stranger.axe() == []
    card.click()
    stranger.called("Zoé").button("page-sit").first.click()
    expect(host.page.get_by_text("Zoé")).to_be_visible()
    for one in (host, stranger):
        assert one.complaints == []
        one.page.context.close()


@pytest.mark.slow
def test_a_game_may_be_watched_from_the_welcome_if_its_host_allows_it(browser: Browser, house: str):
    host, secretive, stranger = person(browser, house), person(browser, house), person(browser, house, size="desk")
    for one in (host, secretive):
        one.opens_a_table("Camille" if one is host else "Zoé")
        if one is host:
            switches(one, "page-watchable")
        one.brings_bots(2)
        one.button("page-start").click()
        one.sees_the_board()
    to_watch = region(stranger.comes_in(), "page-watch-tables").get_by_role("button")
    expect(to_watch).to_have_count(1)
    expect(to_watch).to_contain_text("Camille")
    assert stranger.axe() == []
    to_watch.click()
    stranger.sees_the_board()
    stranger.reads("page-watching")
    for one in (host, secretive, stranger):
        assert one.complaints == []
        one.page.context.close()


def test_a_full_table_whose_host_is_away_is_started_by_whoever_sits_there(invite):
    host, friend = invite(), invite(size="desk")
    code = host.opens_a_table("Camille")
    host.button("page-less").click()
    friend.page.goto(f"{friend.server_address}/j/{code}")
    friend.called("Zoé").button("page-sit").click()
    friend.reads("page-host-starts")
    expect(friend.button("page-start")).to_have_count(0)
    host.comes_in().games().first.wait_for()
    friend.reads("page-host-away")
    friend.button("page-start").click()
    friend.sees_the_board()
