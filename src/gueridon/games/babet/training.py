"""What the bots have learnt, and how it is made anew: see ``prospects.md``."""

from typing import Final

from gueridon.core.outcome import Outcome
from gueridon.core.training import Fitting, Training
from gueridon.games.babet.hints.prospects import WEIGHTS, measures
from gueridon.games.babet.state import State
from gueridon.games.babet.weights import FILE, write

WORTH: Final = {"two-kind": 1.0, "one-wicked": 0.0, "no-winner": 0.5}


def worth(outcome: Outcome) -> float:
    """To the Artisous."""
    return WORTH[outcome.reason]


FITTING: Final[Fitting[State]] = Fitting("first-game", 3000, measures, worth, lambda: WEIGHTS, write)
TRAINING: Final = Training(FILE, FITTING)
