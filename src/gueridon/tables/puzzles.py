"""Puzzles as they are shown and answered: what the seat sees there, and only after a try what the oracle sees in it."""

from functools import lru_cache
from hashlib import sha256

import msgspec
from msgspec import Raw

from gueridon.core.errors import Malformed
from gueridon.core.puzzle import Grade, Prospect, Puzzle, deal_of, puzzles_of, rules_shown
from gueridon.core.wire import Piece, Seat, raw
from gueridon.games import AnyGame, games, load
from gueridon.tables.match import Match
from gueridon.tables.messages import Eyes
from gueridon.tables.presenting import look_through
from gueridon.tables.refusals import UNREADABLE

MOST_KEPT = 256  # positions as they are shown
MOST_TOLD = 4  # moves of which is told what they promise


class PuzzleTitle(Piece, frozen=True):
    game: str
    id: str
    grade: Grade
    rules: tuple[str, ...]  # of the rulebook, that it shows


class PuzzleShelf(Piece, frozen=True):
    """All of them, game by game and the easy ones first; ``today`` is the place of the puzzle of the day among them,
    None where there are none."""

    puzzles: tuple[PuzzleTitle, ...]
    today: int | None


class PuzzleShown(Piece, frozen=True):
    """The position through the eyes of the seat that is to answer, and no others."""

    game: str
    id: str
    grade: Grade
    players: int
    seat: Seat
    ply: int
    eyes: Eyes


class PuzzleTry(Piece, frozen=True):
    move: Raw


class PuzzleTried(Piece, frozen=True):
    """Whether it is the answer, what it promises, and the best moves, the answer first."""

    right: bool
    promise: float
    best: tuple[Prospect, ...]


def all_titles() -> tuple[PuzzleTitle, ...]:
    return tuple([title(game, one) for game in games().values() for one in puzzles_of(game).values()])


def title(game: AnyGame, puzzle: Puzzle) -> PuzzleTitle:
    return PuzzleTitle(game.id, puzzle.id, puzzle.grade, rules_shown(game, puzzle))


def shelf(day: int) -> PuzzleShelf:
    titles = all_titles()
    return PuzzleShelf(titles, titles.index(of_day(titles, day)) if titles else None)


def of_day(titles: tuple[PuzzleTitle, ...], day: int) -> PuzzleTitle:
    """Every one of them once before any comes again, in another order each time."""
    turn, place = divmod(day, len(titles))
    return sorted(titles, key=lambda title: sha256(f"{turn} {title.game} {title.id}".encode()).digest())[place]


def find(game: AnyGame, id: str) -> Puzzle:
    found = puzzles_of(game).get(id)
    if found is None:
        raise Malformed("no-such-puzzle")
    return found


def position(game: AnyGame, puzzle: Puzzle) -> Match:
    """The table as it stands there."""
    match = Match(game, puzzle.players, *deal_of(game, puzzle))
    for seat, move in puzzle.moves:
        match.move(seat, match.read_move(move))
    return match


def eyes_of(match: Match, seat: Seat) -> Eyes:
    """All that it sees and ever heard. Nothing is played here, so there is nothing to take back."""
    return msgspec.structs.replace(look_through(match, seat, -1), can_undo=False)


@lru_cache(MOST_KEPT)
def shown(game: str, id: str) -> bytes:
    """Encoded once: it is the same for everybody."""
    puzzle = find(load(game), id)
    match = position(load(game), puzzle)
    eyes = eyes_of(match, puzzle.seat)
    return msgspec.json.encode(PuzzleShown(game, id, puzzle.grade, puzzle.players, puzzle.seat, match.ply, eyes))


def tried(game: str, id: str, move: Raw) -> PuzzleTried:
    puzzle = find(load(game), id)
    made = respelled(load(game), move)
    promises = {bytes(one.move): one.promise for one in puzzle.prospects}
    if made not in promises:
        raise Malformed("move-unreadable")
    return PuzzleTried(made == bytes(puzzle.answer), promises[made], puzzle.prospects[:MOST_TOLD])


def respelled(game: AnyGame, move: Raw) -> bytes:
    """In our own spelling, whatever the order of its fields."""
    try:
        return bytes(raw(msgspec.json.decode(move, type=game.move_type)))
    except UNREADABLE:
        raise Malformed("move-unreadable") from None
