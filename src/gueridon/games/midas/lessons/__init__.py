"""What can be learnt at the table, the first lesson first: online, and round a real table."""

from gueridon.core.lesson import Lesson
from gueridon.games.midas.lessons.around import FIRST_AROUND
from gueridon.games.midas.lessons.favours import FAVOURS
from gueridon.games.midas.lessons.first import FIRST
from gueridon.games.midas.lessons.odds import ODDS
from gueridon.games.midas.moves import Move, Tap
from gueridon.games.midas.options import CompanionOptions, Options

LESSONS: dict[str, Lesson[Options, Move]] = {"first": FIRST, "odds": ODDS, "favours": FAVOURS}
LESSONS_AROUND: dict[str, Lesson[CompanionOptions, Tap]] = {"first": FIRST_AROUND}
