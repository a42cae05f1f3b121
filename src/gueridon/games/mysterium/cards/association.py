"""How much a vision suggests a card, from the shipped table; and why, in things that both show."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from gueridon.games.mysterium.cards.deck import (
    ANSWERS,
    CARDS,
    PALETTES,
    STRIKING,
    THINGS,
    VISIONS,
    Card,
    called_up,
    read,
    seen,
)

GOOD = 20
"""From here on a vision is worth giving for a card: it takes two reasons at least."""
SAID, COUNTED = 3, 4  # reasons that are told, and that count
MOST = 15  # what one reason may be worth
MOOD = 5
COLOUR, FIRST_COLOUR = 4, 8

TABLE = dict(zip(VISIONS, read("association", list[list[int]]), strict=True))
PLACES = {card: place for place, card in enumerate(ANSWERS)}
SHOWING = Counter(thing for card in CARDS.values() for thing in seen(card))
EVOKING = Counter(tag for card in CARDS.values() for tag in {*card.tags, *called_up(card)})


class Reason(NamedTuple):
    """What is seen in the vision, what answers to it in the card, and the idea that they share: ids of words."""

    vision: str
    card: str
    idea: str
    worth: int


def suggests(vision: str, card: str) -> int:
    return TABLE[vision][PLACES[card]]


@cache
def reasons(vision: str, card: str) -> tuple[Reason, ...]:
    """The strongest two or three things that a person would point at."""
    return tuple(matched(CARDS[vision], CARDS[card])[:SAID])


def worth(vision: Card, card: Card) -> int:
    return sum(reason.worth for reason in matched(vision, card)[:COUNTED])


def matched(vision: Card, card: Card) -> list[Reason]:
    """Best first, and the plainest of equals; no thing is counted twice."""
    found: list[Reason] = []
    used: set[tuple[str, str]] = set()
    for reason in sorted(links(vision, card), key=lambda one: (-one.worth, one.vision != one.card, one)):
        ends = {("vision", reason.vision), ("card", reason.card), ("idea", reason.idea)}
        if not ends & used:
            used |= ends
            found.append(reason)
    return found


def links(vision: Card, card: Card) -> Iterator[Reason]:
    for thing, eye in seen(vision).items():
        for other, its in seen(card).items():
            if link := shared(thing, other, eye + its):
                yield link
        for tag in set(THINGS[thing].tags) & set(card.tags):
            yield Reason(f"thing-{thing}", f"tag-{tag}", f"tag-{tag}", rarity(EVOKING[tag]) * (eye + STRIKING) // 2)
    if vision.mood == card.mood:
        yield Reason(f"mood-{vision.mood}", f"mood-{card.mood}", f"mood-{card.mood}", MOOD)
    yield from tinted(PALETTES[vision.palette].colours, PALETTES[card.palette].colours)


@cache
def shared(thing: str, other: str, eyes: int) -> Reason | None:
    """Two things call each other up by the rarest idea that they share."""
    if thing == other:
        return Reason(f"thing-{thing}", f"thing-{other}", f"thing-{thing}", min(MOST, rarity(SHOWING[thing]) * eyes))
    both = sorted(set(THINGS[thing].tags) & set(THINGS[other].tags))
    if not both:
        return None
    tag = min(both, key=lambda tag: EVOKING[tag])
    return Reason(f"thing-{thing}", f"thing-{other}", f"tag-{tag}", (rarity(EVOKING[tag]) + len(both) - 1) * eyes // 2)


def tinted(ours: tuple[str, ...], theirs: tuple[str, ...]) -> Iterator[Reason]:
    for colour in ours:
        if colour in theirs:
            both_first = ours[0] == theirs[0] == colour
            yield Reason(
                f"colour-{colour}", f"colour-{colour}", f"colour-{colour}", FIRST_COLOUR if both_first else COLOUR
            )


def rarity(cards: int) -> int:
    """1 for what is everywhere, 5 for what only a few cards have."""
    return sum(cards <= most for most in (8, 14, 22, 36, len(CARDS)))
