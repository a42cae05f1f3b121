"""Every rule has its number in both rulebooks, and a test that shows it."""

import ast
import re
from pathlib import Path

import pytest

from gueridon.games import SHELF

TESTS = Path(__file__).parents[1] / "games"
FOLDERS = sorted({game.folder for game in SHELF.values()})
BOOKS = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def numbers(book: Path) -> list[str]:
    """The rules of a rulebook in their order."""
    return re.findall(r"^\*\*([A-Z]{3}-\d+)\*\*", book.read_text("utf-8"), re.MULTILINE)


def marked(folder: Path) -> set[str]:
    """The rules that some test is marked with."""
    return {
        ast.literal_eval(call.args[0])
        for path in (TESTS / folder.name).glob("**/test_*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
    }


@BOOKS
def test_french_and_english_have_the_same_rules_in_the_same_order(folder):
    rules = numbers(folder / "rulebook.fr.md")
    assert rules
    assert len(set(rules)) == len(rules)
    assert numbers(folder / "rulebook.en.md") == rules


@BOOKS
def test_every_rule_is_tested_and_every_test_names_a_rule(folder):
    assert marked(folder) == set(numbers(folder / "rulebook.fr.md"))
