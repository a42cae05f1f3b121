"""What can be learnt at the table, the first lesson first."""

from gueridon.core.lesson import Lesson
from gueridon.games.mysterium.lessons.epilogue import EPILOGUE
from gueridon.games.mysterium.lessons.first import FIRST
from gueridon.games.mysterium.moves import Move
from gueridon.games.mysterium.options import Options

LESSONS: dict[str, Lesson[Options, Move]] = {"first": FIRST, "epilogue": EPILOGUE}
