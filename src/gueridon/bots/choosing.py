"""How each level chooses."""

from math import inf
from random import Random
from typing import Any, NamedTuple

from gueridon.bots.questions import Knowledge
from gueridon.bots.search import Search
from gueridon.bots.worlds import Worlds, imagine


class Effort(NamedTuple):
    """How many worlds are imagined, and how often a game is played on in one of them."""

    worlds: int
    descents: int


ADEPT_WORLDS = 12
SEER = Effort(worlds=50, descents=400)
ORACLE = Effort(worlds=400, descents=8000)
HORIZON = 4  # plies that an imagined game is played on beyond the tree


def choose(knowledge: Knowledge, level: str, rng: Random, seconds: float = inf) -> Any:
    """One of the legal moves. Without a limit of time the same numbers always choose the same."""
    if len(knowledge.legal) == 1:
        return knowledge.legal[0]
    match level:
        case "random":
            return rng.choice(knowledge.legal)
        case "novice":
            return at_once(knowledge, rng)
        case "adept":
            return look_ahead(knowledge, rng)
        case "seer":
            return search(knowledge, SEER, rng, seconds)
        case "oracle":
            return search(knowledge, ORACLE, rng, seconds)
        case _:
            raise AssertionError(f"no bot of level {level}")


def at_once(knowledge: Knowledge, rng: Random) -> Any:
    """What seems sensible in the first world that comes to mind."""
    hints = knowledge.game.hints
    assert hints is not None
    return hints.policy(imagine(knowledge, rng), knowledge.seat, knowledge.legal, rng)


def look_ahead(knowledge: Knowledge, rng: Random) -> Any:
    """What promises most after one move, on the average of a few worlds."""
    worlds = Worlds(knowledge, ADEPT_WORLDS, rng)
    return max(knowledge.legal, key=lambda move: (promise(knowledge, worlds, move), rng.random()))


def promise(knowledge: Knowledge, worlds: Worlds, move: Any) -> float:
    game, seat = knowledge.game, knowledge.seat
    assert game.hints is not None
    total = 0.0
    for world, weight in zip(worlds.all, worlds.weights, strict=True):
        after = world.clone()
        game.apply(after, seat, move)
        total += weight * game.hints.value(after)[seat]
    return total


def search(knowledge: Knowledge, effort: Effort, rng: Random, seconds: float) -> Any:
    worlds = Worlds(knowledge, effort.worlds, rng, seconds / 4)
    tree = Search(knowledge.game, knowledge.seat, worlds, HORIZON, rng)
    tree.run(knowledge.legal, effort.descents, 3 * seconds / 4)
    return tree.found(knowledge.legal)[0][0]


def signals(knowledge: Knowledge, rng: Random) -> list[Any]:
    """What the game's convention would have this seat say: it follows from what the seat holds, in any world."""
    hints = knowledge.game.hints
    return [] if hints is None else [*hints.signals(imagine(knowledge, rng), knowledge.seat)]
