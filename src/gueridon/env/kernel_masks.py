"""Which moves are allowed, as bits: found by a kernel, one of them chosen, looked up, and all written as a mask.

How many words these are is a constant where they are compiled: two then stay in registers, and no loop is left of them.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gueridon.core.kernels import TWO_WORDS, WORD, Bits, Kernel, Number, Row, Words, compiled

Allowed = Bits | Words
Mask = NDArray[np.uint64]  # of one row, a byte for each move
EIGHTS = 8  # words of a mask that one word of bits makes
# Eight bits as the bytes of a word, the lowest first.
AS_BYTES = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little").view(np.uint64)[:, 0]


class OnBits(NamedTuple):
    """All of them compiled."""

    find_legal: Callable[[Row, int, Words], Allowed]  # the words are filled where they are needed
    chosen_move: Callable[[Allowed, Number], Number]
    may: Callable[[Allowed, int], bool]
    write_mask: Callable[[Allowed, Mask], None]


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


def words_for(moves: int) -> int:
    return max(-(-moves // WORD), 2)


def legal_finder(kernel: Kernel[Any]) -> Callable[[Row, int, Words], Allowed]:
    legal: Any = kernel.legal

    @compiled
    def in_two_words(row: Row, seat: int, allowed: Words) -> Bits:
        bits: Bits = legal(row, seat)
        return bits

    @compiled
    def in_many_words(row: Row, seat: int, allowed: Words) -> Words:
        allowed[:] = 0
        legal(row, seat, allowed)
        return allowed

    return in_two_words if kernel.moves <= TWO_WORDS else in_many_words


def on_bits(kernel: Kernel[Any]) -> OnBits:
    words = words_for(kernel.moves)

    @compiled
    def chosen_move(allowed: Allowed, chance: Number) -> Number:
        """Each as likely."""
        many = 0
        for word in range(words):
            many += count(allowed[word])
        rank = below(chance, many)
        for word in range(words):
            here = count(allowed[word])
            if rank < here:
                return WORD * word + place_of(allowed[word], rank)
            rank -= here
        return 0  # where none is

    @compiled
    def may(allowed: Allowed, move: int) -> bool:
        if not 0 <= move < WORD * words:
            return False
        return bool((allowed[move // WORD] >> np.uint64(move % WORD)) & np.uint64(1))

    @compiled
    def write_mask(allowed: Allowed, mask: Mask) -> None:
        for word in range(words):
            bits = allowed[word]
            for eight in range(EIGHTS):
                mask[EIGHTS * word + eight] = AS_BYTES[bits & np.uint64(0xFF)]
                bits >>= np.uint64(8)

    return OnBits(legal_finder(kernel), chosen_move, may, write_mask)
