"""What visions make one think of."""

from collections.abc import Sequence
from math import exp, fsum
from random import Random
from typing import Final

from gueridon.games.mysterium.box import COMMON
from gueridon.games.mysterium.cards.association import TABLE
from gueridon.games.mysterium.state import State

WORTH: Final = [*TABLE.values()]  # by vision, then card
DOUBT: Final = 13.0  # so much more in common makes a card e times as likely
MOST_WORTH: Final = len(WORTH) * max([max(row) for row in WORTH])  # of all visions together
FADING: Final = [exp(-less / DOUBT) for less in range(MOST_WORTH + 1)]  # by how much less is common


def likelihoods(common: list[int]) -> list[float]:
    """How likely each is meant, by what it has in common with the visions."""
    highest, total = max(common), 0.0
    for worth in common:
        total += FADING[highest - worth]
    return [FADING[highest - worth] / total for worth in common]


def one_of(likely: Sequence[float], rng: Random) -> int:
    """Each as often as it is likely."""
    threshold = rng.random()
    for at, share in enumerate(likely):
        threshold -= share
        if threshold < 0.0:
            return at
    return len(likely) - 1


# A medium's card


def thoughts(visions: Sequence[int], cards: list[int]) -> list[float]:
    """How likely each of these cards is meant."""
    return likelihoods(in_common(visions, cards))


def in_common(visions: Sequence[int], cards: list[int]) -> list[int]:
    """What each card has in common with all of these visions."""
    common = [0] * len(cards)
    for vision in visions:
        row = WORTH[vision]
        for at, card in enumerate(cards):
            common[at] += row[card]
    return common


def candidates(state: State, medium: int) -> list[int]:
    """Cards of the kind that the medium seeks, where it was not yet wrong."""
    tried = state.tried[medium]
    cards = state.table[len(state.sleeves[medium])]
    return [card for card in cards if card not in tried] if tried else cards


def clarity(state: State, medium: int, visions: Sequence[int]) -> float:
    """How likely these visions lead the medium to the right card: a question for those who know it."""
    cards = candidates(state, medium)
    return thoughts(visions, cards)[right_place(state, medium, cards)]


def right_place(state: State, medium: int, cards: list[int]) -> int:
    return cards.index(state.secret[medium][len(state.sleeves[medium])])


def clarities(state: State, medium: int, further: list[int]) -> list[float]:
    """With each of these visions, beside those that the medium has: asked more often than all else, so summed up here.

    It is ``clarity`` of each, to the last bit.
    """
    cards = candidates(state, medium)
    right = right_place(state, medium, cards)
    before = in_common(state.visions[medium], cards)
    return [share_with(WORTH[vision], cards, before, right) for vision in further]


def share_with(row: list[int], cards: list[int], before: list[int], right: int) -> float:
    """How likely the card at that place is meant, once this row of worths is added."""
    highest = 0
    for at, card in enumerate(cards):
        highest = max(highest, before[at] + row[card])
    total = 0.0
    for at, card in enumerate(cards):
        total += FADING[highest - before[at] - row[card]]
    return FADING[highest - before[right] - row[cards[right]]] / total


def best_clarity(state: State, medium: int) -> float:
    """With one more vision of the hand."""
    return max(clarities(state, medium, state.hand), default=0.0)


# The culprit


def resemblance(state: State, vision: int, number: int) -> int:
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
    return fsum([*chosen, *others][:COMMON]) / float(COMMON)
