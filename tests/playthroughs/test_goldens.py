"""Whole games that were once right: what changes here changed in the rules, and takes a new version of the game."""

import difflib
import json
import re
from itertools import islice

import msgspec
import pytest
from tests.playthroughs.goldens import GOLDENS, name, only_grew, story_file, told

from gueridon.core import record
from gueridon.games import SHELF

EACH_GOLDEN = pytest.mark.parametrize("golden", GOLDENS, ids=name)
ADVICE = "If it is meant: bump the game's version (not if a view only grew), python -m tests.playthroughs.regenerate"


@EACH_GOLDEN
def test_the_record_carries_the_present_version_of_its_game(golden):
    written = msgspec.json.decode(golden.read_bytes(), type=record.Record)
    assert written.version == SHELF[written.game].version, ADVICE


@EACH_GOLDEN
def test_the_record_is_sealed_and_follows_the_rules_to_its_outcome(golden):
    game, written = record.read(golden.read_bytes(), SHELF)
    assert game.outcome(record.verify(game, written)) is not None


@EACH_GOLDEN
def test_the_story_is_unchanged(golden):
    expected = story_file(golden).read_text("utf-8").splitlines()
    present = told(*record.read(golden.read_bytes(), SHELF)).splitlines()
    changes = difflib.unified_diff(expected, present, "as it was", "as it is now", lineterm="")
    shown = "\n".join(islice(changes, 60))
    assert not shown, f"{shown}\n\n{ADVICE}"


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


def test_a_view_that_shows_more_is_told_from_one_that_shows_otherwise():
    before = "1. seat 0: draw\n   all hear card-drawn 0 29\n   river: 3, 7\n   hand of seat 0: 5\n   to act: 1"
    more = (
        "1. seat 0: draw\n   all hear card-drawn 0 29\n   river: 3, 7\n   aims: two\n   hand of seat 0: 5\n   to act: 1"
    )
    assert only_grew(before, more)
    assert not only_grew(before, more.replace("river: 3, 7", "river: 3, 8"))
    assert not only_grew(before, more.replace("to act: 1", "to act: 0"))
    assert not only_grew(before, more.replace("card-drawn 0 29", "card-drawn 0 28"))
    assert not only_grew(before, more.replace("   hand of seat 0: 5\n", ""))


def test_every_story_has_its_record():
    stories = {name(story) for folder in {golden.parent for golden in GOLDENS} for story in folder.glob("*.txt")}
    assert stories == {name(golden) for golden in GOLDENS}
