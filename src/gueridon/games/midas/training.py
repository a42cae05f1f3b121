"""What the bots have learnt, and how it is made anew: see ``rounds.md``."""

from typing import Final

from gueridon.core.training import Solving, Training
from gueridon.games.midas.rounds.solving import Case, cases_of, solve
from gueridon.games.midas.sheets import FILE, Sheet, sheets, write

ROUNDS: Final[Solving[Case, Sheet]] = Solving(cases_of, solve, sheets, write)
TRAINING: Final = Training(FILE, ROUNDS)
