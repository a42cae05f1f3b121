"""Looking for puzzles: positions of bots' games in which one move is clearly the best by what its seat knows."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from gueridon.bots.choosing import choose
from gueridon.bots.weighing import WeighedMove, margin, weigh
from gueridon.bots.worlds import imagine
from gueridon.core.fate import key_of
from gueridon.core.knowledge import Knowledge
from gueridon.core.puzzle import DIGITS, LEAST_CHOICES, Grade, Prospect, Puzzle
from gueridon.core.wire import Piece, raw
from gueridon.games import AnyGame, load
from gueridon.lab.playout import SimulatedClock
from gueridon.tables.bot_knowledge import knowledge
from gueridon.tables.match import Match, Step

PLAYED_BY = "adept"  # the level of the bots in whose games we look
MOST_LOOKS = 30  # at positions of one game
GLANCE_WORLDS, GLANCE_LOOKS = 50, 160
LONG_LOOKS = 2  # with other luck
LOOK_WORLDS, LOOKS = 300, 1600
MIXED_WORLDS = 8  # what was found out beforehand may differ by what nobody can know
TRIES = 24  # of each of the weaker levels, to see how hard it is
MOST_RIGHT_NOVICES = 0.8  # of their tries
EASY, HARD = 0.7, 0.35  # so often, or less, an adept finds it


@dataclass(frozen=True)
class Hunt:
    """What is looked for. The same hunt always finds the same."""

    game: str
    players: int
    options: Piece
    seed: str
    margin: float  # by which the answer promises more than anything else, however often one looks


@dataclass(frozen=True)
class OpenChoice:
    known: Knowledge
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class FoundPuzzle:
    puzzle: Puzzle
    kind: str  # of move that the answer is
    right_adepts: float  # share of their tries


def look_through(hunt: Hunt, number: int) -> FoundPuzzle | None:
    """One puzzle at most of each game, so that no two are alike."""
    deal = f"{hunt.seed}-{number}"
    rng = Random(sha256(f"{hunt} {number}".encode()).digest())
    match = Match(load(hunt.game), hunt.players, hunt.options, key_of(deal))
    positions = [*course(match, rng)]
    for position in rng.sample(positions, min(len(positions), MOST_LOOKS)):
        if (found := examine(position, hunt, match, rng)) is not None:
            return found
    return None


def course(match: Match, rng: Random) -> Iterator[OpenChoice]:
    """Every choice of a game that bots play without a word: what they knew then, and how it came to it."""
    game, clock = match.game, SimulatedClock()
    while acting := game.to_act(match.state):
        seat = clock.next(game, match.state, acting, rng)
        if seat == game.clock(match.players):
            (move,) = game.legal_moves(match.state, seat)
        else:
            known = knowledge(match, seat)
            if len(known.legal) >= LEAST_CHOICES and game.limit(match.state) is None:
                yield OpenChoice(known, tuple(match.steps))
            move = choose(known, PLAYED_BY, rng).move
        match.move(seat, move)


def examine(position: OpenChoice, hunt: Hunt, match: Match, rng: Random) -> FoundPuzzle | None:
    """What takes longest comes last: most positions are no puzzles."""
    known, solved = position.known, mixture(position.known, rng)
    if len(solved) > 1 or is_plain(known, choose(known, "seer", rng).move, rng):
        return None
    if margin(weigh(known, GLANCE_WORLDS, GLANCE_LOOKS, rng)) < hunt.margin / 2:
        return None
    answer = choose(known, "oracle", rng).move
    if solved not in ([], [answer]) or is_plain(known, answer, rng):
        return None
    looks = [*clear_looks(known, answer, hunt.margin, rng)]
    if len(looks) < LONG_LOOKS:
        return None
    right = share_right(known, "adept", answer, rng)
    return FoundPuzzle(write(position, match, looks[0], grade_of(right)), type(answer).__name__, right)


def clear_looks(known: Knowledge, answer: Any, least: float, rng: Random) -> Iterator[list[WeighedMove]]:
    """What all moves promise, once for each long look, as long as they show this answer to be the best by so much, and
    the oracle chooses it again."""
    for _ in range(LONG_LOOKS):
        weighed = weigh(known, LOOK_WORLDS, LOOKS, rng)
        if weighed[0].move != answer or margin(weighed) < least or choose(known, "oracle", rng).move != answer:
            return
        yield weighed


def is_plain(known: Knowledge, move: Any, rng: Random) -> bool:
    """What nearly every beginner does is no puzzle."""
    return share_right(known, "novice", move, rng) > MOST_RIGHT_NOVICES


def mixture(known: Knowledge, rng: Random) -> list[Any]:
    """What is right to do now and then, where that was found out beforehand: of several no answer is the only one."""
    hints = known.game.hints
    assert hints is not None
    found = [hints.mixture(imagine(known, rng), known.seat) for _ in range(MIXED_WORLDS)]
    return [*dict.fromkeys([move for moves in found for move, often in moves if often > 0])]


def share_right(known: Knowledge, level: str, answer: Any, rng: Random) -> float:
    chosen = [choose(known, level, rng).move for _ in range(TRIES)]
    return chosen.count(answer) / TRIES


def grade_of(right_adepts: float) -> Grade:
    return 1 if right_adepts >= EASY else 3 if right_adepts <= HARD else 2


def write(position: OpenChoice, match: Match, weighed: list[WeighedMove], grade: Grade) -> Puzzle:
    game: AnyGame = match.game
    search = game.deal_search
    return Puzzle(
        id=sha256(match.key + bytes([position.known.seat]) + len(position.steps).to_bytes(2)).hexdigest()[:8],
        players=match.players,
        options=raw(match.options),
        key=match.key.hex(),
        found=None if search is None else search.known(match.options, match.key),
        moves=tuple([(step.seat, raw(step.move)) for step in position.steps]),
        seat=position.known.seat,
        grade=grade,
        prospects=tuple([Prospect(raw(one.move), round(one.promise, DIGITS)) for one in weighed]),
    )


def select(found: Iterable[FoundPuzzle], many: int) -> tuple[Puzzle, ...]:
    """Of all grades and of many kinds, as far as there are such; the easy ones first."""
    left, chosen = sorted(found, key=lambda one: -one.puzzle.margin), list[FoundPuzzle]()
    while left and len(chosen) < many:
        chosen.append(min(left, key=lambda one: familiarity(one, chosen)))
        left.remove(chosen[-1])
    return tuple([one.puzzle for one in sorted(chosen, key=lambda one: (one.puzzle.grade, -one.right_adepts))])


def familiarity(one: FoundPuzzle, chosen: list[FoundPuzzle]) -> int:
    """How many of those chosen are of its kind, and how many as hard."""
    kinds: Mapping[str, int] = Counter([other.kind for other in chosen])
    grades: Mapping[Grade, int] = Counter([other.puzzle.grade for other in chosen])
    return kinds[one.kind] + grades[one.puzzle.grade]
