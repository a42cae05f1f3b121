"""What a table is worth."""

from math import fsum
from typing import Final

from gueridon.games.medium.rules.deck import KINDS
from gueridon.games.medium.rules.sight import counts
from gueridon.games.medium.state import State

LEAD: Final = 2.0  # how much likelier each fragment makes it to win


def value(state: State) -> list[float]:
    """Each one's share of the fragments, won and in sight."""
    if state.ended is not None:
        best = max([rank(state, seat) for seat in range(state.players)])
        winners = [rank(state, seat) == best for seat in range(state.players)]
        return [float(won) / float(sum(winners)) for won in winners]
    shares = [LEAD ** prospects(state, seat) for seat in range(state.players)]
    total = fsum(shares)
    return [share / total for share in shares]


def rank(state: State, seat: int) -> tuple[int, int]:
    """MED-71 Fragments first, then the white ones."""
    return state.white[seat] + state.red[seat], state.white[seat]


def prospects(state: State, seat: int) -> float:
    """Fragments, a red one worth a little less, and most of what could be claimed next."""
    sight = 0.0
    for prediction in state.held[seat]:
        many = counts(state, seat, prediction % KINDS)
        sight = max(sight, 0.2 * float(many) + (0.5 * float(many - 2) if many > 2 else 0.0))
    return float(state.white[seat]) + 0.85 * float(state.red[seat]) + 0.7 * sight
