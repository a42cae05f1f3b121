"""Puzzles: their answers are the oracle's, found again with other luck, by what one seat knows; and how one looks."""

import os
from random import Random

import msgspec
import pytest
from tests.cli.terminal import here

from gueridon.bots.choosing import Choice
from gueridon.bots.questions import write
from gueridon.bots.weighing import WeighedMove, margin, weigh
from gueridon.core.knowledge import Knowledge
from gueridon.core.puzzle import Prospect, Puzzle, PuzzleBook, file_of, puzzles_of, read_book
from gueridon.core.wire import raw
from gueridon.games import SHELF
from gueridon.lab import puzzles
from gueridon.lab.puzzles import FoundPuzzle, grade_of, mixture, select
from gueridon.tables.bot_knowledge import knowledge
from gueridon.tables.puzzles import eyes_of, position

GAME = SHELF["missions"]
ENGLISH = {"GUERIDON_LANGUAGE": "en", "COLUMNS": "200"}
FULL = "GUERIDON_FULL" in os.environ
WORLDS, OFTEN = (puzzles.LOOK_WORLDS, puzzles.LOOKS) if FULL else (100, 400)
ALL = [(game, puzzle) for game in SHELF.values() for puzzle in puzzles_of(game).values()]
CLEAREST = [
    (game, max(puzzles_of(game).values(), key=lambda puzzle: puzzle.margin))
    for game in SHELF.values()
    if puzzles_of(game)
]
EACH = pytest.mark.parametrize(("game", "puzzle"), ALL, ids=lambda one: one.id)
LOOKED_AT = pytest.mark.parametrize(("game", "puzzle"), ALL if FULL else CLEAREST, ids=lambda one: one.id)


def two_truths(game, puzzle) -> list[Knowledge]:
    """What is hidden lies otherwise, and all that the seat saw and heard is the same."""
    heard = knowledge(position(game, puzzle), puzzle.seat)
    other = game.imagine(heard.view, Random("another truth"))
    view, legal = game.view(other, puzzle.seat), game.legal_moves(other, puzzle.seat)
    return [heard, Knowledge(game, puzzle.seat, view, legal, heard.told, heard.said)]


@LOOKED_AT
def test_the_answer_is_found_again_with_another_seed_by_a_clear_margin(game, puzzle):
    known = knowledge(position(game, puzzle), puzzle.seat)
    weighed = weigh(known, WORLDS, OFTEN, Random("another seed"))
    book = read_book(file_of(game))
    assert book is not None
    assert raw(weighed[0].move) == puzzle.answer
    assert margin(weighed) >= book.margin / 2
    assert mixture(known, Random("another seed")) in ([], [weighed[0].move])


@EACH
def test_two_truths_behind_one_view_ask_the_same_to_the_byte(game, puzzle):
    """So they have the same answer: nothing else is looked at."""
    here, there = [msgspec.json.encode(write(known, "oracle")) for known in two_truths(game, puzzle)]
    assert here == there


@LOOKED_AT
def test_two_truths_behind_one_view_have_the_same_answer(game, puzzle):
    here, there = [weigh(known, 20, 40, Random("luck")) for known in two_truths(game, puzzle)]
    assert here == there


@EACH
def test_two_truths_behind_one_view_are_shown_alike(game, puzzle):
    match = position(game, puzzle)
    here = msgspec.json.encode(eyes_of(match, puzzle.seat))
    match.state = game.imagine(match.look(puzzle.seat).view, Random("another truth"))
    match.refresh()
    assert msgspec.json.encode(eyes_of(match, puzzle.seat)) == here


# How they are found


def found(kind: str, grade: int, best: float) -> FoundPuzzle:
    prospects = tuple([Prospect(raw(move), promise) for move, promise in enumerate((best, 0.1, 0.0))])
    puzzle = Puzzle(
        id=f"{kind}-{grade}-{best}",
        players=1,
        options=raw({}),
        key="",
        moves=(),
        seat=0,
        grade=grade,  # type: ignore[arg-type]
        prospects=prospects,
    )
    return FoundPuzzle(puzzle, kind, 1.0 - grade / 3)


def test_of_many_those_are_kept_that_differ_and_the_easy_ones_come_first():
    many = [found("lay", 1, 0.9), found("lay", 1, 0.8), found("lay", 3, 0.4), found("draw", 1, 0.3)]
    assert [puzzle.id for puzzle in select(many, 3)] == ["lay-1-0.9", "draw-1-0.3", "lay-3-0.4"]
    assert select([], 3) == ()


def test_what_adepts_find_is_easy_and_what_they_do_not_is_hard():
    assert [grade_of(right) for right in (1.0, 0.7, 0.5, 0.35, 0.0)] == [1, 1, 2, 3, 3]


def test_the_command_writes_down_what_it_found(tmp_path, monkeypatch):
    """Here the strong always do the first thing that they may, the weak the last, and the first is the best."""

    def chosen(known, level, rng):
        return Choice(known.legal[0 if level in ("seer", "oracle") else -1])

    def weighed(known, worlds, often, rng):
        return [WeighedMove(move, 0.1 if number else 0.9) for number, move in enumerate(known.legal)]

    monkeypatch.setattr(puzzles, "choose", chosen)
    monkeypatch.setattr(puzzles, "weigh", weighed)
    book = tmp_path / "puzzles.json"
    asked = ("lab", "puzzles", GAME.id, "--many", "2", "--deals", "3", "--processes", "1", "--save", str(book))
    told = here(asked, "", ENGLISH)
    assert "2 puzzles" in told.stdout, told.stderr
    read = msgspec.json.decode(book.read_bytes(), type=PuzzleBook)
    assert [puzzle.grade for puzzle in read.puzzles] == [3, 3]
    for puzzle in read.puzzles:
        legal = position(GAME, puzzle).look(puzzle.seat).legal
        assert [one.move for one in puzzle.prospects] == [raw(move) for move in legal]
        assert puzzle.margin == pytest.approx(0.8)


def test_a_game_whose_bots_know_nothing_has_no_puzzles():
    untaught = next(game for game in SHELF.values() if game.hints is None)
    told = here(("lab", "puzzles", untaught.id), "", ENGLISH)
    assert "teaches its bots nothing" in told.stderr
