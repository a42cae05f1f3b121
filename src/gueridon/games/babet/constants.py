"""What the board shows of box and rules that never changes: ``gueridon types`` writes it for the page."""

from gueridon.core.game import Constant
from gueridon.games.babet.box import CARDS, PERSONALITY
from gueridon.games.babet.rules.aim import is_positive

CONSTANTS: dict[str, Constant] = {
    "PERSONALITY": PERSONALITY,
    "WICKED": [card for card in CARDS if not is_positive(card)],
}
