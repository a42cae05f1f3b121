"""Fluent catalogues: those of the house and of one game, in one language."""

import re
from pathlib import Path
from typing import Protocol

LANGUAGES = ("fr", "en")
"""In which everything is said."""
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
        from gueridon.core.sentences import Sentences  # here, so that those who need no words need not wait for Fluent

        assert language in LANGUAGES, f"nobody speaks {language}"
        self.common: dict[str, str | int] = {} if game is None else {"game": game.id}  # two may share a catalogue
        self.sentences = Sentences(language)
        catalogues = sorted((LOCALES / language).glob("*.ftl"))
        if game is not None:
            catalogues += sorted(game.folder.glob(f"words.*{language}.ftl"))
        entries = [entry for catalogue in catalogues for entry in MESSAGE.split(catalogue.read_text("utf-8"))]
        self.unread = {entry.split(" ", 1)[0]: entry for entry in entries}

    def knows(self, word: str) -> bool:
        return word in self.unread or word in self.sentences.patterns

    def say(self, word: str, /, **facts: str | int) -> str:
        """The sentence of this name, filled with these facts."""
        if word in self.unread:
            self.sentences.read(self.unread.pop(word))
        return self.sentences.say(word, self.common | facts)

    def listed(self, items: list[str]) -> str:
        if len(items) < 2:
            return items[0] if items else self.say("nothing")
        return self.say("list-last", some=", ".join(items[:-1]), last=items[-1])
