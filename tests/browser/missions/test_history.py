"""A person's history: what was finished, drawn and in figures, and nothing of what is still played."""

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.people import LOOKS, SIZES, Person
from tests.browser.playing_out import play_out


def opens_history(person: Person) -> Locator:
    person.comes_in().button("page-history").click()
    dialog = person.page.get_by_role("dialog", name=person.say("page-history"))
    dialog.wait_for()
    return dialog


def plays_alone(person: Person) -> None:
    person.comes_in().takes_a_game()
    for _ in range(2):
        person.button("page-less").click()
    person.opens("page-play-now")
    person.sees_the_board()


def test_a_game_under_way_is_no_part_of_it(invite):
    camille = invite()
    camille.gets_a_turn()
    dialog = opens_history(camille)
    expect(dialog).to_contain_text(camille.say("history-empty"))
    expect(dialog.get_by_role("article")).to_have_count(0)


def test_a_finished_game_is_counted_plotted_and_told_and_leads_back_to_its_table(invite):
    camille = invite()
    plays_alone(camille)
    play_out(camille)
    table = camille.page.url
    dialog = opens_history(camille)
    article = dialog.get_by_role("article", name=camille.say("name"))
    expect(article).to_contain_text(camille.say("history-played", count=1))
    expect(article.get_by_role("img")).to_have_accessible_name(re.compile(r"20\d\d"))  # from when to when
    article.get_by_text(camille.say("history-figures")).click()
    figures = article.get_by_role("table").first
    expect(figures.get_by_role("row")).to_have_count(2)  # its head, and one game
    article.get_by_role("listitem").last.get_by_role("button").click()
    expect(camille.page).to_have_url(table)
    ending = camille.page.get_by_role("dialog", name=camille.say("page-over"))
    ending.wait_for()  # whenever it comes, going back closes it first
    camille.page.go_back()
    expect(ending).to_have_count(0)
    camille.page.go_back()
    camille.reads("page-welcome")


@pytest.mark.slow
def test_it_lies_within_the_screen_and_shuts_nobody_out(invite):
    camille = invite()
    plays_alone(camille)
    play_out(camille)
    opens_history(camille).get_by_role("article").wait_for()
    for size, light in LOOKS:
        camille.looks(size, light)
        assert camille.axe() == [], (size, light)
        assert camille.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]


@pytest.mark.slow
def test_what_somebody_else_finished_is_not_in_it(invite):
    camille, zoe = invite(), invite()
    plays_alone(camille)
    play_out(camille)
    zoe.gets_a_turn()
    expect(opens_history(zoe).get_by_role("article")).to_have_count(0)
