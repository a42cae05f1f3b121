"""What the bots are taught: the odds of a bid, when to doubt one, what to pay for, how near each is to the curse."""

from collections.abc import Sequence
from random import Random
from typing import Final

from gueridon.core.hints import Hints, Said, Told
from gueridon.games.midas.box import BRIBE, DAMOCLES, DIAMOND, EXCHANGE, IMMUNITY, PRICE
from gueridon.games.midas.moves import (
    ACCUSE,
    BIDS,
    BUYS,
    DECLINE,
    DRAW,
    GIVE_DIE,
    KEEP_BRIBE,
    OBSIDIANS,
    SWAPS,
    USE_BRIBE,
    Move,
)
from gueridon.games.midas.odds import ways_to_reach
from gueridon.games.midas.rules.bidding import count_cups, last_bid, obsidian
from gueridon.games.midas.rules.favours import on_offer
from gueridon.games.midas.rules.stones import highest_bid, worth
from gueridon.games.midas.state import State

SAFE: Final = 0.7  # a bid as likely as that needs no courage
BLUFF: Final = 0.1  # how often a bid goes beyond it
CALLED: Final = 0.8  # how often a doubtful bid is called
ENOUGH_DICE: Final = 2  # to bid with some knowledge
FULL_CHEST: Final = 4  # one coin in four may be risked
SKILL: Final = 1.5  # how much more than its share of lives the stronger seat wins


def policy(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """Only from what this seat would know: its own dice, and how many there are besides."""
    phase = state.phase
    if phase == "bids":
        return call(state, seat, rng)
    if phase == "obsidian":
        return OBSIDIANS[int(rng.random() * 2.0)]
    if phase == "bribe":
        return USE_BRIBE if wants_another_stone(state, seat) else KEEP_BRIBE
    if phase == "punishment":
        return DRAW if dares_to_draw(state, seat) else GIVE_DIE
    if phase == "favours":
        return shop(state, seat)
    assert phase == "exchange"
    return SWAPS[fullest_chest(state, seat)]


# Bids


def call(state: State, seat: int, rng: Random) -> Move:
    """Whatever is less likely to be punished: to doubt the last bid, or to go beyond it."""
    last = last_bid(state)
    if last == 0:
        return BIDS[bold(state, seat, 1, rng) - 1]
    doubt = chance(state, seat, last)  # that it holds, and the accuser loses
    if last == highest_bid(state) or doubt < CALLED * (1.0 - chance(state, seat, last + 1)):
        return ACCUSE
    return BIDS[bold(state, seat, last + 1, rng) - 1]


def bold(state: State, seat: int, least: int, rng: Random) -> int:
    """As high as is safe, sometimes one more."""
    bid, limit = least, highest_bid(state)
    while bid < limit and chance(state, seat, bid + 1) >= SAFE:
        bid += 1
    return min(bid + 1, limit) if rng.random() < BLUFF else bid


def chance(state: State, seat: int, bid: int) -> float:
    """That so many lie under the cups, from this seat's dice and all the ways in which the others may fall."""
    values = worth(state, obsidian(state))
    missing = bid
    for die in state.cups[seat]:
        missing -= values[die]
    ways = ways_to_reach(sum(state.dice) - state.dice[seat], tuple(values))
    return float(ways[min(max(missing, 0), len(ways) - 1)]) / float(ways[0])


def wants_another_stone(state: State, seat: int) -> bool:
    """Whoever bid wants more of the stone; the others want that there be less of it than was bid."""
    own = state.cups[seat]
    named = own.count(state.stone)
    better = len([die for die in own if die < DIAMOND]) - named > 2 * named
    return better if not state.bids or state.bids[-1][0] == seat else named > 1


# Punishment and favours


def dares_to_draw(state: State, seat: int) -> bool:
    """The chest while it is full, dice while there are some to spare; never twice for nothing."""
    if state.dice[seat] == 1 or state.immunity == seat:
        return True
    if state.damocles:
        return False
    return state.dice[seat] <= ENOUGH_DICE and state.chests[seat] >= FULL_CHEST


def shop(state: State, seat: int) -> Move:
    """The Exchange for a chest nearly empty, Immunity always, the others when nothing better can be saved for."""
    offered = on_offer(state, seat)
    if EXCHANGE in offered and state.chests[fullest_chest(state, seat)] > state.chests[seat] + 1:
        return BUYS[EXCHANGE]
    if IMMUNITY in offered:
        return BUYS[IMMUNITY]
    if DAMOCLES in offered and state.dice[seat] > ENOUGH_DICE:
        return BUYS[DAMOCLES]
    worth_saving_for = IMMUNITY not in state.bought or EXCHANGE not in state.bought
    if BRIBE in offered and (state.coins[seat] > PRICE[BRIBE] or not worth_saving_for):
        return BUYS[BRIBE]
    return DECLINE


def fullest_chest(state: State, seat: int) -> int:
    """Of the others in play."""
    best, fullest = seat, -1
    for other in range(state.players):
        if other != seat and not state.cursed[other] and state.chests[other] > fullest:
            best, fullest = other, state.chests[other]
    return best


# What a table promises


def value(state: State) -> list[float]:
    """Each one's share of the punishments that can still be borne, less the one that threatens."""
    if state.phase == "over":
        return [0.0 if cursed else 1.0 for cursed in state.cursed]
    lives = [0.0 if cursed else lives_of(state, seat) for seat, cursed in enumerate(state.cursed)]
    threaten(state, lives)
    shares = [left**SKILL for left in lives]
    total = sum(shares)
    return [share / total for share in shares]


def lives_of(state: State, seat: int) -> float:
    """Dice to give up, and coins that come before the cursed one: on the average it lies in the middle."""
    lives = float(state.dice[seat]) + 0.5 * float(state.chests[seat] - 1)
    if state.immunity == seat:
        lives += 1.0
    return lives + 0.15 * float(state.coins[seat])


def threaten(state: State, lives: list[float]) -> None:
    """Whoever is to be punished loses a life; so does, perhaps, whoever is wrong about the bid that stands."""
    if state.phase == "punishment":
        lives[state.turn] -= 0.9
    elif state.phase == "bids" and state.bids:
        bidder, bid = state.bids[-1]
        called = 1.0 - chance(state, state.turn, bid)
        loser = bidder if count_cups(state) < bid else state.turn
        lives[loser] -= 0.9 * called


def likelihood(state: State, seat: int, told: Sequence[Told], said: Sequence[Said]) -> float:
    """People bid what their own dice make likely, more often than not."""
    likely = 1.0
    for bidder, bid in state.bids:
        if bidder != seat:
            likely *= 0.15 + chance(state, bidder, bid)
    return likely


HINTS: Hints[State, Move] = Hints(policy, value, likelihood=likelihood)
