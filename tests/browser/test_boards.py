"""Every board: nobody is shut out, all of it is in sight, and every piece is large enough to be tapped."""

import pytest
from tests.browser.boards import BOARDS


@pytest.mark.parametrize(
    ("size", "theme"), [("phone", "dark"), ("desk", "light"), pytest.param("narrow", "light", marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("board", BOARDS)
def test_every_board_is_in_sight_and_open_to_everyone(invite, board, size, theme):
    game, way = BOARDS[board]
    someone = invite(size=size, theme=theme, game=game)
    way(someone)
    assert someone.axe() == []
    table = someone.page.get_by_role("region", name=someone.say("name"), exact=True, include_hidden=True)
    wide, tall = table.evaluate("one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]")
    assert wide <= 0
    assert tall <= 0 or size == "narrow"
    boxes = [button.bounding_box() for button in someone.page.get_by_role("main").get_by_role("button").all()]
    assert all(min(box["width"], box["height"]) >= 24 for box in boxes)
