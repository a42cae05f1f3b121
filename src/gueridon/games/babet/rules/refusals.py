"""Why a move is refused: the same rules told the other way round."""

from typing import assert_never

from gueridon.games.babet.box import PERSONALITY
from gueridon.games.babet.moves import Draw, EndTurn, Lay, Move, MovePile, Take
from gueridon.games.babet.rules.turn import HAND
from gueridon.games.babet.state import State


def why_not(state: State, seat: int, move: Move) -> str | None:
    if state.ended is not None:
        return "BAB-30"
    if seat != state.turn:
        return "BAB-20/turn"
    match move:
        case Take() | Draw():
            return why_not_drawn(state, move)
        case Lay() | MovePile() | EndTurn():
            return "BAB-20/first" if state.draws else why_not_action(state, move)
        case _:
            assert_never(move)


def why_not_drawn(state: State, move: Take | Draw) -> str | None:
    if not state.draws:
        return "BAB-20/enough"
    if isinstance(move, Draw):
        return None if state.draw_pile else "BAB-22"
    return None if move.card in state.river else "BAB-20/river"


def why_not_action(state: State, move: Lay | MovePile | EndTurn) -> str | None:
    hand = state.hands[state.turn]
    match move:
        case Lay():
            return why_not_lay(state, move)
        case MovePile():
            return why_not_move(state, move) or ("BAB-27/lay" if len(hand) - HAND > state.actions - 1 else None)
        case EndTurn():
            return "BAB-27/end" if len(hand) > HAND else None
        case _:
            assert_never(move)


def why_not_lay(state: State, move: Lay) -> str | None:
    if move.card not in state.hands[state.turn]:
        return "BAB-24/hand"
    if move.on is None:
        return None
    if move.on in [cards[-1] for cards in state.personalities]:
        return "BAB-26/finished"
    return None if move.on < move.card and move.on in [pile[-1] for pile in state.piles] else "BAB-24/pile"


def why_not_move(state: State, move: MovePile) -> str | None:
    for cards in state.personalities:
        if move.lowest == cards[0] or move.onto == cards[-1]:
            return "BAB-26/finished"
    heights = [len(pile) for pile in state.piles if pile[0] == move.lowest]
    onto = [len(pile) for pile in state.piles if pile[-1] == move.onto]
    if not heights or not onto or move.onto >= move.lowest:
        return "BAB-25"
    return "BAB-26/limit" if heights[0] + onto[0] > PERSONALITY else None
