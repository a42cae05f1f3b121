"""At every size, with the text at its largest, in both languages and with the longest names: nothing overlaps, nothing
is cut, no word is broken, nothing lies beyond the side."""

import os

import pytest
from tests.browser.boxes import (
    COMMON_SIZES,
    FEW_SIZES,
    LARGEST_TEXT,
    NAMES,
    SETTLED,
    SIZES,
    USUAL_TEXT,
    WordlessTable,
    below_the_fold,
    wrong,
)
from tests.browser.gallery import EXHIBITS
from tests.browser.people import LETTERS_CAME, LOCALES

FULL = "GUERIDON_FULL" in os.environ
MEASURED = SIZES if FULL else FEW_SIZES
FIRST_OF_EACH_GAME = {exhibit.game.id: name for name, exhibit in reversed(EXHIBITS.items())}
BOARDS = list(EXHIBITS if FULL else FIRST_OF_EACH_GAME.values())
# Each screen in every language, or in one of them in turn.
THE_ONE, THE_OTHER = ([*LOCALES], [*LOCALES]) if FULL else (["fr"], ["en"])
IN_TURN = [(board, [*LOCALES][number % len(LOCALES)]) for number, board in enumerate(BOARDS)]
BOARDS_AND_LANGUAGES = [(board, language) for board in BOARDS for language in LOCALES] if FULL else IN_TURN


@pytest.mark.parametrize("language", THE_ONE)
def test_the_welcome_fits(invite, language):
    guest = invite(language=language)
    guest.page.add_init_script(LARGEST_TEXT)
    guest.comes_in().games().first.wait_for()
    guest.page.evaluate(LETTERS_CAME)
    assert [found for size in MEASURED for found in wrong(guest.page, size)] == []


@pytest.mark.parametrize("language", THE_OTHER)
def test_those_who_gather_fit(invite, language):
    host, guest = invite(language=language), invite(language=language)
    for person in (host, guest):
        person.page.add_init_script(LARGEST_TEXT)
    code = host.opens_a_table(NAMES[0])
    guest.page.goto(f"{guest.server_address}/j/{code}")
    guest.button("page-sit").wait_for()
    for person in (host, guest):
        person.page.evaluate(LETTERS_CAME)
        assert [found for size in MEASURED for found in wrong(person.page, size)] == []


@pytest.mark.parametrize(("board", "language"), BOARDS_AND_LANGUAGES)
def test_every_board_fits(invite, board, language):
    exhibit = EXHIBITS[board]
    table = WordlessTable(invite(language=language, game=exhibit.game), exhibit)
    table.shows_the_first()
    found: dict[str, int] = {}
    for state in table.states if FULL else table.states[:1]:
        table.shows(state)
        for size in MEASURED:
            found |= dict.fromkeys(wrong(table.person.page, size), state.ply)
    assert found == {}


@pytest.mark.parametrize("board", BOARDS)
def test_whatever_one_may_do_is_seen_without_scrolling(invite, board):
    exhibit = EXHIBITS[board]
    table = WordlessTable(invite(game=exhibit.game), exhibit, USUAL_TEXT)
    table.shows_the_first()
    found: dict[str, int] = {}
    for number, state in enumerate(table.states if FULL else table.states[:2]):
        table.shows(state)
        for size in COMMON_SIZES if FULL else COMMON_SIZES[number::2]:
            found |= dict.fromkeys(below_the_fold(table.person.page, size), state.ply)
    assert found == {}


def test_the_cards_of_babet_follow_their_room_and_what_lies_below_stays(invite):
    exhibit = EXHIBITS["babet-two"]
    table = WordlessTable(invite(game=exhibit.game, size="desk"), exhibit, USUAL_TEXT)
    table.shows_the_first()
    table.shows(next(state for state in table.states if state.ply > 0))
    page = table.person.page
    page.evaluate(SETTLED)
    page.set_viewport_size({"width": 390, "height": 844})
    river = page.get_by_role("group", name=table.person.say("board-river"))
    at_once = river.bounding_box()
    page.evaluate(SETTLED)
    assert river.bounding_box() == at_once
