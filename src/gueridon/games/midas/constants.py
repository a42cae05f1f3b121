"""What the board shows of box and rules that never changes: ``gueridon types`` writes it for the page."""

from gueridon.core.game import Constant
from gueridon.games.midas.box import DICE_EACH, FACES, FAVOURS, PRICE

CONSTANTS: dict[str, Constant] = {
    "FACES": FACES,
    "FAVOURS": FAVOURS,
    "PRICE": dict(zip(FAVOURS, PRICE, strict=True)),
    "DICE_EACH": DICE_EACH,
}
