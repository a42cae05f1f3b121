"""Hands that are as their owners say: what was told while a card was held is true of it, however long ago.

What an owner tells counts his cards: so many of a set at least, so many at most. These counts are numbered, and sets of
them are bits, so that a hand is held against all of them at once.
"""

from random import Random
from typing import Final

from gueridon.games.missions.box.cards import HAND
from gueridon.games.missions.hints.convention import KINDS, as_bits
from gueridon.games.missions.hints.reading import Claim

TRIES: Final = 3  # to remember from which places cards were laid
EXCHANGES: Final = 30  # of one card for another, in each of them
ATTEMPTS: Final = 12  # to find by chance a card that can be held, before all are looked through


class Evidence:
    """A claim with its counts numbered."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.naming = [0] * KINDS  # by card: the counts of sets that it belongs to
        self.told: list[int] = []  # by stretch: its counts
        self.least = [0] * (HAND + 1)  # by number: the counts of which at least so many are held
        self.most = [0] * (HAND + 1)  # by number: those of which at most so many are
        bit = 1
        for stretch in claim:
            first = bit
            for cards, least, most in stretch.counts:
                for card in range(KINDS):
                    if cards >> card & 1:
                        self.naming[card] |= bit
                self.least[least] |= bit
                self.most[most] |= bit
                bit <<= 1
            self.told.append(bit - first)


class Hand:
    """By place: what a card that has been held there since it was drawn cannot be, and the counts it belongs to.

    Nobody sees from which place a card is laid: it is one of those where it can have been, the sooner the fewer other
    cards can have been there.
    """

    def __init__(self, evidence: Evidence, count: int, unseen: int, rng: Random) -> None:
        laid = len(evidence.claim) - 1
        places = min(HAND, count + laid)
        refills = count + laid - places
        self.naming = evidence.naming
        self.least = evidence.least.copy()
        self.most = evidence.most.copy()
        self.excluded = [0] * places
        self.counted = [0] * places
        for stretch, told in zip(evidence.claim, evidence.told, strict=True):
            self.excluded = [excluded | stretch.excluded for excluded in self.excluded]
            self.counted = [counted | told for counted in self.counted]
            if stretch.laid is not None:
                self.leave(self.left_from(stretch.laid, unseen, rng), stretch.laid)
                if refills:
                    self.excluded.append(0)
                    self.counted.append(0)
                    refills -= 1

    def left_from(self, card: int, unseen: int, rng: Random) -> int:
        weights = [
            0.0 if excluded >> card & 1 else 1.0 / float(1 + (unseen & ~excluded).bit_count())
            for excluded in self.excluded
        ]
        luck = rng.random() * sum(weights)
        for place, weight in enumerate(weights):
            luck -= weight
            if luck < 0.0:
                return place
        return int(rng.random() * float(len(weights)))

    def leave(self, place: int, card: int) -> None:
        """The card bears out what it belongs to: one fewer is looked for, and one fewer allowed."""
        met = self.naming[card] & self.counted[place]
        del self.excluded[place]
        del self.counted[place]
        self.most[0] |= self.most[1] & met
        for number in range(1, HAND):
            self.least[number] = self.least[number] & ~met | self.least[number + 1] & met
            self.most[number] = self.most[number] & ~met | self.most[number + 1] & met

    def drawn(self, unseen: list[int], rng: Random) -> tuple[list[int], int]:
        """A card for each place; then, one at a time, others that bear out the counts as well or better.

        With it, how much is not borne out all the same.
        """
        left = unseen.copy()
        held = [self.one_of(left, place, rng) for place in range(len(self.excluded))]
        unmet = self.unmet(held)
        for _ in range(EXCHANGES):
            if unmet == 0 or not left:
                break
            place = int(rng.random() * float(len(held)))
            before = held[place]
            held[place] = self.one_of(left, place, rng)
            now = self.unmet(held)
            if now <= unmet:
                left.append(before)
                unmet = now
            else:
                left.append(held[place])
                held[place] = before
        return held, unmet

    def one_of(self, left: list[int], place: int, rng: Random) -> int:
        """Takes it from what is left; where no card can be, any does."""
        excluded, many = self.excluded[place], float(len(left))
        for _ in range(ATTEMPTS):
            at = int(rng.random() * many)
            if not excluded >> left[at] & 1:
                return take(left, at)
        possible = [at for at, card in enumerate(left) if not excluded >> card & 1] or [*range(len(left))]
        return take(left, possible[int(rng.random() * float(len(possible)))])

    def unmet(self, held: list[int]) -> int:
        """How many cards are missing for the counts, and how many counts have too many."""
        one, two, three, could = 0, 0, 0, 0  # the counts of which so many are held, and of which some could be
        for place, card in enumerate(held):
            counted = self.counted[place]
            met = self.naming[card] & counted
            three |= two & met
            two |= one & met
            one |= met
            could |= counted
        least, most = self.least, self.most
        missing = ((least[1] | least[2] | least[3]) & could & ~one).bit_count()
        missing += ((least[2] | least[3]) & could & ~two).bit_count() + (least[3] & could & ~three).bit_count()
        return missing + (most[0] & one | most[1] & two | most[2] & three).bit_count()


def take(cards: list[int], at: int) -> int:
    """Out of an unordered heap."""
    card = cards[at]
    cards[at] = cards[-1]
    cards.pop()
    return card


def dealt(cards: list[int], count: int, evidence: Evidence, rng: Random) -> list[int]:
    """A hand out of these cards that bears out what its owner told, or as much of it as can be."""
    best: list[int] = []
    fewest = -1
    if count:
        unseen = as_bits(cards)
        for _ in range(TRIES):
            held, unmet = Hand(evidence, count, unseen, rng).drawn(cards, rng)
            if fewest < 0 or unmet < fewest:
                best, fewest = held, unmet
            if unmet == 0:
                break
    for card in best:
        cards.remove(card)
    best.sort()
    return best
