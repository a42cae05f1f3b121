"""Every puzzle is reached by the rules, can be told in both languages, and has an answer among several moves."""

import pytest

from gueridon.core.puzzle import puzzles_of
from gueridon.games import SHELF
from gueridon.laws.puzzles import PUZZLE_LAWS

PUZZLED = [game for game in SHELF.values() if puzzles_of(game)]
MANY = 10


@pytest.mark.parametrize("game", PUZZLED, ids=lambda game: game.id)
@pytest.mark.parametrize("law", PUZZLE_LAWS, ids=lambda law: law.__name__)
def test_law_of_puzzles(law, game):
    law(game)


@pytest.mark.parametrize("game", PUZZLED, ids=lambda game: game.id)
def test_every_game_has_ten_of_more_than_one_grade(game):
    """The companion of a real table has none: whoever has it before him decides nothing."""
    puzzles = puzzles_of(game).values()
    assert len(puzzles) == MANY
    assert len({puzzle.grade for puzzle in puzzles}) > 1
