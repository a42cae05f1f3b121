"""What can be learnt at the table, the first lesson first."""

from gueridon.core.lesson import Lesson
from gueridon.games.babet.lessons.first import FIRST
from gueridon.games.babet.lessons.hidden import HIDDEN
from gueridon.games.babet.lessons.variants import VARIANTS
from gueridon.games.babet.moves import Move
from gueridon.games.babet.options import Options

LESSONS: dict[str, Lesson[Options, Move]] = {"first": FIRST, "variants": VARIANTS, "hidden": HIDDEN}
