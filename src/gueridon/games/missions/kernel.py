"""The rules once more, for thousands of tables at once: compiled, over packed records. ``rules`` is the authority.

Each function does what the one of its name in ``rules`` does.
"""

from typing import Final

import numpy as np

from gueridon.core.fate_kernel import draw, shuffle
from gueridon.core.kernels import Bits, Kernel, Number, Row, compiled
from gueridon.games.missions.box.cards import CARDS, HAND, STACKS
from gueridon.games.missions.box.rows import PAIRS, WEIGHT
from gueridon.games.missions.kernel_missions import fulfilled
from gueridon.games.missions.moves import MOVES, TIME_UP
from gueridon.games.missions.packing import (
    ALL,
    ENDS,
    FIRST_MEDAL,
    MEDALS,
    MOST_PLAYERS,
    RECORD,
    pack,
    pile_number,
    unpack,
)
from gueridon.games.missions.rules import ALL_CARDS, ALL_MISSIONS, FIFTY, FITS, with_medals
from gueridon.games.missions.state import State

CLOCK_MOVE: Final = MOVES.index(TIME_UP)
BLOCKED: Final = ENDS.index("blocked")
TIME_IS_UP: Final = ENDS.index("time-up")
ALL_FIFTY: Final = ENDS.index("all-fifty")
GOLD: Final = len(MEDALS)
KINDS: Final = len(CARDS)
NOBODY: Final[Number] = np.int64(-1)  # as a plain number it would be compiled for apart from seats
# The same tables again, as the compiler wants its constants: of each card two bits say where it fits. A pile names the
# missions by their places in the shuffle.
FITTING: Final = np.array([sum(fit << 2 * card for card, fit in enumerate(fits)) for fits in FITS], np.uint64)
WEIGHTS: Final = np.array(WEIGHT)
MISSIONS_IN_BOX: Final = np.array(ALL_MISSIONS, np.uint8)
CARDS_IN_BOX: Final = np.array(ALL_CARDS, np.uint8)
PILE: Final = np.array([pile_number(card) for card in with_medals([*range(STACKS, FIFTY)])], np.uint8)

# Set-up


@compiled
def deal(row: Row) -> None:
    row.shuffles = 1
    lay_out(row, row.shuffles)
    while row.ended:
        lay_out(row, row.shuffles)


@compiled
def lay_out(row: Row, count: int) -> None:
    row.winds, row.ended, row.achiever = 1, 0, NOBODY
    row.shuffles = max(count, 2) + 1
    row.turn = row.first
    if row.first < 0:
        row.turn = draw(row.key, 2, row.players)
    lay_missions(row)
    lay_cards(row, count)
    for seat in range(row.players):
        row.held[seat] = 0
        fill_hand(row, seat)
    accomplish(row, NOBODY)
    end_if_over(row)


@compiled
def lay_missions(row: Row) -> None:
    missions = row.accomplished  # where nothing lies yet
    for place in range(FIFTY):
        missions[place] = MISSIONS_IN_BOX[place]
    shuffle(row.key, 0, missions)
    row.done, row.medals, row.wanted = 0, 0, 0
    for place in range(STACKS):
        row.missions[place] = missions[place]
        row.wanted |= np.uint64(1) << np.uint64(missions[place])
    row.missions_left = len(PILE)
    for place in range(len(PILE)):
        card = PILE[place]
        row.mission_pile[place] = card if card >= FIRST_MEDAL else missions[card]


@compiled
def lay_cards(row: Row, count: int) -> None:
    cards = row.draw_pile
    for at in range(ALL):
        cards[at] = CARDS_IN_BOX[at]
    shuffle(row.key, count, cards)
    number = 0
    for place in range(STACKS):
        row.stacks[place, 0] = cards[place]
        row.heights[place] = 1
        number = number * KINDS + cards[place]
    row.row = number
    row.cards_left = ALL - STACKS
    for at in range(ALL - STACKS):
        cards[at] = cards[STACKS + at]


# Play


@compiled
def to_act(row: Row) -> Number:
    if row.ended:
        return 0
    if row.frenzy == 0:
        return 1 << row.turn
    acting = 1 << row.players
    for seat in range(row.players):
        if can_play(row, seat):
            acting |= 1 << seat
    return acting


@compiled
def legal(row: Row, seat: int) -> Bits:
    low, high = np.uint64(0), np.uint64(0)
    if row.ended or (row.frenzy == 0 and seat != row.turn):
        return low, high
    if seat == row.players:
        return low, np.uint64(1 << (CLOCK_MOVE - 64))
    left, right = fitting(row)
    for at in range(row.held[seat]):
        card = row.hands[seat, at]
        lays = places(left, card) | places(right, card) << np.uint64(2)
        shifted = lays << np.uint64((STACKS * card) & 63)
        in_low = np.uint64(card < 64 // STACKS)  # by numbers: which one it is nobody could foretell
        low |= shifted * in_low
        high |= shifted * (np.uint64(1) - in_low)
    return low, high


@compiled
def fitting(row: Row) -> Bits:
    """What fits the left two of the exposed cards, and the right two."""
    table = FITTING  # once: each place that names a table is given a copy of it
    return table[row.row // PAIRS], table[row.row % PAIRS]


@compiled
def places(fits: Number, card: int) -> Number:
    """Which of two exposed cards it fits, as bits."""
    return (fits >> np.uint64(2 * card)) & np.uint64(3)


@compiled
def can_play(row: Row, seat: int) -> bool:
    left, right = fitting(row)
    for at in range(row.held[seat]):  # noqa: SIM110 (no generator can be compiled)
        if places(left | right, row.hands[seat, at]):
            return True
    return False


@compiled
def apply(row: Row, seat: int, move: int) -> None:
    if move == CLOCK_MOVE:
        row.ended = TIME_IS_UP
    else:
        lay(row, seat, move // STACKS, move % STACKS)


@compiled
def lay(row: Row, seat: int, card: int, place: int) -> None:
    height = row.heights[place]
    row.row += (card - np.int64(row.stacks[place, height - 1])) * WEIGHTS[place]
    row.stacks[place, height] = card
    row.heights[place] = height + 1
    take_from_hand(row, seat, card)
    if met(row):
        accomplish(row, seat)
    fill_hand(row, seat)
    row.turn = seat + 1 if seat + 1 < row.players else 0
    end_if_over(row)


@compiled
def take_from_hand(row: Row, seat: int, card: int) -> None:
    """The others keep their order."""
    at = 0
    while row.hands[seat, at] != card:
        at += 1
    held = row.held[seat] - 1
    for later in range(at, held):
        row.hands[seat, later] = row.hands[seat, later + 1]
    row.held[seat] = held


@compiled
def fill_hand(row: Row, seat: int) -> None:
    held, left = row.held[seat], row.cards_left
    while held < HAND and left > 0:
        left -= 1
        row.hands[seat, held] = row.draw_pile[left]
        held += 1
    row.held[seat], row.cards_left = held, left
    for last in range(1, held):  # an imagined hand may not have been in order
        card, at = row.hands[seat, last], last
        while at > 0 and row.hands[seat, at - 1] > card:
            row.hands[seat, at] = row.hands[seat, at - 1]
            at -= 1
        row.hands[seat, at] = card


@compiled
def met(row: Row) -> Number:
    """The missions on the table that are fulfilled, as bits."""
    return fulfilled(row.row) & row.wanted


@compiled
def accomplish(row: Row, seat: int) -> None:
    now_met = met(row)
    while now_met:
        row.wanted &= ~now_met
        row.achiever = seat
        for place in range(STACKS):  # all of them leave before any gap is filled
            if now_met >> np.uint64(row.missions[place]) & np.uint64(1):
                row.accomplished[row.done] = row.missions[place]
                row.done += 1
        for place in range(STACKS):
            if now_met >> np.uint64(row.missions[place]) & np.uint64(1):
                row.missions[place] = next_mission(row)
        now_met = met(row)
    if row.winds == 1 and row.medals == GOLD and not row.late_wind:
        second_wind(row, seat)


@compiled
def next_mission(row: Row) -> Number:
    """0 where the pile is empty."""
    while row.missions_left > 0:
        row.missions_left -= 1
        card = row.mission_pile[row.missions_left]
        if card < FIRST_MEDAL:
            row.wanted |= np.uint64(1) << np.uint64(card)
            return card
        row.medals += 1
    return np.uint8(0)


# End


@compiled
def end_if_over(row: Row) -> None:
    if row.done == FIFTY:
        row.ended = ALL_FIFTY
    elif not play_goes_on(row):
        if row.winds == 1 and row.medals == GOLD:
            second_wind(row, (row.turn + row.players - 1) % row.players)
        if not play_goes_on(row):
            row.ended = BLOCKED


@compiled
def play_goes_on(row: Row) -> bool:
    if row.frenzy == 0:
        return can_play(row, row.turn)
    for seat in range(row.players):  # noqa: SIM110 (no generator can be compiled)
        if can_play(row, seat):
            return True
    return False


@compiled
def second_wind(row: Row, seat: int) -> None:
    for place in range(STACKS):
        under = row.heights[place] - 1
        for at in range(under):
            row.draw_pile[row.cards_left] = row.stacks[place, at]
            row.cards_left += 1
        row.stacks[place, 0] = row.stacks[place, under]
        row.heights[place] = 1
    shuffle(row.key, row.shuffles, row.draw_pile[: row.cards_left])
    row.shuffles += 1
    row.winds = 2
    for step in range(row.players):
        fill_hand(row, (seat + step) % row.players)


@compiled
def wins(row: Row, seat: int) -> bool:
    return bool(row.ended > 0 and row.medals > 0 and seat < row.players)


@compiled
def score(row: Row, seat: int) -> Number:
    return row.done if row.ended > 0 and seat < row.players else 0


KERNEL: Kernel[State] = Kernel(RECORD, MOST_PLAYERS, len(MOVES), pack, unpack, deal, to_act, legal, apply, wins, score)
