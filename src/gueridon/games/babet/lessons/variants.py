"""Triplettes and mirrors: a third action that makes a pile of four, and three cards that leave just in time."""

from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.games.babet.moves import DRAW, Lay, Move, MovePile, Take
from gueridon.games.babet.options import Options

YOU, OTHER = 0, 1

VARIANTS: Lesson[Options, Move] = Lesson(
    players=2,
    options=Options(triplette=True, mirrors=True),
    key="babet variants 168899",
    rules=("BAB-40", "BAB-41"),
    turns=(
        Turn(
            YOU,
            (Take(11),),
            (
                Saying("lesson-variants-hello", ("aim-artisou-0", "aim-foutralou-0")),
                Saying("lesson-variants-begin", ("river-11", "river-19")),
            ),
            otherwise="lesson-variants-begin-better",
        ),
        Turn(
            YOU, (Take(19),), (Saying("lesson-variants-both", ("river-19",)),), otherwise="lesson-variants-both-better"
        ),
        Turn(
            YOU,
            (Lay(11, None),),
            (Saying("lesson-variants-eleven", ("hand-11", "new-pile")),),
            otherwise="lesson-variants-eleven-better",
        ),
        Turn(
            YOU,
            (Lay(19, 11),),
            (Saying("lesson-variants-nineteen", ("hand-19", "pile-11")),),
            otherwise="lesson-variants-nineteen-better",
        ),
        Turn(OTHER, (Take(3),), (Saying("lesson-variants-rival", ("river-3", "river-6")),)),
        Turn(OTHER, (Take(6),)),
        Turn(OTHER, (Lay(3, None),)),
        Turn(OTHER, (Lay(6, 3),)),
        Turn(
            YOU,
            (Take(20),),
            (
                Saying("lesson-variants-mirrors", ("pile-3",)),
                Saying("lesson-variants-pairs"),
                Saying("lesson-variants-twenty", ("river-20",)),
            ),
            otherwise="lesson-variants-twenty-better",
        ),
        Turn(
            YOU,
            (DRAW,),
            (Saying("lesson-variants-draw", ("draw-pile",)),),
            otherwise="lesson-variants-draw-better",
        ),
        Turn(
            YOU,
            (Lay(2, None),),
            (
                Saying("lesson-variants-two", ("hand-2", "hand-20")),
                Saying("lesson-variants-lay-two", ("hand-2", "new-pile")),
            ),
            otherwise="lesson-variants-lay-two-better",
        ),
        Turn(
            YOU,
            (Lay(20, 19),),
            (Saying("lesson-variants-lay-twenty", ("hand-20", "pile-11")),),
            otherwise="lesson-variants-lay-twenty-better",
        ),
        Turn(
            YOU,
            (MovePile(11, 2),),
            (
                Saying("lesson-variants-bonus", ("pile-2", "pile-11")),
                Saying("lesson-variants-move", ("pile-11", "pile-2")),
            ),
            otherwise="lesson-variants-move-better",
        ),
        Turn(OTHER, (Take(27),), (Saying("lesson-variants-four", ("pile-2",)),)),
        Turn(OTHER, (Take(28),)),
        Turn(OTHER, (Lay(27, 6),)),
        Turn(OTHER, (Lay(28, 27),), (Saying("lesson-variants-threat", ("pile-3",)),)),
        Turn(
            YOU,
            (Take(29),),
            (
                Saying("lesson-variants-danger", ("pile-3",)),
                Saying("lesson-variants-triplette", ("pile-3",)),
                Saying("lesson-variants-think", ("river-29", "river-25")),
            ),
            otherwise="lesson-variants-think-better",
        ),
        Turn(
            YOU,
            (Take(25),),
            (Saying("lesson-variants-second", ("river-25",)),),
            otherwise="lesson-variants-second-better",
        ),
        Turn(
            YOU,
            (Lay(29, 28),),
            (Saying("lesson-variants-choose", ("hand-25", "hand-29", "pile-2", "pile-3")),),
            otherwise="lesson-variants-choose-better",
        ),
        Turn(
            YOU,
            (Lay(25, 20),),
            (
                Saying("lesson-variants-gone", ("draw-pile", "pile-3")),
                Saying("lesson-variants-finish", ("hand-25", "pile-2")),
            ),
            otherwise="lesson-variants-finish-better",
        ),
    ),
    farewell=(Saying("lesson-variants-done", ("aim-artisou-0",)), Saying("lesson-variants-end")),
)
