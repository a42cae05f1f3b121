"""Positions are looked into best first, by the rules themselves.

How good one is, is estimated by laying cards greedily from there until nothing fits: with most deals, after a few
positions, one such greedy end is already a win.
"""

from heapq import heappop, heappush
from typing import Final

from gueridon.games.babet.box import PERSONALITY
from gueridon.games.babet.solo.answer import Answer
from gueridon.games.babet.solo.moves import Move
from gueridon.games.babet.solo.rules.play import PERSONALITIES, POSITIVES, carry_out, positives, steps
from gueridon.games.babet.solo.solver.greed import Greed
from gueridon.games.babet.solo.state import State

# How much worse a position is for each card that greed misses, each slot that no card can fill, each card astray.
MISSED: Final = 1
SHORT: Final = 4
ASTRAY: Final = 4
UP_TO: Final = [bytes(range(card + 1)) for card in range(31)]


def search(start: State, budget: int) -> Answer:
    """Moves in a row between places (BAB-58) are not counted here: what is lost is lost with any number of them."""
    root = start.clone()
    root.row = 0
    lines: list[tuple[int, Move | None]] = [(0, None)]  # each position's parent, and the move from there
    heap: list[tuple[int, int, State]] = [(0, 0, root)]
    seen = {signature(root)}
    nodes = 0
    while heap and nodes < budget:
        number, state = heappop(heap)[1:]
        nodes += 1
        missed: list[tuple[Move, State, int]] = []  # those that greed does not win from
        for move in steps(state):
            after = state.clone()
            carry_out(after, move)
            after.row = 0
            sign = signature(after)
            if sign not in seen:
                seen.add(sign)
                if hopeless(after):
                    continue
                greed = Greed(after)
                rest = greed.to_the_end()
                if greed.missed == 0 and astray(after) == 0:
                    return Answer("winnable", (*line(lines, number), move, *rest), nodes)
                missed.append((move, after, greed.missed))
        for move, after, many in missed:
            lines.append((number, move))
            heappush(heap, (badness(after, many), len(lines) - 1, after))
    return Answer("undecided" if heap else "lost", (), nodes)


def hopeless(state: State) -> bool:
    """Where nothing laid moves, a slot that no card can fill stays empty."""
    return state.level == 3 and shortage(state, within_reach(state)) > 0


def badness(state: State, missed: int) -> int:
    """By which the least is looked into next."""
    empty = PERSONALITY * PERSONALITIES[state.level]
    for place in range(PERSONALITIES[state.level]):
        empty -= len(state.places[place])
    short = 0 if state.level == 3 else shortage(state, within_reach(state))
    return empty + missed * MISSED + short * SHORT + astray(state) * ASTRAY


def line(lines: list[tuple[int, Move | None]], number: int) -> list[Move]:
    """The moves that lead to a position."""
    moves: list[Move] = []
    parent, move = lines[number]
    while move is not None:
        moves.append(move)
        parent, move = lines[parent]
    moves.reverse()
    return moves


def signature(state: State) -> tuple[bytes, ...]:
    """The same for positions that are as good: at level 1 any place is, at level 5 any stock and any storage."""
    if state.level == 1:
        return tuple(sorted(state.places))
    if state.level == 5:
        return (*state.places[:4], *sorted(state.places[4:]), *sorted(state.stocks))
    return tuple(state.places)


def astray(state: State) -> int:
    """Cards that must leave where they are: too many negative ones, and positive ones in storage."""
    count = 0
    for place, cards in enumerate(state.places):
        good = positives(cards)
        if place >= PERSONALITIES[state.level]:
            count += good
        elif len(cards) - good > PERSONALITY - POSITIVES[state.level]:
            count += len(cards) - good - (PERSONALITY - POSITIVES[state.level])
    return count


def within_reach(state: State) -> bytes:
    """Cards that may still come to a personality; where nothing laid moves, one that fits nowhere blocks its stock."""
    if state.level == 5:
        return b"".join(state.places[PERSONALITIES[5] :] + state.stocks)
    if state.level != 3:
        return b"".join(state.stocks)
    floor = min([cards[-1] if cards else 0 for cards in state.places if len(cards) < PERSONALITY], default=31)
    pool = b""
    for cards in state.stocks:
        depth = len(cards)
        while depth and cards[depth - 1] >= floor:
            depth -= 1
        pool += cards[depth:]
    return pool


def shortage(state: State, pool: bytes) -> int:
    """How many slots no card of the pool can fill, with everything laid staying where it is (Hall's condition)."""
    most = PERSONALITY - POSITIVES[state.level]
    slots: list[tuple[int, int, int]] = []
    for place in range(PERSONALITIES[state.level]):
        cards = state.places[place]
        spare = max(0, most - len(cards) + positives(cards))
        slots.append((cards[-1] if cards else 0, PERSONALITY - len(cards), spare))
    slots.sort(reverse=True)
    worst = need = negatives = 0
    for last, empty, spare in slots:
        need += empty
        negatives += spare
        above = pool.translate(None, UP_TO[last])
        good = positives(above)
        worst = max(worst, need - good - min(negatives, len(above) - good))
    return worst
