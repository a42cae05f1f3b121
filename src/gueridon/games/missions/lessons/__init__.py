"""What can be learnt at the table, the first lesson first."""

from gueridon.core.lesson import Lesson
from gueridon.games.missions.lessons.first import FIRST
from gueridon.games.missions.lessons.second_wind import SECOND_WIND
from gueridon.games.missions.lessons.signals import SIGNALS
from gueridon.games.missions.moves import Move
from gueridon.games.missions.options import Options

LESSONS: dict[str, Lesson[Options, Move]] = {"first": FIRST, "signals": SIGNALS, "second-wind": SECOND_WIND}
