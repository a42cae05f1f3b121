"""What the board shows of box and rules that never changes: ``gueridon types`` writes it for the page."""

from gueridon.core.game import Constant
from gueridon.games.medium.box import CARDS, GOALS, GUESSED_RIGHT, POWERS, POWERS_EACH, STAR
from gueridon.games.medium.rules.sight import ENOUGH
from gueridon.games.medium.state import STEPS

CONSTANTS: dict[str, Constant] = {
    "CARDS": CARDS,
    "GOALS": GOALS,
    "POWERS": POWERS,
    "POWERS_EACH": POWERS_EACH,
    "STEPS": STEPS,
    "ENOUGH": ENOUGH,
    "STAR": STAR,
    "GUESSED_RIGHT": GUESSED_RIGHT,
}
