"""Every board in both lights: nobody is shut out, nothing runs off the edge, nothing hides below it."""

import pytest
from tests.browser.midas.boards import BOARDS


@pytest.mark.parametrize(
    ("size", "theme"), [("phone", "dark"), ("desk", "light"), pytest.param("narrow", "light", marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("board", BOARDS)
def test_every_board_is_in_sight_and_open_to_everyone(invite, board, size, theme):
    game, way = BOARDS[board]
    someone = invite(size=size, theme=theme, game=game)
    way(someone)
    assert someone.axe() == []
    table = someone.page.get_by_role("region", name=someone.say("name"))
    wide, tall = table.evaluate("one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]")
    assert wide <= 0
    assert tall <= 0 or size == "narrow"
