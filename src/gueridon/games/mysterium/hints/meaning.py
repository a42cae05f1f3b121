"""Which card a ghost means by its visions: each of them it gave because it had none in hand that said more."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from gueridon.games.mysterium.box import HAND
from gueridon.games.mysterium.hints.reading import WORTH, thoughts

OTHERS: Final = HAND - 1  # visions in hand, none of which said more
SURPRISE: Final = 0.005  # another sees something else in a picture; fitted to games of bots, see docs/bots.md


@lru_cache(4096)  # all worlds that a seat imagines ask about the same visions
def meant(visions: tuple[int, ...], cards: tuple[int, ...]) -> tuple[float, ...]:
    """For each of these cards, on no scale but that of the others."""
    likely = [1.0] * len(cards)
    for place, vision in enumerate(visions):
        for at, share in enumerate(shares_outdone(visions[:place], vision, [*cards])):
            likely[at] *= share**OTHERS + SURPRISE
    return tuple(likely)


def shares_outdone(before: Sequence[int], vision: int, cards: list[int]) -> list[float]:
    """For each card, how many of all other visions would have made it less clear than this one."""
    clear = thoughts([*before, vision], cards)
    others = [other for other in range(len(WORTH)) if other != vision and other not in before]
    outdone = [0.5] * len(cards)
    for other in others:
        for at, less in enumerate(thoughts([*before, other], cards)):
            if less < clear[at]:
                outdone[at] += 1.0
    return [count / float(len(others) + 1) for count in outdone]
