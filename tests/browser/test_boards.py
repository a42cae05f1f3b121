"""Every board: nobody is shut out, all of it is in sight, and every piece is large enough to be tapped."""

import os

import pytest
from tests.browser.boards import BOARDS
from tests.browser.people import looks_of

FIRST_OF_EACH_GAME = {game.id: name for name, (game, _) in reversed(BOARDS.items())}
CHECKED = [*(BOARDS if "GUERIDON_FULL" in os.environ else FIRST_OF_EACH_GAME.values())]


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
