"""The invitation leads where others can come in, whichever address the host's own page was opened with; and a page
that is not served safely does without what browsers keep from it."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.cameras import read_by_a_camera
from tests.browser.languages import FRENCH_FIRST
from tests.browser.people import Person, another_browser, person
from tests.browser.serving import serving

from gueridon.games import SHELF

PUBLIC = "http://table.example.org:8800"
ELSEWHERE = "party.test"  # a name of this machine for which browsers make no exception, as they do for loopback
PASTED = """() => {
  const paper = document.body.appendChild(document.createElement('textarea'))
  paper.focus()
}"""


def read_picture(someone: Person) -> str:
    """As the camera of a phone would."""
    return read_by_a_camera(someone.page.get_by_role("img", name=someone.say("page-qr")))


def link_on(someone: Person) -> str:
    field = someone.page.get_by_label(someone.say("page-link"))
    expect(field).not_to_have_value("")
    return field.input_value()


def table_of(someone: Person) -> str:
    return urlsplit(someone.page.url).path


def asks_to_hand_over(someone: Person) -> None:
    someone.page.get_by_role("button", name=someone.say("page-people")).click()
    someone.button("page-hand-over").click()


@pytest.fixture
def plain_browser(browser: Browser) -> Iterator[Browser]:
    with another_browser(browser, f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1") as plain:
        yield plain


def test_link_picture_and_hand_over_use_the_public_address(browser: Browser, tmp_path: Path):
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", public=PUBLIC) as server_address:
        host = person(browser, server_address)
        code = host.opens_a_table("Camille")
        assert link_on(host) == f"{PUBLIC}/j/{code}"
        assert read_picture(host) == PUBLIC + table_of(host)
        host.plays_now()
        asks_to_hand_over(host)
        assert host.page.get_by_role("dialog").get_by_role("textbox").input_value().startswith(f"{PUBLIC}/h/")
        host.page.context.close()


def test_the_picture_and_the_link_lead_to_the_same_table(invite):
    host, friend = invite(), invite()
    host.opens_a_table("Camille")
    for way_in in (link_on(host), read_picture(host)):
        friend.page.goto(way_in)
        friend.button("page-sit").first.wait_for()
        assert table_of(friend) == table_of(host)


@pytest.mark.parametrize("language", FRENCH_FIRST)
def test_a_house_that_only_this_machine_can_reach_says_so_and_offers_nothing(
    browser: Browser, tmp_path: Path, language: str
):
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", public="none") as server_address:
        host = person(browser, server_address, language=language)
        host.comes_in().takes_a_game().called("Camille").opens("page-invite")
        invitation = host.page.get_by_role("region", name=host.say("page-invite"))
        expect(invitation).to_contain_text("make party")
        assert invitation.get_by_role("textbox").count() == invitation.get_by_role("img").count() == 0
        assert invitation.get_by_text(host.say("page-code")).count() == 0
        assert host.axe() == []
        host.plays_now()
        asks_to_hand_over(host)
        dialog = host.page.get_by_role("dialog")
        expect(dialog).to_contain_text("make party")
        assert dialog.get_by_role("textbox").count() == dialog.get_by_text(host.say("page-code")).count() == 0
        assert host.complaints == []
        host.page.context.close()


def comes_in_plainly(browser: Browser, server_address: str, **ways: object) -> Person:
    plain = f"http://{ELSEWHERE}:{urlsplit(server_address).port}"
    someone = person(browser, plain, **ways).comes_in()  # type: ignore[arg-type]
    assert not someone.page.evaluate("isSecureContext")
    return someone


def test_without_a_clipboard_the_link_is_copied_all_the_same(plain_browser: Browser, server_address: str):
    host = comes_in_plainly(plain_browser, server_address, size="desk")
    host.invites_from_the_welcome("Camille")
    link = link_on(host)
    assert host.page.evaluate("navigator.clipboard === undefined && navigator.share === undefined")
    host.button("page-share").click()
    host.reads("page-copied")
    host.page.evaluate(PASTED)
    host.page.keyboard.press("Control+V")
    expect(host.page.locator("textarea")).to_have_value(link)


def test_where_nothing_can_be_copied_the_link_is_selected_and_the_page_says_so(
    plain_browser: Browser, server_address: str
):
    host = comes_in_plainly(plain_browser, server_address)
    host.page.add_init_script("document.execCommand = () => false")
    host.invites_from_the_welcome("Camille")
    link = link_on(host)
    host.button("page-share").click()
    host.reads("page-copy-by-hand")
    assert host.page.evaluate("document.activeElement.value.slice(0, document.activeElement.selectionEnd)") == link


def test_a_page_that_is_not_served_safely_plays(plain_browser: Browser, server_address: str):
    someone = comes_in_plainly(plain_browser, server_address)
    someone.plays_after_two_taps().gets_another_turn()


def test_a_screen_that_may_go_dark_says_so(plain_browser: Browser, server_address: str):
    shared = next(game for game in SHELF.values() if game.shared)
    phone = comes_in_plainly(plain_browser, server_address, game=shared)
    phone.takes_a_game().opens("page-around")
    phone.reads("page-may-sleep")
