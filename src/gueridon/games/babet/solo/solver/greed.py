"""Laying cards greedily, to see how far a position would go."""

from typing import Final

from gueridon.games.babet.box import PERSONALITY
from gueridon.games.babet.rules.aim import is_positive
from gueridon.games.babet.solo.moves import PLAYS, Move
from gueridon.games.babet.solo.rules.play import PERSONALITIES, POSITIVES, positives
from gueridon.games.babet.solo.state import State

OPENING: Final = 5  # greed rather builds on than opens a place
FAR: Final = 1000  # farther than any card from any other


# By number of card, all lower ones. A set of cards is a number here, with its lowest bit for card 1.
LOWER: Final = [(1 << card >> 1) - 1 if card else 0 for card in range(31)]


class Greed:
    """Always lays what is closest above a top card; nothing that was laid moves."""

    def __init__(self, state: State) -> None:
        self.level = state.level
        self.many = PERSONALITIES[state.level]
        self.stocks = state.stocks
        self.depths = [len(cards) for cards in state.stocks]
        self.heights = [len(cards) for cards in state.places]
        self.firsts = [cards[0] if cards else 0 for cards in state.places]
        self.tops = [cards[-1] if cards else 0 for cards in state.places]
        most = PERSONALITY - POSITIVES[state.level]
        self.spare = [most - len(cards) + positives(cards) for cards in state.places]  # negative cards still to take
        self.gaps = [FAR for _ in self.depths]  # the least that the face-up card of each stock could leave
        self.goals = [0 for _ in self.depths]  # and where
        self.missed = self.many * PERSONALITY - sum(self.heights[: self.many])
        self.under = [0 for _ in LOWER]  # by number of card, the place that has it at its top
        self.for_positive = 0  # the top cards that take a positive card
        self.for_negative = 0  # and those that take a negative one
        for place in range(len(self.tops)):
            self.offer(place)

    def offer(self, place: int) -> None:
        """What the top card of a place takes from now on."""
        top = self.tops[place]
        if top and self.heights[place] < PERSONALITY:
            self.under[top] = place
            if place < self.many:
                self.for_positive |= 1 << top - 1
            if place >= self.many or self.spare[place] > 0:  # storage is for negative cards
                self.for_negative |= 1 << top - 1

    def to_the_end(self) -> list[Move]:
        """What it lays, until nothing fits or nothing is missed."""
        moves: list[Move] = []
        for stock in range(len(self.depths)):
            self.look_around(stock)
        while self.missed:
            least, stock = FAR, 0
            for other, gap in enumerate(self.gaps):
                if gap < least:
                    least, stock = gap, other
            if least == FAR:
                break
            place = self.goals[stock]
            self.lay(stock, place)
            moves.append(PLAYS[stock][place])
            self.refresh(stock, place)
        return moves

    def look_around(self, stock: int) -> None:
        """Where the face-up card of a stock would leave the least gap: on an empty place only if no other takes it."""
        least, to = FAR, 0
        depth = self.depths[stock]
        if depth:
            card = self.stocks[stock][depth - 1]
            lower = (self.for_positive if is_positive(card) else self.for_negative) & LOWER[card]
            if lower:
                top = lower.bit_length()
                least, to = card - top, self.under[top]
            else:
                for place, height in enumerate(self.heights):
                    if not height:
                        gap = self.gap(card, place)
                        if gap < least:
                            least, to = gap, place
        self.gaps[stock], self.goals[stock] = least, to

    def refresh(self, from_: int, place: int) -> None:
        """After a card of one stock was laid: higher cards may go onto it, and what aimed at its place elsewhere."""
        laid = self.tops[place]
        reordered = self.level != 1 and self.heights[place] == 1  # just opened: other cards may open others now
        for stock, depth in enumerate(self.depths):
            higher = depth > 0 and self.stocks[stock][depth - 1] > laid
            if stock == from_ or higher or reordered or self.goals[stock] == place:
                self.look_around(stock)

    def gap(self, card: int, place: int) -> int:
        """How far above the top of a place a card would lie; far where it may not or should not."""
        top = self.tops[place]
        if top > card or self.heights[place] == PERSONALITY:
            return FAR
        if place >= self.many:  # storage is for negative cards
            return FAR if is_positive(card) else card - top
        if self.spare[place] <= 0 and not is_positive(card):
            return FAR
        if top:
            return card - top
        # An empty place has its usual first card: the further to the right, the higher.
        return card + OPENING + abs(3 * place - card) if self.may_open(card, place) else FAR

    def may_open(self, card: int, place: int) -> bool:
        """BAB-53 First cards increase, except at level 1."""
        if self.level == 1:
            return True
        for other in range(self.many):
            first = self.firsts[other]
            if first and (first > card) != (other > place):
                return False
        return True

    def lay(self, stock: int, place: int) -> None:
        self.depths[stock] -= 1
        card = self.stocks[stock][self.depths[stock]]
        top = self.tops[place]
        if top:
            self.for_positive &= ~(1 << top - 1)
            self.for_negative &= ~(1 << top - 1)
        else:
            self.firsts[place] = card
        self.tops[place] = card
        self.heights[place] += 1
        if not is_positive(card):
            self.spare[place] -= 1
        if place < self.many:
            self.missed -= 1
        self.offer(place)
