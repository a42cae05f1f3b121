"""Thousands of games at once: packed into rows of one array, and stepped together by compiled kernels.

A row is a record of fixed size, and all of a state: what is drawn from its key is what the rules would draw. The rules
remain the authority: ``kernel_law`` holds every kernel to them ply by ply. Needs what the extra ``kernels`` brings.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gueridon.core.errors import Illegal, Malformed
from gueridon.core.game import start
from gueridon.core.kernels import Kernel, packed_key
from gueridon.core.record import KEY_BYTES
from gueridon.core.wire import Piece
from gueridon.env.episode import Counted
from gueridon.env.kernel_cache import kept_loops
from gueridon.env.kernel_loops import Loops
from gueridon.env.kernel_masks import EIGHTS, words_for
from gueridon.games import AnyGame, load

Packed = NDArray[np.void]  # a row for each game
Numbers = NDArray[np.int64]
NOT_PACKED = (IndexError, KeyError, OverflowError, TypeError, ValueError)  # what a record has no place for


class Choices(NamedTuple):
    """For each row a seat that may act, and the number of a move that it may make."""

    seats: Numbers
    moves: Numbers


def kernel_of(game: AnyGame) -> Kernel[Any]:
    """Malformed if it has none."""
    if game.kernel is None:
        raise Malformed("game-without-kernel", game=game.id)
    kernel: Kernel[Any] = import_module(game.kernel).KERNEL
    return kernel


@cache
def loops_around(module: str) -> Loops:
    """Once for each kernel: they take long to compile."""
    return kept_loops(module)


def random_keys(many: int, rng: np.random.Generator) -> list[bytes]:
    drawn = rng.bytes(KEY_BYTES * many)
    return [drawn[at : at + KEY_BYTES] for at in range(0, len(drawn), KEY_BYTES)]


class PackedGames:
    """Games of one kind in rows; the rows are shared out among so many threads.

    A seat is numbered as by the rules, the clock after the last player; a move as in ``game.moves``. Rows of games that
    are over stay as they are. The rows of one array may differ in players and options.
    """

    def __init__(self, game: str, threads: int = 1) -> None:
        self.game = load(game)
        self.kernel = kernel_of(self.game)
        assert self.game.kernel is not None
        self.loops = loops_around(self.game.kernel)
        self.threads = threads
        self.pool = ThreadPoolExecutor(threads)
        self.patterns: dict[tuple[int, Piece], Packed] = {}

    def share(self, loop: Callable[..., None], rows: Packed, *arrays: Any) -> None:
        """Call it for the rows of each thread and what belongs to them; what is no array all are given."""
        if self.threads == 1:
            loop(rows, *arrays)
            return
        parts = [
            np.array_split(array, self.threads) if isinstance(array, np.ndarray) else [array] * self.threads
            for array in (rows, *arrays)
        ]
        for _ in self.pool.map(loop, *parts):
            pass

    def pack(self, states: Sequence[Any]) -> Packed:
        """Malformed if one of them does not fit its record to the last detail."""
        rows = np.zeros(len(states), self.kernel.record)
        for row, state in zip(rows, states, strict=True):
            self.pack_one(row, state)
        return rows

    def pack_one(self, row: Any, state: Any) -> None:
        try:
            self.kernel.pack(state, row)
            fits = self.kernel.unpack(row) == state
        except NOT_PACKED:
            fits = False
        if not fits:
            raise Malformed("state-not-packed", game=self.game.id)

    def unpack(self, row: Any) -> Any:
        """The state: equal to the one that was packed, and as silent as a clone."""
        return self.kernel.unpack(row)

    def deal(self, players: int, options: Piece, keys: Sequence[bytes]) -> Packed:
        """A fresh game for each key, dealt as the rules deal it; Illegal if the options do not suit so many players."""
        rows = np.repeat(self.pattern(players, options), len(keys))
        if any(len(key) != KEY_BYTES for key in keys):
            raise Malformed("state-not-packed", game=self.game.id)
        rows["key"] = packed_key(b"".join(keys)).reshape(len(keys), -1)
        self.share(self.loops.deal, rows)
        return rows

    def pattern(self, players: int, options: Piece) -> Packed:
        """A row of so many players with these options; made once, because the rules have to deal it."""
        if (players, options) not in self.patterns:
            self.patterns[players, options] = self.pack([start(self.game, players, options, bytes(KEY_BYTES))])
        return self.patterns[players, options]

    def to_act(self, rows: Packed) -> NDArray[np.bool_]:
        """A column for each seat, and after that of the last player one for the clock."""
        acting = np.zeros(len(rows), np.uint8)
        self.share(self.loops.seats_to_act, rows, acting)
        return np.unpackbits(acting[:, None], axis=1, count=self.kernel.most_players + 1, bitorder="little") > 0

    def masks(self, rows: Packed, seats: Numbers) -> NDArray[np.int8]:
        """For each row a byte for each of ``game.moves``: 1 where this seat may make it now."""
        masks = self.empty_masks(len(rows))
        self.share(self.loops.write_masks, rows, self.known(rows, seats), masks)
        return masks.view(np.int8)[:, : len(self.game.moves)]

    def empty_masks(self, many: int) -> NDArray[np.uint64]:
        return np.empty(self.shape_of_masks(many), np.uint64)

    def unread_masks(self, many: int) -> Any:
        """Where those are written that are followed by another before anybody reads them."""
        return self.empty_masks(many)

    def shape_of_masks(self, many: int) -> tuple[int, int]:
        return many, EIGHTS * words_for(self.kernel.moves)

    def known(self, rows: Packed, seats: Numbers) -> Numbers:
        """Malformed if a seat is neither a player's nor the clock's: nothing that is compiled checks it."""
        seats = np.asarray(seats, np.int64)
        if seats.shape != rows.shape or (seats < 0).any() or (seats > rows["players"]).any():
            raise Malformed("rows-and-seats", rows=len(rows))
        return seats

    def random_moves(self, rows: Packed, rng: np.random.Generator) -> Choices:
        """One of the seats that may act, each as likely and never the clock, and one of its moves, each as likely."""
        seats, moves = np.zeros(len(rows), np.int64), np.zeros(len(rows), np.int64)
        self.share(self.loops.choose, rows, chances(len(rows), rng), seats, moves)
        return Choices(seats, moves)

    def step(self, rows: Packed, seats: Numbers, moves: Numbers) -> None:
        """In each row this seat's move of this number. Illegal, by its rule, if one is not; then no row has changed."""
        seats, moves = self.known(rows, seats), np.asarray(moves, np.int64)
        if moves.shape != rows.shape:
            raise Malformed("rows-and-seats", rows=len(rows))
        refused = np.zeros(len(rows), np.bool_)
        self.share(self.loops.find_refused, rows, seats, moves, refused)
        if refused.any():
            first = int(refused.argmax())
            self.refuse(rows[first], int(seats[first]), int(moves[first]))
        self.share(self.loops.step, rows, seats, moves)

    def refuse(self, row: Any, seat: int, number: int) -> None:
        if not 0 <= number < len(self.game.moves):
            raise Malformed("no-such-move", number=number, moves=len(self.game.moves))
        rule = self.game.why_not(self.unpack(row), seat, self.game.moves[number])
        assert rule is not None, "the kernel refuses what the rules allow"
        raise Illegal(rule)

    def returns(self, rows: Packed, counted: Counted) -> NDArray[np.float32]:
        """What each game was worth, a column for each seat; nothing before its end."""
        shape = (len(rows), self.kernel.most_players)
        victories, scores = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self.share(self.loops.returns, rows, victories, scores)
        return scores if counted == "scores" else victories

    def play_on(self, rows: Packed, plies: int, rng: np.random.Generator) -> int:
        """So many plies at random in every row, the mask of each written; how many games ended.

        A game that ends is followed in its row by another, whose key is the next number after its own.
        """
        many = len(rows)
        seeds, games = chances(many, rng), np.zeros(many, np.int64)
        self.share(self.loops.play_on, rows, self.unread_masks(many), seeds, plies, games)
        return int(games.sum())

    def rollout(self, rows: Packed, rng: np.random.Generator) -> int:
        """Every game at random to its end; how many plies they took together."""
        plies = np.zeros(len(rows), np.int64)
        self.share(self.loops.rollout, rows, chances(len(rows), rng), plies)
        return int(plies.sum())


def chances(many: int, rng: np.random.Generator) -> NDArray[np.uint64]:
    """From which each row goes on to draw by itself; never 0, which would stay so."""
    return rng.integers(1, 2**64, many, np.uint64)
