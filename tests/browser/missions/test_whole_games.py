"""Whole games, to their end, in real browsers."""

import pytest
from playwright.sync_api import expect
from tests.browser.lies import verdict
from tests.browser.missions.hands import hand, lay_a_card, lay_by_keyboard, play_to_the_end, stacks, takes
from tests.browser.playing_out import play_out

from gueridon.games.missions import GAME


def read_the_end(person):
    """The reason in words, as the game tells it."""
    dialog = person.page.get_by_role("dialog", name=person.say("page-over"))
    told = dialog.inner_text().replace("\u202f", " ").replace("\u00a0", " ")
    assert any(person.say(f"outcome-{reason}") in told for reason in GAME.reasons)
    return dialog


def play_again(host, friend):
    """The one who asks goes there at once, the other when she has read the end; everybody keeps the seat."""
    first = host.page.url
    host.button("page-again").click()
    expect(host.page).not_to_have_url(first)
    friend.button("page-next-table").click()
    expect(friend.page).to_have_url(host.page.url)
    for person, seat in ((host, 1), (friend, 2)):
        expect(person.page.get_by_role("textbox", name=person.say("page-name-of-seat", number=seat))).to_be_visible()
    host.button("page-start").click()
    for person in (host, friend):
        person.sees_the_board()
        hand(person).first.wait_for()


@pytest.mark.slow
def test_two_people_and_two_bots_play_to_the_end_in_two_languages_and_once_more(invite):
    host, friend = invite(size="desk", language="en"), invite(language="fr")
    code = host.opens_a_table("Camille")
    host.button("page-more").click()
    friend.page.goto(f"{friend.server_address}/j/{code}")
    friend.called("Zoé").button("page-sit").click()
    expect(host.page.get_by_text("Zoé")).to_be_visible()
    host.brings_bots(2)
    host.button("page-start").click()
    play_to_the_end(host, friend)
    for person in (host, friend):
        read_the_end(person)
    play_again(host, friend)


@pytest.mark.slow
def test_a_whole_game_from_the_accessibility_tree_alone_then_once_more_from_every_seat(invite):
    camille = invite(language="en").plays_now()
    play_to_the_end(camille)
    watch_from_every_seat(camille)


def test_a_game_that_is_over_proves_itself_and_is_watched_once_more_from_every_seat(invite):
    camille = invite(language="en").plays_now()
    play_out(camille)
    watch_from_every_seat(camille)


def watch_from_every_seat(camille):
    dialog = read_the_end(camille)
    dialog.get_by_role("button", name=camille.say("page-verify")).click()
    assert [holds for _, holds in verdict(camille)] == ["yes"] * 5
    dialog.get_by_role("button", name=camille.say("page-replay")).click()
    slider = camille.page.get_by_role("slider", name=camille.say("page-ply"))
    expect(slider).to_have_value("0")
    camille.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    camille.page.get_by_text(camille.say("page-minds")).click()
    assert any(believed(camille, slider, str(ply)) for ply in range(1, 9))  # a bot with one move does not think
    for seat in camille.page.get_by_role("option").all():
        camille.page.get_by_role("combobox").select_option(seat.get_attribute("value"))
        expect(stacks(camille)).to_have_count(4)


def believed(person, slider, ply):
    slider.fill(ply)
    expect(slider).to_have_value(ply)
    heading = person.matching(person.say("page-beliefs", name=".*"))
    return person.page.get_by_role("heading", name=heading).is_visible()


@pytest.mark.slow
def test_the_keyboard_alone_comes_in_sits_down_and_plays_to_the_end(invite):
    camille = invite(size="desk").comes_in()
    camille.tabs_to(camille.page.get_by_role("region", name=camille.say("page-games")).get_by_role("button"))
    camille.page.keyboard.press("Enter")
    camille.tabs_to(camille.button("page-play-now"))
    camille.page.keyboard.press("Enter")
    play_to_the_end(camille, lay=lay_by_keyboard)
    read_the_end(camille)


def test_one_device_hands_over_behind_a_curtain(invite):
    camille = invite()
    camille.opens_a_table("Camille")
    camille.button("page-less").click()
    camille.page.get_by_role("button", name=camille.say("page-sit-too")).first.click()
    camille.page.get_by_role("textbox", name=camille.say("page-name-of-seat", number=2)).fill("Zoé")
    camille.button("page-start").click()
    seen = []
    for _ in range(2):
        curtain = camille.matching(camille.say("page-i-am", name="(Camille|Zoé)"))
        reveal = camille.page.get_by_role("button", name=curtain)
        reveal.wait_for()
        expect(hand(camille)).to_have_count(0)
        seen.append(reveal.inner_text())
        reveal.click()
        lay_a_card(camille)
    assert seen[0] != seen[1]


def test_a_card_that_does_not_fit_is_answered_with_its_rule(invite):
    camille = invite().gets_a_turn()
    refuse(camille)
    camille.reads("refusal-FIF-20-fit")
    camille.page.get_by_role("alert").get_by_role("button", name="FIF-20").click()
    expect(camille.page.locator("#rule-FIF-20")).to_be_in_viewport()


def refuse(person):
    """Lays a card where it is not welcome."""
    hand(person).first.wait_for()
    for card in hand(person).all():
        card.click()
        for stack in stacks(person).all():
            if not takes(person, stack):
                return stack.click()
        card.click()
    raise AssertionError("every card fits everywhere")
