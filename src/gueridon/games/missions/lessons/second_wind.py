"""The second wind: the last cards of the first one, four equal values, gold, and a new draw pile."""

from msgspec import convert

from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.core.wire import Seat
from gueridon.games.missions.box.cards import Card
from gueridon.games.missions.moves import Lay, Move
from gueridon.games.missions.options import Options

YOU, OTHER = 0, 1

# Twenty-two missions, each move a card and its stack; the two play in turn.
SO_FAR = """
    compass-4:0 lighter-2:3 lighter-4:3 compass-7:1 binoculars-7:1 binoculars-5:2
    binoculars-4:1 binoculars-3:2 binoculars-2:1 knife-3:2 knife-7:2 binoculars-7:2
    binoculars-1:2 lighter-5:3 lighter-3:3 knife-1:2 knife-3:3 knife-6:3
    lighter-1:2 compass-3:0 lighter-1:2 lighter-5:2 binoculars-5:2 knife-2:1
    binoculars-3:0 compass-2:1 compass-6:3 lighter-2:1 lighter-7:1 compass-3:0
    binoculars-6:3 compass-5:2 compass-2:0 knife-7:1 knife-4:1 lighter-6:3
    compass-4:2 knife-2:1 lighter-4:3 binoculars-2:0 knife-1:1 binoculars-1:0
    lighter-6:3 knife-5:1 binoculars-6:0 compass-7:2
"""


def played(text: str) -> tuple[tuple[Seat, Move], ...]:
    return tuple([(number % 2, lay(*move.split(":"))) for number, move in enumerate(text.split())])


def lay(card: str, stack: str) -> Move:
    symbol, value = card.split("-")
    return Lay(convert({"symbol": symbol, "value": int(value)}, Card), int(stack))


SECOND_WIND: Lesson[Options, Move] = Lesson(
    players=2,
    options=Options(hints=True, first=YOU),
    key="missions wind 109",
    rules=("FIF-22", "FIF-31"),
    before=played(SO_FAR),
    turns=(
        Turn(
            YOU,
            (lay("knife-4", "1"),),
            (
                Saying("lesson-second-wind-hello", ("trail",)),
                Saying("lesson-second-wind-last", ("draw-pile", "hand")),
                Saying("lesson-second-wind-knives", ("mission-3", "hand")),
            ),
            otherwise="lesson-second-wind-knives-better",
        ),
        Turn(
            OTHER,
            (lay("knife-6", "1"),),
            (
                Saying("lesson-second-wind-one", ("trail",)),
                Saying("lesson-second-wind-wall", ("mission-16", "stack-0", "stack-3")),
            ),
        ),
        Turn(
            YOU,
            (lay("compass-6", "2"),),
            (Saying("lesson-second-wind-three", ("stacks",)), Saying("lesson-second-wind-six", ("hand", "mission-16"))),
            otherwise="lesson-second-wind-six-better",
        ),
    ),
    farewell=(
        Saying("lesson-second-wind-gold", ("trail",)),
        Saying("lesson-second-wind-pile", ("draw-pile", "stacks")),
        Saying("lesson-second-wind-hands", ("hand",)),
        Saying("lesson-second-wind-end"),
    ),
)
