"""An hour, step 1: the ghost, MYS-20 to MYS-23."""

from typing import Final

from gueridon.core.fate import draw, shuffled
from gueridon.games.mysterium.box import HAND, KINDS, VISION_NUMBER, VISIONS
from gueridon.games.mysterium.events import (
    CrowSpent,
    HandFilled,
    HandRedrawn,
    VisionGiven,
    VisionsDrawn,
    VisionSetAside,
)
from gueridon.games.mysterium.moves import FINISH, REDRAW, SET_ASIDES, Give, Move, SetAside, gives_to_mediums
from gueridon.games.mysterium.state import State

GIVES: Final = gives_to_mediums()


def begin_visions(state: State) -> None:
    """MYS-20 Every medium who is not at the epilogue is to be served."""
    state.phase = "visions"
    state.serving = None
    state.unserved = 0
    for medium, sleeve in enumerate(state.sleeves):
        if len(sleeve) < KINDS:
            state.unserved |= 1 << medium
    fill_hand(state)


def fill_hand(state: State) -> None:
    """MYS-20 To seven, while the pile lasts."""
    drawn = min(HAND - len(state.hand), len(state.pile))
    if drawn:
        take(state, drawn)
        if state.log is not None:
            state.tell(HandFilled(drawn, len(state.pile)))


def take(state: State, count: int) -> None:
    """So many visions from the pile; only the ghost sees which."""
    hand, pile = state.hand, state.pile
    for _ in range(count):
        hand.append(pile.pop())
    if state.log is not None:
        state.tell(VisionsDrawn(tuple([VISIONS[vision] for vision in hand[-count:]])), (state.ghost,))


def put_under(state: State, visions: list[int]) -> None:
    """MYS-22 Under the pile, shuffled among themselves."""
    state.pile = shuffled(state.key, state.chances, visions) + state.pile
    state.chances += 1


def visions_over(state: State) -> bool:
    """MYS-20 Everyone is served, or there is nothing left to give."""
    return state.serving is None and (state.unserved == 0 or not (state.hand or state.pile))


def visions_moves(state: State) -> list[Move]:
    if state.aside:
        return crow_moves(state)
    to = recipients(state)
    moves: list[Move] = []
    if to:
        for vision in state.hand:
            moves += GIVES[vision][to]
    if state.serving is not None:
        moves.append(FINISH)
        return moves
    return moves + crow_moves(state)


def recipients(state: State) -> int:
    """MYS-20 Whom the next vision may go to, as bits: nobody who waits may be left without one."""
    if state.serving is None:
        return state.unserved
    spare = len(state.hand) + len(state.pile) - state.unserved.bit_count()
    return 1 << state.serving if spare > 0 else 0


def give(state: State, move: Give) -> None:
    vision, medium = VISION_NUMBER[move.vision], move.medium
    state.serving = medium
    state.unserved &= ~(1 << medium)
    state.hand.remove(vision)
    state.visions[medium].append(vision)
    if state.log is not None:
        state.tell(VisionGiven(medium, move.vision))


def finish(state: State) -> None:
    """MYS-20 Once each per hour, refilling after each."""
    state.serving = None
    fill_hand(state)


# Crows


def crow_moves(state: State) -> list[Move]:
    """MYS-21 Set aside one more, if a crow is there and the pile can replace it; or draw."""
    moves: list[Move] = []
    if (state.aside or state.crows) and len(state.aside) < len(state.pile):
        moves += [SET_ASIDES[vision] for vision in state.hand]
    if state.aside:
        moves.append(REDRAW)
    return moves


def set_aside(state: State, move: SetAside) -> None:
    """MYS-21 The first card spends the crow."""
    vision = VISION_NUMBER[move.vision]
    if not state.aside:
        state.crows -= 1
        state.tell(CrowSpent(state.crows))
    state.hand.remove(vision)
    state.aside.append(vision)
    if state.log is not None:
        state.tell(VisionSetAside(move.vision), (state.ghost,))


def redraw(state: State) -> None:
    """MYS-21 As many from the pile first, then those set aside go under it."""
    carried, state.aside = state.aside, []
    state.tell(HandRedrawn(len(carried)))
    take(state, len(carried))
    put_under(state, carried)


# Time


def ghost_is_late(state: State) -> None:
    """MYS-20 What was begun is finished, and each medium not served gets one random card of the hand."""
    if state.aside:
        redraw(state)
    finish(state)
    for medium in range(len(state.owners)):
        if state.unserved >> medium & 1 and state.hand:
            at = draw(state.key, state.chances, len(state.hand))
            state.chances += 1
            give(state, Give(VISIONS[state.hand[at]], medium))
            finish(state)
