"""A version of a game is kept as a copy of its package, whoever the game is of."""

import re
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from gueridon.core import record
from gueridon.core.errors import Malformed
from gueridon.core.versions import frozen_versions, of_version
from gueridon.games import SHELF, AnyGame
from gueridon.lab.freezing import freeze
from gueridon.lab.playthrough import at_random

ORIGINAL = SHELF["babet"]


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    """A game from elsewhere, which is like one of ours, and shares its package with another."""
    shutil.copytree(ORIGINAL.folder, tmp_path / "stranger", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for file in (tmp_path / "stranger").rglob("*.py"):
        file.write_text(re.sub(r"\bgueridon\.games\.babet\b", "stranger", file.read_text("utf-8")), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game: AnyGame = import_module("stranger").GAME
    yield game
    for name in [name for name in sys.modules if name.partition(".")[0] == "stranger"]:
        del sys.modules[name]


def test_the_copy_plays_as_the_original_did_and_speaks_from_where_its_words_are(stranger: AnyGame):
    folder = freeze(stranger)
    assert not [*folder.rglob("*.ftl"), *folder.rglob("puzzles.*")]
    kept = frozen_versions("stranger", stranger.id)
    assert [*kept] == [stranger.version]
    copy = kept[stranger.version]()
    assert copy.setup is not stranger.setup
    assert (copy.id, copy.version, copy.folder) == (stranger.id, stranger.version, stranger.folder)
    played = at_random(stranger, 3, stranger.presets["usual"], "any text")
    assert at_random(copy, 3, copy.presets["usual"], "any text") == played
    record.verify(copy, played)


def test_the_other_game_of_the_package_is_not_kept_with_it(stranger: AnyGame):
    freeze(stranger)
    assert frozen_versions("stranger", "babet-solo") == {}


def test_a_version_is_kept_once(stranger: AnyGame):
    freeze(stranger)
    with pytest.raises(Malformed, match="already-frozen"):
        freeze(stranger)


def test_a_version_that_is_not_there_is_refused_by_its_number():
    with pytest.raises(Malformed) as refused:
        of_version(ORIGINAL, 99)
    assert (refused.value.word, refused.value.facts["version"]) == ("no-such-version", 99)
