"""Rounds that were solved beforehand: how often to make each call, found by dice and values.

What a player goes by is his own total and the last three bids; what was said before them is forgotten.
"""

from functools import cache
from typing import Final

from gueridon.games.midas.odds import ways_to_reach
from gueridon.games.midas.sheets import Sheet, sheets

FIRST_STEPS: Final = 8  # that an answer to the first bid goes up, at the most
LAST_STEPS: Final = 3  # and any answer after it
FAR: Final = 3  # the highest step that is remembered
SURELY: Final = 0.93  # a bid likelier than that says nothing
HARDLY: Final = 0.008  # a bid less likely than that is always doubted

ANY_STEP: Final = (FAR + 1) * (FAR + 1)  # memories of a bid, and of a side
ANY_BID: Final = ANY_STEP * 128

Habit = list[int]  # how often, in proportion: to doubt, to go one beyond the last bid, two beyond it…


class Round:
    """Solved for players who have so many dice, in the order in which they speak, and faces worth so much."""

    def __init__(self, sheet: Sheet) -> None:
        self.low, self.top, self.totals = sheet.low, sheet.top, sheet.totals
        self.rows = sheet.rows
        self.starts: dict[int, int] = {}
        start = 0
        for memory in sheet.memories:
            self.starts[memory] = start
            start += self.width(memory) * sheet.totals

    def width(self, memory: int) -> int:
        """How many calls there are."""
        if memory % ANY_BID == 0:
            return 2 + self.top - self.low
        return 1 + (FIRST_STEPS if memory % ANY_STEP == 0 else LAST_STEPS)

    def habit(self, side: int, bids: list[int], own: int) -> Habit | None:
        """After these bids, none of them below ``low``: nothing where such were never thought of."""
        for far in range(FAR, 0, -1):
            memory = remembered(side, bids, far)
            if memory in self.starts:
                width = self.width(memory)
                start = self.starts[memory] + min(own, self.totals - 1) * width
                return [*self.rows[start : start + width]]
        return None


def remembered(side: int, bids: list[int], far: int = FAR) -> int:
    """Who speaks, the last bid, by how much it raised the one before, and by how much that one did, in one number.

    A step as high as ``far``, or higher, is remembered as that.
    """
    if not bids:
        return side * ANY_BID
    step = min(bids[-1] - bids[-2], far) if len(bids) > 1 else 0
    before = min(bids[-2] - bids[-3], far) if len(bids) > 2 else 0
    return side * ANY_BID + bids[-1] * ANY_STEP + step * (FAR + 1) + before


@cache
def bids_in_earnest(dice: int, values: tuple[int, ...]) -> tuple[int, int]:
    """The lowest and the highest: whatever is below says no more than the lowest."""
    ways = ways_to_reach(dice, values)
    likely = [float(many) / float(ways[0]) for many in ways]
    low = max([bid for bid, often in enumerate(likely) if often >= SURELY])
    return max(low, 1), max([bid for bid, often in enumerate(likely) if often >= HARDLY])


def name_of(dice: tuple[int, ...], values: tuple[int, ...]) -> str:
    """Of a round in the file. Which face is worth what does not matter, so ``values`` come sorted."""
    return " ".join([str(number) for number in dice]) + "/" + " ".join([str(number) for number in values])


@cache
def solved_round(dice: tuple[int, ...], values: tuple[int, ...]) -> Round | None:
    sheet = sheets().get(name_of(dice, values))
    return None if sheet is None else Round(sheet)
