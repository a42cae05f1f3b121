"""Every rule has its number in both rulebooks, and a test that shows it."""

import ast
from pathlib import Path

import pytest

from gueridon.games import SHELF
from gueridon.laws.rulebooks import RULEBOOK_LAWS, rule_numbers

TESTS = Path(__file__).parents[1] / "games"
FOLDERS = sorted({game.folder for game in SHELF.values()})
BOOKS = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def marked(folder: Path) -> set[str]:
    """The rules that some test is marked with."""
    return {
        ast.literal_eval(call.args[0])
        for path in (TESTS / folder.name).glob("**/test_*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
    }


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
@pytest.mark.parametrize("law", RULEBOOK_LAWS, ids=lambda law: law.__name__)
def test_law_of_rulebooks(law, game):
    law(game)


@BOOKS
def test_every_rule_is_tested_and_every_test_names_a_rule(folder):
    assert marked(folder) == set(rule_numbers(folder, "fr"))
