"""The rules, in the order of the rulebook."""

from collections.abc import Sequence

from gueridon import Outcome
from gueridon.core.fate import draw
from gueridon.template.pennies.moves import MOVES, Choose
from gueridon.template.pennies.options import Options
from gueridon.template.pennies.state import CoinChosen, CoinsShown, GameBegan, State


def setup(players: int, options: Options, key: bytes) -> State:
    """PEN-1"""
    even = draw(key, 0, players) if options.even == "drawn" else 0
    state = State(key, options, even, [None] * players, [])
    state.tell(GameBegan(even))
    return state


def to_act(state: State) -> tuple[int, ...]:
    """PEN-2 Both at once, in secret."""
    return tuple([seat for seat, face in enumerate(state.faces) if face is None])


def legal_moves(state: State, seat: int) -> list[Choose]:
    return [*MOVES] if seat in to_act(state) else []


def why_not(state: State, seat: int, move: Choose) -> str | None:
    return None if seat in to_act(state) else "PEN-2"


def apply(state: State, seat: int, move: Choose) -> None:
    state.faces[seat] = move.face
    state.tell(CoinChosen(seat))
    if not to_act(state):
        show(state)


def show(state: State) -> None:
    """PEN-3 What was hidden is seen: this cannot be taken back."""
    state.sealed = True
    state.tell(CoinsShown(tuple([face for face in state.faces if face is not None]), winner(state)))


def winner(state: State) -> int:
    one, other = state.faces
    return state.even if one == other else 1 - state.even


def outcome(state: State) -> Outcome | None:
    if to_act(state):
        return None
    won = winner(state)
    return Outcome("shown", (won,), tuple([int(seat == won) for seat in range(len(state.faces))]))


def rematch(state: State) -> Options:
    return state.options


def pieces(state: State) -> Sequence[str]:
    """Every piece in every zone: the laws count them at every ply."""
    return ["coin" for _ in state.faces]


def box(players: int, options: Options) -> Sequence[str]:
    return ["coin"] * players
