"""The convention of the bots: what a signal says of a hand, and what its absence says; the rulebook tells it to people.

All of it is said of the row as it lies. Sets of cards are bits: bit 3 is the card of number 3.
"""

from typing import Final

from gueridon.games.missions.box.cards import STACKS
from gueridon.games.missions.box.rows import WEIGHT
from gueridon.games.missions.hints.looks import FITTING, look_at
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
        self.preparing: dict[int, list[int]] = {}  # by mission and first card: the cards that then accomplish it
        self.good: list[int] = [0] * STACKS  # by stack: the cards that accomplish something there
        self.fitting: list[int] = [0] * STACKS  # by stack: the cards that may be laid there
        rest = wanted
        while rest:
            mission = rest.bit_length() - 1
            self.helping[mission] = 0
            self.preparing[mission] = [0] * KINDS
            rest -= 1 << mission
        for stack in range(STACKS):
            self.look_at(row, wanted, stack)

    def look_at(self, row: int, wanted: int, stack: int) -> None:
        weight = WEIGHTS[stack]
        top = row // weight % KINDS
        for card in FITTING[top]:
            bit = 1 << card
            self.fitting[stack] |= bit
            after = row + (card - top) * weight
            met = FULFILLED[after] & wanted
            if met:
                self.good[stack] |= bit
                for mission in self.helping:
                    if met >> mission & 1:
                        self.helping[mission] |= bit
            if look_at(after).near & wanted & ~met:
                self.look_further(after, look_at(after).near & wanted & ~met, card)

    def look_further(self, row: int, near: int, first: int) -> None:
        """The missions that are near once this card lies there, and the cards that then accomplish them."""
        for weight in WEIGHTS:
            top = row // weight % KINDS
            for card in FITTING[top]:
                met = FULFILLED[row + (card - top) * weight] & near
                while met:
                    mission = met.bit_length() - 1
                    self.preparing[mission][first] |= 1 << card
                    met -= 1 << mission

    def prepared_by(self, mission: int, held: int, twice: int) -> bool:
        """Whether two of these cards accomplish the mission, one after the other; ``twice`` are held two of a kind."""
        preparing = self.preparing[mission]
        rest = held
        while rest:
            first = rest.bit_length() - 1
            bit = 1 << first
            if preparing[first] & (held if twice & bit else held - bit):
                return True
            rest -= bit
        return False


def signals(state: State, seat: int) -> list[Signal]:
    """I can help where a card of mine accomplishes it now, my card is good where it does so.

    Please play where none of mine fits, and leave the stack where nearly all do. Let us aim where two cards of mine
    accomplish it, one after the other, and none alone.
    """
    meaning, held, twice = Meaning(state.row, state.wanted), *as_bits(state.hands[seat])
    winds, heights = state.winds, [len(stack) for stack in state.stacks]
    wanted = [mission for mission in state.missions if mission is not None]
    missions = [mission for mission in wanted if meaning.helping[mission] & held]
    good = [stack for stack in range(STACKS) if meaning.good[stack] & held]
    closed = [stack for stack in range(STACKS) if not meaning.fitting[stack] & held]
    wide_open = [stack for stack in range(STACKS) if fitting(state.hands[seat], meaning.fitting[stack]) >= SEVERAL]
    aims = [mission for mission in wanted if mission not in missions and meaning.prepared_by(mission, held, twice)]
    return [
        *[MissionSignal("can-help", mission, winds) for mission in missions],
        *[StackSignal("good-card", stack, heights[stack], winds) for stack in good],
        *[StackSignal("please", stack, heights[stack], winds) for stack in closed],
        *[StackSignal("avoid", stack, heights[stack], winds) for stack in wide_open],
        *[MissionSignal("aim", mission, winds) for mission in aims],
    ]


def as_bits(cards: list[int]) -> tuple[int, int]:
    """The kinds that are held, and those of which both cards are."""
    held, twice = 0, 0
    for card in cards:
        bit = 1 << card
        twice |= held & bit
        held |= bit
    return held, twice


def fitting(hand: list[int], cards: int) -> int:
    """How many of a hand are among these cards."""
    return len([card for card in hand if cards >> card & 1])
