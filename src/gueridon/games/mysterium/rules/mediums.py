"""An hour, step 2: the mediums, MYS-24 to MYS-32."""

from gueridon.games.mysterium.box import CARD_NUMBER, KINDS, VERDICTS
from gueridon.games.mysterium.events import (
    IntuitionLifted,
    IntuitionPlaced,
    SaidReady,
    TokenPlaced,
    TokenTakenBack,
    VisionsEnded,
)
from gueridon.games.mysterium.moves import JUDGES, LIFTS, PLACES, READY, WITHDRAWS, Judge, Move, Place
from gueridon.games.mysterium.state import State


def begin_intuitions(state: State) -> None:
    """MYS-24 The sandglass is turned; MYS-32 whoever can do nothing counts as ready."""
    state.phase = "intuitions"
    state.unserved = 0
    for seat in range(state.players):
        state.ready[seat] = True
    for medium, seat in enumerate(state.owners):
        if len(state.sleeves[medium]) < KINDS or max(state.tokens[medium]):
            state.ready[seat] = False
    state.tell(VisionsEnded(state.options.sandglass or None))


def can_act(state: State, seat: int) -> bool:
    """Whoever is not ready may say so; whoever is may still change something."""
    if not state.ready[seat]:
        return True
    for medium, owner in enumerate(state.owners):
        if owner == seat and (len(state.sleeves[medium]) < KINDS or judgements(state, medium)):
            return True
    return False


def intuition_moves(state: State, seat: int) -> list[Move]:
    moves: list[Move] = []
    for medium, owner in enumerate(state.owners):
        if owner == seat:
            moves += placings(state, medium)
            moves += judgements(state, medium)
    if not state.ready[seat]:
        moves.append(READY)
    return moves


def placings(state: State, medium: int) -> list[Move]:
    """MYS-30 On any card of the kind that the medium is looking for, or off the table."""
    kind, stands = len(state.sleeves[medium]), state.intuitions[medium]
    if kind == KINDS:
        return []
    places = PLACES[medium]
    moves: list[Move] = [places[card] for card in state.table[kind] if card != stands]
    if stands is not None:
        moves.append(LIFTS[medium])
    return moves


def judgements(state: State, by: int) -> list[Move]:
    """MYS-31 At most one beside each other medium's intuition."""
    moves: list[Move] = []
    tokens = state.tokens[by]
    for medium, stands in enumerate(state.intuitions):
        if stands is not None and medium != by:
            said = state.beside[medium][by]
            moves += [judge for at, judge in enumerate(JUDGES[medium]) if tokens[at] and said != at]
            if said is not None:
                moves.append(WITHDRAWS[medium])
    return moves


def place(state: State, move: Place) -> None:
    state.intuitions[move.medium] = CARD_NUMBER[move.card]
    if state.log is not None:
        state.tell(IntuitionPlaced(move.medium, move.card))


def lift(state: State, medium: int) -> None:
    """MYS-31 The tokens beside it go back to their owners."""
    state.intuitions[medium] = None
    state.tell(IntuitionLifted(medium))
    for by in range(len(state.owners)):
        if state.beside[medium][by] is not None:
            take_back(state, by, medium)


def judge(state: State, by: int, move: Judge) -> None:
    if state.beside[move.medium][by] is not None:
        take_back(state, by, move.medium)
    verdict = VERDICTS.index(move.verdict)
    state.tokens[by][verdict] -= 1
    state.beside[move.medium][by] = verdict
    if state.log is not None:
        state.tell(TokenPlaced(by, move.medium, move.verdict))


def take_back(state: State, by: int, medium: int) -> None:
    verdict = state.beside[medium][by]
    assert verdict is not None
    state.tokens[by][verdict] += 1
    state.beside[medium][by] = None
    state.tell(TokenTakenBack(by, medium))


def say_ready(state: State, seat: int) -> None:
    state.ready[seat] = True
    if state.log is not None:
        state.tell(SaidReady(seat))


def all_ready(state: State) -> bool:
    """MYS-32 Nobody needs the sandglass any longer."""
    return False not in state.ready
