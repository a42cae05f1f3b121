"""A sensible move at once: when to doubt, what to pay for, when to risk the chest; and all that is taught, together."""

from random import Random
from typing import Final

from gueridon.core.hints import Hints
from gueridon.games.midas.box import BRIBE, DAMOCLES, DIAMOND, EXCHANGE, IMMUNITY, PRICE
from gueridon.games.midas.hints.belief import recall
from gueridon.games.midas.hints.bids import call, call_freely, total_of
from gueridon.games.midas.hints.duel import Place, standing
from gueridon.games.midas.hints.mixing import mixture
from gueridon.games.midas.hints.value import better_drawn, value
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
from gueridon.games.midas.rules.bidding import obsidian
from gueridon.games.midas.rules.favours import on_offer
from gueridon.games.midas.rules.stones import worth
from gueridon.games.midas.state import State

ENOUGH_DICE: Final = 2  # to bid with some knowledge
FULL_CHEST: Final = 4  # one coin in four may be risked


def policy(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """What can be reckoned is reckoned; other bids with an open mind, everything else as a beginner does it."""
    if state.phase == "bids":
        place = standing(state)
        return call_freely(state, seat, rng) if place is None else play_out(place, state, seat, rng)
    if can_be_reckoned(state, seat):
        return cheaper(state, seat)
    chosen = beginner(state, seat, moves, rng)
    return DECLINE if better_saved(state, chosen) else chosen


def prudent(state: State, seat: int, moves: list[Move]) -> list[Move]:
    """A punishment is reckoned: no search tells better."""
    if can_be_reckoned(state, seat):
        return [cheaper(state, seat)]
    return [move for move in moves if not better_saved(state, move)]


def better_saved(state: State, move: Move) -> bool:
    """MID-30 Whoever buys one favour gets no other: these are for whoever can hope for nothing better."""
    hopes = IMMUNITY not in state.bought or EXCHANGE not in state.bought
    return hopes and (move == BUYS[BRIBE] or move == BUYS[DAMOCLES])


def cheaper(state: State, seat: int) -> Move:
    return DRAW if better_drawn(state, seat) else GIVE_DIE


def can_be_reckoned(state: State, seat: int) -> bool:
    """A punishment between one coin and one die."""
    return state.phase == "punishment" and state.dice[seat] > 1 and state.immunity != seat and not state.damocles


def play_out(place: Place, state: State, seat: int, rng: Random) -> Move:
    """Each call as often as the solution makes it."""
    calls = place.habit(total_of(state.cups[seat], tuple(worth(state, obsidian(state)))))
    (step,) = rng.choices(range(len(calls)), calls)
    return BIDS[place.bid + step - 1] if step else ACCUSE


def beginner(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
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


def settled(state: State) -> bool:
    """The cups are lifted, or everybody is about to roll anew: the dice that one had tell nothing any more."""
    return state.phase == "punishment" or (state.phase != "favours" and state.phase != "exchange" and not state.bids)


HINTS: Hints[State, Move] = Hints(
    policy, value, beginner=beginner, recall=recall, prudent=prudent, settled=settled, mixture=mixture
)
