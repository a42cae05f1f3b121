"""The game on the web once more, for thousands of tables at once: compiled, over packed records.

Each function does what the one of its name does in ``rules.online``, which is the authority.
"""

from typing import Final

import numpy as np

from gueridon.core.kernels import Bits, Kernel, Number, Row, compiled
from gueridon.games.midas.box import BID_EACH, MOST_PLAYERS
from gueridon.games.midas.kernel_rules import (
    ASK_BRIBE,
    ASK_OBSIDIAN,
    BIDDING,
    FAVOURS,
    NEXT_ROUND,
    OVER,
    PUNISHMENT,
    accuse,
    ask_next,
    begin_round,
    buy,
    deal,
    draw_from_chest,
    give_up_die,
    make_bid,
    on_offer,
    play_obsidian,
    swap_chests,
    undecided,
    use_bribe,
    wait_no_longer,
)
from gueridon.games.midas.moves import (
    ACCUSE,
    BIDS,
    BUYS,
    DECLINE,
    DRAW,
    GIVE_DIE,
    KEEP_BRIBE,
    MOVES,
    OBSIDIANS,
    SWAPS,
    TIME_UP,
    USE_BRIBE,
)
from gueridon.games.midas.packing import RECORD, pack, unpack
from gueridon.games.midas.state import State

FIRST_OBSIDIAN: Final = MOVES.index(OBSIDIANS[0])
USES: Final = MOVES.index(USE_BRIBE)
KEEPS: Final = MOVES.index(KEEP_BRIBE)
FIRST_BID: Final = MOVES.index(BIDS[0])
ACCUSES: Final = MOVES.index(ACCUSE)
GIVES: Final = MOVES.index(GIVE_DIE)
DRAWS: Final = MOVES.index(DRAW)
FIRST_BUY: Final = MOVES.index(BUYS[0])
DECLINES: Final = MOVES.index(DECLINE)
FIRST_SWAP: Final = MOVES.index(SWAPS[0])
CLOCK_MOVE: Final = MOVES.index(TIME_UP)


@compiled
def to_act(row: Row) -> Number:
    if row.phase == OVER:
        return 0
    if row.phase == ASK_OBSIDIAN:
        return undecided(row) | 1 << row.players
    if row.phase == ASK_BRIBE:
        return 1 << row.bribe | 1 << row.players
    return 1 << row.turn


@compiled
def ones(many: int) -> Number:
    """So many bits are set, from the lowest on."""
    if many <= 0:
        return np.uint64(0)
    return ~np.uint64(0) if many >= 64 else (np.uint64(1) << np.uint64(many)) - np.uint64(1)


@compiled
def span(first: int, end: int) -> Bits:
    """Every move from the first on, up to the end."""
    return ones(end) & ~ones(first), ones(end - 64) & ~ones(first - 64)


@compiled
def legal(row: Row, seat: int) -> Bits:
    if row.phase == BIDDING and seat == row.turn:
        return calls(row)
    if row.phase == ASK_OBSIDIAN or row.phase == ASK_BRIBE:
        return answers(row, seat)
    if row.phase == OVER or seat != row.turn or row.phase == BIDDING:
        return np.uint64(0), np.uint64(0)
    if row.phase == PUNISHMENT:
        return span(DRAWS if row.dice[seat] == 1 else GIVES, DRAWS + 1)
    return np.uint64(0), np.uint64(favour_moves(row)) << np.uint64(FIRST_BUY - 64)


@compiled
def calls(row: Row) -> Bits:
    highest = FIRST_BID + BID_EACH * row.in_play
    if row.bid_count == 0:
        return span(FIRST_BID, highest)
    low, high = span(FIRST_BID + row.bids[row.bid_count - 1, 1], highest)
    return low, high | np.uint64(1) << np.uint64(ACCUSES - 64)


@compiled
def answers(row: Row, seat: int) -> Bits:
    if seat == row.players:
        return span(CLOCK_MOVE, CLOCK_MOVE + 1)
    if row.phase == ASK_BRIBE and seat == row.bribe:
        return span(USES, KEEPS + 1)
    if row.phase == ASK_OBSIDIAN and undecided(row) >> seat & 1:
        return span(FIRST_OBSIDIAN, FIRST_OBSIDIAN + 2)
    return np.uint64(0), np.uint64(0)


@compiled
def favour_moves(row: Row) -> Number:
    """As bits, from the first favour to be bought on."""
    if row.phase == FAVOURS:
        return on_offer(row, row.turn) | 1 << (DECLINES - FIRST_BUY)
    others = 0
    for other in range(row.players):
        if other != row.turn and not row.cursed[other]:
            others |= 1 << other
    return others << (FIRST_SWAP - FIRST_BUY)


@compiled
def apply(row: Row, seat: int, move: int) -> None:
    if FIRST_BID <= move < ACCUSES:
        make_bid(row, seat, move - FIRST_BID + 1)
    elif move == ACCUSES:
        accuse(row, seat)
    elif move == GIVES:
        give_up_die(row, seat)
    elif move == DRAWS:
        draw_from_chest(row, seat)
    elif FIRST_BUY <= move < CLOCK_MOVE:
        apply_favour(row, seat, move)
    else:
        answer(row, seat, move)
    if row.phase == NEXT_ROUND:
        begin_round(row)


@compiled
def apply_favour(row: Row, seat: int, move: int) -> None:
    if move < DECLINES:
        buy(row, seat, move - FIRST_BUY)
    elif move == DECLINES:
        ask_next(row)
    else:
        swap_chests(row, seat, move - FIRST_SWAP)


@compiled
def answer(row: Row, seat: int, move: int) -> None:
    """To what the table waits for only so long; the last is that nobody waits any longer."""
    if move < USES:
        play_obsidian(row, seat, move - FIRST_OBSIDIAN)
    elif move == USES:
        use_bribe(row)
    elif move == KEEPS or row.phase == ASK_BRIBE:
        row.phase = BIDDING
    else:
        wait_no_longer(row)


@compiled
def wins(row: Row, seat: int) -> bool:
    return bool(row.phase == OVER and seat < row.players and not row.cursed[seat])


@compiled
def score(row: Row, seat: int) -> Number:
    return 1 if wins(row, seat) else 0


KERNEL: Kernel[State] = Kernel(RECORD, MOST_PLAYERS, len(MOVES), pack, unpack, deal, to_act, legal, apply, wins, score)
