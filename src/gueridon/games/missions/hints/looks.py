"""What each row has to do with missions, found out once for every row that somebody looks at."""

from typing import Final

from gueridon.games.missions.box.cards import CARDS, fits
from gueridon.games.missions.box.rows import WEIGHT
from gueridon.games.missions.rules import FULFILLED

FITTING: Final = [[number for number, card in enumerate(CARDS) if fits(card, top)] for top in CARDS]
WEIGHTS: Final = [*WEIGHT]
KINDS: Final = len(FITTING)  # of cards


class Look:
    """The missions that this row fulfils, and those that one more card could, as bits.

    Compiled, these are plain numbers; whatever is read from an array is made anew each time.
    """

    def __init__(self, row: int) -> None:
        self.met = FULFILLED[row]
        self.near = 0
        for weight in WEIGHTS:
            top = row // weight % KINDS
            others = row - top * weight
            for card in FITTING[top]:
                self.near |= FULFILLED[others + card * weight]


LOOKS: Final[list[Look | None]] = [None] * len(FULFILLED)  # by row


def look_at(row: int) -> Look:
    look = LOOKS[row]
    if look is None:
        look = LOOKS[row] = Look(row)
    return look
