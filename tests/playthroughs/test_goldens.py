"""Whole games that were once right: what changes here changed in the rules, and takes a new version of the game."""

import difflib
import json
import re
import shutil
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.playthroughs.freeze import freeze_goldens
from tests.playthroughs.goldens import FOLDER, GOLDENS, OLDER, name, rules, rules_file, views, views_file

from gueridon.core import record
from gueridon.games import SHELF

EACH_GOLDEN = pytest.mark.parametrize("golden", GOLDENS, ids=name)
FROZEN = pytest.mark.parametrize("golden", OLDER, ids=name)
NEW_RULES = "If it is meant: make freeze GAME=…, bump its version, python -m tests.playthroughs.regenerate"
NEW_VIEWS = "If it is meant: python -m tests.playthroughs.regenerate"


@EACH_GOLDEN
def test_the_record_carries_the_present_version_of_its_game(golden):
    written = msgspec.json.decode(golden.read_bytes(), type=record.Record)
    assert written.version == SHELF[written.game].version, NEW_RULES


@EACH_GOLDEN
def test_the_record_is_sealed_and_follows_the_rules_to_its_outcome(golden):
    game, written = record.read(golden.read_bytes(), SHELF)
    assert game.outcome(record.verify(game, written)) is not None


@EACH_GOLDEN
def test_its_moves_do_what_they_did(golden):
    check_unchanged(rules_file(golden), rules(*record.read(golden.read_bytes(), SHELF)), NEW_RULES)


@EACH_GOLDEN
def test_everybody_sees_what_he_saw(golden):
    check_unchanged(views_file(golden), views(*record.read(golden.read_bytes(), SHELF)), NEW_VIEWS)


@FROZEN
def test_an_older_version_plays_as_it_did(golden):
    game, written = record.read(golden.read_bytes(), SHELF)
    assert game.outcome(record.verify(game, written)) is not None
    check_unchanged(rules_file(golden), rules(game, written), "A version that is frozen does not change.")


def check_unchanged(file, present, advice):
    changes = difflib.unified_diff(
        file.read_text("utf-8").splitlines(), present.splitlines(), "as it was", "as it is now", lineterm=""
    )
    shown = "\n".join(islice(changes, 60))
    assert not shown, f"{shown}\n\n{advice}"


@pytest.mark.parametrize("game", [game for game in SHELF.values() if game.frozen], ids=lambda game: game.id)
def test_every_older_version_has_its_goldens(game):
    written = [msgspec.json.decode(golden.read_bytes(), type=record.Record) for golden in OLDER]
    assert {played.version for played in written if played.game == game.id} == {*game.frozen}


@EACH_GOLDEN
def test_a_page_makes_the_same_chain_of_what_it_reads(golden):
    """It knows no types: what it parses and writes again must be the same bytes, and names that are numbers move."""
    written = msgspec.json.decode(golden.read_bytes(), type=record.Record)
    for text in (written.options, *(move for _, move in written.moves)):
        parsed = json.loads(bytes(text))
        assert json.dumps(parsed, ensure_ascii=False, separators=(",", ":")).encode() == bytes(text)
        assert not re.search(rb'"\d+":', bytes(text))


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.id)
def test_every_reason_to_end_is_reached(game):
    written = [msgspec.json.decode(golden.read_bytes(), type=record.Record) for golden in GOLDENS]
    present = [played for played in written if (played.game, played.version) == (game.id, game.version)]
    assert {played.outcome.reason for played in present if played.outcome} == set(game.reasons)


def test_every_story_has_its_record():
    goldens = {*GOLDENS, *OLDER}
    stories = {*FOLDER.rglob("*.txt")}
    assert stories == {*map(rules_file, goldens), *map(views_file, GOLDENS)}


def test_a_view_may_grow_without_a_word_of_the_rules():
    game, written = record.read(GOLDENS[0].read_bytes(), SHELF)
    grown: Any = msgspec.defstruct("Grown", [("novelty", int, 0)], bases=(game.view_type,), frozen=True, kw_only=True)
    shows_more = replace(game, view=lambda state, seat: grown(**msgspec.structs.asdict(game.view(state, seat))))
    assert rules(shows_more, written) == rules(game, written)
    assert views(shows_more, written) != views(game, written)


def test_the_goldens_of_a_version_that_is_frozen_go_on_without_their_views(tmp_path):
    golden = Path(shutil.copy(GOLDENS[0], tmp_path))
    rules_file(golden).write_text("what its moves did", "utf-8")
    game, _ = record.read(golden.read_bytes(), SHELF)
    freeze_goldens(game, [golden])
    kept = tmp_path / "frozen" / f"{game.id}_v{game.version}"
    assert {file.name for file in kept.iterdir()} == {golden.name, rules_file(golden).name}
