"""A game of another package is on the shelf like ours, and one that is no good stops nothing else."""

import sys
from pathlib import Path
from random import Random

import pytest
from tests.cli.terminal import gueridon as type_gueridon
from tests.outside.strangers import NAME, beside_ours, bring

import gueridon
from gueridon.core.catalogue import LANGUAGES
from gueridon.games import SHELF, from_outside, problems
from gueridon.lab.freezing import freeze

BROKEN = {
    "raises": ("raise RuntimeError('no coin')", "game-not-imported"),
    "absent": ("import nothing_of_this_name", "game-not-imported"),
    "wrong": ("GAME = 'a game'", "game-is-none"),
    "other": ("from coins import GAME", "game-other-id"),
    "wordless": (
        "from dataclasses import replace\nfrom pathlib import Path\nfrom coins import GAME as COINS\n"
        "GAME = replace(COINS, id='wordless', folder=Path(__file__).parent)",
        "game-without-files",
    ),
}


def test_the_library_finds_and_plays_it(site: Path):
    assert [*gueridon.games()] == [*SHELF, NAME]
    game = gueridon.load(NAME)
    assert gueridon.games()[NAME] is game
    state = gueridon.start(game, 2, game.presets["usual"], gueridon.key_of("any text"))
    assert gueridon.playout(game, state, Random(1)) == 2
    assert game.outcome(state) is not None


def test_its_records_are_read_and_verified(site: Path):
    game = gueridon.load(NAME)
    match = gueridon.Match(game, 2, game.presets["usual"], gueridon.key_of("any text"))
    for seat in (0, 1):
        match.move(seat, game.moves[seat])
    found, record = gueridon.read_record(gueridon.encode(match.record()))
    assert found is game
    assert gueridon.verify(game, record) == match.state


def test_its_rules_are_frozen_and_an_old_record_is_verified_by_them(site: Path):
    old = gueridon.load(NAME)
    match = gueridon.Match(old, 2, old.presets["usual"], gueridon.key_of("any text"))
    for seat in (0, 1):
        match.move(seat, old.moves[seat])
    freeze(old)
    package = site / NAME / "__init__.py"
    package.write_text(package.read_text("utf-8").replace("version=1", "version=2"), "utf-8")
    with beside_ours(site):
        for name in [name for name in sys.modules if name.partition(".")[0] == NAME]:
            del sys.modules[name]
        found, record = gueridon.read_record(gueridon.encode(match.record()))
        assert (gueridon.load(NAME).version, found.version) == (2, 1)
        shown = found.view(gueridon.verify(found, record), None)
        assert gueridon.encode(shown) == gueridon.encode(old.view(match.state, None))


def test_bots_of_every_level_play_it(site: Path):
    game = gueridon.load(NAME)
    match = gueridon.Match(game, 2, game.presets["usual"], gueridon.key_of("any text"))
    for level in gueridon.levels_of(game)[:3]:
        known = gueridon.knowledge(match, 0)
        assert gueridon.choose(known, level, Random(1)).move in known.legal


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_lists_it_in_its_own_words(site: Path, language: str):
    listed = type_gueridon("games", language=language)
    assert listed.stderr == ""
    words = gueridon.Words(language, gueridon.load(NAME))
    assert words.say("tagline") in listed.stdout


def test_it_is_played_at_the_terminal_against_a_bot(site: Path):
    played = type_gueridon("play", NAME, "--bots", "1", "--seed", "any", "--level", "novice", said="1\n" * 3)
    assert (played.returncode, played.stderr) == (0, "")
    for said in ("Wins a match", "Choose heads", "The coins show"):
        assert said in played.stdout


def test_without_the_package_there_is_no_such_game():
    with pytest.raises(gueridon.Malformed) as refused:
        gueridon.load(NAME)
    assert refused.value.word == "unknown-game"
    assert NAME not in gueridon.games()


@pytest.mark.parametrize("name", BROKEN)
def test_a_package_that_is_no_good_is_told_of_and_stops_nothing(site: Path, name: str):
    text, word = BROKEN[name]
    bring(site, name, text, **{name: f"{name}:GAME"})
    with beside_ours(site):
        assert [*gueridon.games()] == [*SHELF, NAME]
        assert [problem.word for problem in problems()] == [word]
        with pytest.raises(gueridon.Malformed) as refused:
            gueridon.load(name)
        assert refused.value.word == word
        for language in LANGUAGES:
            listed = type_gueridon("games", language=language)
            assert listed.returncode == 0
            assert name in listed.stderr


def test_nobody_takes_the_place_of_another_game(site: Path):
    ours = next(iter(SHELF))
    bring(site, "greedy", "from coins import GAME", **{ours: "greedy:GAME"})
    bring(site, "second", "from coins import GAME", **{NAME: "second:GAME"})
    with beside_ours(site):
        assert gueridon.load(ours) is SHELF[ours]
        assert [*gueridon.games()] == [*SHELF]
        assert {problem.word for problem in problems()} == {"game-id-taken", "game-brought-twice"}


def test_where_only_some_are_allowed_no_other_is_imported(site: Path):
    bring(site, "spy", "raise SystemExit('imported')", spy="spy:GAME")
    with beside_ours(site):
        with from_outside.only([NAME]):
            assert [*gueridon.games()] == [*SHELF, NAME]
        with from_outside.only([]):
            assert [*gueridon.games()] == [*SHELF]
            with pytest.raises(gueridon.Malformed, match="unknown-game"):
                gueridon.load("spy")
