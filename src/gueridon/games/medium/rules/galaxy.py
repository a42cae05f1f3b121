"""Step 4: the exchange with the Galaxy."""

from gueridon.games.medium.box import BACK, CARDS, GOALS
from gueridon.games.medium.events import CardSeen, StarPutDown, StarTaken
from gueridon.games.medium.moves import Take
from gueridon.games.medium.rules.sight import EVERYONE
from gueridon.games.medium.state import State


def why_not_take(state: State, move: Take) -> str | None:
    if state.phase != "exchange":
        return "MED-60/step"
    return None if move.star < len(state.galaxy) else "MED-12"


def take(state: State, seat: int, star: int) -> None:
    """MED-60 Whoever takes sees it before putting another down."""
    card, up = state.galaxy[star], state.face_up[star]
    if not up:
        state.known[card] |= 1 << seat
        state.sealed = True
    state.taken_at = star
    state.phase = "put-down"
    if state.log is not None:
        state.tell(StarTaken(seat, star, GOALS[BACK[card]], CARDS[card] if up else None))
        if not up:
            state.tell(CardSeen(CARDS[card]), (seat,))


def put_down(state: State, seat: int, place: int) -> None:
    """MED-60 Another card, in its place; MED-61 with the other side up; MED-53 perhaps not for the last time."""
    star = state.taken_at
    assert star is not None
    card, taken, up = state.hands[seat][place], state.galaxy[star], not state.face_up[star]
    state.hands[seat][place], state.galaxy[star] = taken, card
    state.known[taken] |= 1 << seat  # MED-22 whoever holds it sees it, whatever was forgotten
    state.face_up[star] = up
    if up:
        state.known[card] = EVERYONE
        state.sealed = True
    state.taken_at = None
    state.exchanges -= 1
    state.phase = "exchange" if state.exchanges else "next-turn"
    if state.log is not None:
        state.tell(StarPutDown(seat, star, place, GOALS[BACK[card]], CARDS[card] if up else None))
