"""Fluent catalogues: those of the house and of one game, in one language."""

import re
import unicodedata
from pathlib import Path
from typing import Protocol

LANGUAGES = ("fr", "en")
"""In which everything is said."""
# How names begin that « de » loses its e before, their accents taken off: Agathe, Élise, Yves but not Yann; h is mute
# in Hélène and Hugo, and before a it is mostly not, as in Hans and Hassan. The page has the same in words/elision.ts.
ELIDING = re.compile(r"[aeiouœæ]|y[^aeiou]|h(?!a)|hadri", re.IGNORECASE)
MESSAGE = re.compile(r"^(?=[a-z][\w-]* =)", re.MULTILINE)  # where one begins
LOCALES = Path(__file__).parents[1] / "locales"


class Speaking(Protocol):
    """A game, as far as its words are concerned."""

    @property
    def id(self) -> str: ...

    @property
    def folder(self) -> Path: ...


class Catalogue:
    """Says things in one language. Of the hundreds of messages that a game has each is parsed when it is first said."""

    def __init__(self, language: str, game: Speaking | None = None) -> None:
        from fluent.runtime import FluentBundle  # here, so that those who need no words need not wait for it

        assert language in LANGUAGES, f"nobody speaks {language}"
        self.common: dict[str, str | int] = {} if game is None else {"game": game.id}  # two may share a catalogue
        elision = {"ELIDE": elide}  # catalogues write { ELIDE("de", $name) }
        self.bundle = FluentBundle([language], functions=elision, use_isolating=False)  # type: ignore[arg-type]
        catalogues = sorted((LOCALES / language).glob("*.ftl"))
        if game is not None:
            catalogues += sorted(game.folder.glob(f"words.*{language}.ftl"))
        entries = [entry for catalogue in catalogues for entry in MESSAGE.split(catalogue.read_text("utf-8"))]
        self.unread = {entry.split(" ", 1)[0]: entry for entry in entries}

    def knows(self, word: str) -> bool:
        return word in self.unread or self.bundle.has_message(word)

    def say(self, word: str, /, **facts: str | int) -> str:
        """The sentence of this name, filled with these facts."""
        if word in self.unread:
            self.read(self.unread.pop(word))
        pattern = self.bundle.get_message(word).value
        assert pattern is not None, f"{word} has no sentence"
        sentence, errors = self.bundle.format_pattern(pattern, self.common | facts)
        assert not errors, f"{word}: {errors}"
        return str(sentence)

    def read(self, entry: str) -> None:
        from fluent.runtime import FluentResource

        self.bundle.add_resource(FluentResource(entry))

    def listed(self, items: list[str]) -> str:
        if len(items) < 2:
            return items[0] if items else self.say("nothing")
        return self.say("list-last", some=", ".join(items[:-1]), last=items[-1])


def elide(particle: str, name: str) -> str:
    """« de » or « que » before a name: « l’éventail d’Agathe », « de Berthe »."""
    bare = unicodedata.normalize("NFD", name)
    return f"{particle[:-1]}’{name}" if ELIDING.match(bare) else f"{particle} {name}"
