"""What visions make one think of."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from gueridon.games.mysterium.box import COMMON
from gueridon.games.mysterium.cards.association import TABLE
from gueridon.games.mysterium.state import State

WORTH: Final = [[float(worth) for worth in row] for row in TABLE.values()]  # by vision, then card
DOUBT: Final = 13.0  # so much more in common makes a card e times as likely


def likelihoods(common: Sequence[float]) -> list[float]:
    """How likely each is meant, by what it has in common with the visions."""
    highest = max(common)
    weights = [exp((worth - highest) / DOUBT) for worth in common]
    total = sum(weights)
    return [weight / total for weight in weights]


def one_of(likely: Sequence[float], rng: Random) -> int:
    """Each as often as it is likely."""
    threshold = rng.random()
    for at, share in enumerate(likely):
        threshold -= share
        if threshold < 0.0:
            return at
    return len(likely) - 1


# A medium's card


def thoughts(visions: Sequence[int], cards: Sequence[int]) -> list[float]:
    """How likely each of these cards is meant."""
    return likelihoods([sum([WORTH[vision][card] for vision in visions]) for card in cards])


def candidates(state: State, medium: int) -> list[int]:
    """Cards of the kind that the medium seeks, where it was not yet wrong."""
    return [card for card in state.table[len(state.sleeves[medium])] if card not in state.tried[medium]]


def clarity(state: State, medium: int, visions: Sequence[int]) -> float:
    """How likely these visions lead the medium to the right card: a question for those who know it."""
    cards = candidates(state, medium)
    return thoughts(visions, cards)[cards.index(state.secret[medium][len(state.sleeves[medium])])]


def best_clarity(state: State, medium: int) -> float:
    """With one more vision of the hand."""
    before = state.visions[medium]
    return max([clarity(state, medium, [*before, vision]) for vision in state.hand], default=0.0)


# The culprit


def resemblance(state: State, vision: int, number: int) -> float:
    """How much a vision has in common with the card of a group that it is most like."""
    return max([WORTH[vision][card] for card in state.sleeves[state.groups[number - 1]]])


def suspicion(state: State, visions: Sequence[int]) -> list[float]:
    """How likely each group is meant by these cards of the common vision."""
    numbers = range(1, len(state.groups) + 1)
    return likelihoods([sum([resemblance(state, vision, number) for vision in visions]) for number in numbers])


def telling(state: State, number: int) -> float:
    """How well three cards tell this group, each alone: those already chosen, and the best of the hand."""
    chosen = [suspicion(state, [vision])[number - 1] for vision in state.common]
    others = sorted([suspicion(state, [vision])[number - 1] for vision in state.hand], reverse=True)
    return sum([*chosen, *others][:COMMON]) / float(COMMON)
