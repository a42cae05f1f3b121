"""The first lesson: two turns that make a kind personality, with two cards of the other team in it."""

from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.games.babet.moves import DRAW, Lay, Move, MovePile, Take
from gueridon.games.babet.options import Options

YOU, OTHER = 0, 1

FIRST: Lesson[Options, Move] = Lesson(
    players=2,
    options=Options(),
    key="first babet 6217",
    rules=("BAB-1", "BAB-2", "BAB-20", "BAB-23", "BAB-24", "BAB-25", "BAB-26"),
    turns=(
        Turn(
            YOU,
            (Take(5),),
            (
                Saying("lesson-first-hello", ("aim-artisou-0", "aim-artisou-1")),
                Saying("lesson-first-tempers", ("river-5", "river-18")),
                Saying("lesson-first-rival", ("aim-foutralou-0",)),
                Saying("lesson-first-take", ("river-5",)),
            ),
            otherwise="lesson-first-take-better",
        ),
        Turn(YOU, (DRAW,), (Saying("lesson-first-draw", ("draw-pile",)),), otherwise="lesson-first-draw-better"),
        Turn(
            YOU,
            (Lay(5, None),),
            (Saying("lesson-first-actions", ("hand",)), Saying("lesson-first-lay", ("hand-5", "new-pile"))),
            otherwise="lesson-first-lay-better",
        ),
        Turn(
            YOU,
            (Lay(7, 5),),
            (Saying("lesson-first-climb", ("hand-7", "pile-5")),),
            otherwise="lesson-first-climb-better",
        ),
        Turn(OTHER, (Take(9),), (Saying("lesson-first-watch", ("river-9", "river-18")),)),
        Turn(OTHER, (Take(18),)),
        Turn(OTHER, (Lay(9, 7),), (Saying("lesson-first-wicked", ("seat-1",)),)),
        Turn(OTHER, (Lay(18, None),), (Saying("lesson-first-nine", ("pile-5",)),)),
        Turn(
            YOU,
            (Take(23),),
            (Saying("lesson-first-eighteen", ("pile-18",)), Saying("lesson-first-high", ("river-23", "river-8"))),
            otherwise="lesson-first-high-better",
        ),
        Turn(YOU, (DRAW, Take(8)), (Saying("lesson-first-second", ("draw-pile", "river-8")),)),
        Turn(
            YOU,
            (MovePile(18, 9),),
            (Saying("lesson-first-count", ("pile-5", "pile-18")), Saying("lesson-first-move", ("pile-18", "pile-5"))),
            otherwise="lesson-first-move-better",
        ),
        Turn(
            YOU,
            (Lay(23, 18),),
            (Saying("lesson-first-fifth", ("hand-23", "pile-5")),),
            otherwise="lesson-first-fifth-better",
        ),
    ),
    farewell=(Saying("lesson-first-done", ("aim-artisou-0",)), Saying("lesson-first-end")),
)
