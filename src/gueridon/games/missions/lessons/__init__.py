"""What can be learnt at the table, the first lesson first."""

from gueridon.core.lesson import Lesson
from gueridon.games.missions.lessons.first import FIRST
from gueridon.games.missions.moves import Move
from gueridon.games.missions.options import Options

LESSONS: dict[str, Lesson[Options, Move]] = {"first": FIRST}
