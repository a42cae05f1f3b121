"""The first lesson: two missions that one's own card accomplishes, and one that is prepared for the other player."""

from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.games.missions.box.cards import Card, Symbol, Value
from gueridon.games.missions.moves import Lay, Move
from gueridon.games.missions.options import Options

YOU, OTHER = 0, 1


def lay(symbol: Symbol, value: Value, stack: int) -> tuple[Move, ...]:
    return (Lay(Card(symbol, value), stack),)


FIRST: Lesson[Options, Move] = Lesson(
    players=2,
    options=Options(look_under=True, hints=True, first=YOU),
    key="first missions 2197",
    rules=("FIF-2", "FIF-3", "FIF-20", "FIF-21", "FIF-30"),
    turns=(
        Turn(
            YOU,
            lay("knife", 4, 2),
            (
                Saying("lesson-first-missions", ("missions",)),
                Saying("lesson-first-stacks", ("stacks",)),
                Saying("lesson-first-hand", ("hand",)),
                Saying("lesson-first-knives", ("mission-7", "hand-knife-4-0", "stack-2")),
            ),
            otherwise="lesson-first-knives-better",
        ),
        Turn(
            OTHER,
            lay("lighter", 2, 0),
            (Saying("lesson-first-done", ("trail",)), Saying("lesson-first-watch", ("mission-1", "seat-1"))),
        ),
        Turn(
            YOU,
            lay("compass", 4, 2),
            (
                Saying("lesson-first-compasses", ("mission-24", "stack-1")),
                Saying("lesson-first-neighbour", ("mission-24", "hand", "stack-1", "stack-2")),
            ),
            otherwise="lesson-first-neighbour-better",
        ),
        Turn(OTHER, lay("knife", 7, 3), (Saying("lesson-first-nothing", ("seat-1",)),)),
        Turn(
            YOU,
            lay("binoculars", 4, 2),
            (
                Saying("lesson-first-prepare", ("hand",)),
                Saying("lesson-first-equal", ("mission-37", "hand-binoculars-4-0", "stack-2")),
            ),
            otherwise="lesson-first-equal-better",
        ),
        Turn(OTHER, lay("lighter", 4, 0), (Saying("lesson-first-guess", ("seat-1", "mission-37")),)),
    ),
    farewell=(Saying("lesson-first-together", ("stack-0", "stack-2")), Saying("lesson-first-end")),
)
