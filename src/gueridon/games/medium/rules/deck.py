"""Step 2: the prediction deck."""

from typing import Final

from gueridon.core.fate import shuffled
from gueridon.games.medium.box import GOALS
from gueridon.games.medium.events import (
    DeckGlimpsed,
    DeckRenewed,
    NothingDrawn,
    PredictionDrawn,
    PredictionReceived,
    Redrawn,
)
from gueridon.games.medium.state import State

KINDS: Final = len(GOALS)
SHORT: Final = 2  # MED-41 a deck of so few takes in the discard pile


def draw_prediction(state: State, seat: int) -> bool:
    """MED-40 A goal neither accomplished nor held, if there is one; MED-41 before and after, the deck is renewed."""
    state.sealed = True
    waiting = len(state.discards)
    renew(state)
    drawn = find(state, seat, owned(state, seat), [])
    renew(state)
    if state.log is not None:
        tell_draw(state, seat, drawn=drawn)
        tell_renewal(state, waiting)
    return drawn


def owned(state: State, seat: int) -> int:
    """MED-40 The goals that this player has accomplished or holds, as bits."""
    goals = 0
    for prediction in state.accomplished[seat]:
        goals |= 1 << prediction % KINDS
    for prediction in state.held[seat]:
        goals |= 1 << prediction % KINDS
    return goals


def find(state: State, seat: int, unwanted: int, rejected: list[int]) -> bool:
    """MED-40 In the deck, or else in the discard pile too; then the rejected ones are shuffled back."""
    found = draw_until_wanted(state, seat, unwanted, rejected)
    if not found and state.discards:
        take_in_discards(state)
        found = draw_until_wanted(state, seat, unwanted, rejected)
    if found:
        lose_track(state, seat, rejected)
    if rejected:
        put_back(state, seat, rejected)
    return found


def draw_until_wanted(state: State, seat: int, unwanted: int, rejected: list[int]) -> bool:
    while state.deck:
        prediction = state.deck.pop()
        if not unwanted >> prediction % KINDS & 1:
            state.held[seat].append(prediction)
            state.seen[prediction] = 1 << seat
            return True
        rejected.append(prediction)
    return False


def lose_track(state: State, seat: int, rejected: list[int]) -> None:
    """Whoever else knew what lies in the deck cannot tell what was drawn from it."""
    for prediction in state.deck:
        state.seen[prediction] &= 1 << seat
    for prediction in rejected:
        state.seen[prediction] &= 1 << seat


def put_back(state: State, seat: int, rejected: list[int]) -> None:
    for prediction in rejected:
        state.seen[prediction] |= 1 << seat
    shuffle_in(state, rejected)
    state.redrawn.append(seat)


def shuffle_in(state: State, predictions: list[int]) -> None:
    state.deck = shuffled(state.key, state.shuffles, state.deck + predictions)
    state.shuffles += 1


def renew(state: State) -> None:
    """MED-41 A deck of two or fewer takes in the discard pile, if there is one."""
    if len(state.deck) <= SHORT and state.discards:
        take_in_discards(state)


def take_in_discards(state: State) -> None:
    shuffle_in(state, state.discards)
    state.discards = []


def renew_after_discard(state: State) -> None:
    waiting = len(state.discards)
    renew(state)
    tell_renewal(state, waiting)


def tell_renewal(state: State, waiting: int) -> None:
    """So many were in the discard pile; nobody hears at which moment of a draw they were shuffled in."""
    if waiting and not state.discards:
        state.tell(DeckRenewed(len(state.deck)))


def tell_draw(state: State, seat: int, *, drawn: bool) -> None:
    if drawn:
        state.tell(PredictionDrawn(seat, len(state.deck)))
        state.tell(PredictionReceived(seat, GOALS[state.held[seat][-1] % KINDS]), (seat,))
    else:
        state.tell(NothingDrawn(seat))
    if state.redrawn:
        tell_redraw(state, seat)


def tell_redraw(state: State, seat: int) -> None:
    """MED-40 The others hear that it took place, never the cards."""
    known = sorted([prediction % KINDS for prediction in state.deck if state.seen[prediction] >> seat & 1])
    state.tell(Redrawn(seat))
    state.tell(DeckGlimpsed(seat, tuple([GOALS[goal] for goal in known])), (seat,))
