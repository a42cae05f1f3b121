"""Every board: nobody is shut out, all of it is in sight, and every piece is large enough to be tapped."""

import os
import re

import pytest
from tests.browser.boards import BOARDS
from tests.browser.boxes import USUAL_TEXT, WordlessTable
from tests.browser.gallery import EXHIBITS
from tests.browser.people import looks_of

FIRST_OF_EACH_GAME = {game.id: name for name, (game, _) in reversed(BOARDS.items())}
FIRST_SHOWN_OF_EACH_GAME = {exhibit.game.id: name for name, exhibit in reversed(EXHIBITS.items())}.values()
FULL = "GUERIDON_FULL" in os.environ
CHECKED = [*(BOARDS if FULL else FIRST_OF_EACH_GAME.values())]


@pytest.mark.parametrize("board", CHECKED)
def test_every_board_is_in_sight_and_open_to_everyone(invite, board):
    game, way = BOARDS[board]
    someone = invite(game=game)
    way(someone)
    for size, light in looks_of(board, CHECKED):
        someone.looks(size, light)
        assert someone.axe() == [], (size, light)
        table = someone.page.get_by_role("region", name=someone.say("name"), exact=True, include_hidden=True)
        wide, tall = table.evaluate("one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]")
        assert wide <= 0, size
        assert tall <= 0 or size == "narrow", size
        boxes = [button.bounding_box() for button in someone.page.get_by_role("main").get_by_role("button").all()]
        assert all(min(box["width"], box["height"]) >= 24 for box in boxes), size


# Also what is only heard.
SPOKEN = """() => [...document.querySelectorAll('body *')].flatMap((one) => [
    ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
    ...[...one.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data),
])"""


@pytest.mark.parametrize("board", FIRST_SHOWN_OF_EACH_GAME)
def test_english_has_no_spaces_before_its_marks(invite, board):
    exhibit = EXHIBITS[board]
    table = WordlessTable(invite(language="en", game=exhibit.game), exhibit, USUAL_TEXT)
    table.shows_the_first()
    for state in table.states[:: 4 if FULL else 10]:
        table.shows(state)
        spoken = table.person.page.evaluate(SPOKEN)
        assert [one for one in spoken if re.search(r"\S\s[:;!?»]|«", one)] == [], f"ply {state.ply}"
