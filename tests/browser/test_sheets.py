"""Whatever opens over a table or stands before it fits as the boards do: screens, sheets, drawers, lenses and bubbles,
at every size, with the text at its largest; in the full run."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator
from tests.browser.boxes import LARGEST_TEXT, LYING_PHONE, SHORT_PHONE, SIZES, WordlessTable, wrong
from tests.browser.gallery import EXHIBITS
from tests.browser.learning import begins, takes_lesson
from tests.browser.midas.hands import lay_the_screen_down
from tests.browser.people import LETTERS_CAME, LOCALES, Person
from tests.browser.screens import WALKS, walk

from gueridon.core.wire import Seat
from gueridon.games import SHELF

pytestmark = pytest.mark.slow

LANGUAGES = pytest.mark.parametrize("language", LOCALES)
STAYS = """const later = setTimeout
window.setTimeout = (task, wait, ...more) => later(task, wait > 5000 ? 1e9 : wait, ...more)"""  # to be measured
TOLD = LARGEST_TEXT.replace("story: 'none'", "story: 'told'")
assert TOLD != LARGEST_TEXT


class Sheet(NamedTuple):
    """What is tapped one after another, from the first moment on at which that may be done."""

    board: str
    looker: Seat
    taps: tuple[Callable[[Person], Locator], ...]


def says(word: str) -> Callable[[Person], Locator]:
    return lambda person: person.button(word)


def at(place: str) -> Callable[[Person], Locator]:
    return lambda person: person.page.locator(place)


SHEETS = {
    "people": Sheet("missions-usual", 0, (at(".people"),)),
    "settings": Sheet("missions-usual", 0, (says("page-settings"),)),
    "what happened": Sheet("midas-online", 0, (says("page-log"),)),
    "rulebook": Sheet("medium-first", 0, (says("page-rules"),)),
    "role of a team": Sheet("babet-three", 0, (says("you-are-artisou-all-kind"),)),
    "role of the ghost": Sheet("mysterium-four", 3, (says("you-are-ghost"),)),
    "lens of a medium": Sheet("mysterium-four", 0, (at("[data-card]"),)),
    "one picture under the lens": Sheet("mysterium-four", 0, (at("[data-card]"), at(".glass .picture-button"))),
    "lens of the ghost": Sheet("mysterium-four", 3, (at("[data-hand]"),)),
    "finds": Sheet("mysterium-seven", 0, (at(".hours .manor-button"),)),
    "notes": Sheet("medium-advanced", 0, (at(".beside button"),)),
    "card of a rival": Sheet("medium-advanced", 0, (at("[data-piece^=hand-1-]"),)),
    "power": Sheet("medium-advanced", 0, (at("[data-piece=powers] button"),)),
    "goal": Sheet("medium-first", 0, (at("[data-piece^=predictions-0] button"),)),
    "deck": Sheet("medium-first", 0, (at("[data-piece=deck]"),)),
    "accusation": Sheet("medium-four", 0, (at("[data-piece=accuse]"),)),
}


def at_all_sizes(person: Person) -> list[str]:
    person.page.evaluate(LETTERS_CAME)
    return [found for size in SIZES for found in wrong(person.page, size)]


def taps_through(table: WordlessTable, taps: tuple[Callable[[Person], Locator], ...]) -> None:
    for state in table.states:
        table.shows(state)
        if taps[0](table.person).first.is_visible():
            for tap in taps:
                tap(table.person).first.click()
            return
    raise AssertionError("it may never be tapped")


@LANGUAGES
@pytest.mark.parametrize("sheet", SHEETS)
def test_every_sheet_over_a_board_fits(invite, sheet, language):
    board, looker, taps = SHEETS[sheet]
    exhibit = EXHIBITS[board]
    table = WordlessTable(invite(language=language, game=exhibit.game), exhibit, LARGEST_TEXT, looker)
    table.shows_the_first()
    taps_through(table, taps)
    assert at_all_sizes(table.person) == []


@LANGUAGES
@pytest.mark.parametrize(("board", "looker"), [("babet-three", 0), ("babet-five", 0), ("mysterium-seven", 6)])
def test_a_role_that_is_revealed_fits(invite, board, looker, language):
    exhibit = EXHIBITS[board]
    person = invite(language=language, game=exhibit.game, story="told")
    person.page.add_init_script(STAYS)
    table = WordlessTable(person, exhibit, TOLD, looker)
    table.shows_the_first()
    person.page.get_by_role("status").first.wait_for()
    assert at_all_sizes(person) == []


@LANGUAGES
@pytest.mark.parametrize("through", WALKS, ids=lambda walk: "-and-".join(walk))
def test_every_screen_fits(invite, through, language):
    someone = invite(language=language)
    someone.page.add_init_script(LARGEST_TEXT)
    found: dict[str, str] = {}
    for screen in walk(someone, through):
        found |= dict.fromkeys(at_all_sizes(someone), screen)
    assert found == {}


@LANGUAGES
@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_the_sheet_of_every_game_fits(invite, game, language):
    someone = invite(language=language, game=game)
    someone.page.add_init_script(LARGEST_TEXT)
    someone.comes_in().takes_a_game()
    assert at_all_sizes(someone) == []


@LANGUAGES
def test_the_setting_up_of_a_screen_for_all_fits(invite, language):
    someone = invite(language=language, game=SHELF["midas-companion"])
    someone.page.add_init_script(LARGEST_TEXT)
    lay_the_screen_down(someone)
    assert at_all_sizes(someone) == []


@pytest.mark.parametrize("size", [SHORT_PHONE, LYING_PHONE, (1366, 700)])
@pytest.mark.parametrize("game", [game for game in SHELF.values() if game.lessons], ids=lambda game: game.id)
def test_whatever_a_lesson_says_fits(invite, game, size):
    ada = invite(game=game, language=[*LOCALES][[*SHELF].index(game.id) % len(LOCALES)])
    ada.page.add_init_script(LARGEST_TEXT)
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    found: dict[str, str] = {}
    begins(ada, game)
    takes_lesson(ada, game, look=lambda word: found.update(dict.fromkeys(wrong(ada.page, size), word)))
    assert found == {}
