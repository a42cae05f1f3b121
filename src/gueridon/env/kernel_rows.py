"""What is done with one row of a batch, compiled around the functions of one game's kernel.

Loops of a processor and threads of a GPU call the same: each is given the number of its row, the rows, and arrays with
an element for each row, some of which it fills.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba import config

from gueridon.core.fate_kernel import advance
from gueridon.core.kernels import Kernel, Number, Row, compiled, entry, words_on_stack
from gueridon.env.kernel_masks import below, count, next_chance, on_bits, place_of, words_for

Many = Any  # an array with an element for each row
# Where a GPU is only simulated, its threads are Python's.
for_one_row = entry if config.ENABLE_CUDASIM else compiled


class OneRow(NamedTuple):
    deal: Callable[[int, Many], None]
    seats_to_act: Callable[[int, Many, Many], None]
    write_masks: Callable[[int, Many, Many, Many], None]
    find_refused: Callable[[int, Many, Many, Many, Many], None]
    step: Callable[[int, Many, Many, Many], None]
    choose: Callable[[int, Many, Many, Many, Many], None]
    returns: Callable[[int, Many, Many, Many], None]
    play_on: Callable[[int, Many, Many, Many, int, Many], None]
    rollout: Callable[[int, Many, Many, Many], None]


@compiled
def chosen_seat(row: Row, acting: int, chance: Number) -> Number:
    """Each as likely, and never the clock."""
    players = np.uint64(acting & ~(1 << row.players))
    many = count(players)
    return place_of(players, 0 if many == 1 else below(chance << np.uint64(32), many))


def one_row(kernel: Kernel[Any]) -> OneRow:
    """Compiled when each is first called."""
    deal_row, to_act, apply = kernel.deal, kernel.to_act, kernel.apply
    wins, score = kernel.wins, kernel.score
    find_legal, chosen_move, may, write_mask = on_bits(kernel)
    words = words_for(kernel.moves)

    @for_one_row
    def deal(at: int, rows: Many) -> None:
        deal_row(rows[at])

    @for_one_row
    def seats_to_act(at: int, rows: Many, acting: Many) -> None:
        acting[at] = to_act(rows[at])

    @for_one_row
    def write_masks(at: int, rows: Many, seats: Many, masks: Many) -> None:
        write_mask(find_legal(rows[at], seats[at], words_on_stack(words)), masks[at])

    @for_one_row
    def find_refused(at: int, rows: Many, seats: Many, moves: Many, refused: Many) -> None:
        legal = find_legal(rows[at], seats[at], words_on_stack(words))
        refused[at] = to_act(rows[at]) != 0 and not may(legal, moves[at])

    @for_one_row
    def step(at: int, rows: Many, seats: Many, moves: Many) -> None:
        if to_act(rows[at]):
            apply(rows[at], seats[at], moves[at])

    @for_one_row
    def choose(at: int, rows: Many, chances: Many, seats: Many, moves: Many) -> None:
        row = rows[at]
        acting = to_act(row)
        seats[at] = moves[at] = 0
        if acting:
            seats[at] = chosen_seat(row, acting, chances[at])
            moves[at] = chosen_move(find_legal(row, seats[at], words_on_stack(words)), chances[at])

    @for_one_row
    def returns(at: int, rows: Many, victories: Many, scores: Many) -> None:
        for seat in range(victories.shape[1]):
            victories[at, seat] = wins(rows[at], seat)
            scores[at, seat] = score(rows[at], seat)

    @for_one_row
    def play_on(at: int, rows: Many, masks: Many, chances: Many, plies: int, games: Many) -> None:
        row, chance, to_fill = rows[at], chances[at], words_on_stack(words)
        for _ in range(plies):
            acting = to_act(row)
            if not acting:
                advance(row.key)
                deal_row(row)
                games[at] += 1
                acting = to_act(row)
            chance = next_chance(chance)
            seat = chosen_seat(row, acting, chance)
            allowed = find_legal(row, seat, to_fill)
            write_mask(allowed, masks[at])
            apply(row, seat, chosen_move(allowed, chance))
        chances[at] = chance

    @for_one_row
    def rollout(at: int, rows: Many, chances: Many, plies: Many) -> None:
        row, chance, to_fill = rows[at], chances[at], words_on_stack(words)
        acting = to_act(row)
        while acting:
            chance = next_chance(chance)
            seat = chosen_seat(row, acting, chance)
            apply(row, seat, chosen_move(find_legal(row, seat, to_fill), chance))
            plies[at] += 1
            acting = to_act(row)

    return OneRow(deal, seats_to_act, write_masks, find_refused, step, choose, returns, play_on, rollout)
