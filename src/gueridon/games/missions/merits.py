"""FIF-30 The last medal won, and FIF-32 the missions accomplished."""

from gueridon.core.merits import Merits
from gueridon.core.wire import Seat
from gueridon.games.missions.box.cards import Medal
from gueridon.games.missions.rules import FIFTY, medal
from gueridon.games.missions.state import State


def accomplished(state: State, seat: Seat) -> int:
    return len(state.accomplished)


def last_medal(state: State) -> str | None:
    won = medal(state)
    return None if won is None else won.value


MERITS = Merits(accomplished, FIFTY, tuple([metal.value for metal in Medal]), last_medal)
