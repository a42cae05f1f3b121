"""The deal of the day in the browser: once, secret until it may be told, and shared without a word of the deal."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.missions.hands import hand
from tests.browser.people import LOOKS, SIZES, Person
from tests.browser.playing_out import play_out

LAST_YEARS_DATE = "2024-02-29T12:00:00Z"


def sheet(person: Person) -> Locator:
    corner = re.compile(f"^{re.escape(person.say('page-daily'))}")  # what follows is how many days in a row
    person.comes_in().page.get_by_role("button", name=corner).click()
    dialog = person.page.get_by_role("dialog", name=person.say("page-daily"))
    dialog.get_by_role("article").first.wait_for()
    return dialog


def deal(person: Person) -> Locator:
    return sheet(person).get_by_role("article", name=person.say("name"), exact=True)


def begins(person: Person, name: str = "Camille") -> None:
    article = deal(person)
    person.called(name)
    article.get_by_role("button", name=person.say("daily-play")).click()
    person.page.wait_for_url("**/t/*", wait_until="commit")
    person.sees_the_board()


def finishes(person: Person, name: str = "Camille") -> None:
    begins(person, name)
    play_out(person)


def names_in_the_table(person: Person) -> Locator:
    return person.page.get_by_role("dialog").get_by_role("rowheader")


def cards(person: Person) -> list[str]:
    hand(person).first.wait_for()
    return hand(person).all_inner_texts()


@pytest.mark.slow
def test_two_people_are_dealt_the_same_and_neither_sees_how_the_other_did_before_having_finished(invite):
    camille, zoe = invite(), invite()
    begins(camille)
    begins(zoe, "Zoé")
    assert cards(camille) == cards(zoe)
    play_out(camille)
    expect(names_in_the_table(camille).filter(has_text="Camille")).to_have_count(1)
    expect(names_in_the_table(camille).filter(has_text="Zoé")).to_have_count(0)
    expect(deal(zoe)).not_to_contain_text(zoe.say("daily-table"))
    deal(zoe).get_by_role("button", name=zoe.say("daily-go-on")).click()
    zoe.sees_the_board()
    play_out(zoe)
    expect(names_in_the_table(zoe).filter(has_text="Camille")).to_have_count(1)
    expect(names_in_the_table(zoe).filter(has_text="Zoé")).to_have_count(1)


def test_whoever_has_finished_is_shown_the_result_and_cannot_play_it_again(invite):
    camille = invite()
    finishes(camille)
    expect(camille.button("page-again")).to_have_count(0)
    for word in ("page-replay", "page-verify"):
        expect(camille.button(word)).to_have_count(0)
    camille.reads("daily-tomorrow")
    article = deal(camille)
    article.get_by_role("img").wait_for()
    for word in ("daily-play", "daily-go-on"):
        expect(article.get_by_role("button", name=camille.say(word))).to_have_count(0)
    expect(sheet(camille)).to_contain_text(camille.matching(camille.say("daily-streak", days=1)))


def test_there_is_no_way_to_give_it_up_or_to_hand_it_over(invite):
    camille = invite()
    begins(camille)
    camille.page.get_by_role("button", name=camille.say("page-people")).click()
    camille.reads("page-is-acting")
    for word in ("page-leave", "page-hand-over"):
        expect(camille.button(word)).to_have_count(0)


def test_to_others_there_is_no_such_table(invite):
    camille, zoe = invite(), invite()
    begins(camille)
    zoe.page.goto(camille.page.url)
    zoe.reads("error-no-such-table")


def test_a_browser_whose_clock_is_wrong_has_the_same_day_as_all_others(invite):
    camille, late = invite(), invite()
    late.page.clock.set_fixed_time(LAST_YEARS_DATE)
    dates = [sheet(one).locator(".date").inner_text() for one in (camille, late)]
    assert dates[0] == dates[1]


@pytest.mark.slow
def test_a_second_profile_is_somebody_else_and_the_page_says_so(invite):
    camille = invite()
    finishes(camille)
    again = invite()
    dialog = sheet(again)
    expect(dialog).to_contain_text(again.matching(again.say("daily-honest")))
    expect(dialog.get_by_role("button", name=again.say("daily-play"))).to_have_count(2)


@pytest.mark.slow
def test_the_text_to_share_has_symbols_and_nothing_of_the_deal(invite):
    camille = invite(language="en")
    camille.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begins(camille)
    dealt = cards(camille)
    play_out(camille)
    camille.button("daily-copy").click()
    camille.reads("daily-copied")
    text = camille.page.evaluate("navigator.clipboard.readText()")
    lines = text.splitlines()
    assert lines[0] == f"{camille.say('page-house')} · {camille.say('name')}"
    assert re.fullmatch("🟨*⬛* (🕯️|💨)", lines[2])
    assert lines[2].count("🟨") + lines[2].count("⬛") == 10
    assert not [card for card in dealt if card and card.splitlines()[0] in lines]


@pytest.mark.slow
def test_the_picture_to_share_is_a_png_of_its_own_size(invite, tmp_path: Path):
    camille = invite()
    finishes(camille)
    with camille.page.expect_download() as coming:
        camille.button("daily-save").click()
    coming.value.save_as(tmp_path / "picture.png")
    picture = (tmp_path / "picture.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1080, 720)
    assert len(picture) > 20_000, "something is drawn on it"


@pytest.mark.slow
def test_sheet_and_end_lie_within_the_screen_and_shut_nobody_out(invite):
    camille = invite()
    sheet(camille)
    shuts_nobody_out(camille)
    finishes(camille)
    names_in_the_table(camille).first.wait_for()
    shuts_nobody_out(camille)


def shuts_nobody_out(person: Person) -> None:
    for size, light in LOOKS:
        person.looks(size, light)
        assert person.axe() == [], (size, light)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
