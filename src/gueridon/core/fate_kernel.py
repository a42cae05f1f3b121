"""Keyed chance inside kernels: the numbers that ``core.fate`` draws, to the bit. SHAKE-256 as FIPS 202 has it."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from gueridon.core.kernels import compiled, words_on_stack

Words = NDArray[np.uint64]
Tickets = NDArray[np.uint32]

RATE: Final = 17  # words of 64 bits that one permutation gives out
LANES: Final = 25
ROUNDS: Final = 24
KEY_WORDS: Final = 4
SHAKE_PADDING: Final = 0x1F
LAST_PADDING: Final = 1 << 63


def round_constants() -> Words:
    """FIPS 202, 3.2.5: the bits of a shift register, seven for each round."""
    register, constants = 1, []
    for _ in range(ROUNDS):
        constant = 0
        for power in range(7):
            constant |= (register & 1) << ((1 << power) - 1)
            register = register << 1 ^ (register >> 7) * 0x171
        constants.append(constant)
    return np.array(constants, np.uint64)


CONSTANTS: Final = round_constants()


@compiled
def rotated(word: np.uint64, by: int) -> np.uint64:
    return (word << np.uint64(by)) | (word >> np.uint64(64 - by))


@compiled
def permute(lanes: Words) -> None:
    """Keccak-f[1600]. Each lane is a variable, ``b3`` in column b and row 3: in memory it would take twice the time."""
    a0, b0, c0, d0, e0 = lanes[0], lanes[1], lanes[2], lanes[3], lanes[4]
    a1, b1, c1, d1, e1 = lanes[5], lanes[6], lanes[7], lanes[8], lanes[9]
    a2, b2, c2, d2, e2 = lanes[10], lanes[11], lanes[12], lanes[13], lanes[14]
    a3, b3, c3, d3, e3 = lanes[15], lanes[16], lanes[17], lanes[18], lanes[19]
    a4, b4, c4, d4, e4 = lanes[20], lanes[21], lanes[22], lanes[23], lanes[24]
    for constant in CONSTANTS:
        a = a0 ^ a1 ^ a2 ^ a3 ^ a4
        b = b0 ^ b1 ^ b2 ^ b3 ^ b4
        c = c0 ^ c1 ^ c2 ^ c3 ^ c4
        d = d0 ^ d1 ^ d2 ^ d3 ^ d4
        e = e0 ^ e1 ^ e2 ^ e3 ^ e4
        turn_a, turn_b, turn_c, turn_d, turn_e = (
            e ^ rotated(b, 1),
            a ^ rotated(c, 1),
            b ^ rotated(d, 1),
            c ^ rotated(e, 1),
            d ^ rotated(a, 1),
        )
        va = a0 ^ turn_a
        vb = rotated(b1 ^ turn_b, 44)
        vc = rotated(c2 ^ turn_c, 43)
        vd = rotated(d3 ^ turn_d, 21)
        ve = rotated(e4 ^ turn_e, 14)
        na0, nb0, nc0, nd0, ne0 = va ^ (~vb & vc), vb ^ (~vc & vd), vc ^ (~vd & ve), vd ^ (~ve & va), ve ^ (~va & vb)
        va = rotated(d0 ^ turn_d, 28)
        vb = rotated(e1 ^ turn_e, 20)
        vc = rotated(a2 ^ turn_a, 3)
        vd = rotated(b3 ^ turn_b, 45)
        ve = rotated(c4 ^ turn_c, 61)
        na1, nb1, nc1, nd1, ne1 = va ^ (~vb & vc), vb ^ (~vc & vd), vc ^ (~vd & ve), vd ^ (~ve & va), ve ^ (~va & vb)
        va = rotated(b0 ^ turn_b, 1)
        vb = rotated(c1 ^ turn_c, 6)
        vc = rotated(d2 ^ turn_d, 25)
        vd = rotated(e3 ^ turn_e, 8)
        ve = rotated(a4 ^ turn_a, 18)
        na2, nb2, nc2, nd2, ne2 = va ^ (~vb & vc), vb ^ (~vc & vd), vc ^ (~vd & ve), vd ^ (~ve & va), ve ^ (~va & vb)
        va = rotated(e0 ^ turn_e, 27)
        vb = rotated(a1 ^ turn_a, 36)
        vc = rotated(b2 ^ turn_b, 10)
        vd = rotated(c3 ^ turn_c, 15)
        ve = rotated(d4 ^ turn_d, 56)
        na3, nb3, nc3, nd3, ne3 = va ^ (~vb & vc), vb ^ (~vc & vd), vc ^ (~vd & ve), vd ^ (~ve & va), ve ^ (~va & vb)
        va = rotated(c0 ^ turn_c, 62)
        vb = rotated(d1 ^ turn_d, 55)
        vc = rotated(e2 ^ turn_e, 39)
        vd = rotated(a3 ^ turn_a, 41)
        ve = rotated(b4 ^ turn_b, 2)
        na4, nb4, nc4, nd4, ne4 = va ^ (~vb & vc), vb ^ (~vc & vd), vc ^ (~vd & ve), vd ^ (~ve & va), ve ^ (~va & vb)
        a0, b0, c0, d0, e0 = na0, nb0, nc0, nd0, ne0
        a1, b1, c1, d1, e1 = na1, nb1, nc1, nd1, ne1
        a2, b2, c2, d2, e2 = na2, nb2, nc2, nd2, ne2
        a3, b3, c3, d3, e3 = na3, nb3, nc3, nd3, ne3
        a4, b4, c4, d4, e4 = na4, nb4, nc4, nd4, ne4
        a0 ^= constant
    lanes[0], lanes[1], lanes[2], lanes[3], lanes[4] = a0, b0, c0, d0, e0
    lanes[5], lanes[6], lanes[7], lanes[8], lanes[9] = a1, b1, c1, d1, e1
    lanes[10], lanes[11], lanes[12], lanes[13], lanes[14] = a2, b2, c2, d2, e2
    lanes[15], lanes[16], lanes[17], lanes[18], lanes[19] = a3, b3, c3, d3, e3
    lanes[20], lanes[21], lanes[22], lanes[23], lanes[24] = a4, b4, c4, d4, e4


@compiled
def absorb(key: Words, count: int, lanes: Words) -> None:
    """The ``count``-th stream of this key, before its first permutation."""
    lanes[:] = 0
    for at in range(KEY_WORDS):
        lanes[at] = key[at]
    lanes[KEY_WORDS] = np.uint64(count)
    lanes[KEY_WORDS + 1] = np.uint64(SHAKE_PADDING)
    lanes[RATE - 1] = np.uint64(LAST_PADDING)


@compiled
def ticket(lanes: Words, at: int) -> np.uint32:
    """Two of each word, the lower half first."""
    return np.uint32((lanes[at >> 1] >> np.uint64(32 * (at & 1))) & np.uint64(0xFFFFFFFF))


@compiled
def tickets(key: Words, count: int, drawn: Tickets) -> None:
    """Fill it with the ``count``-th handful of this key's stream, as ``fate.tickets`` has it."""
    lanes = words_on_stack(LANES)
    absorb(key, count, lanes)
    at = 2 * RATE
    for number in range(len(drawn)):
        if at == 2 * RATE:
            permute(lanes)
            at = 0
        drawn[number] = ticket(lanes, at)
        at += 1


@compiled
def draw(key: Words, count: int, sides: int) -> np.int64:
    """A number in ``range(sides)``, as ``fate.draw`` has it."""
    lanes = words_on_stack(LANES)
    absorb(key, count, lanes)
    permute(lanes)
    return np.int64(ticket(lanes, 0)) % sides


@compiled
def shuffle(key: Words, count: int, items: NDArray[np.uint8]) -> None:
    """Into the order that ``fate.shuffled`` gives them."""
    lanes = words_on_stack(LANES)
    absorb(key, count, lanes)
    at = 2 * RATE
    for last in range(len(items)):
        if at == 2 * RATE:
            permute(lanes)
            at = 0
        other = ticket(lanes, at) % np.uint32(last + 1)
        items[last], items[other] = items[other], items[last]
        at += 1


@compiled
def advance(key: Words) -> None:
    """To the next key, for the next game of a row: the number that follows, and another stream altogether."""
    for at in range(KEY_WORDS):
        key[at] += np.uint64(1)
        if key[at] != 0:
            return
