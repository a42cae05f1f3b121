"""What the board shows of box and rules that never changes: ``gueridon types`` writes it for the page."""

from gueridon.core.game import Constant
from gueridon.games.midas.box import DICE_EACH, FACES, FAVOURS, PRICE

PRICES: dict[str, int] = dict(zip(FAVOURS, PRICE, strict=True))

CONSTANTS: dict[str, Constant] = {
    "FACES": FACES,
    "FAVOURS": FAVOURS,
    "PRICE": PRICES,
    "DICE_EACH": DICE_EACH,
}
