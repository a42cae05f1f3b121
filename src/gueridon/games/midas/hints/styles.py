"""How people bid: by their own dice and what is safe, steadily or less so, or by the solved rounds."""

from math import fsum
from typing import Final

from gueridon.games.midas.hints.bids import doubts, safe
from gueridon.games.midas.hints.duel import Place, after, opening_of
from gueridon.games.midas.hints.mixing import share_of, standpoint
from gueridon.games.midas.rules.bidding import cup_total, obsidian
from gueridon.games.midas.rules.stones import worth
from gueridon.games.midas.state import State

Shares = dict[int, float]  # how often a bid lies so far above the usual one, or below it

SELDOM: Final = 0.01  # how often any bid is made: nobody is as predictable as that


class Readable:
    """One who goes by his own dice alone. ``bravado`` is how often he raises what he should have doubted."""

    def __init__(self, opening: Shares, raising: Shares, bravado: float) -> None:
        self.opening = opening
        self.raising = raising
        self.bravado = bravado

    def share(self, total: int, unseen: int, values: tuple[int, ...], last: int, bid: int) -> float:
        """How often he makes this bid after the last one, with dice worth so much."""
        usual = max(total + safe(unseen, values), last + 1)
        if not last:
            return self.opening.get(bid - usual, 0.0)
        share = self.raising.get(bid - usual, 0.0)
        return share * self.bravado if doubts(last - total, unseen, values) else share


# Counted in games of novices and of adepts, see docs/bots.md.
STEADY: Final = Readable({-1: 0.01, 0: 0.87, 1: 0.11}, {-1: 0.01, 0: 0.89, 1: 0.1}, 0.04)
WAVERING: Final = Readable(
    {-2: 0.01, -1: 0.09, 0: 0.72, 1: 0.13, 2: 0.04},
    {-4: 0.01, -3: 0.03, -2: 0.07, -1: 0.11, 0: 0.75, 1: 0.09, 2: 0.02},
    0.15,
)
READABLE: Final = [STEADY, WAVERING]
AT_FIRST: Final = [0.1, 0.3, 0.6]  # how many are of each style, the last of them those who know the solved rounds


def readings(state: State, bidder: int) -> list[list[float]]:
    """For each style, by what the dice of this seat may be worth, how likely all its bids of the round are."""
    values = tuple(worth(state, obsidian(state)))
    unseen, totals = sum(state.dice) - state.dice[bidder], range(state.dice[bidder] * max(values) + 1)
    found = [[1.0 for _ in totals] for _ in AT_FIRST]
    place, said, last = opening_of(state), list[int](), 0
    for caller, bid in state.bids:
        if caller == bidder:
            here = standpoint(state, bidder, said)
            for total in totals:
                shares = [one.share(total, unseen, values, last, bid) for one in READABLE]
                known = mastery(place, total, bid)
                if here is not None:
                    known = max(known, share_of(here, total, last, bid))
                elif place is None:
                    known = shares[-1]
                for style, share in enumerate([*shares, known]):
                    found[style][total] *= SELDOM + share
        place = None if place is None else after(place, bid)
        said.append(bid)
        last = bid
    return found


def mastery(place: Place | None, total: int, bid: int) -> float:
    """How often this bid is made by one who knows the solution."""
    if place is None or bid > place.bid + len(place.nexts):
        return 0.0
    return place.habit(total)[bid - place.bid]


def explained(state: State, bidder: int, leaning: list[float]) -> list[float]:
    """By what its dice may be worth, how likely all bids of this seat are; it may be of any style, as often as it leans
    to each."""
    found = readings(state, bidder)
    return [
        fsum([often * reading[total] for often, reading in zip(leaning, found, strict=True)])
        for total in range(len(found[0]))
    ]


def leant(leaning: list[float], lifted: State, bidder: int) -> list[float]:
    """To which styles this seat leans now that one sees the dice with which it bid."""
    total = cup_total(lifted, bidder, worth(lifted, obsidian(lifted)))
    likely = [often * reading[total] for often, reading in zip(leaning, readings(lifted, bidder), strict=True)]
    together = fsum(likely)
    return [each / together for each in likely]
