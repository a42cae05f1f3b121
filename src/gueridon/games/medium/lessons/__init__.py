"""What can be learnt at the table, the first lesson first."""

from gueridon.core.lesson import Lesson
from gueridon.games.medium.lessons.bluff import BLUFF
from gueridon.games.medium.lessons.first import FIRST
from gueridon.games.medium.moves import Move
from gueridon.games.medium.options import Options

LESSONS: dict[str, Lesson[Options, Move]] = {"first": FIRST, "bluff": BLUFF}
