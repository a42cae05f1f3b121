"""What a bid tells about the dice under its cup: worlds are dealt anew as often as the bids are natural in them."""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import Final

from gueridon.core.hints import HeardPly, Utterance
from gueridon.games.midas.hints.bids import total_of
from gueridon.games.midas.hints.reputation import leanings
from gueridon.games.midas.hints.styles import explained
from gueridon.games.midas.rules.bidding import FALLS, obsidian
from gueridon.games.midas.rules.stones import worth
from gueridon.games.midas.state import State

# For so many dice, all that may lie under a cup, with the number of ways in which it falls so.
CUPS: Final = [[*Counter(falls).items()] for falls in FALLS]


def recall(state: State, seat: int, told: Sequence[HeardPly], said: Sequence[Utterance], rng: Random) -> None:
    """Other cups as likely as their bids make them; they fell apart from one another, so each by itself."""
    if state.phase != "bids" and state.phase != "bribe":
        return
    memory = memory_of(state, told)
    values = tuple(worth(state, obsidian(state)))
    for other in bidders(state):
        if other != seat:
            state.cups[other] = memory.imagined(state, other, values, rng)


def bidders(state: State) -> list[int]:
    found: list[int] = []
    for bidder, _ in state.bids:
        if bidder not in found:
            found.append(bidder)
    return found


class Memory:
    """What is the same in every world that one imagines, but for what the cursed have in mind."""

    def __init__(self, state: State, told: Sequence[HeardPly]) -> None:
        self.told = told
        self.plies = len(told)
        self.leanings = leanings(state, told)
        self.found: dict[tuple[int, tuple[int, ...]], list[float]] = {}  # running sums, in the order of CUPS

    def is_of(self, told: Sequence[HeardPly]) -> bool:
        return self.told is told and self.plies == len(told)

    def imagined(self, state: State, bidder: int, values: tuple[int, ...], rng: Random) -> tuple[int, ...]:
        """Dice of this seat, as often as they explain its bids."""
        cups = CUPS[state.dice[bidder]]
        if (bidder, values) not in self.found:
            likely = explained(state, bidder, self.leanings[bidder])
            self.found[bidder, values] = [
                *accumulate([likely[total_of(dice, values)] * float(ways) for dice, ways in cups])
            ]
        ((dice, _),) = rng.choices(cups, cum_weights=self.found[bidder, values])
        return dice


LATEST: Final[list[Memory]] = []  # at most one: the worlds of a question are imagined one after the other


def memory_of(state: State, told: Sequence[HeardPly]) -> Memory:
    if not told or not LATEST or not LATEST[0].is_of(told):
        LATEST[:] = [Memory(state, told)]
    return LATEST[0]
