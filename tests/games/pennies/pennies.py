"""Matching pennies, the smallest game of secret choices: two coins, shown at once; ``even`` wins if they match."""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Literal

from gueridon.core.fate import draw
from gueridon.core.game import Audience, Game
from gueridon.core.outcome import Outcome
from gueridon.core.talk import CHAT, SILENCE, Talk
from gueridon.core.wire import Piece, Seat, Wire

Face = Literal["heads", "tails"]


class Options(Piece, frozen=True):
    """There is nothing to choose."""


class Choose(Wire, frozen=True):
    face: Face


class Chosen(Wire, frozen=True):
    """Somebody has chosen: what, nobody hears."""

    seat: Seat


class Shown(Wire, frozen=True):
    faces: tuple[Face | None, ...]


Event = Chosen | Shown


class View(Wire, frozen=True):
    seat: Seat | None
    even: Seat
    chosen: tuple[bool, ...]
    faces: tuple[Face | None, ...]  # your own; both once both are chosen


@dataclass(slots=True)
class State:
    key: bytes
    even: int
    faces: list[Face | None]
    log: list[tuple[Audience, Event]] | None = field(default=None, compare=False)
    sealed: bool = field(default=False, compare=False, repr=False)

    def clone(self) -> "State":
        return State(self.key, self.even, self.faces.copy())


FACES: tuple[Face, ...] = ("heads", "tails")
MOVES = tuple(Choose(face) for face in FACES)


def setup(players: int, options: Options, key: bytes) -> State:
    return State(key, draw(key, 0, 2), [None, None], [])


def to_act(state: State) -> tuple[int, ...]:
    return tuple(seat for seat, face in enumerate(state.faces) if face is None)


def legal_moves(state: State, seat: int) -> list[Choose]:
    return [*MOVES] if seat in to_act(state) else []


def why_not(state: State, seat: int, move: Choose) -> str | None:
    return None if seat in to_act(state) else "PEN-1"


def apply(state: State, seat: int, move: Choose) -> None:
    state.faces[seat] = move.face
    tell(state, Chosen(seat))
    if not to_act(state):
        state.sealed = True
        tell(state, Shown(tuple(state.faces)))


def tell(state: State, event: Event) -> None:
    if state.log is not None:
        state.log.append((None, event))


def outcome(state: State) -> Outcome | None:
    if to_act(state):
        return None
    winner = state.even if state.faces[0] == state.faces[1] else 1 - state.even
    return Outcome("shown", (winner,), (int(winner == 0), int(winner == 1)))


def view(state: State, seat: int | None) -> View:
    known = range(2) if not to_act(state) else (seat,)
    faces = tuple(face if place in known else None for place, face in enumerate(state.faces))
    return View(seat, state.even, tuple(face is not None for face in state.faces), faces)


def imagine(view: View, rng: Random) -> State:
    faces = [
        face if face or not chosen else rng.choice(FACES) for face, chosen in zip(view.faces, view.chosen, strict=True)
    ]
    return State(rng.randbytes(32), view.even, faces)


def talk(view: View) -> Talk:
    return SILENCE if view.seat is None else CHAT


PENNIES: Game[Options, State, Choose, View] = Game(
    id="pennies",
    version=1,
    folder=Path(__file__).parent,
    players=range(2, 3),
    reasons=("shown",),
    options=Options,
    presets={"usual": Options()},
    move_type=Choose,
    event_type=Event,
    view_type=View,
    signal_type=None,
    task_type=Choose,
    moves=MOVES,
    secret=(Choose,),
    setup=setup,
    to_act=to_act,
    legal_moves=legal_moves,
    apply=apply,
    why_not=why_not,
    outcome=outcome,
    view=view,
    imagine=imagine,
    talk=talk,
    task=lambda view: MOVES[0],
    rematch=lambda state: Options(),
    pieces=lambda state: ["penny" for _ in state.faces],
    box=lambda players, options: ["penny", "penny"],
)
