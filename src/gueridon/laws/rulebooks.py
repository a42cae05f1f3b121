"""The laws of rulebooks: every rule has its number, the same in every language, and examples that can be drawn."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec

from gueridon.core.catalogue import LANGUAGES
from gueridon.games import AnyGame

NUMBERED = re.compile(r"^\*\*([A-Z]{3}-\d+)\*\*", re.MULTILINE)
DRAWN = "examples.json"
EXAMPLE = re.compile(rf"^!\[(.+)\]\({re.escape(DRAWN)}#([\w-]+)\) (.+)$")


class Example(NamedTuple):
    """What the pieces under this name show of a rule; ``looks`` is for whoever does not see them."""

    rule: str
    name: str
    looks: str
    caption: str


def rule_numbers(folder: Path, language: str) -> list[str]:
    """The rules of a rulebook in their order."""
    book = folder / f"rulebook.{language}.md"
    return NUMBERED.findall(book.read_text("utf-8")) if book.exists() else []


def examples(folder: Path, language: str) -> list[Example]:
    """Those of a rulebook in their order, each beside the rule that it follows."""
    found: list[Example] = []
    rule = ""
    book = folder / f"rulebook.{language}.md"
    for line in book.read_text("utf-8").splitlines() if book.exists() else ():
        if numbered := NUMBERED.match(line):
            rule = numbered[1]
        elif shown := EXAMPLE.match(line):
            looks, name, caption = shown.groups()
            found.append(Example(rule, name, looks, caption))
        assert shown_whole(line), f"an example is written as ![looks]({DRAWN}#name) caption, by itself: {line}"
    return found


def shown_whole(line: str) -> bool:
    return DRAWN not in line or EXAMPLE.match(line) is not None


def drawn(folder: Path) -> dict[str, msgspec.Raw]:
    """The pieces of each example, by its name."""
    file = folder / DRAWN
    return msgspec.json.decode(file.read_bytes(), type=dict[str, msgspec.Raw]) if file.exists() else {}


def every_language_has_the_same_rules_in_the_same_order(game: AnyGame) -> None:
    books = [rule_numbers(game.folder, language) for language in LANGUAGES]
    assert books[0], "the rulebook has no rule: a rule begins a line with its number, as **XYZ-1**"
    assert len(set(books[0])) == len(books[0]), "a number is given twice"
    assert all(book == books[0] for book in books), books


def every_language_shows_the_same_examples_of_the_same_rules(game: AnyGame) -> None:
    books = [[(shown.rule, shown.name) for shown in examples(game.folder, language)] for language in LANGUAGES]
    assert all(book == books[0] for book in books), books
    assert all(rule for rule, _ in books[0]), "an example stands before the first rule"


def every_example_is_drawn_and_everything_drawn_is_an_example(game: AnyGame) -> None:
    for language in LANGUAGES:
        assert sorted(shown.name for shown in examples(game.folder, language)) == sorted(drawn(game.folder))


RULEBOOK_LAWS: list[Callable[[AnyGame], None]] = [
    every_language_has_the_same_rules_in_the_same_order,
    every_language_shows_the_same_examples_of_the_same_rules,
    every_example_is_drawn_and_everything_drawn_is_an_example,
]
