"""BAB-59 Whoever wins has a title, by the level; otherwise the finished personalities count."""

from typing import Final

import msgspec

from gueridon.core.merits import Merits
from gueridon.core.wire import Seat
from gueridon.games.babet.solo.options import Options
from gueridon.games.babet.solo.rules.play import PERSONALITIES, finished
from gueridon.games.babet.solo.state import State

TITLES: Final = ("plastic", "cardboard", "wood", "silver", "crystal")  # by level


def personalities(state: State, seat: Seat) -> int:
    return finished(state)


def title(state: State) -> str | None:
    return TITLES[state.level - 1] if state.ended == "won" else None


def next_level(state: State) -> Options | None:
    """Another deal, one level up."""
    if state.ended != "won" or state.level == len(TITLES):
        return None
    return msgspec.structs.replace(state.options, level=state.level + 1, day=None)


MERITS = Merits(personalities, max(PERSONALITIES), TITLES, title)
