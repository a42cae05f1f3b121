"""Which of the moves that a search looked at is made, and which of several that promise the same by whom."""

from math import sqrt

from gueridon.bots.search import Considered
from gueridon.core.characters import Character


def preferred(considered: list[Considered], enough: float, character: Character) -> Considered:
    """Of those that were looked at often enough (the most tried comes first) the one that promises most; or what the
    character likes more among those which the search cannot tell from it."""
    known = [one for one in considered if one.visits >= enough * considered[0].visits]
    best = max(known, key=lambda one: one.value)
    return max([one for one in known if as_good(one, best)], key=lambda one: liking(one, best, character))


def as_good(one: Considered, best: Considered) -> bool:
    """Worth less by no more than chance alone may make of it."""
    chance = sqrt(one.spread**2 / one.visits + best.spread**2 / best.visits)
    return best.value - one.value <= chance


def liking(one: Considered, best: Considered, character: Character) -> tuple[float, float]:
    """How much more varied than the best it is, for its own size, and how much more usual; then what it promises."""
    varied = (one.spread - best.spread) / best.spread if best.spread else 0.0
    return character.risk * varied + character.custom * (one.custom - best.custom), one.value
