"""What is done with all rows of a batch, compiled around the functions of one game's kernel."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gueridon.core.fate_kernel import advance
from gueridon.core.kernels import Bits, Kernel, Number, Row, compiled, entry

Many = Any  # an array with an element for each row
MASK_WORDS = 16  # of a row's mask: a byte for each of 128 moves
NONE_REFUSED = -1
# Eight bits as the bytes of a word, the lowest first.
AS_BYTES = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little").view(np.uint64)[:, 0]


class Loops(NamedTuple):
    """Each takes the rows first, and changes what it is given."""

    deal: Callable[[Many], None]
    seats_to_act: Callable[[Many, Many], None]
    masks: Callable[[Many, Many, Many], None]
    first_refused: Callable[[Many, Many, Many], int]
    step: Callable[[Many, Many, Many], None]
    choose: Callable[[Many, Many, Many, Many], None]
    returns: Callable[[Many, Many, Many], None]
    play_on: Callable[[Many, Many, Many, int], int]
    rollout: Callable[[Many, Many], int]


@compiled
def count(bits: Number) -> Number:
    """How many are set."""
    bits -= (bits >> np.uint64(1)) & np.uint64(0x5555555555555555)
    bits = (bits & np.uint64(0x3333333333333333)) + ((bits >> np.uint64(2)) & np.uint64(0x3333333333333333))
    bits = (bits + (bits >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64((bits * np.uint64(0x0101010101010101)) >> np.uint64(56))


@compiled
def place_of(bits: Number, rank: int) -> Number:
    """Where the bit lies that so many lie below."""
    for _ in range(rank):
        bits &= bits - np.uint64(1)
    return count((bits & (~bits + np.uint64(1))) - np.uint64(1))


@compiled
def next_chance(chance: Number) -> Number:
    """Of one row, from the one before: the states of an xorshift generator."""
    chance ^= chance << np.uint64(13)
    chance ^= chance >> np.uint64(7)
    return chance ^ (chance << np.uint64(17))


@compiled
def below(chance: Number, many: int) -> Number:
    """A number in ``range(many)``; the bias is below one in 2**25."""
    return np.int64(((chance >> np.uint64(32)) * np.uint64(many)) >> np.uint64(32))


@compiled
def chosen_move(legal: Bits, chance: Number) -> Number:
    """Each as likely."""
    low, high = legal
    in_low = count(low)
    rank = below(chance, in_low + count(high))
    return place_of(low, rank) if rank < in_low else 64 + place_of(high, rank - in_low)


@compiled
def chosen_seat(row: Row, acting: int, chance: Number) -> Number:
    """Each as likely, and never the clock."""
    players = np.uint64(acting & ~(1 << row.players))
    many = count(players)
    return place_of(players, 0 if many == 1 else below(chance << np.uint64(32), many))


@compiled
def may(legal: Bits, move: int) -> bool:
    word = legal[0] if move < 64 else legal[1]
    return 0 <= move < 128 and (word >> np.uint64(move & 63)) & np.uint64(1) == 1


@compiled
def write_mask(legal: Bits, words: NDArray[np.uint64]) -> None:
    for at in range(MASK_WORDS // 2):
        words[at] = AS_BYTES[(legal[0] >> np.uint64(8 * at)) & np.uint64(0xFF)]
        words[at + MASK_WORDS // 2] = AS_BYTES[(legal[1] >> np.uint64(8 * at)) & np.uint64(0xFF)]


def loops_of(kernel: Kernel[Any]) -> Loops:
    """Compiled when each is first called."""
    deal_row, to_act, legal, apply = kernel.deal, kernel.to_act, kernel.legal, kernel.apply
    wins, score = kernel.wins, kernel.score

    @entry
    def deal(rows: Many) -> None:
        for at in range(len(rows)):
            deal_row(rows[at])

    @entry
    def seats_to_act(rows: Many, acting: Many) -> None:
        for at in range(len(rows)):
            acting[at] = to_act(rows[at])

    @entry
    def masks(rows: Many, seats: Many, words: Many) -> None:
        for at in range(len(rows)):
            write_mask(legal(rows[at], seats[at]), words[at])

    @entry
    def first_refused(rows: Many, seats: Many, moves: Many) -> Number:
        for at in range(len(rows)):
            row = rows[at]
            known = 0 <= seats[at] <= row.players
            if to_act(row) and not (known and may(legal(row, seats[at]), moves[at])):
                return at
        return NONE_REFUSED

    @entry
    def step(rows: Many, seats: Many, moves: Many) -> None:
        for at in range(len(rows)):
            if to_act(rows[at]):
                apply(rows[at], seats[at], moves[at])

    @entry
    def choose(rows: Many, chances: Many, seats: Many, moves: Many) -> None:
        for at in range(len(rows)):
            row = rows[at]
            acting = to_act(row)
            seats[at] = moves[at] = 0
            if acting:
                seats[at] = chosen_seat(row, acting, chances[at])
                moves[at] = chosen_move(legal(row, seats[at]), chances[at])

    @entry
    def returns(rows: Many, victories: Many, scores: Many) -> None:
        for at in range(len(rows)):
            for seat in range(victories.shape[1]):
                victories[at, seat] = wins(rows[at], seat)
                scores[at, seat] = score(rows[at], seat)

    @entry
    def play_on(rows: Many, words: Many, chances: Many, plies: int) -> Number:
        games = 0
        for at in range(len(rows)):
            row, chance = rows[at], chances[at]
            for _ in range(plies):
                acting = to_act(row)
                if not acting:
                    advance(row.key)
                    deal_row(row)
                    games += 1
                    acting = to_act(row)
                chance = next_chance(chance)
                seat = chosen_seat(row, acting, chance)
                allowed = legal(row, seat)
                write_mask(allowed, words[at])
                apply(row, seat, chosen_move(allowed, chance))
            chances[at] = chance
        return games

    @entry
    def rollout(rows: Many, chances: Many) -> Number:
        plies = 0
        for at in range(len(rows)):
            row, chance = rows[at], chances[at]
            acting = to_act(row)
            while acting:
                chance = next_chance(chance)
                seat = chosen_seat(row, acting, chance)
                apply(row, seat, chosen_move(legal(row, seat), chance))
                plies += 1
                acting = to_act(row)
        return plies

    return Loops(deal, seats_to_act, masks, first_refused, step, choose, returns, play_on, rollout)
