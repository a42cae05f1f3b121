"""The laws of words: nothing that a person reads of a game is missing, in either language."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

import msgspec
import msgspec.inspect as inspect
from fluent.syntax import FluentParser, ast

from gueridon.core.arguments import ImaginedWorlds
from gueridon.core.catalogue import LANGUAGES
from gueridon.core.errors import Illegal
from gueridon.core.talk import Signals
from gueridon.core.wire import kebab
from gueridon.core.words import Words
from gueridon.games import AnyGame
from gueridon.laws.playing import (
    FULL,
    Case,
    Moment,
    cases,
    combinations,
    eyes,
    fields,
    game_of,
    moments,
    played,
    refusal,
    seats,
)

Node = TypeVar("Node")


class MessageParts(NamedTuple):
    """The names of what a message is filled with, and its attributes."""

    variables: frozenset[str]
    attributes: frozenset[str]


def messages(path: Path) -> dict[str, MessageParts]:
    """Every message of a catalogue."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    assert not [entry.content for entry in resource.body if isinstance(entry, ast.Junk)], f"{path.name} cannot be read"
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = [entry.id.name for entry in entries]
    assert len(set(ids)) == len(ids), f"{path.name} says something twice"
    return {entry.id.name: shape(entry) for entry in entries}


def shape(entry: ast.Message) -> MessageParts:
    variables = frozenset(part.id.name for part in parts(entry, ast.VariableReference))
    return MessageParts(variables, frozenset(attribute.id.name for attribute in entry.attributes))


def parts(node: object, kind: type[Node]) -> Iterator[Node]:
    """Those of one kind, however deep."""
    stack = [node]
    while stack:
        part = stack.pop()
        if isinstance(part, kind):
            yield part
        if isinstance(part, ast.BaseNode):
            stack += [value for name, value in vars(part).items() if name != "span"]
        elif isinstance(part, list):
            stack += part


def stands_alone(catalogue: Path) -> None:
    """Catalogues are cut where a line begins with a name, and a message is parsed when it is first said."""
    text = catalogue.read_text("utf-8")
    begun = [line.split(" =")[0] for line in text.splitlines() if re.match(r"[a-z][\w-]* =", line)]
    assert begun == [*messages(catalogue)]
    resource = FluentParser().parse(text)
    assert not [*parts(resource, ast.MessageReference), *parts(resource, ast.TermReference)]


def every_message_stands_alone(game: AnyGame) -> None:
    for catalogue in game.folder.glob("*.ftl"):
        stands_alone(catalogue)


def a_game_says_the_same_things_in_both_languages(game: AnyGame) -> None:
    for catalogue in game.folder.glob("words.*fr.ftl"):
        assert messages(catalogue) == messages(catalogue.with_name(catalogue.name.replace(".fr.", ".en.")))


def every_option_preset_outcome_and_line_of_the_view_has_words(game: AnyGame) -> None:
    wanted = ["name", "tagline", *(f"preset-{preset}" for preset in game.presets)]
    wanted += [f"outcome-{reason}" for reason in game.reasons]
    if game.merits is not None:
        wanted += ["tally", *(f"honour-{honour}" for honour in game.merits.honours)]
    for field in fields(game):
        wanted.append(f"option-{field.name}")
        if isinstance(field.type, inspect.LiteralType):
            wanted += [f"option-{field.name}-{value}" for value in field.type.values]
    wanted += [f"view-{field}" for field in game.view_type.__struct_fields__ if field not in ("seat", "options")]
    assert missing(game, wanted) == []


def every_feature_has_words(game: AnyGame) -> None:
    """What reports count: each kind has its heading, and each thing its name."""
    kinds = () if game.features is None else game.features.kinds
    assert missing(game, [f"feature-{kind.name}" for kind in kinds]) == []
    for language in LANGUAGES:
        words = Words(language, game)
        assert all(words.name(item, kind.title) != "" for kind in kinds for item in kind.items.values())


def missing(game: AnyGame, wanted: list[str]) -> list[str]:
    catalogues = [Words(language, game) for language in LANGUAGES]
    return [word for word in wanted if not all(words.knows(word) for words in catalogues)]


def every_preset_explains_itself(game: AnyGame) -> None:
    for language in LANGUAGES:
        known = messages(game.folder / f"words.{language}.ftl")
        assert [preset for preset in game.presets if "help" not in known[f"preset-{preset}"].attributes] == []


def every_kind_of_move_event_guess_and_argument_has_words(game: AnyGame) -> None:
    kinds = [f"move-{kebab(kind.__name__)}" for kind in members(game.move_type)]
    kinds += [f"event-{kebab(kind.__name__)}" for kind in members(game.event_type)]
    guesses = [] if game.guesses is None else members(game.guesses.type)
    kinds += [f"guess-{kebab(kind.__name__)}" for kind in guesses]
    arguments = [] if game.arguments is None else members(game.arguments.type)
    kinds += [f"argument-{kebab(kind.__name__)}" for kind in arguments]
    assert missing(game, kinds) == []


def members(union: Any) -> list[type[msgspec.Struct]]:
    """The structs of a union."""
    shape = inspect.type_info(union)
    parts = shape.types if isinstance(shape, inspect.UnionType) else (shape,)
    return [part.cls for part in parts if isinstance(part, inspect.StructType)]


def whatever_happens_can_be_told(game: AnyGame) -> None:
    """Whatever is told of random games, what speaks for a move too: each in its sentence without a gap."""
    for case in cases(game):
        names = [f"P{seat}" for seat in range(case.players)]
        catalogues = [Words(language, game, names) for language in LANGUAGES]
        for options in played(case):
            for moment in game_of(game, case.players, options, Random(case.players)):
                looking = eyes(case) if FULL else [moment.rng.choice(eyes(case))]
                for words in catalogues:
                    told = sentences(game, words, moment, looking)
                    assert all(told)
                    assert "none" not in told


def sentences(game: AnyGame, words: Words, moment: Moment, looking: list[int | None]) -> list[str]:
    told = [words.tell("event", event) for _, event in moment.state.log]
    told += [words.tell("move", moment.move)] if moment.move else []
    for seat in looking:
        view = game.view(moment.state, seat)
        told += [" ".join(items) for _, items in words.shown(view)]
        talk = game.talk(view)
        offers = talk.offers if isinstance(talk, Signals) else ()
        told += [words.say(kebab(type(offer).__name__), **words.facts(offer)) for offer in offers]
    guessed = [] if game.guesses is None else game.guesses.of(moment.state, 0)
    told += [words.tell("guess", guess) for guess in guessed]
    return told + [words.tell("argument", argument) for argument in argued(game, moment)]


def argued(game: AnyGame, moment: Moment) -> list[Any]:
    """What would speak for the next move if this were the only world."""
    if game.arguments is None or moment.seat is None:
        return []
    return [*game.arguments.of(ImaginedWorlds([moment.state], [1.0]), moment.seat, moment.move)]


def every_refusal_has_words(game: AnyGame) -> None:
    rules_have_words(game, refusals(game))


def rules_have_words(game: AnyGame, rules: set[str]) -> None:
    for language in LANGUAGES:
        words = Words(language, game)
        assert all(words.refusal(Illegal(rule)) for rule in rules)


def refusals(game: AnyGame) -> set[str]:
    """Every rule by which moves are refused in random games of any kind, and options with any number of players."""
    rules = {rule for case in cases(game) for moment in moments(case) for rule in refused_at(case, moment.state)}
    chosen = {refusal(case, options) for case in cases(game) for options in combinations(game)}
    return rules | {rule for rule in chosen if rule is not None}


def refused_at(case: Case, state: Any) -> set[str]:
    rules = {case.game.why_not(state, seat, move) for seat in seats(case) for move in case.game.moves}
    return {rule for rule in rules if rule is not None}


WORD_LAWS: list[Callable[[AnyGame], None]] = [
    every_message_stands_alone,
    a_game_says_the_same_things_in_both_languages,
    every_option_preset_outcome_and_line_of_the_view_has_words,
    every_feature_has_words,
    every_preset_explains_itself,
    every_kind_of_move_event_guess_and_argument_has_words,
    whatever_happens_can_be_told,
    every_refusal_has_words,
]
