"""What the board shows of box and rules that never changes: ``gueridon types`` writes it for the page."""

from gueridon.core.game import Constant
from gueridon.games.missions.box.cards import STACKS, SYMBOLS, VALUES, Medal
from gueridon.games.missions.box.missions import MISSIONS, AllAlike, Within
from gueridon.games.missions.box.rows import values_test


def allowed_values() -> dict[str, list[int]]:
    """By number of the mission, for those that allow some values and forbid the others."""
    return {
        str(number): [value for value in VALUES if values_test(mission.condition)((value,) * STACKS)]
        for number, mission in MISSIONS.items()
        if isinstance(mission.condition, Within | AllAlike)
    }


CONSTANTS: dict[str, Constant] = {
    "SYMBOLS": SYMBOLS,
    "VALUES": list(VALUES),
    "ALLOWED": allowed_values(),
    "MEDALS": [medal.value for medal in Medal],
    "MISSIONS": tuple(MISSIONS.values()),
    "MISSION_COUNT": len(MISSIONS),
}
