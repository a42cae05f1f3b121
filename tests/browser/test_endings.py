"""Every ending is its game's own: it says what came of it and what it was for, consoles whoever lost, and offers what
one may do next."""

import dataclasses
import re

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, expect
from tests.browser.boxes import NAMES, USUAL_TEXT, WordlessTable
from tests.browser.exhibits import updates
from tests.browser.gallery import EXHIBITS
from tests.browser.people import Person

from gueridon.core.wire import raw
from gueridon.core.words import Words
from gueridon.games.babet.solo.options import Options
from gueridon.tables.messages import Update

FIRST_OF_EACH_GAME = {exhibit.game.id: name for name, exhibit in reversed(EXHIBITS.items())}.values()
OFFERED = ("page-again", "page-replay", "ending-share", "page-verify")


@pytest.fixture
def end_of(invite):
    """The end of that game, by the eyes of its first seat."""

    def end_of(board: str, **other: object) -> tuple[Person, Locator, Update]:
        exhibit = EXHIBITS[board]
        table = WordlessTable(invite(game=exhibit.game), exhibit, USUAL_TEXT)
        table.shows_the_first()
        *_, last = updates(exhibit)
        end = replace(last, eyes=last.eyes[:1], **other)
        table.shows(end)
        dialog = table.person.page.get_by_role("dialog", name=table.person.say("page-over"))
        dialog.wait_for()
        return table.person, dialog, end

    return end_of


def what_came_of_it(board: str, end: Update) -> str:
    exhibit = EXHIBITS[board]
    task = msgspec.json.decode(end.eyes[0].task, type=exhibit.game.task_type)
    return Words("fr", exhibit.game, NAMES[: exhibit.players]).tell("task", task)


@pytest.mark.parametrize("board", FIRST_OF_EACH_GAME)
def test_an_ending_says_what_came_of_it_consoles_whoever_lost_and_offers_what_may_be_done_next(end_of, board):
    person, dialog, end = end_of(board)
    expect(dialog).to_contain_text(what_came_of_it(board, end))
    if len({*end.outcome.scores}) > 1:
        expect(dialog).to_contain_text(person.say("scores"))
    for word in OFFERED:
        expect(dialog.get_by_role("button", name=person.say(word), exact=True)).to_be_visible()
    lost = 0 not in end.outcome.winners
    consoled = person.say("ending-alone-lost" if EXHIBITS[board].players == 1 else "ending-consolation")
    expect(dialog.get_by_text(consoled)).to_have_count(int(lost))
    expect(dialog.locator(".prize .candle")).to_have_count(int(lost))


@pytest.mark.parametrize("board", FIRST_OF_EACH_GAME)
def test_what_is_shared_tells_friends_how_it_went_and_is_not_said_to_them(end_of, board):
    """It begins with the game and has what whoever watched was told."""
    person, dialog, end = end_of(board)
    dialog.get_by_role("button", name=person.say("ending-share"), exact=True).click()
    shared = dialog.get_by_role("textbox", name=person.say("ending-shared"))
    exhibit = EXHIBITS[board]
    words = Words("fr", exhibit.game, NAMES[: exhibit.players])
    came_of_it = words.tell("task", msgspec.json.decode(end.came_of_it, type=exhibit.game.task_type))
    name, came = (re.escape(text).replace(r"\ ", " ") for text in (words.say("name"), came_of_it))
    expect(shared).to_have_value(person.matching(rf"^{name} — .*[.!?…] {came}"))
    expect(shared).not_to_have_value(re.compile(r"\b(?:vous|votre|vos)\b", re.IGNORECASE))


def test_several_at_one_device_are_told_together_what_came_of_it(invite):
    """Not what the one who looked last was missing."""
    exhibit = dataclasses.replace(EXHIBITS["medium-first"], seats=(0, 1))
    table = WordlessTable(invite(game=exhibit.game), exhibit, USUAL_TEXT)
    table.shows_the_first()
    *_, last = updates(exhibit)
    table.shows(replace(last, eyes=last.eyes[:2]))
    person = table.person
    dialog = person.page.get_by_role("dialog", name=person.say("page-over"))
    expect(dialog).to_contain_text(person.say("task-stars-counted", fragments="none", missing=0))
    expect(person.page.locator("[data-task]")).not_to_contain_text("vous")


def test_a_medal_that_was_won_is_shown(end_of):
    person, dialog, _ = end_of("missions-gold")
    expect(dialog).to_contain_text(person.say("honour-gold"))
    expect(dialog.locator(".prize > .medal")).to_have_count(1)


def test_a_title_is_given_once(end_of):
    _, dialog, _ = end_of("medium-first")
    assert dialog.inner_text().count("Grand Oracle") == 1


def test_alone_one_reads_how_long_it_took_and_may_rise_to_the_next_level(end_of):
    person, dialog, _ = end_of("babet-level-1", next_level=raw(Options(level=2)))
    course = person.say("ending-course", moves=1, takenBack=0, time="#").partition("#")[0]
    expect(dialog).to_contain_text(course)
    expect(dialog.get_by_role("button", name=person.say("ending-next-level"))).to_be_visible()
    expect(dialog).not_to_contain_text(person.say("ending-all-won"))
