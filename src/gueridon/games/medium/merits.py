"""MED-71 Fragments, of either side."""

from gueridon.core.merits import Merits
from gueridon.core.wire import Seat
from gueridon.games.medium.box import FRAGMENTS
from gueridon.games.medium.state import State


def fragments(state: State, seat: Seat) -> int:
    return state.white[seat] + state.red[seat]


MERITS = Merits(fragments, FRAGMENTS)
