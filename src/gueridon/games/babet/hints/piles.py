"""What a pile is worth, and what becomes of the piles by what was told."""

from typing import Final

from gueridon.games.babet.box import PERSONALITY
from gueridon.games.babet.events import CardLaid, PersonalityFinished, PileMoved, Triplette
from gueridon.games.babet.rules.aim import positives

HIGHEST: Final = 30
MAJORITY: Final = 3

# What a pile is worth to the team that it serves, by the number of cards that it still lacks.
SURE_KIND: Final = [20.0, 8.0, 4.0]  # three kind cards: whoever finishes it, it will be kind
SURE_WICKED: Final = [100.0, 25.0, 10.0]
PURE: Final = 10.0  # with 3 and 5 players one of the two must be entirely kind (BAB-4)
OPEN: Final = [0.0, 0.6, 2.0]  # neither yet: by the number of cards of that sign


def worth(players: int, pile: list[int]) -> float:
    """Of one pile, to the Artisous: below nothing where it serves the Foutralous."""
    count = len(pile)
    missing = PERSONALITY - count
    if HIGHEST - pile[-1] < missing:
        return 0.0  # too high to be finished
    kind = positives(pile)
    wicked = count - kind
    if wicked >= MAJORITY:
        return -SURE_WICKED[missing]
    if kind >= MAJORITY:
        pure = PURE if wicked == 0 and players % 2 else 0.0
        return SURE_KIND[missing] + (pure if missing == 0 else 0.0)
    return OPEN[kind] - OPEN[wicked]


def followed(players: int, piles: list[list[int]], event: object) -> float:
    """The piles after this event, and how much better it made them for the Artisous."""
    if isinstance(event, CardLaid):
        return put(players, piles, [event.card], event.on)
    if isinstance(event, PileMoved):
        moved = list(event.cards)
        piles.remove(moved)
        return put(players, piles, moved, event.onto) - worth(players, moved)
    if isinstance(event, (Triplette, PersonalityFinished)):
        for pile in piles:
            pile[:] = [card for card in pile if card not in event.cards]
        piles[:] = [pile for pile in piles if pile]
    return 0.0


def put(players: int, piles: list[list[int]], cards: list[int], on: int | None) -> float:
    for pile in piles:
        if pile[-1] == on:
            before = worth(players, pile)
            pile += cards
            return worth(players, pile) - before
    piles.append(cards)
    return worth(players, cards)
