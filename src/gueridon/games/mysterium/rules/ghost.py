"""An hour, step 1: the ghost, MYS-20 to MYS-23."""

from gueridon.core.fate import draw, shuffled
from gueridon.games.mysterium.box import HAND, KINDS, VISION_NUMBER, VISIONS
from gueridon.games.mysterium.events import (
    CrowSpent,
    HandFilled,
    HandRedrawn,
    MediumServed,
    VisionChosen,
    VisionGiven,
    VisionsDrawn,
    VisionSetAside,
)
from gueridon.games.mysterium.moves import CALL_CROW, FINISH, LAYS, SERVES, Lay, Move
from gueridon.games.mysterium.state import State


def begin_visions(state: State) -> None:
    """MYS-20 Every medium who is not at the epilogue is to be served."""
    state.phase = "visions"
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
    """So many visions from the pile; only the ghost sees which, and is told them in their own order, not the pile's."""
    hand, pile = state.hand, state.pile
    state.sealed = True
    for _ in range(count):
        hand.append(pile.pop())
    if state.log is not None:
        state.tell(VisionsDrawn(tuple([VISIONS[vision] for vision in sorted(hand[-count:])])), (state.ghost,))


def put_under(state: State, visions: list[int]) -> None:
    """MYS-22 Under the pile, shuffled among themselves."""
    state.pile = shuffled(state.key, state.chances, visions) + state.pile
    state.chances += 1
    state.sealed = True


def visions_over(state: State) -> bool:
    """MYS-20 Everyone is served, or there is nothing left to give."""
    return not state.unserved or not (state.hand or state.pile)


def visions_moves(state: State) -> list[Move]:
    if state.crow:
        return crow_moves(state)
    if state.serving is not None:
        return gifts(state)
    moves: list[Move] = [serve for medium, serve in enumerate(SERVES) if state.unserved >> medium & 1]
    if may_call_crow(state):
        moves.append(CALL_CROW)
    return moves


def serve(state: State, medium: int) -> None:
    """MYS-20 One at a time, once each per hour."""
    state.serving = medium
    state.unserved &= ~(1 << medium)
    state.tell(MediumServed(medium))


def gifts(state: State) -> list[Move]:
    """MYS-20 One or more, but whoever still waits must not be left without."""
    moves: list[Move] = []
    if state.laid == 0 or len(state.hand) + len(state.pile) > state.unserved.bit_count():
        moves += [LAYS[vision] for vision in state.hand]
    if state.laid:
        moves.append(FINISH)
    return moves


def lay(state: State, move: Lay) -> None:
    vision = VISION_NUMBER[move.vision]
    state.sealed = True  # only the ghost knew that it was there
    state.hand.remove(vision)
    state.laid += 1
    if state.crow:
        set_aside(state, vision)
    elif state.serving is not None:
        give(state, vision, state.serving)
    else:
        state.common.append(vision)
        state.tell(VisionChosen(move.vision), (state.ghost,))


def give(state: State, vision: int, medium: int) -> None:
    state.visions[medium].append(vision)
    if state.log is not None:
        state.tell(VisionGiven(medium, VISIONS[vision]))


def finish(state: State) -> None:
    """MYS-20 The hand is filled after each medium; MYS-21 a crow's load is replaced."""
    state.laid = 0
    if state.crow:
        redraw(state)
    else:
        state.serving = None
        fill_hand(state)


# Crows


def may_call_crow(state: State) -> bool:
    """MYS-21 If there is one, and something to draw."""
    return state.crows > 0 and len(state.pile) > 0


def call_crow(state: State) -> None:
    state.crow = True
    state.crows -= 1
    state.tell(CrowSpent(state.crows))


def crow_moves(state: State) -> list[Move]:
    """MYS-21 One card or more, as long as the pile can replace them."""
    moves: list[Move] = []
    if state.laid < len(state.pile):
        moves += [LAYS[vision] for vision in state.hand]
    if state.laid:
        moves.append(FINISH)
    return moves


def set_aside(state: State, vision: int) -> None:
    state.aside.append(vision)
    if state.log is not None:
        state.tell(VisionSetAside(VISIONS[vision]), (state.ghost,))


def redraw(state: State) -> None:
    """MYS-21 As many from the pile first, then those set aside go under it."""
    carried, state.aside = state.aside, []
    state.crow = False
    if carried:
        state.tell(HandRedrawn(len(carried)))
        take(state, len(carried))
        put_under(state, carried)


# Time


def ghost_is_late(state: State) -> None:
    """MYS-20 What was begun is finished, and each medium without a vision gets one random card of the hand."""
    if state.serving is not None and state.laid == 0:
        state.unserved |= 1 << state.serving
    finish(state)
    for medium in range(len(state.owners)):
        if state.unserved >> medium & 1 and state.hand:
            give(state, state.hand.pop(draw(state.key, state.chances, len(state.hand))), medium)
            state.chances += 1
            fill_hand(state)
