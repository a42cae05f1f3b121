"""The convention of the bots: what a signal says of a hand, and what its absence says; the rulebook tells it to people.

All of it is said of the row as it lies. Sets of cards are bits: bit 3 is the card of number 3.
"""

from typing import Final

from gueridon.games.missions.box.cards import STACKS
from gueridon.games.missions.box.rows import WEIGHT
from gueridon.games.missions.hints.looks import FITTING
from gueridon.games.missions.rules import FULFILLED
from gueridon.games.missions.state import State
from gueridon.games.missions.talk import MissionSignal, Signal, StackSignal

WEIGHTS: Final = [*WEIGHT]
SEVERAL: Final = 3  # cards that fit a stack
KINDS: Final = len(FITTING)  # of cards


class Meaning:
    """Which cards each signal is about, on a row with its missions."""

    def __init__(self, row: int, wanted: int) -> None:
        self.helping: dict[int, int] = {}  # by mission: the cards that accomplish it now
        self.good: list[int] = [0] * STACKS  # by stack: the cards that accomplish something there
        self.fitting: list[int] = [0] * STACKS  # by stack: the cards that may be laid there
        rest = wanted
        while rest:
            self.helping[rest.bit_length() - 1] = 0
            rest -= 1 << rest.bit_length() - 1
        for stack in range(STACKS):
            self.look_at(row, wanted, stack)

    def look_at(self, row: int, wanted: int, stack: int) -> None:
        weight = WEIGHTS[stack]
        top = row // weight % KINDS
        for card in FITTING[top]:
            bit = 1 << card
            self.fitting[stack] |= bit
            met = FULFILLED[row + (card - top) * weight] & wanted
            if met:
                self.good[stack] |= bit
                for mission in self.helping:
                    if met >> mission & 1:
                        self.helping[mission] |= bit


def signals(state: State, seat: int) -> list[Signal]:
    """I can help where a card of mine accomplishes it now, my card is good where it does so.

    Please play where none of mine fits, and leave the stack where nearly all do.
    """
    meaning, held = Meaning(state.row, state.wanted), as_bits(state.hands[seat])
    winds, heights = state.winds, [len(stack) for stack in state.stacks]
    missions = [mission for mission in state.missions if mission is not None and meaning.helping[mission] & held]
    good = [stack for stack in range(STACKS) if meaning.good[stack] & held]
    closed = [stack for stack in range(STACKS) if not meaning.fitting[stack] & held]
    wide_open = [stack for stack in range(STACKS) if fitting(state.hands[seat], meaning.fitting[stack]) >= SEVERAL]
    return [
        *[MissionSignal("can-help", mission, winds) for mission in missions],
        *[StackSignal("good-card", stack, heights[stack], winds) for stack in good],
        *[StackSignal("please", stack, heights[stack], winds) for stack in closed],
        *[StackSignal("avoid", stack, heights[stack], winds) for stack in wide_open],
    ]


def as_bits(cards: list[int]) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def fitting(hand: list[int], cards: int) -> int:
    """How many of a hand are among these cards."""
    return len([card for card in hand if cards >> card & 1])
