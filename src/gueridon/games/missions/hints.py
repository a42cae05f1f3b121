"""What the bots are taught: take what can be had, keep the game going, remember what was laid, say what you can do."""

from array import array
from collections.abc import Sequence
from random import Random
from typing import Final

from gueridon.core.hints import HeardPly, Hints, Utterance
from gueridon.games.missions.box.cards import CARDS, STACKS, fits
from gueridon.games.missions.box.rows import WEIGHT
from gueridon.games.missions.events import CardLaid, SecondWind
from gueridon.games.missions.moves import Lay, Move
from gueridon.games.missions.rules import ALL_CARDS, FULFILLED, NUMBER, lays
from gueridon.games.missions.state import State
from gueridon.games.missions.talk import MissionSignal, Signal, StackSignal

FIFTY: Final = 50.0
AT_ONCE: Final = 8
A_CARD: Final = 0.3  # missions that a card still to be laid is worth
WITHIN_REACH: Final = 0.3  # and one that a single card may accomplish
TRUST: Final = 0.3  # in the policy: what it takes at once may well be worth less than what it leaves

FITTING: Final = [[number for number, card in enumerate(CARDS) if fits(card, top)] for top in CARDS]
WEIGHTS: Final = [*WEIGHT]
NEAR: Final = array("Q", bytes(8 * len(FULFILLED)))  # by row: what is near it, once somebody has asked

# How likely a signal is where the convention would not have it, and its absence where it would.
SAID_AMISS: Final = 0.1
LEFT_UNSAID: Final = 0.4


def policy(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """As many missions at once as can be, and then as many as can be within reach of whoever comes next."""
    best, found = -1, moves
    for move in moves:
        if isinstance(move, Lay):
            hope = outlook(state, move)
            if hope > best:
                best, found = hope, [move]
            elif hope == best:
                found.append(move)
    return found[int(rng.random() * float(len(found)))]


def outlook(state: State, move: Lay) -> int:
    """Missions met at once count more than any number of those left within reach."""
    row = row_after(state, move)
    met = FULFILLED[row] & state.wanted
    return AT_ONCE * met.bit_count() + (near(row) & (state.wanted - met)).bit_count()


def beginner(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """As many missions at once as can be; otherwise anything."""
    best, found = 0, moves
    for move in moves:
        if isinstance(move, Lay):
            met = met_by(state, move).bit_count()
            if met > best:
                best, found = met, [move]
            elif met == best and best:
                found.append(move)
    return found[int(rng.random() * float(len(found)))]


def met_by(state: State, move: Lay) -> int:
    """The missions that this card would accomplish at once, as bits."""
    return FULFILLED[row_after(state, move)] & state.wanted


def row_after(state: State, move: Lay) -> int:
    stack = move.stack
    return state.row + (NUMBER[move.card] - state.stacks[stack][-1]) * WEIGHT[stack]


def near(row: int) -> int:
    """The missions that one more card could accomplish, as bits; bit 0 says that this row was looked at before."""
    if NEAR[row]:
        return NEAR[row]
    met = 1
    for weight in WEIGHTS:
        top = row // weight % len(FITTING)
        others = row - top * weight
        for card in FITTING[top]:
            met |= FULFILLED[others + card * weight]
    NEAR[row] = met
    return met


def value(state: State) -> list[float]:
    """The missions accomplished, those within reach, and those that all cards may bring while the game goes on."""
    missions = float(len(state.accomplished))
    if state.ended is None:
        cards = len(state.draw_pile)
        for hand in state.hands:
            cards += len(hand)
        missions += A_CARD * float(cards) + WITHIN_REACH * float((near(state.row) & state.wanted).bit_count())
    return [missions / FIFTY] * len(state.hands)


# What was laid is remembered, even where nobody may look under the stacks


def recall(state: State, seat: int, told: Sequence[HeardPly], rng: Random) -> None:
    """Cards known to be covered go where they lie; the others are dealt anew."""
    covered = remembered(told)
    cards = ALL_CARDS.copy()
    for known in (state.hands[seat], *[stack[-1:] for stack in state.stacks], *covered):
        for card in known:
            cards.remove(card)
    rng.shuffle(cards)
    for stack, known in zip(state.stacks, covered, strict=True):
        unknown = len(stack) - 1 - len(known)
        stack[:-1] = [*[cards.pop() for _ in range(unknown)], *known]
    for other, hand in enumerate(state.hands):
        if other != seat:
            hand[:] = sorted([cards.pop() for _ in hand])
    state.draw_pile = cards


def remembered(told: Sequence[HeardPly]) -> list[list[int]]:
    """The covered cards that were seen to be laid, stack by stack from the bottom up."""
    stacks: list[list[int]] = [[] for _ in range(STACKS)]
    for ply in told:
        for event in ply.events:
            if isinstance(event, CardLaid):
                stacks[event.stack].append(NUMBER[event.card])
            elif isinstance(event, SecondWind):
                stacks = [stack[-1:] for stack in stacks]
    return [stack[:-1] for stack in stacks]


# Signals


def signals(state: State, seat: int) -> list[Signal]:
    """The convention: I can help with a mission that a card of mine accomplishes now, and it is good where it goes."""
    missions, stacks = within_reach(state, seat)
    helps = [MissionSignal("can-help", m, state.winds) for m in state.missions if m is not None and missions >> m & 1]
    goods = [StackSignal("good-card", s, len(state.stacks[s]), state.winds) for s in range(STACKS) if stacks >> s & 1]
    return [*helps, *goods]


def within_reach(state: State, seat: int) -> tuple[int, int]:
    """The missions that a card of this hand accomplishes as the row lies, and the stacks that it goes on, as bits."""
    missions, stacks = 0, 0
    for move in lays(state, seat):
        if isinstance(move, Lay):
            met = met_by(state, move)
            if met:
                missions |= met
                stacks |= 1 << move.stack
    return missions, stacks


def likelihood(state: State, seat: int, told: Sequence[HeardPly], said: Sequence[Utterance]) -> float:
    """How well the hands of this world explain what the others signal."""
    likely = 1.0
    for other in range(len(state.hands)):
        spoken = [one.signal for one in said if one.seat == other]
        if other != seat and spoken:
            meant = signals(state, other)
            for signal in spoken:
                if signal not in meant:
                    likely *= SAID_AMISS
            for signal in meant:
                if signal not in spoken:
                    likely *= LEFT_UNSAID
    return likely


HINTS: Hints[State, Move] = Hints(policy, value, recall, likelihood, signals, beginner=beginner, trust=TRUST)
