"""Thousands of games at once on a GPU: each row has one of its threads, which runs what loops run on a processor.

Needs what the extra ``gpu`` brings.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import cuda

from gueridon.core.errors import Malformed
from gueridon.core.kernels import Kernel
from gueridon.env.kernel_loops import Loops
from gueridon.env.kernel_rows import Many, one_row
from gueridon.env.kernels import Packed, PackedGames

THREADS_OF_BLOCK = 128


class GpuGames(PackedGames):
    """As on a processor. Rows of this machine's memory are taken there and back at every call; those that are there
    already (``to_gpu``) stay, and can be played on and rolled out.
    """

    def __init__(self, game: str) -> None:
        """Malformed if there is no GPU."""
        super().__init__(game)
        if not cuda.is_available():
            raise Malformed("no-gpu")
        self.loops = launches_around(self.kernel)

    def to_gpu(self, rows: Packed) -> Any:
        """A copy of them; its ``copy_to_host()`` is one of this machine's again."""
        return cuda.to_device(rows)

    def unread_masks(self, many: int) -> Any:
        return cuda.device_array(self.shape_of_masks(many), np.uint64)


def for_each_row(function: Callable[..., None]) -> Callable[..., None]:
    """Compiled for the GPU; waits for arrays of this machine to come back, while those of the GPU stay there."""
    kernel = cuda.jit(function)

    def launch(rows: Many, *arrays: Any) -> None:
        if len(rows):
            kernel[-(-len(rows) // THREADS_OF_BLOCK), THREADS_OF_BLOCK](rows, *arrays)

    return launch


@cache
def launches_around(kernel: Kernel[Any]) -> Loops:
    """Compiled when each is first called."""
    one = one_row(kernel)
    deal_one, seats_of_one, mask_of_one, refuse_one, step_one = one[:5]
    choose_for_one, returns_of_one, play_one_on, roll_one_out = one[5:]

    @for_each_row
    def deal(rows: Many) -> None:
        at = cuda.grid(1)
        if at < len(rows):
            deal_one(at, rows)

    @for_each_row
    def seats_to_act(rows: Many, acting: Many) -> None:
        at = cuda.grid(1)
        if at < len(rows):
            seats_of_one(at, rows, acting)

    @for_each_row
    def write_masks(rows: Many, seats: Many, masks: Many) -> None:
        at = cuda.grid(1)
        if at < len(rows):
            mask_of_one(at, rows, seats, masks)

    @for_each_row
    def find_refused(rows: Many, seats: Many, moves: Many, refused: Many) -> None:
        at = cuda.grid(1)
        if at < len(rows):
            refuse_one(at, rows, seats, moves, refused)

    @for_each_row
    def step(rows: Many, seats: Many, moves: Many) -> None:
        at = cuda.grid(1)
        if at < len(rows):
            step_one(at, rows, seats, moves)

    @for_each_row
    def choose(rows: Many, chances: Many, seats: Many, moves: Many) -> None:
        at = cuda.grid(1)
        if at < len(rows):
            choose_for_one(at, rows, chances, seats, moves)

    @for_each_row
    def returns(rows: Many, victories: Many, scores: Many) -> None:
        at = cuda.grid(1)
        if at < len(rows):
            returns_of_one(at, rows, victories, scores)

    @for_each_row
    def play_on(rows: Many, masks: Many, chances: Many, plies: int, games: Many) -> None:
        at = cuda.grid(1)
        if at < len(rows):
            play_one_on(at, rows, masks, chances, plies, games)

    @for_each_row
    def rollout(rows: Many, chances: Many, plies: Many) -> None:
        at = cuda.grid(1)
        if at < len(rows):
            roll_one_out(at, rows, chances, plies)

    return Loops(deal, seats_to_act, write_masks, find_refused, step, choose, returns, play_on, rollout)
