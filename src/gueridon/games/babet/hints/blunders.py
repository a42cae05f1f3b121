"""What nobody should do: leave to an opponent a table where he wins with cards that everybody sees."""

from gueridon.games.babet.box import Role
from gueridon.games.babet.hints.winning import can_win
from gueridon.games.babet.moves import Move
from gueridon.games.babet.rules.turn import ACTIONS, apply, legal_moves
from gueridon.games.babet.state import State


def prudent(state: State, seat: int, moves: list[Move]) -> list[Move]:
    """Where the roles are hidden nobody knows who is an opponent; a draw leaves everything open."""
    if state.options.roles == "hidden" or state.draws or state.ended is not None:
        return moves
    return [move for move in moves if is_safe(state, seat, move)] or moves


def is_safe(state: State, seat: int, move: Move) -> bool:
    """Now, or after whatever the same player may still do in this turn."""
    after = state.clone()
    apply(after, seat, move)
    if after.ended is not None:
        return after.ended != ("one-wicked" if state.roles[seat] is Role.ARTISOU else "two-kind")
    if after.turn != seat:
        return after.roles[after.turn] is state.roles[seat] or not wins_next(after)
    for following in legal_moves(after, seat):  # noqa: SIM110 (a generator would cost more)
        if is_safe(after, seat, following):
            return True
    return False


def wins_next(state: State) -> bool:
    """The player whose turn begins: with what he is known to hold, and what lies in the river."""
    return can_win(state, state.roles[state.turn], [*state.shown[state.turn], *state.river], ACTIONS)
