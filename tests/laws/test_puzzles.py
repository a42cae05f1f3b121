"""Every puzzle is reached by the rules, can be told in both languages, and has an answer among several moves."""

import pytest

from gueridon.core.puzzle import puzzles_of
from gueridon.games import SHELF
from gueridon.laws.puzzles import PUZZLE_LAWS

PUZZLED = [game for game in SHELF.values() if not game.shared]
MANY = 10


@pytest.mark.parametrize("game", PUZZLED, ids=lambda game: game.id)
@pytest.mark.parametrize("law", PUZZLE_LAWS, ids=lambda law: law.__name__)
def test_law_of_puzzles(law, game):
    law(game)


@pytest.mark.parametrize("game", PUZZLED, ids=lambda game: game.id)
def test_every_game_has_ten(game):
    """The companion of a real table has none: whoever has it before him decides nothing."""
    assert len(puzzles_of(game)) == MANY
