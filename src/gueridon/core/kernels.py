"""Kernels: a game's rules once more, compiled for thousands of games at once. Nobody imports this who does not ask.

The rules remain the only authority: laws hold every kernel to them, ply by ply. A game packs into a record of fixed
size, and what is drawn from its key is what the rules would draw.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

import numpy as np
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array
from numpy.typing import NDArray

S = TypeVar("S")
F = TypeVar("F", bound=Callable[..., Any])

Row = Any  # one packed game: a record whose fields are read and written by their names
Number = Any  # of whichever width the compiler finds
WORD = 64
BYTES_OF_WORD = 8
TWO_WORDS = 2 * WORD
Bits = tuple[Number, Number]  # which of at most 128 moves, the first 64 of them in the first
Words = NDArray[np.uint64]  # which of more moves, 64 in each

# Numba's: nothing is checked, and no more wrappers are made than are used, each of which takes long to compile.
OF_ALL: dict[str, Any] = {"error_model": "numpy", "no_cfunc_wrapper": True}
OF_INNER = OF_ALL | {"no_cpython_wrapper": True}
OF_ENTRIES = OF_ALL | {"nogil": True}


def compiled(function: F) -> F:
    """Compiled into whoever calls it, which is compiled as well."""
    return cast(F, njit(**OF_INNER)(function))


def entry(function: F) -> F:
    """Compiled when it is first called, from Python; other threads run meanwhile."""
    return cast(F, njit(**OF_ENTRIES)(function))


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]  # Numba has no types of it
def words_on_stack(_: Any, many: Any) -> Any:
    """An array of so many words, whose number is a constant, until the function that asks for it returns.

    Nothing is allocated: that costs nothing on a processor, and on a GPU there is nobody who would.
    """
    words = types.Array(types.uint64, 1, "C")

    def lay(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        room = cgutils.alloca_once(builder, context.get_data_type(types.uint64), size=many.literal_value)
        size, step = [context.get_constant(types.intp, number) for number in (many.literal_value, BYTES_OF_WORD)]
        array = make_array(words)(context, builder)
        populate_array(array, data=room, shape=[size], strides=[step], itemsize=step, meminfo=None)
        return array._getvalue()

    return words(many), lay


@compiled
def allow(allowed: Words, first: int, places: Number) -> None:
    """Of the 64 moves from the first on those whose bits are set."""
    bits, word, shift = np.uint64(places), first >> 6, np.uint64(first & 63)  # 64 moves in each word
    allowed[word] |= bits << shift
    beyond = bits >> np.uint64(1) >> (np.uint64(63) - shift)
    if beyond:
        allowed[word + 1] |= beyond


@dataclass(frozen=True)
class Kernel(Generic[S]):
    """What a game gives to be stepped in rows. ``pack`` and ``unpack`` are Python, all others compiled.

    Seats are numbered as by the rules, the clock after the last player; moves as in ``game.moves``. A record has fields
    ``players`` and ``key``. None of the compiled functions checks what it is given: ``env.kernels`` does.

    What they look things up in are arrays of their modules: the compiler takes these for constants, and would count all
    others at each use. It copies them to each place that names one, and a GPU has 64 kB for constants.
    """

    record: np.dtype[Any]
    most_players: int
    moves: int  # how many there are
    pack: Callable[[S, Row], None]  # into a row of zeros
    unpack: Callable[[Row], S]
    deal: Callable[[Row], None]  # anew, with the players, options and key of the row
    to_act: Callable[[Row], Number]  # as bits; nobody when it is over
    # The moves of a seat; where there are more than 128 it is given words of which no bit is set, and sets them.
    legal: Callable[[Row, int], Bits] | Callable[[Row, int, Words], None]
    apply: Callable[[Row, int, int], None]  # this seat's move of this number
    wins: Callable[[Row, int], bool]  # whether this seat has won; before the end nobody has
    score: Callable[[Row, int], Number]  # of this seat at the end; nothing before


def packed_key(key: bytes) -> "NDArray[np.uint64]":
    """As rows have it."""
    return np.frombuffer(key, "<u8").astype(np.uint64)


def unpacked_key(words: "NDArray[np.uint64]") -> bytes:
    return words.astype("<u8").tobytes()
