"""What the solver can do for a player: a hint that peeks at nothing, and after the game where it was lost."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import permutations
from math import factorial
from random import Random
from typing import Final

from gueridon.core.wire import Piece
from gueridon.games.babet.solo.answer import Verdict
from gueridon.games.babet.solo.moves import Move
from gueridon.games.babet.solo.rules import apply
from gueridon.games.babet.solo.solver import solve
from gueridon.games.babet.solo.solver.search import shortage
from gueridon.games.babet.solo.state import State
from gueridon.games.babet.solo.view import View, dealt

WORLDS: Final = 6  # that are imagined for a hint
ALL_WORLDS: Final = 60  # with five hidden cards or fewer, none is left out
HINT_BUDGET: Final = 50  # positions in each world
GRADE_BUDGET: Final = 5_000


class Advice(Piece, frozen=True):
    """Winnable: with the hidden cards well placed, by this move. Lost: wherever they are. Otherwise nobody knows."""

    verdict: Verdict
    move: Move | None


class Grade(Piece, frozen=True):
    """How many moves were made while the game could still be won, and from which on it was lost for sure."""

    moves: int
    winnable_until: int
    lost_from: int | None


def advise(view: View) -> Advice:
    """From nothing but the view: the move that wins most of the worlds that look like it."""
    worlds = possible_worlds(view)
    answers = [solve(world, HINT_BUDGET) for world in worlds]
    firsts = Counter([move for answer in answers for move in answer.moves[:1]])
    if firsts:
        return Advice("winnable", firsts.most_common(1)[0][0])
    complete = len(worlds) == factorial(len(view.hidden))
    if beyond_repair(worlds[0]) or (complete and all(answer.verdict == "lost" for answer in answers)):
        return Advice("lost", None)
    return Advice("undecided", None)


def possible_worlds(view: View) -> list[State]:
    """All of them if they are few, otherwise some, always the same for the same view."""
    if factorial(len(view.hidden)) <= ALL_WORLDS:
        return [dealt(view, list(hidden), b"") for hidden in permutations(view.hidden)]
    rng = Random(0)
    return [dealt(view, rng.sample(view.hidden, len(view.hidden)), b"") for _ in range(WORLDS)]


def beyond_repair(world: State) -> bool:
    """Where nothing laid moves: no card left anywhere could fill some slot, in whatever order they come."""
    left = [card for cards in world.stocks for card in cards]
    return world.level == 3 and shortage(world, left) > 0


def grade(start: State, moves: Sequence[Move]) -> Grade:
    """Once lost, always lost: so the moment is found by halving."""
    positions = [start.clone()]
    for move in moves:
        positions.append(positions[-1].clone())
        apply(positions[-1], 0, move)

    @cache
    def verdict(ply: int) -> Verdict:
        return solve(positions[ply], GRADE_BUDGET).verdict

    plies = range(len(positions))
    beyond = bisect_left(plies, True, key=lambda ply: verdict(ply) != "winnable")
    lost = bisect_left(plies, True, lo=beyond, key=lambda ply: verdict(ply) == "lost")
    return Grade(len(moves), beyond - 1, lost if lost < len(positions) else None)
