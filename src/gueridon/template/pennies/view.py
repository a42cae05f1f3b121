"""What each pair of eyes sees, and what whoever sees it may imagine."""

from random import Random

from gueridon.core.talk import CHAT, SILENCE, Talk
from gueridon.core.wire import Seat, Wire
from gueridon.template.pennies.moves import FACES, Face
from gueridon.template.pennies.options import Options
from gueridon.template.pennies.rules import to_act
from gueridon.template.pennies.state import State


class View(Wire, frozen=True):
    seat: Seat | None  # None watches
    options: Options
    even: Seat
    chosen: tuple[Seat, ...]  # who has chosen
    own: Face | None
    shown: tuple[Face, ...]  # both, once both are chosen


def view(state: State, seat: int | None) -> View:
    """Hiding is written here, and nowhere else."""
    waiting = to_act(state)
    chosen = tuple([place for place in range(len(state.faces)) if place not in waiting])
    shown = () if waiting else tuple([face for face in state.faces if face is not None])
    own = None if seat is None else state.faces[seat]
    return View(seat, state.options, state.even, chosen, own, shown)


def imagine(view: View, rng: Random) -> State:
    """A state that this viewer cannot tell from the real one."""
    faces: list[Face | None] = [*view.shown] or [None, None]
    if not view.shown:
        for seat in view.chosen:
            faces[seat] = view.own if seat == view.seat else rng.choice(FACES)
    return State(rng.randbytes(32), view.options, view.even, faces)


def talk(view: View) -> Talk:
    return SILENCE if view.seat is None else CHAT
