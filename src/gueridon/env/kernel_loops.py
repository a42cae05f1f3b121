"""What is done with all rows of a batch, compiled around the functions of one game's kernel."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from gueridon.core.fate_kernel import advance
from gueridon.core.kernels import Kernel, Number, Row, compiled, entry
from gueridon.env.kernel_masks import below, count, next_chance, on_bits, place_of, words_for

Many = Any  # an array with an element for each row
NONE_REFUSED = -1


class Loops(NamedTuple):
    """Each takes the rows first, and changes what it is given."""

    deal: Callable[[Many], None]
    seats_to_act: Callable[[Many, Many], None]
    write_masks: Callable[[Many, Many, Many], None]
    first_refused: Callable[[Many, Many, Many], int]
    step: Callable[[Many, Many, Many], None]
    choose: Callable[[Many, Many, Many, Many], None]
    returns: Callable[[Many, Many, Many], None]
    play_on: Callable[[Many, Many, Many, int], int]
    rollout: Callable[[Many, Many], int]


@compiled
def chosen_seat(row: Row, acting: int, chance: Number) -> Number:
    """Each as likely, and never the clock."""
    players = np.uint64(acting & ~(1 << row.players))
    many = count(players)
    return place_of(players, 0 if many == 1 else below(chance << np.uint64(32), many))


def loops_of(kernel: Kernel[Any]) -> Loops:
    """Compiled when each is first called."""
    deal_row, to_act, apply = kernel.deal, kernel.to_act, kernel.apply
    wins, score = kernel.wins, kernel.score
    find_legal, chosen_move, may, write_mask = on_bits(kernel)
    words = words_for(kernel.moves)

    @entry
    def deal(rows: Many) -> None:
        for at in range(len(rows)):
            deal_row(rows[at])

    @entry
    def seats_to_act(rows: Many, acting: Many) -> None:
        for at in range(len(rows)):
            acting[at] = to_act(rows[at])

    @entry
    def write_masks(rows: Many, seats: Many, masks: Many) -> None:
        to_fill = np.empty(words, np.uint64)
        for at in range(len(rows)):
            write_mask(find_legal(rows[at], seats[at], to_fill), masks[at])

    @entry
    def first_refused(rows: Many, seats: Many, moves: Many) -> Number:
        to_fill = np.empty(words, np.uint64)
        for at in range(len(rows)):
            if to_act(rows[at]) and not may(find_legal(rows[at], seats[at], to_fill), moves[at]):
                return at
        return NONE_REFUSED

    @entry
    def step(rows: Many, seats: Many, moves: Many) -> None:
        for at in range(len(rows)):
            if to_act(rows[at]):
                apply(rows[at], seats[at], moves[at])

    @entry
    def choose(rows: Many, chances: Many, seats: Many, moves: Many) -> None:
        to_fill = np.empty(words, np.uint64)
        for at in range(len(rows)):
            row = rows[at]
            acting = to_act(row)
            seats[at] = moves[at] = 0
            if acting:
                seats[at] = chosen_seat(row, acting, chances[at])
                moves[at] = chosen_move(find_legal(row, seats[at], to_fill), chances[at])

    @entry
    def returns(rows: Many, victories: Many, scores: Many) -> None:
        for at in range(len(rows)):
            for seat in range(victories.shape[1]):
                victories[at, seat] = wins(rows[at], seat)
                scores[at, seat] = score(rows[at], seat)

    @entry
    def play_on(rows: Many, masks: Many, chances: Many, plies: int) -> Number:
        games, to_fill = 0, np.empty(words, np.uint64)
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
                allowed = find_legal(row, seat, to_fill)
                write_mask(allowed, masks[at])
                apply(row, seat, chosen_move(allowed, chance))
            chances[at] = chance
        return games

    @entry
    def rollout(rows: Many, chances: Many) -> Number:
        plies, to_fill = 0, np.empty(words, np.uint64)
        for at in range(len(rows)):
            row, chance = rows[at], chances[at]
            acting = to_act(row)
            while acting:
                chance = next_chance(chance)
                seat = chosen_seat(row, acting, chance)
                apply(row, seat, chosen_move(find_legal(row, seat, to_fill), chance))
                plies += 1
                acting = to_act(row)
        return plies

    return Loops(deal, seats_to_act, write_masks, first_refused, step, choose, returns, play_on, rollout)
