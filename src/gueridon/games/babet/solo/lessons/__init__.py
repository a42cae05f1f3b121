"""What can be learnt at the table, the first lesson first."""

from gueridon.core.lesson import Lesson
from gueridon.games.babet.solo.lessons.first import FIRST
from gueridon.games.babet.solo.lessons.level import LEVEL
from gueridon.games.babet.solo.moves import Move
from gueridon.games.babet.solo.options import Options

LESSONS: dict[str, Lesson[Options, Move]] = {"first": FIRST, "level": LEVEL}
