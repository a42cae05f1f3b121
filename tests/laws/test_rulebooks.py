"""Every rule has its number in both rulebooks, and a test that shows it; every game has examples, and a test holds each
of them to the rules."""

import ast
import re
from pathlib import Path

import pytest

from gueridon.core.catalogue import LANGUAGES
from gueridon.games import SHELF
from gueridon.laws.rulebooks import RULEBOOK_LAWS, drawn, examples, rule_numbers

TESTS = Path(__file__).parents[1] / "games"
FOLDERS = sorted({game.folder for game in SHELF.values()})
BOOKS = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


ENOUGH = 2  # examples of a game
NAMED = re.compile(r"\b[A-Z]{2,4}-\d+\b")


def marked(folder: Path, mark: str) -> set[str]:
    """The rules, or the examples, that some test is marked with."""
    return {
        ast.literal_eval(call.args[0])
        for path in (TESTS / folder.name).glob("**/test_*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func) == f"pytest.mark.{mark}"
    }


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
@pytest.mark.parametrize("law", RULEBOOK_LAWS, ids=lambda law: law.__name__)
def test_law_of_rulebooks(law, game):
    law(game)


@BOOKS
def test_every_rule_is_tested_and_every_test_names_a_rule(folder):
    assert marked(folder, "rule") == set(rule_numbers(folder, "fr"))


@BOOKS
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_a_rulebook_names_stands_in_it(folder, language):
    named = NAMED.findall((folder / f"rulebook.{language}.md").read_text("utf-8"))
    assert set(named) == set(rule_numbers(folder, language))


@BOOKS
def test_every_example_is_held_to_the_rules_by_a_test(folder):
    assert marked(folder, "example") == set(drawn(folder))


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_every_game_has_examples_of_its_own_rules(game):
    own = own_rules(game)
    assert len([shown for shown in examples(game.folder, "fr") if shown.rule in own]) >= ENOUGH


def own_rules(game):
    """Of a rulebook that two games share, the chapter of this one."""
    rules = rule_numbers(game.folder, "fr")
    chapters = [rules.index(one.chapter) for one in SHELF.values() if one.folder == game.folder and one.chapter]
    begins = rules.index(game.chapter) if game.chapter else 0
    return rules[begins : min([chapter for chapter in chapters if chapter > begins], default=len(rules))]
