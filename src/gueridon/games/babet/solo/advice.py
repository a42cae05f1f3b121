"""What the solver can do for a player: a hint that peeks at nothing, and after the game where it was lost."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import permutations
from math import factorial
from random import Random
from typing import Final

from gueridon.core.advice import Advice, Adviser, Grade, Verdict
from gueridon.games.babet.solo.moves import Move
from gueridon.games.babet.solo.rules.play import apply
from gueridon.games.babet.solo.rules.refusals import why_not
from gueridon.games.babet.solo.shown import View
from gueridon.games.babet.solo.solver import solve
from gueridon.games.babet.solo.solver.greed import Greed
from gueridon.games.babet.solo.solver.search import shortage
from gueridon.games.babet.solo.state import State
from gueridon.games.babet.solo.view import dealt

WORLDS: Final = 6  # that are imagined for a hint
ALL_WORLDS: Final = 60  # with five hidden cards or fewer, none is left out
HINT_BUDGET: Final = {1: 50, 2: 50, 3: 200, 4: 1_000, 5: 50}  # positions in each world, by level
GRADE_BUDGET: Final = 1_000


def advise(view: View) -> Advice:
    """From nothing but the view: the move that wins most of the worlds that look like it."""
    worlds = possible_worlds(view)
    answers = [solve(world, HINT_BUDGET[world.level]) for world in worlds]
    firsts = Counter([move for answer in answers for move in answer.moves[:1]])
    if firsts:
        return Advice("winnable", firsts.most_common(1)[0][0])
    complete = len(worlds) == factorial(len(view.hidden))
    if beyond_repair(worlds[0]) or (complete and all(answer.verdict == "lost" for answer in answers)):
        return Advice("lost", None)
    return Advice("undecided", best_guess(worlds))


def best_guess(worlds: list[State]) -> Move | None:
    """What greed would lay in most of them, if it lays anything."""
    guesses = Counter([move for world in worlds for move in Greed(world).to_the_end()[:1] if may(world, move)])
    return guesses.most_common(1)[0][0] if guesses else None


def may(world: State, move: Move) -> bool:
    """Greed knows no level 4."""
    return why_not(world, 0, move) is None


def possible_worlds(view: View) -> list[State]:
    """All of them if they are few, otherwise some, always the same for the same view."""
    if factorial(len(view.hidden)) <= ALL_WORLDS:
        return [dealt(view, list(hidden), b"") for hidden in permutations(view.hidden)]
    rng = Random(0)
    return [dealt(view, rng.sample(view.hidden, len(view.hidden)), b"") for _ in range(WORLDS)]


def beyond_repair(world: State) -> bool:
    """Where nothing laid moves: no card left anywhere could fill some slot, in whatever order they come."""
    return world.level == 3 and shortage(world, b"".join(world.stocks)) > 0


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


ADVISER: Adviser[State, Move, View] = Adviser(advise, grade)
