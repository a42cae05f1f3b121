"""What the board shows of box and rules that never changes: ``gueridon types`` writes it for the page."""

from gueridon.core.game import Constant
from gueridon.games.medium.box import GOALS, POWERS, POWERS_EACH, STAR
from gueridon.games.medium.rules.sight import ENOUGH
from gueridon.games.medium.state import STEPS

CONSTANTS: dict[str, Constant] = {
    "GOALS": GOALS,
    "POWERS": POWERS,
    "POWERS_EACH": POWERS_EACH,
    "STEPS": STEPS,
    "ENOUGH": ENOUGH,
    "STAR": STAR,
}
