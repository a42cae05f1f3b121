"""Sentences about a game: Fluent catalogues of the house and of one game, filled from moves, events and views."""

from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import Annotated, get_args, get_origin

import msgspec

from gueridon.core.catalogue import LANGUAGES, Catalogue, Speaking
from gueridon.core.errors import Illegal, Malformed
from gueridon.core.outcome import Outcome
from gueridon.core.wire import kebab


class Words(Catalogue):
    """Says things in one language, at one table."""

    def __init__(self, language: str, game: Speaking | None = None, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise Malformed("unknown-language", language=language)
        super().__init__(language, game)
        self.names = names

    def tell(self, role: str, thing: msgspec.Struct) -> str:
        """A move or an event, by its kind: ``move-lay``, ``event-card-laid``."""
        return self.say(f"{role}-{kebab(type(thing).__name__)}", **self.facts(thing))

    def facts(self, thing: msgspec.Struct) -> dict[str, str | int]:
        return {field: self.name(getattr(thing, field), title) for field, title in titles(type(thing)).items()}

    def shown(self, view: msgspec.Struct) -> list[tuple[str, list[str]]]:
        """The parts of a view that have a label and something to say; of several things each by itself."""
        return [
            (self.say(f"view-{field}"), self.each(value, title))
            for field, title in titles(type(view)).items()
            if self.knows(f"view-{field}") and (value := getattr(view, field)) not in (None, ())
        ]

    def each(self, value: object, title: str | None) -> list[str]:
        items = value if isinstance(value, tuple) else (value,)
        return [str(self.name(item, title)) for item in items]

    def name(self, value: object, title: str | None) -> str | int:
        """One value as a person would say it; ``none`` is for the catalogues to choose words by."""
        match value:
            case None:
                return "none"
            case bool():
                return self.say("yes" if value else "no")
            case int() if title == "seat":
                return self.seat(value)
            case str() if title == "word":  # the value is the name of its own word
                return self.say(value)
            case int() | str():
                return self.say(f"{title}-{value}") if title else value
            case Enum():
                return self.say(f"{kebab(type(value).__name__)}-{value.value}")
            case Outcome():
                return self.say(f"outcome-{value.reason}")
            case msgspec.Struct():
                return self.say(kebab(type(value).__name__), **self.facts(value))
            case tuple():
                return self.listed([str(self.name(item, title)) for item in value])
            case _:
                raise AssertionError(f"no words for {value!r}")

    def seat(self, seat: int) -> str:
        """The name of whoever sits there."""
        return self.names[seat] if seat < len(self.names) else self.say("clock")

    def refusal(self, error: Illegal | Malformed) -> str:
        """Why something was refused, with the number of the rule."""
        if isinstance(error, Malformed):
            return self.say(f"error-{error.word}", **error.facts)
        why = self.say("refusal-" + error.rule.replace("/", "-"))
        return self.say("error-illegal-move", why=why, rule=error.rule.split("/")[0])


@cache
def titles(struct: type[msgspec.Struct]) -> dict[str, str | None]:
    """The fields of a struct, each with the title of its type: how its value is named."""
    return {field.name: title(field.type) for field in msgspec.structs.fields(struct)}


def title(kind: object) -> str | None:
    if get_origin(kind) is Annotated:
        return next((meta.title for meta in get_args(kind)[1:] if isinstance(meta, msgspec.Meta)), None)
    return next((found for part in get_args(kind) if (found := title(part))), None)
