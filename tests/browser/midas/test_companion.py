"""A family round one screen: names, colours and places are theirs; it is cut off, reloaded, and dies in the
middle of the game; another device goes on."""

import re
import time

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.cameras import read_by_a_camera
from tests.browser.midas.hands import (
    GAME_LASTS,
    answer_favours,
    draw,
    lay_the_screen_down,
    names,
    place,
    press,
    start,
    stone,
)
from tests.browser.people import Person

from gueridon.games.midas import COMPANION

FAMILY = ("Mamie Jeanne", "Octave", "Zoé", "Papa")
# Speech and wake locks, as the browser is asked for them.
RECORDED = """
  window.said = []; window.awake = 0
  Object.defineProperty(window, 'speechSynthesis', { value: { speak: ({ text }) => said.push(text), cancel() {} } })
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
  navigator.wakeLock.request = async () => { awake += 1; return { release: async () => { awake -= 1 } } }
"""


def cup(person: Person, name: str) -> Locator:
    """The button that shows and changes a colour, whichever it is."""
    return person.page.get_by_role("button", name=person.matching(person.say("around-colour", name=name, colour=".*")))


def calls(person: Person, number: int, name: str) -> None:
    place(person, number).fill(name)
    place(person, number).press("Tab")
    cup(person, name).wait_for()


def gives_a_colour(person: Person, name: str, colour: int) -> None:
    cup(person, name).click()
    named = person.say(f"colour-{colour}")
    person.page.get_by_role("group", name=person.say("around-colours", name=name)).get_by_role(
        "button", name=named, exact=True
    ).click()
    expect(person.button("around-colour", name=name, colour=named)).to_be_visible()


def seated(person: Person) -> list[list[str]]:
    """Who sits where on the board, in order, with the paint of each cup."""
    seats = person.page.locator("[data-piece^=pirate-]")
    seats.first.wait_for()
    places: list[list[str]] = seats.evaluate_all(
        """seats => seats.map(seat => [seat.querySelector('.name span').textContent,
                                      getComputedStyle(seat).getPropertyValue('--seat').trim()])"""
    )
    return places


def paint(person: Person, colour: int) -> str:
    style = "getComputedStyle(document.documentElement)"
    return str(person.page.evaluate(f"{style}.getPropertyValue('--paint-{colour}').trim()"))


def settles(person: Person, players: int) -> None:
    """Everybody has a name and a colour; the last one moves to the first place."""
    lay_the_screen_down(person, players)
    for number, name in enumerate(FAMILY[:players], 1):
        calls(person, number, name)
    gives_a_colour(person, FAMILY[0], 8)
    gives_a_colour(person, FAMILY[1], 2)
    for number in reversed(range(1, players)):
        press(person, "around-earlier", name=FAMILY[players - 1])
        expect(place(person, number)).to_have_value(FAMILY[players - 1])


def photographed(person: Person) -> str:
    """What a phone reads in the picture that the screen keeps for the day when it is gone."""
    person.page.get_by_role("button", name=person.matching(person.say("around-device", code=".*"))).click()
    picture = person.page.get_by_role("img", name=person.say("around-device-qr"))
    link = read_by_a_camera(picture)
    assert person.axe() == []
    person.page.keyboard.press("Escape")
    return link


def play_a_round(person: Person, at: int) -> None:
    draw(person, at)
    for _ in range(4):
        answer_favours(person)
        exchange = person.page.get_by_role("button", name=person.matching(person.say("move-swap", other=".*")))
        if exchange.count():
            exchange.first.click()
    while person.button("move-decline").count():
        before = person.last_told()
        press(person, "move-decline")
        person.hears_something_after(before)


def play_to_the_end(person: Person) -> None:
    until, at = time.monotonic() + GAME_LASTS, 0
    while not person.game_is_over():
        assert time.monotonic() < until, "the game does not end"
        play_a_round(person, at)
        at += 1


@pytest.mark.parametrize("players", [3, pytest.param(4, marks=pytest.mark.slow)])
def test_a_family_plays_on_a_tablet_with_its_own_colours_and_goes_on_when_the_tablet_is_lost(invite, players):
    tablet = invite(game=COMPANION, size="tablet")
    settles(tablet, players)
    assert tablet.axe() == []
    start(tablet, players)
    order = [FAMILY[players - 1], *FAMILY[: players - 1]]
    painted = seated(tablet)
    assert [name for name, _ in painted] == order
    assert painted[1:3] == [[FAMILY[0], paint(tablet, 8)], [FAMILY[1], paint(tablet, 2)]]
    assert len({colour for _, colour in painted}) == players
    assert tablet.axe() == []
    assert tablet.page.get_by_role("complementary").count() == 0
    play_a_round(tablet, 0)
    table, link = tablet.page.url, photographed(tablet)
    tablet.page.close()

    phone = invite(game=COMPANION, light="light", language="en")
    phone.page.goto(link)
    press(phone, "page-pick-up")
    assert phone.page.url == table
    assert seated(phone) == painted
    assert phone.axe() == []
    play_to_the_end(phone)
    dialog = phone.page.get_by_role("dialog", name=phone.say("page-over"))
    expect(dialog.get_by_text(phone.say("outcome-last-standing"))).to_be_visible()
    press(phone, "page-again")
    expect(place(phone, players)).to_have_value(order[-1])


def test_the_set_up_speaks_of_nobody_who_is_not_at_the_table(invite):
    tablet = invite(game=COMPANION, size="tablet")
    lay_the_screen_down(tablet, 3)
    for word in ("page-invite", "page-code", "page-add-bot", "page-public", "page-watchable", "page-pace"):
        assert tablet.page.get_by_text(tablet.say(word)).count() == 0, word
    for word in ("setting-dice", "setting-cards"):
        tablet.reads(word)


def test_chairs_are_added_and_taken_away_and_everybody_else_keeps_name_and_colour(invite):
    tablet = invite(game=COMPANION, size="tablet")
    lay_the_screen_down(tablet, 4)
    calls(tablet, 2, "Octave")
    gives_a_colour(tablet, "Octave", 9)
    press(tablet, "around-remove", name=tablet.say("colour-0"))
    expect(place(tablet, 4)).to_have_count(0)
    expect(place(tablet, 1)).to_have_value("Octave")
    press(tablet, "around-remove", name=tablet.say("colour-3"))
    expect(place(tablet, 3)).to_have_count(0)
    expect(tablet.button("around-remove", name="Octave")).to_be_disabled()
    press(tablet, "around-add")
    expect(place(tablet, 3)).to_have_value(tablet.say("colour-0"))
    start(tablet, 3)
    assert seated(tablet)[0] == ["Octave", paint(tablet, 9)]


def test_whoever_is_called_by_a_colour_is_called_by_the_one_that_he_chooses(invite):
    phone = invite(game=COMPANION)
    lay_the_screen_down(phone, 3)
    choose(phone, 0, 5)
    expect(place(phone, 1)).to_have_value(phone.say("colour-5"))
    choose(phone, 5, 1)
    expect(place(phone, 1)).to_have_value(phone.say("colour-1"))
    expect(place(phone, 2)).to_have_value(phone.say("colour-5"))


def choose(person: Person, was: int, colour: int) -> None:
    """For a place that is called by its colour: the name changes with it."""
    press(person, "around-colour", name=person.say(f"colour-{was}"), colour=person.say(f"colour-{was}"))
    person.button(f"colour-{colour}").click()


def test_it_says_aloud_what_to_do_until_it_is_told_not_to_and_stays_awake(invite):
    tablet = invite(game=COMPANION, size="tablet")
    tablet.page.add_init_script(RECORDED)
    lay_the_screen_down(tablet, 3)
    start(tablet, 3)
    assert last_said(tablet) in [
        tablet.say(
            "board-say-round", cursed=0, round=1, stone=tablet.say(f"stone-{stone}"), name=tablet.say(f"colour-{seat}")
        )
        for stone in ("ruby", "emerald", "sapphire")
        for seat in range(3)
    ]
    assert tablet.page.evaluate("awake") == 1
    names(tablet).first.click()
    tablet.button("move-confirm").wait_for()
    assert last_said(tablet) == tablet.say("board-really-draw", name=tablet.say("colour-0"))
    press(tablet, "around-voice")
    so_far = tablet.page.evaluate("said.length")
    press(tablet, "move-cancel")
    expect(tablet.button("move-confirm")).to_have_count(0)
    assert tablet.page.evaluate("said.length") == so_far


def last_said(person: Person) -> str:
    """The page keeps French marks on their line with spaces of other kinds."""
    return re.sub(r"\s", " ", person.page.evaluate("said.at(-1)"))


def test_it_takes_the_whole_screen_and_gives_it_back(invite):
    tablet = invite(game=COMPANION, size="tablet")
    lay_the_screen_down(tablet, 3)
    start(tablet, 3)
    press(tablet, "around-full-screen")
    expect(tablet.button("around-window")).to_be_visible()
    press(tablet, "around-window")
    expect(tablet.button("around-full-screen")).to_be_visible()


def test_a_six_and_a_nine_are_told_apart_from_any_side(invite):
    tablet = invite(game=COMPANION, size="tablet")
    lay_the_screen_down(tablet, 4)
    start(tablet, 4)
    numbers = tablet.page.locator("[data-piece^=pirate-] u")
    assert numbers.all_text_contents() == ["6"] * 4
    assert all(
        "underline" in number.evaluate("one => getComputedStyle(one).textDecorationLine") for number in numbers.all()
    )


def test_a_game_of_four_outlives_the_network_and_a_reload(invite):
    phone = invite(game=COMPANION)
    lay_the_screen_down(phone, 4)
    start(phone, 4)
    play_a_round(phone, 0)
    in_play = names(phone).count()

    phone.page.context.set_offline(True)
    phone.reads("page-lost")
    names(phone).first.click()
    phone.page.context.set_offline(False)
    expect(phone.page.get_by_text(phone.say("page-lost"))).to_have_count(0)
    assert phone.axe() == []
    press(phone, "move-cancel")

    phone.page.reload()
    expect(names(phone)).to_have_count(in_play)
    give_up_a_die(phone)


def test_another_device_only_watches_while_the_first_is_there(invite):
    tablet, phone = invite(game=COMPANION, size="tablet"), invite(game=COMPANION)
    lay_the_screen_down(tablet, 3)
    start(tablet, 3)
    phone.page.goto(photographed(tablet))
    phone.reads("page-picked-up-by-another")
    expect(phone.button("page-pick-up")).to_have_count(0)
    expect(tablet.button("move-give-die")).to_be_visible()
    expect(phone.button("move-give-die")).to_have_count(0)


def give_up_a_die(phone: Person) -> None:
    """Hold the stone, then tap a name; it is asked once more."""
    stone(phone).hover()
    phone.page.mouse.down()
    phone.reads("board-who-gives")
    phone.page.mouse.up()
    before = phone.last_told()
    names(phone, "board-tap-give").first.click()
    press(phone, "board-yes")
    phone.hears_something_after(before)
    expect(phone.page.get_by_role("button", name=phone.matching("4 dés"))).to_have_count(1)


def test_a_slip_of_the_finger_costs_nothing(invite):
    phone = invite(game=COMPANION, size="desk", language="en")
    lay_the_screen_down(phone, 4)
    start(phone, 4)
    names(phone).first.click()
    press(phone, "page-undo")
    expect(phone.button("move-confirm")).to_have_count(0)
    names(phone).nth(1).click()
    press(phone, "move-cancel")
    press(phone, "move-give-die")
    press(phone, "board-no")
    expect(names(phone)).to_have_count(4)
    assert phone.page.get_by_role("button", name=phone.matching("5 dice")).count() == 4


def test_whoever_has_no_bribe_learns_why_the_stone_stays(invite):
    phone = invite(game=COMPANION)
    lay_the_screen_down(phone, 4)
    start(phone, 4)
    stone(phone).click()
    phone.reads("refusal-MID-32-owner")
