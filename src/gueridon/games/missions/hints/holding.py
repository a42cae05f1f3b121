"""Every hand that somebody may hold, and how likely it is, as cards are laid and drawn and told of.

A hand is a number: bit 3 says that it holds the card of number 3, the same bit higher up that it holds both of them.
"""

from random import Random
from typing import Final

from gueridon.games.missions.hints.convention import KINDS, Meaning
from gueridon.games.missions.hints.reading import Remark

KIND: Final = (1 << KINDS) - 1
ONE: Final = [1 << kind for kind in range(KINDS)]  # in a hand that holds one of the kind
BOTH: Final = [1 << KINDS + kind for kind in range(KINDS)]  # likewise, where it holds both
ATTEMPTS: Final = 20  # to draw a hand that others leave over


class Holding:
    """The hands of one seat. ``unseen`` are the cards, by kind, that whoever imagines them has not seen so far."""

    def __init__(self, count: int, unseen: list[int], remark: Remark) -> None:
        """Nothing is known yet but what is said at once."""
        self.likely: dict[int, float] = {}
        kinds = [kind for kind in range(KINDS) if unseen[kind] and not remark.excluded >> kind & 1]
        self.spread(0, 1.0, kinds, 0, count, unseen)
        if not self.likely:
            self.spread(0, 1.0, [kind for kind in range(KINDS) if unseen[kind]], 0, count, unseen)
        self.running: list[float] = []
        self.hands: list[int] = []

    def spread(self, hand: int, weight: float, kinds: list[int], since: int, count: int, unseen: list[int]) -> None:
        """All hands of so many more cards, none of a kind before this one."""
        if count == 0:
            self.likely[hand] = weight
            return
        for at in range(since, len(kinds)):
            kind = kinds[at]
            one, copies = hand | ONE[kind], unseen[kind]
            self.spread(one, weight * float(copies), kinds, at + 1, count - 1, unseen)
            if copies == 2 and count > 1:
                self.spread(one | BOTH[kind], weight, kinds, at + 1, count - 2, unseen)

    def hear(self, remark: Remark) -> None:
        """Hands that bear it out stay; what none does is not heard."""
        likely = self.likely
        if remark.excluded:
            likely = agreeing(likely, remark.excluded, 0, 0)
        for cards, least, most in remark.counts:
            likely = agreeing(likely, cards, least, most)
        for mission, prepared in remark.prepared:
            likely = preparing(likely, remark.meaning, mission, prepared)
        self.likely = likely

    def leave(self, card: int, drawn: int, unseen: list[int], excluded: int) -> None:
        """Its owner laid this card, and drew so many of those that are now unseen; it is said at once what is not held.

        What is known to be wrong is not looked at: most of what may be drawn is.
        """
        kept = {without(hand, card): weight for hand, weight in self.likely.items() if hand & ONE[card]}
        if not kept:  # nothing that was told can be true
            held = max(self.likely, default=1).bit_count() - 1
            self.likely = {}
            self.spread(0, 1.0, [kind for kind in range(KINDS) if unseen[kind]], 0, held, unseen)
            kept = self.likely
        for barred in (excluded, 0):
            found = {hand: weight for hand, weight in kept.items() if not hand & barred}
            for _ in range(drawn):
                found = one_more(found, unseen, barred)
            if found:
                break
        self.likely = found

    def see(self, card: int, unseen: list[int]) -> None:
        """A card turned out to lie elsewhere; ``unseen`` are those of before."""
        one, both, copies = ONE[card], BOTH[card], unseen[card]
        found: dict[int, float] = {}
        for hand, weight in self.likely.items():
            if not hand & one:
                found[hand] = weight * float(copies)
            elif copies == 2 and not hand & both:
                found[hand] = weight
        if found:
            self.likely = found

    def dealt(self, left: list[int], rng: Random) -> list[int]:
        """One of these hands, out of the cards left of each kind, which are taken from there."""
        if not self.running:
            total = 0.0
            for hand, weight in self.likely.items():
                total += weight
                self.hands.append(hand)
                self.running.append(total)
        hand = 0
        for _ in range(ATTEMPTS):
            (hand,) = rng.choices(self.hands, cum_weights=self.running)
            if is_left(hand, left):
                break
        return taken(hand, left, rng)


def one_more(likely: dict[int, float], unseen: list[int], barred: int) -> dict[int, float]:
    """These hands with another of the unseen cards."""
    kinds = [kind for kind in range(KINDS) if unseen[kind] and not barred & ONE[kind]]
    found: dict[int, float] = {}
    for hand, weight in likely.items():
        for kind in kinds:
            one, copies = ONE[kind], unseen[kind]
            if not hand & one:
                more = hand | one
                found[more] = found.get(more, 0.0) + weight * float(copies)
            elif copies == 2 and not hand & BOTH[kind]:
                more = hand | BOTH[kind]
                found[more] = found.get(more, 0.0) + weight
    return found


def agreeing(likely: dict[int, float], cards: int, least: int, most: int) -> dict[int, float]:
    counted = cards | cards << KINDS
    found = {hand: weight for hand, weight in likely.items() if least <= (hand & counted).bit_count() <= most}
    return found or likely


def preparing(likely: dict[int, float], meaning: Meaning, mission: int, prepared: bool) -> dict[int, float]:
    found = {
        hand: weight
        for hand, weight in likely.items()
        if meaning.prepared_by(mission, hand & KIND, hand >> KINDS) == prepared
    }
    return found or likely


def held_of(hand: int, kind: int) -> int:
    return (hand >> kind & 1) + (hand >> kind + KINDS & 1)


def without(hand: int, kind: int) -> int:
    return hand - (BOTH[kind] if hand & BOTH[kind] else ONE[kind])


def is_left(hand: int, left: list[int]) -> bool:
    rest = hand & KIND
    while rest:
        kind = rest.bit_length() - 1
        if held_of(hand, kind) > left[kind]:
            return False
        rest -= 1 << kind
    return True


def taken(hand: int, left: list[int], rng: Random) -> list[int]:
    """The cards of this hand, in order; for those that are not left, any others."""
    held: list[int] = []
    missing = 0
    for kind in range(KINDS):
        for _ in range(held_of(hand, kind)):
            if left[kind]:
                left[kind] -= 1
                held.append(kind)
            else:
                missing += 1
    if missing:
        others = [kind for kind in range(KINDS) for _ in range(left[kind])]
        rng.shuffle(others)
        for kind in others[:missing]:
            left[kind] -= 1
            held.append(kind)
        held.sort()
    return held
