"""The laws of rulebooks: every rule has its number, the same in every language."""

import re
from collections.abc import Callable
from pathlib import Path

from gueridon.core.catalogue import LANGUAGES
from gueridon.games import AnyGame

NUMBERED = re.compile(r"^\*\*([A-Z]{3}-\d+)\*\*", re.MULTILINE)


def rule_numbers(folder: Path, language: str) -> list[str]:
    """The rules of a rulebook in their order."""
    book = folder / f"rulebook.{language}.md"
    return NUMBERED.findall(book.read_text("utf-8")) if book.exists() else []


def every_language_has_the_same_rules_in_the_same_order(game: AnyGame) -> None:
    books = [rule_numbers(game.folder, language) for language in LANGUAGES]
    assert books[0], "the rulebook has no rule: a rule begins a line with its number, as **XYZ-1**"
    assert len(set(books[0])) == len(books[0]), "a number is given twice"
    assert all(book == books[0] for book in books), books


RULEBOOK_LAWS: list[Callable[[AnyGame], None]] = [every_language_has_the_same_rules_in_the_same_order]
