"""Those around the table: who goes away, who comes back on another device."""

from time import monotonic

import pytest
from playwright.sync_api import expect
from tests.browser.cameras import read_by_a_camera
from tests.browser.people import Person

PATIENCE = 90  # seconds; a seat may be played by a bot once its player has been away for thirty


def looks_around(someone: Person) -> None:
    someone.page.get_by_role("button", name=someone.say("page-people")).click()


def test_a_game_goes_on_on_another_device(invite):
    phone, tablet = invite(), invite(size="desk")
    phone.gets_a_turn()
    looks_around(phone)
    phone.button("page-hand-over").click()
    link = phone.page.get_by_role("dialog").get_by_role("textbox").input_value()
    code = phone.page.get_by_role("img", name=phone.say("page-hand-over-qr"))
    assert read_by_a_camera(code) == link
    phone.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.button("page-copy").click()
    phone.reads("page-copied")
    assert phone.page.evaluate("navigator.clipboard.readText()") == link
    tablet.page.goto(link)
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
