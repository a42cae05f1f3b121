"""What is done with all rows of a batch, one after the other."""

from collections.abc import Callable
from typing import Any, NamedTuple

from gueridon.core.kernels import Kernel, entry
from gueridon.env.kernel_rows import Many, one_row


class Loops(NamedTuple):
    """Each takes the rows first, and changes what it is given."""

    deal: Callable[[Many], None]
    seats_to_act: Callable[[Many, Many], None]
    write_masks: Callable[[Many, Many, Many], None]
    find_refused: Callable[[Many, Many, Many, Many], None]
    step: Callable[[Many, Many, Many], None]
    choose: Callable[[Many, Many, Many, Many], None]
    returns: Callable[[Many, Many, Many], None]
    play_on: Callable[[Many, Many, Many, int, Many], None]
    rollout: Callable[[Many, Many, Many], None]


def loops_of(kernel: Kernel[Any]) -> Loops:
    """Compiled when each is first called."""
    one = one_row(kernel)
    deal_one, seats_of_one, mask_of_one, refuse_one, step_one = one[:5]
    choose_for_one, returns_of_one, play_one_on, roll_one_out = one[5:]

    @entry
    def deal(rows: Many) -> None:
        for at in range(len(rows)):
            deal_one(at, rows)

    @entry
    def seats_to_act(rows: Many, acting: Many) -> None:
        for at in range(len(rows)):
            seats_of_one(at, rows, acting)

    @entry
    def write_masks(rows: Many, seats: Many, masks: Many) -> None:
        for at in range(len(rows)):
            mask_of_one(at, rows, seats, masks)

    @entry
    def find_refused(rows: Many, seats: Many, moves: Many, refused: Many) -> None:
        for at in range(len(rows)):
            refuse_one(at, rows, seats, moves, refused)

    @entry
    def step(rows: Many, seats: Many, moves: Many) -> None:
        for at in range(len(rows)):
            step_one(at, rows, seats, moves)

    @entry
    def choose(rows: Many, chances: Many, seats: Many, moves: Many) -> None:
        for at in range(len(rows)):
            choose_for_one(at, rows, chances, seats, moves)

    @entry
    def returns(rows: Many, victories: Many, scores: Many) -> None:
        for at in range(len(rows)):
            returns_of_one(at, rows, victories, scores)

    @entry
    def play_on(rows: Many, masks: Many, chances: Many, plies: int, games: Many) -> None:
        for at in range(len(rows)):
            play_one_on(at, rows, masks, chances, plies, games)

    @entry
    def rollout(rows: Many, chances: Many, plies: Many) -> None:
        for at in range(len(rows)):
            roll_one_out(at, rows, chances, plies)

    return Loops(deal, seats_to_act, write_masks, find_refused, step, choose, returns, play_on, rollout)
