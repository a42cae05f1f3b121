"""How each level chooses: all of them alike, the stronger ones with more worlds and a longer look."""

from math import inf
from random import Random
from typing import Any, NamedTuple

from gueridon.bots.questions import Knowledge, Thought, raw
from gueridon.bots.search import Considered, Search
from gueridon.bots.worlds import Worlds, imagine


class Effort(NamedTuple):
    """How many worlds are imagined, and how often a game is played on in one of them."""

    worlds: int
    descents: int


EFFORTS = {
    "adept": Effort(worlds=10, descents=40),
    "seer": Effort(worlds=50, descents=400),
    "oracle": Effort(worlds=300, descents=4000),
}
HORIZON = 4  # plies that an imagined game is played on beyond the tree


class Choice(NamedTuple):
    """A legal move; those found best where the bot had to search, the best first."""

    move: Any
    considered: list[Considered]


def choose(knowledge: Knowledge, level: str, rng: Random, seconds: float = inf) -> Choice:
    """Without a limit of time the same numbers always choose the same."""
    if len(knowledge.legal) == 1:
        return Choice(knowledge.legal[0], [])
    if level == "random":
        return Choice(rng.choice(knowledge.legal), [])
    if level == "novice":
        return Choice(at_once(knowledge, rng), [])
    considered = search(knowledge, EFFORTS[level], rng, seconds)
    return Choice(considered[0].move, considered)


def at_once(knowledge: Knowledge, rng: Random) -> Any:
    """What seems sensible to a beginner in the first world that comes to mind."""
    hints = knowledge.game.hints
    assert hints is not None
    return (hints.beginner or hints.policy)(imagine(knowledge, rng), knowledge.seat, knowledge.legal, rng)


def search(knowledge: Knowledge, effort: Effort, rng: Random, seconds: float) -> list[Considered]:
    worlds = Worlds(knowledge, effort.worlds, rng, seconds / 4)
    tree = Search(knowledge.game, knowledge.seat, worlds, HORIZON, rng)
    tree.run(knowledge.legal, effort.descents, 3 * seconds / 4)
    return tree.considered(knowledge.legal)


def thoughts(considered: list[Considered]) -> list[Thought]:
    """The three best."""
    return [Thought(raw(one.move), one.share, one.promise) for one in considered[:3]]


def signals(knowledge: Knowledge, rng: Random) -> list[Any]:
    """What the game's convention would have this seat say: it follows from what the seat holds, in any world."""
    hints = knowledge.game.hints
    return [] if hints is None else [*hints.signals(imagine(knowledge, rng), knowledge.seat)]
