"""Nothing that a person reads is missing, in either language."""

import json
import re
from itertools import chain
from pathlib import Path
from random import Random

import msgspec
import msgspec.inspect as inspect
import pytest
from fluent.syntax import FluentParser, ast
from tests.laws.playing import FULL, Case, combinations, eyes, fields, game_of, moments, played, refusal, seats
from tests.playthroughs.goldens import GOLDENS

from gueridon.cli.words import Words
from gueridon.core import record
from gueridon.core.catalogue import LANGUAGES, LOCALES, elide
from gueridon.core.errors import Illegal
from gueridon.core.talk import Signals
from gueridon.core.wire import kebab
from gueridon.games import SHELF

FOLDERS = sorted({game.folder for game in SHELF.values()})
GAMES = pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
ELISION = Path(__file__).with_name("elision.json")
FRENCH = [*LOCALES.glob("fr/*.ftl"), *(path for folder in FOLDERS for path in folder.glob("words.*fr.ftl"))]


def messages(path):
    """Every message of a catalogue, with the names of what it is filled with."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = [entry.id.name for entry in entries]
    assert len(set(ids)) == len(ids)
    return {
        entry.id.name: (variables(entry), {attribute.id.name for attribute in entry.attributes}) for entry in entries
    }


def variables(node):
    return {part.id.name for part in parts(node, ast.VariableReference)}


def parts(node, kind):
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


@pytest.mark.parametrize(
    "folder", [*(LOCALES / language for language in LANGUAGES), *FOLDERS], ids=lambda one: one.name
)
def test_every_message_stands_alone(folder):
    """The page cuts catalogues where a line begins with a name, and parses a message when it is first said."""
    for path in folder.glob("*.ftl"):
        text = path.read_text("utf-8")
        begun = [line.split(" =")[0] for line in text.splitlines() if re.match(r"[a-z][\w-]* =", line)]
        assert begun == [*messages(path)]
        resource = FluentParser().parse(text)
        assert not [*parts(resource, ast.MessageReference), *parts(resource, ast.TermReference)]


@pytest.mark.parametrize("catalogue", sorted(path.name for path in (LOCALES / "fr").glob("*.ftl")))
def test_the_house_says_the_same_things_in_both_languages(catalogue):
    assert messages(LOCALES / "fr" / catalogue) == messages(LOCALES / "en" / catalogue)


@GAMES
def test_a_game_says_the_same_things_in_both_languages(game):
    for catalogue in game.folder.glob("words.*fr.ftl"):
        assert messages(catalogue) == messages(catalogue.with_name(catalogue.name.replace(".fr.", ".en.")))


@GAMES
@LANGUAGE
def test_every_option_preset_outcome_and_line_of_the_view_has_words(game, language):
    words = Words(language, game)
    wanted = ["name", "tagline", *(f"preset-{preset}" for preset in game.presets)]
    wanted += [f"outcome-{reason}" for reason in game.reasons]
    if game.merits is not None:
        wanted += ["tally", *(f"honour-{honour}" for honour in game.merits.honours)]
    for field in fields(game):
        wanted.append(f"option-{field.name}")
        if isinstance(field.type, inspect.LiteralType):
            wanted += [f"option-{field.name}-{value}" for value in field.type.values]
    wanted += [f"view-{field}" for field in game.view_type.__struct_fields__ if field not in ("seat", "options")]
    assert [word for word in wanted if not words.knows(word)] == []


@GAMES
@LANGUAGE
def test_every_preset_explains_itself(game, language):
    known = messages(game.folder / f"words.{language}.ftl")
    assert [preset for preset in game.presets if "help" not in known[f"preset-{preset}"][1]] == []


@GAMES
@LANGUAGE
def test_every_kind_of_move_event_and_guess_has_words(game, language):
    words = Words(language, game)
    kinds = [f"move-{kebab(kind.__name__)}" for kind in members(game.move_type)]
    kinds += [f"event-{kebab(kind.__name__)}" for kind in members(game.event_type)]
    guesses = [] if game.guesses is None else members(game.guesses.type)
    kinds += [f"guess-{kebab(kind.__name__)}" for kind in guesses]
    assert [kind for kind in kinds if not words.knows(kind)] == []


def members(union):
    """The structs of a union."""
    shape = inspect.type_info(union)
    parts = shape.types if isinstance(shape, inspect.UnionType) else (shape,)
    return [part.cls for part in parts if isinstance(part, inspect.StructType)]


@GAMES
@LANGUAGE
def test_whatever_happens_can_be_told(game, language):
    """Moves, events, views, signals, guesses and outcomes of random games, each in its sentence without a gap."""
    for players in game.players:
        case = Case(game, players)
        words = Words(language, game, [f"P{seat}" for seat in range(players)])
        for options in played(case):
            for moment in game_of(game, players, options, Random(players)):
                told = [words.tell("event", event) for _, event in moment.state.log]
                told += [words.tell("move", moment.move)] if moment.move else []
                for seat in eyes(case) if FULL else [moment.rng.choice(eyes(case))]:
                    view = game.view(moment.state, seat)
                    told += [value for _, value in words.shown(view)]
                    talk = game.talk(view)
                    offers = talk.offers if isinstance(talk, Signals) else ()
                    told += [words.say(kebab(type(offer).__name__), **words.facts(offer)) for offer in offers]
                guessed = [] if game.guesses is None else game.guesses.of(moment.state, 0)
                told += [words.tell("guess", guess) for guess in guessed]
                assert all(told)
                assert "none" not in told


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_refusal_has_words_and_every_sentence_of_refusal_is_used(folder):
    rules = set()
    for game in SHELF.values():
        if game.folder == folder:
            refused = refusals(game)
            rules |= refused
            for language in LANGUAGES:
                words = Words(language, game)
                assert all(words.refusal(Illegal(rule)) for rule in refused)
    sentences = {word for word in messages(folder / "words.fr.ftl") if word.startswith("refusal-")}
    assert sentences == {"refusal-" + rule.replace("/", "-") for rule in rules}


def refusals(game):
    """Every rule that moves are refused by in random games of any kind, and in the goldens, which go deeper."""
    rules: set[str | None] = set()
    for players in game.players:
        case = Case(game, players)
        for state in chain(golden_states(case), (moment.state for moment in moments(case))):
            for seat in seats(case):
                rules.update(game.why_not(state, seat, move) for move in game.moves)
        rules.update(refusal(case, options) for options in combinations(game))
    return rules - {None}


def golden_states(case):
    """The table at every ply of every golden of this game."""
    for golden in GOLDENS:
        kept = msgspec.json.decode(golden.read_bytes(), type=record.Record)
        if (kept.game, kept.players) == (case.game.id, case.players):
            state = record.opening(case.game, kept)
            yield state
            for seat, move in record.moves_of(case.game, kept):
                case.game.apply(state, seat, move)
                yield state


@pytest.mark.parametrize(("particle", "name", "said"), json.loads(ELISION.read_text("utf-8")))
def test_french_elides_before_a_name_as_it_is_spoken(particle, name, said):
    """The page reads the same cases."""
    assert elide(particle, name) == said


@pytest.mark.parametrize("catalogue", FRENCH, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_french_sentence_puts_a_bare_particle_before_a_name(catalogue):
    bare = r"\b(?:de|que|jusque|lorsque|puisque) \{ \$(?!least|low|steps|cards|place|count)\w+"
    assert re.findall(bare, catalogue.read_text("utf-8"), re.IGNORECASE) == [], "names go through ELIDE"


def test_a_sentence_elides_the_name_that_it_is_told():
    assert Words("fr", SHELF["medium"]).say("board-fan", name="Agathe") == "Éventail d’Agathe"
    assert Words("fr", SHELF["medium"]).say("board-fan", name="Berthe") == "Éventail de Berthe"
    assert Words("fr").say("page-beliefs", name="Élise") == "Ce qu’Élise croyait"
    assert "de un en un" in Words("fr", SHELF["missions"]).say("rise")
    assert Words("en", SHELF["medium"]).say("board-fan", name="de Oliveira").endswith("de Oliveira")


def test_french_colours_agree_with_what_they_colour():
    cards = {
        (astre, colour): Words("fr", SHELF["medium"]).say("card", astre=astre, number=1, colour=colour)
        for astre in ("lune", "soleil", "planète")
        for colour in ("bleu", "rouge")
    }
    assert [*cards.values()] == [
        "lune 1 bleue",
        "lune 1 rouge",
        "soleil 1 bleu",
        "soleil 1 rouge",
        "planète 1 bleue",
        "planète 1 rouge",
    ]
