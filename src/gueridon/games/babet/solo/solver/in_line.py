"""Level 4, solved for sure: all cards laid, read from left to right, increase.

So a position is no more than the depths of the stocks and its shape: how many cards each place holds. A shape is
loose if cards can be moved, otherwise stiff. With equally many cards all loose shapes lead to one another,
and a loose shape of fewer than 20 cards takes any card and stays loose; a stiff one only grows (tests count all of
this). So a game is won by laying whatever one likes while the shape is loose, then growing a stiff one to the end.
Each possible end is taken apart card by card, until the shape comes loose.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate, pairwise

from gueridon.games.babet.box import PERSONALITY
from gueridon.games.babet.solo.answer import Answer
from gueridon.games.babet.solo.moves import CARD_MOVES, PLAYS, Move
from gueridon.games.babet.solo.rules.play import positives
from gueridon.games.babet.solo.state import State

Shape = tuple[int, ...]
Depths = tuple[int, ...]  # how many cards each stock holds
Growth = list[tuple[int, int]]  # from a stock to a place, one after the other


def solve_in_line(start: State, budget: int) -> Answer:
    shape, depths = shape_of(start), tuple([len(cards) for cards in start.stocks])
    left_over = sum(depths) + sum(shape) - PERSONALITY * len(shape)
    nodes = 0
    for end in shares(left_over, depths):
        personalities = all_laid(start, end)
        ends: list[tuple[Depths, Shape, Growth]] = []
        if all_kind(personalities):
            ends.append((end, (PERSONALITY,) * len(shape), []))
        seen = {end}
        while ends:
            if nodes == budget:
                return Answer("undecided", (), nodes)
            nodes += 1
            left, form, growth = ends.pop()
            if (left == depths and form == shape) or (is_loose(form) and is_loose(shape)):
                return Answer("winnable", way(start, left, form, growth), nodes)
            for stock, place in last_laid(start, left, form, personalities):
                before = stepped(left, stock, 1)
                if before not in seen:
                    seen.add(before)
                    ends.append((before, stepped(form, place, -1), [(stock, place), *growth]))
    return Answer("lost", (), nodes)


def shares(left: int, depths: Depths) -> list[Depths]:
    """How so many cards may be left in the stocks."""
    if not depths:
        return [()] if left == 0 else []
    return [(some, *others) for some in range(min(left, depths[0]) + 1) for others in shares(left - some, depths[1:])]


def all_kind(cards: bytes) -> bool:
    return all(positives(cards[at : at + PERSONALITY]) >= 3 for at in range(0, len(cards), PERSONALITY))


def all_laid(state: State, depths: Depths) -> bytes:
    """The cards in the places once the stocks are so deep, from left to right."""
    taken = [stock[depth:] for stock, depth in zip(state.stocks, depths, strict=True)]
    return bytes(sorted(b"".join(state.places + taken)))


def last_laid(start: State, depths: Depths, shape: Shape, personalities: bytes) -> list[tuple[int, int]]:
    """From each stock, to which place: the cards at a top that may have been laid last."""
    tops = {personalities[PERSONALITY * place + count - 1]: place for place, count in enumerate(shape) if count}
    return [
        (stock, tops[cards[depth]])
        for stock, (cards, depth) in enumerate(zip(start.stocks, depths, strict=True))
        if depth < len(cards) and cards[depth] in tops
    ]


def stepped(counts: tuple[int, ...], at: int, step: int) -> tuple[int, ...]:
    return (*counts[:at], counts[at] + step, *counts[at + 1 :])


def shape_of(state: State) -> Shape:
    return tuple([len(cards) for cards in state.places])


def is_loose(shape: Shape) -> bool:
    """Some place is empty, or two neighbours fit together."""
    return any(left + right <= PERSONALITY for left, right in pairwise(shape))


@lru_cache(maxsize=8192)  # there are no more
def neighbours(shape: Shape) -> list[tuple[Shape, Move]]:
    """BAB-55 Some cards to the right into a gap, or all of them to the left, never past another place in use."""
    moves = []
    for place, count in enumerate(shape):
        for to in range(place + 1, len(shape)):
            if shape[to]:
                break
            moves += [moved(shape, place, some, to) for some in range(1, count + 1)]
        for to in range(place - 1, -1, -1):
            if count and shape[to] + count <= PERSONALITY:
                moves.append(moved(shape, place, count, to))
            if shape[to]:
                break
    return moves


def moved(shape: Shape, place: int, count: int, to: int) -> tuple[Shape, Move]:
    return stepped(stepped(shape, place, -count), to, count), CARD_MOVES[place][count - 1][to]


# The moves, once it is known that there are some


def way(start: State, left: Depths, form: Shape, growth: Growth) -> tuple[Move, ...]:
    """Down to these depths in any loose shape, then to this one, which grows to the end."""
    moves: list[Move] = []
    shape = shape_of(start)
    depths = tuple([len(cards) for cards in start.stocks])
    for stock, depth in enumerate(left):
        while depths[stock] > depth:
            card = start.stocks[stock][depths[stock] - 1]
            below = len([other for other in all_laid(start, depths) if other < card])
            steps, shape, place = laid_loosely(shape, below)
            moves += [*steps, PLAYS[stock][place]]
            depths = stepped(depths, stock, -1)
    moves += nearest(shape, lambda near: near == form)[0]
    return (*moves, *[PLAYS[stock][place] for stock, place in growth])


def laid_loosely(shape: Shape, below: int) -> tuple[list[Move], Shape, int]:
    """The moves to the nearest shape that takes a card with so many below it, the shape after, the place."""
    moves, near = nearest(shape, lambda near: loose_place(near, below) is not None)
    place = loose_place(near, below)
    assert place is not None
    return moves, stepped(near, place, 1), place


def loose_place(shape: Shape, below: int) -> int | None:
    """Where a card with so many below it may be laid so that the shape stays loose."""
    for place, upto in enumerate(accumulate(shape)):
        if upto == below and shape[place] < PERSONALITY and is_loose(stepped(shape, place, 1)):
            return place
    return None


def nearest(shape: Shape, wanted: Callable[[Shape], bool]) -> tuple[list[Move], Shape]:
    """The moves to the nearest shape that is wanted, and that shape."""
    reached: dict[Shape, tuple[Shape, Move] | None] = {shape: None}
    queue = [shape]
    for near in queue:
        if wanted(near):
            return route(reached, near), near
        for after, move in neighbours(near):
            if after not in reached:
                reached[after] = (near, move)
                queue.append(after)
    raise AssertionError("loose shapes lead to one another, and below twenty cards take any card")


def route(reached: dict[Shape, tuple[Shape, Move] | None], wanted: Shape) -> list[Move]:
    moves: list[Move] = []
    step = reached[wanted]
    while step is not None:
        moves.append(step[1])
        step = reached[step[0]]
    moves.reverse()
    return moves
