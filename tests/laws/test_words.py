"""Nothing that a person reads is missing, in either language."""

import json
import re
from pathlib import Path

import msgspec
import pytest
from tests.playthroughs.goldens import GOLDENS

from gueridon.core import record
from gueridon.core.catalogue import LANGUAGES, LOCALES
from gueridon.core.levels import levels_of
from gueridon.core.sentences import elide
from gueridon.core.words import Words
from gueridon.games import SHELF
from gueridon.laws import cases
from gueridon.laws.words import (
    WORD_LAWS,
    every_refusal_has_words,
    messages,
    refusals,
    refused_at,
    rules_have_words,
    stands_alone,
)

# Refusals are held to it below, together with those of the goldens, which go deeper.
LAWS = [law for law in WORD_LAWS if law is not every_refusal_has_words]
FOLDERS = sorted({game.folder for game in SHELF.values()})
GAMES = pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
ENGLISH = [*LOCALES.glob("en/*.ftl"), *(path for folder in FOLDERS for path in folder.glob("words.*en.ftl"))]
ELISION = Path(__file__).with_name("elision.json")
FRENCH = [*LOCALES.glob("fr/*.ftl"), *(path for folder in FOLDERS for path in folder.glob("words.*fr.ftl"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_house_stands_alone(language):
    for path in (LOCALES / language).glob("*.ftl"):
        stands_alone(path)


@pytest.mark.parametrize("catalogue", sorted(path.name for path in (LOCALES / "fr").glob("*.ftl")))
def test_the_house_says_the_same_things_in_both_languages(catalogue):
    assert messages(LOCALES / "fr" / catalogue) == messages(LOCALES / "en" / catalogue)


@GAMES
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_of_words(law, game):
    law(game)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_refusal_has_words_and_every_sentence_of_refusal_is_used(folder):
    rules = set()
    for game in every_version():
        if game.folder == folder:
            refused = refusals(game) | {
                rule for case in cases(game) for state in golden_states(case) for rule in refused_at(case, state)
            }
            rules_have_words(game, refused)
            rules |= refused
    sentences = {word for word in messages(folder / "words.fr.ftl") if word.startswith("refusal-")}
    assert sentences == {"refusal-" + rule.replace("/", "-") for rule in rules}


def every_version():
    for game in SHELF.values():
        yield from (game, *(older() for older in game.frozen.values()))


def golden_states(case):
    """The table at every ply of every golden of this game."""
    for golden in GOLDENS:
        kept = msgspec.json.decode(golden.read_bytes(), type=record.Record)
        if (kept.game, kept.version, kept.players) == (case.game.id, case.game.version, case.players):
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


@pytest.mark.parametrize("catalogue", ENGLISH, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_english_sentence_says_one_times(catalogue):
    counted = r"^(?!\s*\*\[other\]).*\{ \$\w+ \} times"
    assert re.findall(counted, catalogue.read_text("utf-8"), re.MULTILINE) == [], "once is another variant"


def test_a_game_for_one_says_so():
    """Where more would play it."""
    assert Words("en").say("error-wrong-players", least=1, most=1, players=2) == "This game is for one player, not 2."
    assert Words("fr").say("error-wrong-players", least=1, most=1, players=2) == "Ce jeu se joue seul, pas à 2."


def test_a_sentence_elides_the_name_that_it_is_told():
    assert Words("fr", SHELF["medium"]).say("board-fan", name="Agathe") == "Éventail d’Agathe"
    assert Words("fr", SHELF["medium"]).say("board-fan", name="Berthe") == "Éventail de Berthe"
    assert Words("fr").say("page-beliefs", name="Élise") == "Ce qu’Élise croyait"
    assert "de un en un" in Words("fr", SHELF["missions"]).say("rise")
    assert Words("en", SHELF["medium"]).say("board-fan", name="de Oliveira") == "de Oliveira’s fan"


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


RULEBOOKS = [folder / "rulebook.en.md" for folder in FOLDERS]
TAKEN_FOR_A_MAN = re.compile(
    r"\bvous (?:êtes|voilà|serez|étiez|seriez) (?:puni|protégé|sûr|assis|seul|prêt|maudit|discret|accusé)\b"
    r"|\bà vous seul\b|\brestez discret\b|\bmême maudit, vous|\bvous l’auriez été|\bêtes Foutralou, seul|\bseul face"
    r"|\best (?:puni|absent)\b|(?:=|\]) (?:seul|prêt)$|\brester le (?:dernier|seul)\b",
    re.IGNORECASE | re.MULTILINE,
)
HE = re.compile(r"\b(?:he|his|him|himself)\b", re.IGNORECASE)
# Midas is one, and so are men that are painted.
OF_A_MAN = re.compile(r"Midas (?:offers|sells) his favours|the stone that he names|^seen-.*", re.MULTILINE)


@pytest.mark.parametrize("catalogue", FRENCH, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_french_sentence_takes_whoever_reads_it_for_a_man(catalogue):
    """Where French would have to agree with « vous », another turn of phrase says it to everybody."""
    assert TAKEN_FOR_A_MAN.findall(catalogue.read_text("utf-8")) == []


@pytest.mark.parametrize("text", [*ENGLISH, *RULEBOOKS], ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_english_sentence_takes_anybody_for_a_man(text):
    assert HE.findall(OF_A_MAN.sub("", text.read_text("utf-8"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_bots_is_explained(language):
    catalogue = (LOCALES / language / "page.ftl").read_text("utf-8")
    levels = {level for game in SHELF.values() for level in levels_of(game)}
    assert levels == {*re.findall(r"^level-(\w+) = .+\n    \.help = \S", catalogue, re.MULTILINE)} & levels
