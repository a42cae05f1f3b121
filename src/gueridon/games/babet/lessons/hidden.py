"""Hidden roles: a Foutralou who looks kind, keeps wicked cards and shows them when it is too late."""

from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.games.babet.moves import DRAW, END_TURN, Lay, Move, Take
from gueridon.games.babet.options import Options

YOU, NEXT, LAST = 0, 1, 2

HIDDEN: Lesson[Options, Move] = Lesson(
    players=3,
    options=Options(roles="hidden"),
    key="babet hidden 41542",
    rules=("BAB-4", "BAB-27", "BAB-42"),
    turns=(
        Turn(
            YOU,
            (Take(1),),
            (
                Saying("lesson-hidden-hello", ("player-1", "player-2")),
                Saying("lesson-hidden-aims", ("aim-foutralou-0", "aim-artisou-0")),
                Saying("lesson-hidden-seen", ("river-1",)),
            ),
            otherwise="lesson-hidden-seen-better",
        ),
        Turn(YOU, (DRAW,), (Saying("lesson-hidden-draw", ("draw-pile",)),), otherwise="lesson-hidden-draw-better"),
        Turn(
            YOU,
            (Lay(1, None),),
            (Saying("lesson-hidden-eighteen", ("hand-18",)), Saying("lesson-hidden-one", ("hand-1", "new-pile"))),
            otherwise="lesson-hidden-one-better",
        ),
        Turn(YOU, (END_TURN,), (Saying("lesson-hidden-keep", ("end-turn",)),), otherwise="lesson-hidden-keep-better"),
        Turn(NEXT, (Take(5),), (Saying("lesson-hidden-next", ("player-1", "pile-1")),)),
        Turn(NEXT, (Take(10),)),
        Turn(NEXT, (Lay(5, 1),)),
        Turn(NEXT, (Lay(10, None),)),
        Turn(LAST, (Take(9),), (Saying("lesson-hidden-last", ("player-2", "river-9")),)),
        Turn(LAST, (Take(22),)),
        Turn(LAST, (Lay(9, 5),)),
        Turn(LAST, (Lay(22, 10),)),
        Turn(
            YOU,
            (DRAW,),
            (
                Saying("lesson-hidden-nine", ("pile-1", "player-2")),
                Saying("lesson-hidden-suspect", ("player-2",)),
                Saying("lesson-hidden-again", ("draw-pile",)),
            ),
            otherwise="lesson-hidden-again-better",
        ),
        Turn(YOU, (Take(8), Take(6), DRAW), (Saying("lesson-hidden-second", ("hand-12", "river-8")),)),
        Turn(
            YOU,
            (Lay(12, 9),),
            (Saying("lesson-hidden-count", ("hand-12", "hand-18")), Saying("lesson-hidden-strike", ("pile-1", "hand"))),
            otherwise="lesson-hidden-strike-better",
        ),
        Turn(
            YOU,
            (Lay(18, 12),),
            (Saying("lesson-hidden-finish", ("hand-18", "pile-1")),),
            otherwise="lesson-hidden-finish-better",
        ),
    ),
    farewell=(Saying("lesson-hidden-won", ("player-0", "player-1", "player-2")), Saying("lesson-hidden-end")),
)
