"""What the board shows of box and rules that never changes: ``gueridon types`` writes it for the page."""

from gueridon.core.game import Constant
from gueridon.games.mysterium.box import COMMON, HOURS, KIND, KINDS

CONSTANTS: dict[str, Constant] = {
    "SOUGHT": KIND[:KINDS],
    "HOURS": HOURS,
    "COMMON": COMMON,
}
