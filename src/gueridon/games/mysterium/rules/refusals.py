"""Why a move is refused: written apart from what is allowed, one rule after another."""

from typing import assert_never

from gueridon.games.mysterium.box import CARD_NUMBER, KIND_SIZE, KINDS, VERDICTS, VISION_NUMBER
from gueridon.games.mysterium.moves import (
    CallCrow,
    ChooseGuilty,
    Finish,
    Judge,
    Lay,
    Lift,
    Move,
    Place,
    Point,
    Ready,
    Serve,
    TimeUp,
    Vote,
    Withdraw,
)
from gueridon.games.mysterium.rules.epilogue import ALONE, FEW, voters
from gueridon.games.mysterium.rules.turn import limit
from gueridon.games.mysterium.state import State


def why_not(state: State, seat: int, move: Move) -> str | None:
    match move:  # those of which there are most come first
        case Place():
            return why_not_place(state, seat, move)
        case Lay():
            return why_not_lay(state, seat, move)
        case Lift() | Judge() | Withdraw():
            return why_not_medium(state, seat, move)
        case Ready():
            return why_not_ready(state, seat)
        case Serve() | CallCrow() | Finish() | ChooseGuilty():
            return why_not_ghost(state, seat, move)
        case Vote():
            return why_not_vote(state, seat, move)
        case Point():
            return why_not_point(state, seat, move)
        case TimeUp():
            return None if seat == state.players and limit(state) is not None else "MYS-24/time"
        case _:
            assert_never(move)


# The ghost


def why_not_ghost(state: State, seat: int, move: Serve | CallCrow | Finish | ChooseGuilty) -> str | None:
    if seat != state.ghost:
        return "MYS-20/ghost"
    match move:
        case Serve(medium):
            return why_not_serve(state, medium)
        case CallCrow():
            return why_not_call(state)
        case Finish():
            return None if state.laid and (state.crow or state.serving is not None) else "MYS-20/finish"
        case ChooseGuilty(number):
            return why_not_guilty(state, number)
        case _:
            assert_never(move)


def why_not_serve(state: State, medium: int) -> str | None:
    if state.phase != "visions":
        return "MYS-20/step"
    if state.crow:
        return "MYS-21/unfinished"
    if state.serving is not None:
        return "MYS-20/one-at-a-time"
    return None if state.unserved >> medium & 1 else "MYS-20/once"


def why_not_call(state: State) -> str | None:
    if state.phase not in ("visions", "culprit") or state.crow or state.serving is not None or state.common:
        return "MYS-21/when"
    if state.crows == 0:
        return "MYS-14"
    return None if state.pile else "MYS-21/pile"


def why_not_lay(state: State, seat: int, move: Lay) -> str | None:
    if seat != state.ghost:
        return "MYS-20/ghost"
    for_the_common_vision = state.phase == "culprit" and state.guilty is not None
    if not state.crow and state.serving is None and not for_the_common_vision:
        return "MYS-20/for-whom"
    if VISION_NUMBER[move.vision] not in state.hand:
        return "MYS-20/hand"
    if state.crow:
        return None if state.laid < len(state.pile) else "MYS-21/pile"
    waiting = state.unserved.bit_count()
    return "MYS-20/enough" if state.laid and len(state.hand) + len(state.pile) <= waiting else None


def why_not_guilty(state: State, number: int) -> str | None:
    if state.phase != "culprit" or state.guilty is not None:
        return "MYS-61"
    if state.crow:
        return "MYS-21/unfinished"
    return None if number <= len(state.groups) else "MYS-60"


# The mediums


def why_not_medium(state: State, seat: int, move: Lift | Judge | Withdraw) -> str | None:
    if seat not in state.owners:
        return "MYS-30/medium"
    if state.phase != "intuitions":
        return "MYS-30/step"
    match move:
        case Lift(medium):
            return why_not_lift(state, seat, medium)
        case Judge():
            return why_not_judge(state, seat, move)
        case Withdraw(medium):
            return why_not_withdraw(state, seat, medium)
        case _:
            assert_never(move)


def why_not_ready(state: State, seat: int) -> str | None:
    if seat not in state.owners:
        return "MYS-30/medium"
    if state.phase == "vote" and state.players == ALONE:
        return "MYS-63/nobody" if state.votes[seat] is None else None
    if state.phase != "intuitions":
        return "MYS-30/step"
    return "MYS-32" if state.ready[seat] else None


def why_not_place(state: State, seat: int, move: Place) -> str | None:
    if state.phase != "intuitions":
        return "MYS-30/step"
    if not owns(state, seat, move.medium):
        return "MYS-30/own"
    card, kind = CARD_NUMBER[move.card], len(state.sleeves[move.medium])
    if kind == KINDS:
        return "MYS-40/epilogue"
    if card // KIND_SIZE != kind:
        return "MYS-30/kind"
    if card not in state.table[kind]:
        return "MYS-11"
    return None if state.intuitions[move.medium] != card else "MYS-30/there"


def why_not_lift(state: State, seat: int, medium: int) -> str | None:
    if not owns(state, seat, medium):
        return "MYS-30/own"
    return None if state.intuitions[medium] is not None else "MYS-30/nowhere"


def owns(state: State, seat: int, medium: int) -> bool:
    return medium < len(state.owners) and state.owners[medium] == seat


def why_not_judge(state: State, seat: int, move: Judge) -> str | None:
    if state.players <= FEW:
        return "MYS-4"
    by, verdict = state.owners.index(seat), VERDICTS.index(move.verdict)
    if move.medium == by:
        return "MYS-31/own"
    if not stands(state, move.medium):
        return "MYS-31/beside"
    if state.beside[move.medium][by] == verdict:
        return "MYS-31/one"
    return None if state.tokens[by][verdict] else "MYS-31/spent"


def stands(state: State, medium: int) -> bool:
    return medium < len(state.owners) and state.intuitions[medium] is not None


def why_not_withdraw(state: State, seat: int, medium: int) -> str | None:
    if medium >= len(state.owners) or state.beside[medium][state.owners.index(seat)] is None:
        return "MYS-31/none"
    return None


# The vote


def why_not_vote(state: State, seat: int, move: Vote) -> str | None:
    if state.players <= FEW or seat not in state.owners:
        return "MYS-63/who"
    if state.phase != "vote" or seat not in voters(state):
        return "MYS-62"
    return None if move.group <= len(state.groups) else "MYS-60"


def why_not_point(state: State, seat: int, move: Point) -> str | None:
    if state.players > FEW or seat not in state.owners:
        return "MYS-63/open"
    if state.phase != "vote":
        return "MYS-63/step"
    if move.group > len(state.groups):
        return "MYS-60"
    return None if state.votes[seat] != move.group else "MYS-63/there"
