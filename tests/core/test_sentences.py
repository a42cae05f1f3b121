"""Our sentences are those of ``fluent.runtime``, which is not installed with the library."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from gueridon.core.catalogue import LANGUAGES, LOCALES
from gueridon.core.sentences import Fact, Sentences, among, elide
from gueridon.games import SHELF
from gueridon.laws.words import parts

FOLDERS = sorted({game.folder for game in SHELF.values()})
FACTS: tuple[Fact, ...] = (0, 1, 2, 1234, 1_000_000, "none", "Agathe", "Berthe")
PLURALS = {"one", "many", "other"}  # said of numbers alone: fluent.runtime takes the words themselves for them
FUNCTIONS: dict[str, Any] = {"ELIDE": elide, "AMONG": among}
NUMBERS: tuple[Fact, ...] = (0.0, 1.0, 1.5, 33.333, 99.96, 1234.5)


def catalogues(language: str) -> Iterator[str]:
    for folder in (LOCALES / language, *FOLDERS):
        for file in sorted(folder.glob(f"*{'' if folder.parent == LOCALES else language}.ftl")):
            yield file.read_text("utf-8")


def facts(message: ast.Message) -> Iterator[dict[str, Fact]]:
    """Each of its variables is everything in turn; what a function is given is of the type that it takes."""
    taken = {
        variable.id.name: call.id.name
        for call in parts(message, ast.FunctionReference)
        for variable in parts(call, ast.VariableReference)
    }
    variables = sorted({variable.id.name for variable in parts(message, ast.VariableReference)})
    literals = {key.name for key in parts(message, ast.Identifier)} - PLURALS  # whatever it chooses by is among them
    for first in range(len(FACTS) + len(literals)):
        turn = count(first)
        given = (*FACTS, *sorted(literals))
        names = [fact for fact in given if isinstance(fact, str)]
        kinds = {"ELIDE": names, "AMONG": names, "NUMBER": NUMBERS}
        yield {name: pick(kinds.get(taken.get(name, ""), given), next(turn)) for name in variables}


def pick(among: Sequence[Fact], turn: int) -> Fact:
    return among[turn % len(among)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_what_the_library_of_fluent_would_say(language: str):
    said = 0
    for text in catalogues(language):
        ours = Sentences(language)
        ours.read(text)
        theirs = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        theirs.add_resource(FluentResource(text))
        for message in FluentParser().parse(text).body:
            if not isinstance(message, ast.Message) or message.value is None:
                continue
            pattern = theirs.get_message(message.id.name).value
            assert pattern is not None
            for given in facts(message):
                expected, errors = theirs.format_pattern(pattern, given)
                assert not errors
                assert ours.say(message.id.name, given) == expected, (message.id.name, given)
                said += 1
    assert said > 10_000


def test_what_no_catalogue_of_ours_has_is_refused():
    sentences = Sentences("en")
    sentences.read("term = { -brand }\nother = { term }\n")
    for word in ("term", "other"):
        with pytest.raises(AssertionError):
            sentences.say(word, {})
