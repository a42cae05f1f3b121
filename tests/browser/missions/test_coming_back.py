"""Leaving and coming back: one's games are found again, a seat is given up only after a question, and going back closes
what lies open before it leaves the table."""

from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.browser.expecting import SLOW
from tests.browser.missions.hands import lay_a_card
from tests.browser.people import LOOKS, SIZES, Person, at_home
from tests.browser.playing_out import play_out


def own_games(someone: Person) -> Locator:
    return someone.page.get_by_role("region", name=someone.say("page-mine")).get_by_role("listitem")


def looks_around(someone: Person) -> None:
    someone.page.get_by_role("button", name=someone.say("page-people")).click()


def asks_to_leave(someone: Person) -> Locator:
    looks_around(someone)
    someone.button("page-leave").click()
    return someone.page.get_by_role("dialog", name=someone.say("page-leave-ask"))


def answers(question: Locator, someone: Person, word: str) -> None:
    question.get_by_role("button", name=someone.say(word), exact=True).click()


def begins_with_a_friend(invite) -> tuple[Person, Person]:
    """Two people and no bot: nothing happens unless one of them does it. The first came by the welcome."""
    host, friend = invite(), invite()
    code = host.invites_from_the_welcome("Camille")
    host.button("page-less").click()
    friend.page.goto(f"{friend.server_address}/j/{code}")
    friend.called("Zoé").button("page-sit").click()
    host.button("page-start").click()
    for one in (host, friend):
        one.sees_the_board()
    return host, friend


def plays_with_a_friend(invite) -> tuple[Person, Person]:
    """It is the first one's turn."""
    host, friend = begins_with_a_friend(invite)
    until = monotonic() + SLOW / 1000
    while not (host.is_to_play() or friend.is_to_play()):
        assert monotonic() < until, "nobody's turn comes"
        host.page.wait_for_timeout(20)
    return (host, friend) if host.is_to_play() else (friend, host)


def test_whoever_closes_the_browser_in_mid_game_finds_it_first_and_plays_on(browser: Browser, server_address, tmp_path):
    profile: Path = tmp_path / "profile"
    with at_home(browser, server_address, profile) as camille:
        camille.gets_a_turn()
        table = camille.page.url
    with at_home(browser, server_address, profile) as camille:
        camille.comes_in()
        expect(own_games(camille).first).to_contain_text(camille.matching(camille.say("page-your-turn")))
        own_games(camille).first.get_by_role("button").click()
        expect(camille.page).to_have_url(table)
        camille.sees_the_board().waits_for_a_turn()
        before = camille.last_told()
        lay_a_card(camille)
        camille.hears_something_after(before)


def test_whoever_has_no_game_sees_nothing_of_them(invite):
    camille = invite().comes_in()
    camille.games().first.wait_for()
    camille.page.wait_for_load_state("networkidle")
    expect(own_games(camille)).to_have_count(0)


def test_the_door_keeps_the_seat_and_the_list_follows_the_game(invite):
    host, friend = plays_with_a_friend(invite)
    host.button("page-door").click()
    expect(own_games(host)).to_have_count(1)
    expect(own_games(host)).to_contain_text(host.matching(host.say("page-your-turn")))
    host.page.go_back()
    host.sees_the_board()
    friend.button("page-door").click()
    expect(own_games(friend)).not_to_contain_text(friend.matching(friend.say("page-your-turn")))
    lay_a_card(host)
    expect(own_games(friend)).to_contain_text(friend.matching(friend.say("page-your-turn")))


@pytest.mark.slow
def test_a_finished_game_says_how_it_ended_and_is_watched_again(invite):
    camille = invite().plays_now()
    play_out(camille)
    table = camille.page.url.split("/")[-1]
    camille.comes_in()
    expect(own_games(camille)).to_contain_text(
        camille.matching(f"{camille.say('page-mine-together')}|{camille.say('page-mine-lost')}")
    )
    own_games(camille).get_by_role("button").click()
    expect(camille.page).to_have_url(f"{camille.server_address}/replay/{table}")


def test_giving_up_a_seat_asks_first_and_can_be_taken_back(invite):
    host, friend = plays_with_a_friend(invite)
    answers(asks_to_leave(friend), friend, "page-stay")
    expect(friend.page.get_by_role("dialog")).to_have_count(1)
    friend.page.keyboard.press("Escape")
    table = friend.page.url
    answers(asks_to_leave(friend), friend, "page-leave")
    expect(own_games(friend)).to_contain_text(friend.matching(friend.say("page-mine-given-up")))
    own_games(friend).get_by_role("button").click()
    expect(friend.page).to_have_url(table)
    friend.sees_the_board()
    assert friend.axe() == []
    friend.button("page-return").click()
    expect(friend.button("page-return")).to_have_count(0)
    looks_around(host)
    expect(host.page.get_by_role("dialog").get_by_text(host.say("page-is-bot"))).to_have_count(0)
    host.page.keyboard.press("Escape")
    lay_a_card(host)


def test_going_back_closes_what_lies_open_and_only_then_leaves_the_table(invite):
    host, _ = begins_with_a_friend(invite)
    table = host.page.url
    dialogs = host.page.get_by_role("dialog")
    asks_to_leave(host).wait_for()
    for left in (1, 0):
        host.page.go_back()
        expect(dialogs).to_have_count(left)
    expect(host.page).to_have_url(table)
    host.sees_the_board()
    host.page.go_back()
    host.reads("page-welcome")


def test_a_drawer_closed_by_its_button_is_not_gone_back_through(invite):
    host, _ = begins_with_a_friend(invite)
    for word in ("page-rules", "page-settings"):
        host.button(word).click()
        host.button("page-close").click()
        expect(host.page.get_by_role("dialog")).to_have_count(0)
    host.page.go_back()
    host.reads("page-welcome")


def test_from_a_drawer_one_goes_elsewhere_and_back_to_where_it_was_opened(invite):
    camille = invite().comes_in().takes_a_game()
    camille.opens("page-play-now")
    camille.sees_the_board().page.go_back()
    camille.reads("page-welcome")
    expect(camille.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.slow
def test_the_list_lies_within_the_screen_and_shuts_nobody_out(invite):
    camille = invite()
    camille.gets_a_turn().comes_in()
    own_games(camille).first.wait_for()
    for size, light in LOOKS:
        camille.looks(size, light)
        assert camille.axe() == [], (size, light)
        assert camille.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
