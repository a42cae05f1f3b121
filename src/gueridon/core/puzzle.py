"""A puzzle: a position of a game in which one move is clearly the best, by what one seat knows.

It is data in the game's folder, found by search (``lab/puzzles.py``) and held to it by laws (``laws/puzzles.py``).
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Raw

from gueridon.core.deal_search import FoundDeal
from gueridon.core.game import Game
from gueridon.core.record import Turn
from gueridon.core.wire import Piece, Seat

Grade = Literal[1, 2, 3]  # from easy to hard
DIGITS = 3  # with which promises are written
LEAST_CHOICES = 3  # where there are fewer there is hardly a choice


class Prospect(Piece, frozen=True):
    """A legal move, and what the seat may expect of it: from 0 (lost) to 1 (won)."""

    move: Raw
    promise: float


class Puzzle(Piece, frozen=True, kw_only=True, omit_defaults=True):
    """``moves`` lead to the position, ``prospects`` are all legal moves there, the best first: the first is the
    answer."""

    id: str
    players: int
    options: Raw
    key: str
    found: FoundDeal | None = None  # where the game has to look for its deals
    moves: tuple[Turn, ...]
    seat: Seat
    grade: Grade
    prospects: tuple[Prospect, ...]

    @property
    def answer(self) -> Raw:
        return self.prospects[0].move

    @property
    def margin(self) -> float:
        """By how much the answer promises more than anything else."""
        return self.prospects[0].promise - max([other.promise for other in self.prospects[1:]])


class PuzzleBook(Piece, frozen=True):
    """All puzzles of a game, the easy ones first. ``margin`` is what was asked of each when it was looked for."""

    version: int  # of the rules
    margin: float
    puzzles: tuple[Puzzle, ...]


def file_of(game: Game[Any, Any, Any, Any]) -> Path:
    """Two games may share a folder."""
    return game.folder / f"puzzles.{game.id}.json"


@cache
def read_book(file: Path) -> PuzzleBook | None:
    return msgspec.json.decode(file.read_bytes(), type=PuzzleBook) if file.exists() else None


def puzzles_of(game: Game[Any, Any, Any, Any]) -> Mapping[str, Puzzle]:
    """By id; none where the game has none, or they were found by other rules."""
    book = read_book(file_of(game))
    return {} if book is None or book.version != game.version else {puzzle.id: puzzle for puzzle in book.puzzles}


def rules_shown(game: Game[Any, Any, Any, Any], puzzle: Puzzle) -> tuple[str, ...]:
    """Of the rulebook: by all moves there, so that they tell nothing of the answer."""
    kinds = choices_of(file_of(game))[puzzle.id]
    return tuple(dict.fromkeys([rule for kind in kinds for rule in game.choice_rules.get(kind, ())]))


@cache
def choices_of(file: Path) -> Mapping[str, list[str]]:
    """By puzzle, the kinds of move that are legal there."""
    book = read_book(file)
    puzzles = () if book is None else book.puzzles
    return {puzzle.id: sorted({kind_of(one.move) for one in puzzle.prospects}) for puzzle in puzzles}


def kind_of(move: Raw) -> str:
    return str(msgspec.json.decode(move)["kind"])


def deal_of(game: Game[Any, Any, Any, Any], puzzle: Puzzle) -> tuple[Any, bytes]:
    """The options and the key that it is dealt by. A deal that had to be looked for is looked for no more."""
    options, key = msgspec.json.decode(puzzle.options, type=game.options), bytes.fromhex(puzzle.key)
    if puzzle.found is not None and game.deal_search is not None:
        game.deal_search.remember(options, key, puzzle.found)
    return options, key
