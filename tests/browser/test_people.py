"""Those around the table: who finds it, who goes away, who comes back on another device."""

from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import Person, person
from tests.browser.serving import serving

PATIENCE = 90  # seconds; a seat may be played by a bot once its player has been away for thirty


def looks_around(someone: Person) -> None:
    someone.page.get_by_role("button", name=someone.say("page-people")).click()


def test_a_table_that_is_open_to_everybody_is_announced_on_the_welcome(browser: Browser, tmp_path: Path):
    """In a server_address of its own, where no other table is open."""
    with serving(f"sqlite:///{tmp_path}/tables.sqlite") as server_address:
        host, stranger = person(browser, server_address), person(browser, server_address, size="desk")
        host.opens_a_table("Camille")
        stranger.comes_in().games().first.wait_for()
        expect(stranger.page.get_by_role("region", name=stranger.say("page-open-tables"))).to_have_count(0)
        host.page.get_by_role("switch", name=host.say("page-public")).click()
        stranger.page.get_by_role("region", name=stranger.say("page-open-tables")).get_by_role("button").first.click()
        stranger.called("Zoé").button("page-sit").first.click()
        expect(host.page.get_by_text("Zoé")).to_be_visible()
        for one in (host, stranger):
            one.page.context.close()


def test_a_game_goes_on_on_another_device(invite):
    phone, tablet = invite(), invite(size="desk")
    phone.gets_a_turn()
    looks_around(phone)
    phone.button("page-hand-over").click()
    tablet.page.goto(phone.page.get_by_role("dialog").get_by_role("textbox").input_value())
    tablet.waits_for_a_turn()
    phone.page.reload()
    phone.sees_the_board()
    assert not phone.is_to_play()


@pytest.mark.slow
def test_a_bot_keeps_the_seat_of_one_who_is_away_until_the_player_is_back(invite):
    host, friend = invite(), invite()
    code = host.opens_a_table("Camille")
    host.button("page-less").click()
    friend.page.goto(f"{friend.server_address}/j/{code}")
    friend.called("Zoé").button("page-sit").click()
    host.button("page-start").click()
    friend.sees_the_board()
    table = friend.page.url
    friend.comes_in().games().first.wait_for()
    looks_around(host)
    host.reads("page-away")
    asked = monotonic()
    while host.page.get_by_text(host.say("page-stood-in")).count() == 0:
        assert monotonic() < asked + PATIENCE
        host.button("page-take-over").click()
        host.page.wait_for_timeout(3_000)
    friend.page.goto(table)
    expect(host.page.get_by_text(host.say("page-stood-in"))).to_have_count(0)
