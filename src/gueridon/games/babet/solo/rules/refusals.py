"""Why a move is refused: the same rules told the other way round, from the cards themselves."""

from itertools import pairwise
from typing import assert_never

from gueridon.games.babet.box import PERSONALITY
from gueridon.games.babet.solo.moves import GiveUp, Move, MoveCards, PlayCard, Restock
from gueridon.games.babet.solo.rules.play import MOST_IN_A_ROW, PERSONALITIES
from gueridon.games.babet.solo.state import State


def why_not(state: State, seat: int, move: Move) -> str | None:
    if state.ended is not None:
        return "BAB-58/over"
    if seat != 0:
        return "BAB-50/alone"
    match move:
        case PlayCard():
            return why_not_play(state, move)
        case MoveCards():
            return why_not_move(state, move)
        case Restock():
            return why_not_restock(state, move)
        case GiveUp():
            return None
        case _:
            assert_never(move)


def why_not_play(state: State, move: PlayCard) -> str | None:
    if move.stock >= len(state.stocks) or not state.stocks[move.stock]:
        return "BAB-51/stock"
    return why_not_there(state, state.stocks[move.stock][-1:], move.place, state.places)


def why_not_move(state: State, move: MoveCards) -> str | None:
    if state.level == 3:
        return "BAB-54"
    if move.place >= len(state.places) or move.count > len(state.places[move.place]):
        return "BAB-52"
    if state.row >= MOST_IN_A_ROW:
        return "BAB-58/sixty"
    left = state.places.copy()
    left[move.place] = left[move.place][: -move.count]
    return why_not_there(state, state.places[move.place][-move.count :], move.to, left)


def why_not_there(state: State, cards: bytes, place: int, places: list[bytes]) -> str | None:
    """Why these cards may not be added to this place of these places."""
    if place >= len(places):
        return "BAB-50/place"
    if len(places[place]) + len(cards) > PERSONALITY:
        return "BAB-51/five"
    if places[place] and places[place][-1] > cards[0]:
        return "BAB-51/lower"
    after = [*places[:place], places[place] + cards, *places[place + 1 :]]
    return why_not_so(state.level, [personality for personality in after[: PERSONALITIES[state.level]] if personality])


def why_not_so(level: int, personalities: list[bytes]) -> str | None:
    """Why personalities in use may not stand in this order."""
    for left, right in pairwise(personalities):
        if level == 4 and left[-1] > right[0]:
            return "BAB-55"
        if level != 1 and left[0] > right[0]:
            return "BAB-56" if level == 5 else "BAB-53"
    return None


def why_not_restock(state: State, move: Restock) -> str | None:
    if state.level != 5:
        return "BAB-57/level"
    if state.stocks[move.to]:
        return "BAB-57/empty"
    return None if len(state.stocks[move.stock]) >= 2 else "BAB-57/two"
