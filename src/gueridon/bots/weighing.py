"""What every legal move promises, by what a seat knows: all of them looked at alike, and the better ones again."""

from math import inf
from random import Random
from typing import Any, NamedTuple

from gueridon.bots.choosing import HORIZON_PLIES
from gueridon.bots.search import Search
from gueridon.bots.worlds import Worlds
from gueridon.core.knowledge import Knowledge

ROUNDS = (8, 8, 4, 2)  # parts of all that a move is looked at
FINALISTS = 3  # moves that are looked at to the end


class WeighedMove(NamedTuple):
    move: Any
    promise: float  # from 0 (lost) to 1 (won)


def weigh(knowledge: Knowledge, worlds: int, often: int, rng: Random) -> list[WeighedMove]:
    """Every legal move, the best first. Those that stay to the end are each looked at so often: a search that likes one
    of them would look at the others too seldom to compare them. The same luck always finds the same."""
    tree = Search(knowledge.game, knowledge.seat, Worlds(knowledge, worlds, rng), HORIZON_PLIES, rng)
    hopeful, beaten = [*knowledge.legal], list[Any]()
    for part in ROUNDS:
        for move in hopeful:
            tree.run([move], often // part, inf)
        ranked = sorted(hopeful, key=lambda move: -promise(tree, move))
        stay = max(FINALISTS, len(ranked) // 2)
        hopeful, beaten = ranked[:stay], [*ranked[stay:], *beaten]
    return [WeighedMove(move, promise(tree, move)) for move in (*hopeful, *beaten)]


def promise(tree: Search, move: Any) -> float:
    node = tree.root.next[tree.seat, move]
    return node.total / node.visits


def margin(weighed: list[WeighedMove]) -> float:
    """By how much the first promises more than anything else."""
    return weighed[0].promise - max([other.promise for other in weighed[1:]], default=0.0)
