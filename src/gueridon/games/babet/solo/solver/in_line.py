"""Level 4, solved for sure: all cards laid, read from left to right, increase.

So a position is no more than the depths of the stocks and its shape: how many cards each place holds. A shape is
loose if cards can be moved, otherwise stiff. With equally many cards all loose shapes lead to one another,
and a loose shape of fewer than 20 cards takes any card and stays loose; a stiff one only grows (tests count all of
this). So a game is won by laying whatever one likes while the shape is loose, then growing a stiff one to the end.
Each possible end is taken apart card by card, until the shape comes loose.
"""

from functools import lru_cache
from itertools import accumulate, pairwise, product

from gueridon.games.babet.box import PERSONALITY
from gueridon.games.babet.rules.aim import positives
from gueridon.games.babet.solo.answer import Answer
from gueridon.games.babet.solo.moves import CARD_MOVES, PLAYS, Move
from gueridon.games.babet.solo.state import State

Shape = tuple[int, ...]
Depths = tuple[int, ...]  # how many cards each stock holds
Growth = list[tuple[int, int]]  # from a stock to a place, one after the other


def solve_in_line(start: State, budget: int) -> Answer:
    shape, depths = shape_of(start), tuple([len(cards) for cards in start.stocks])
    nodes = 0
    for end in winning_depths(start):
        ends: list[tuple[Depths, Shape, Growth]] = [(end, (PERSONALITY,) * len(shape), [])]
        personalities = sorted(all_laid(start, end))
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


def winning_depths(state: State) -> list[Depths]:
    """Where the stocks may stand at the end: every place full, and each five cards in a row kind."""
    laid = sum(shape_of(state))
    left = sum([len(cards) for cards in state.stocks]) + laid - PERSONALITY * len(state.places)
    depths = product(*[range(min(left, len(cards)) + 1) for cards in state.stocks])
    return [end for end in depths if sum(end) == left and all_kind(sorted(all_laid(state, end)))]


def all_kind(cards: list[int]) -> bool:
    return all(positives(cards[at : at + PERSONALITY]) >= 3 for at in range(0, len(cards), PERSONALITY))


def all_laid(state: State, depths: Depths) -> list[int]:
    """The cards in the places once the stocks are so deep."""
    taken = [card for stock, depth in zip(state.stocks, depths, strict=True) for card in stock[depth:]]
    return [card for cards in state.places for card in cards] + taken


def last_laid(start: State, depths: Depths, shape: Shape, personalities: list[int]) -> list[tuple[int, int]]:
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


def card_moves(shape: Shape) -> list[tuple[int, int, int]]:
    """BAB-55 Some cards to the right into a gap, or all of them to the left, never past another place in use."""
    moves = []
    for place, count in enumerate(shape):
        for to in range(place + 1, len(shape)):
            if shape[to]:
                break
            moves += [(place, some, to) for some in range(1, count + 1)]
        for to in range(place - 1, -1, -1):
            if count and shape[to] + count <= PERSONALITY:
                moves.append((place, count, to))
            if shape[to]:
                break
    return moves


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
    moves += route(spread(shape), form)
    return (*moves, *[PLAYS[stock][place] for stock, place in growth])


def laid_loosely(shape: Shape, below: int) -> tuple[list[Move], Shape, int]:
    """The moves to the nearest shape that takes a card with so many below it, the shape after, the place."""
    reached = spread(shape)
    for near in reached:
        for place, upto in enumerate(accumulate(near)):
            after = stepped(near, place, 1)
            if upto == below and near[place] < PERSONALITY and is_loose(after):
                return route(reached, near), after, place
    raise AssertionError("a loose shape of fewer than twenty takes any card")


@lru_cache(maxsize=512)
def spread(shape: Shape) -> dict[Shape, tuple[Shape, Move] | None]:
    """All shapes within reach, nearest first, each with the one before and the move from there."""
    reached: dict[Shape, tuple[Shape, Move] | None] = {shape: None}
    queue = [shape]
    for before in queue:
        for place, count, to in card_moves(before):
            after = stepped(stepped(before, place, -count), to, count)
            if after not in reached:
                reached[after] = (before, CARD_MOVES[place][count - 1][to])
                queue.append(after)
    return reached


def route(reached: dict[Shape, tuple[Shape, Move] | None], wanted: Shape) -> list[Move]:
    moves: list[Move] = []
    step = reached[wanted]
    while step is not None:
        moves.append(step[1])
        step = reached[step[0]]
    moves.reverse()
    return moves
