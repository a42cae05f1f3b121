"""A round between two with few dice, solved: how often to make each call, so that nobody gains by knowing it.

Counterfactual regret (CFR+: Tammelin, 2014) over everything that may be said and all dice that either may hold.
"""

from functools import cache
from math import fsum
from typing import Final

from gueridon.games.midas.odds import ways_to_reach, ways_to_total
from gueridon.games.midas.rules.bidding import obsidian
from gueridon.games.midas.rules.stones import next_in_play, worth
from gueridon.games.midas.state import State

HIGHEST: Final = 7  # a round in which more may be said takes too long: its places double with each bid
TIMES: Final = 80  # that the round is gone through
HARDLY: Final = 0.004  # a bid less likely than that is always doubted
SLIP: Final = 0.002  # how often a call is taken to be made by mistake: so there is an answer to every one

Calls = list[float]  # how often to doubt, to go one beyond the last bid, two beyond it…


class Place:
    """Whatever was said until now; ``totals`` are all that the dice of the caller may be worth."""

    def __init__(self, bid: int, top: int, side: int, totals: tuple[int, int]) -> None:
        self.bid = bid
        self.side = side
        self.nexts = [Place(higher, top, 1 - side, totals) for higher in range(bid + 1, top + 1)]
        self.regrets = [[0.0] * (1 + len(self.nexts)) for _ in range(totals[side])]
        self.habits = [[0.0] * (1 + len(self.nexts)) for _ in range(totals[side])]

    def plan(self, own: int) -> Calls:
        """What it regrets not to have done, in proportion."""
        return self.shares(self.regrets[own])

    def habit(self, own: int) -> Calls:
        """What it did on the average: this is the solution."""
        return self.shares(self.habits[own])

    def shares(self, weights: Calls) -> Calls:
        total = fsum(weights)
        if total > 0.0:
            return [weight / total for weight in weights]
        even = 1.0 / float(len(weights) if self.bid else len(self.nexts))
        return [even if self.bid or call else 0.0 for call in range(len(weights))]

    def visit(self, reach: list[list[float]], weight: float) -> list[list[float]]:
        """How often each side wins from here, for all that its dice may be worth, as the other comes here; and learn.

        ``reach`` is how often each side comes here with such dice, as far as that is its own doing or chance.
        """
        me, other = self.side, 1 - self.side
        plans = [self.plan(own) for own in range(len(reach[me]))]
        mine: list[list[float]] = []
        theirs = [0.0] * len(reach[other])
        for call in range(len(self.nexts) + 1):
            chosen = [often * slipping(plan, call) for often, plan in zip(reach[me], plans, strict=True)]
            brought = self.doubt(chosen, reach[other]) if call == 0 else self.go_on(call, chosen, reach, weight)
            mine.append(brought[me])
            theirs = [so_far + more for so_far, more in zip(theirs, brought[other], strict=True)]
        usual = [self.learn(own, plans[own], mine, weight * reach[me][own]) for own in range(len(plans))]
        return [usual, theirs] if me == 0 else [theirs, usual]

    def go_on(self, call: int, chosen: list[float], reach: list[list[float]], weight: float) -> list[list[float]]:
        after = [chosen, reach[1]] if self.side == 0 else [reach[0], chosen]
        return self.nexts[call - 1].visit(after, weight)

    def doubt(self, chosen: list[float], doubted: list[float]) -> list[list[float]]:
        """The caller wins with whatever does not make up the bid together with the dice of the other."""
        if self.bid == 0:
            chosen = [0.0] * len(chosen)
        mine = [fsum(doubted[: max(self.bid - own, 0)]) for own in range(len(chosen))]
        theirs = [fsum(chosen[max(self.bid - own, 0) :]) for own in range(len(doubted))]
        return [mine, theirs] if self.side == 0 else [theirs, mine]

    def learn(self, own: int, plan: Calls, brought: list[list[float]], weight: float) -> float:
        """What the plan brings; and from now on more of what would have brought more."""
        usual = fsum([often * wins[own] for often, wins in zip(plan, brought, strict=True)])
        regrets, habits = self.regrets[own], self.habits[own]
        for call in range(0 if self.bid else 1, len(plan)):
            regrets[call] = max(regrets[call] + brought[call][own] - usual, 0.0)
            habits[call] += weight * plan[call]
        return usual


def slipping(plan: Calls, call: int) -> float:
    return (1.0 - SLIP) * plan[call] + SLIP / float(len(plan))


def spread(dice: int, values: tuple[int, ...]) -> list[float]:
    """For each total, how likely it is."""
    ways = ways_to_total(dice, values)
    return [float(many) / float(sum(ways)) for many in ways]


@cache
def top_of(dice: int, values: tuple[int, ...]) -> int:
    """The highest bid that one may make in earnest."""
    ways = ways_to_reach(dice, values)
    return max([bid for bid, many in enumerate(ways) if float(many) >= HARDLY * float(ways[0])])


@cache
def solved(dice: tuple[int, int], values: tuple[int, ...]) -> Place:
    """The opening of a round, by the dice of the one who begins and of the other.

    Which face is worth what does not matter, so ``values`` come sorted.
    """
    odds = [spread(many, values) for many in dice]
    opening = Place(0, top_of(sum(dice), values), 0, (len(odds[0]), len(odds[1])))
    for time in range(1, TIMES + 1):
        opening.visit(odds, float(time))
    return opening


def opening_of(state: State) -> Place | None:
    """Of this round, if it is a duel that can be solved."""
    if state.in_play != 2:
        return None
    values = tuple(sorted(worth(state, obsidian(state))))
    if top_of(sum(state.dice), values) > HIGHEST:
        return None
    first = state.bids[0][0] if state.bids else state.turn
    return solved((state.dice[first], state.dice[next_in_play(state, first)]), values)


def after(place: Place, bid: int) -> Place | None:
    """Nothing answers a bid that nobody makes in earnest."""
    call = bid - place.bid
    return place.nexts[call - 1] if call <= len(place.nexts) else None


def standing(state: State) -> Place | None:
    """Where the bids have led."""
    place = opening_of(state)
    for _, bid in state.bids:
        if place is None:
            return None
        place = after(place, bid)
    return place
