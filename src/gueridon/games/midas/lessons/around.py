"""The first lesson round a real table: everything that is tapped on the one screen."""

from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.games.midas.moves import CONFIRM, DRAW, GIVE_DIE, USE_BRIBE, Buy, Tap
from gueridon.games.midas.options import CompanionOptions

FIRST_AROUND: Lesson[CompanionOptions, Tap] = Lesson(
    players=3,
    options=CompanionOptions(),
    key="first companion 2",
    rules=("MID-50", "MID-51", "MID-52"),
    learner=(0, 1, 2),
    turns=(
        Turn(
            1,
            (DRAW,),
            (
                Saying("lesson-around-hello", ("stone",)),
                Saying("lesson-around-faces", ("faces",)),
                Saying("lesson-around-aloud", ("pirate-0", "pirate-1", "pirate-2")),
                Saying("lesson-around-draw", ("pirate-1",)),
            ),
            otherwise="lesson-around-draw-better",
        ),
        Turn(1, (CONFIRM,), (Saying("lesson-around-sure", ("confirm",)),), otherwise="lesson-around-sure-better"),
        Turn(
            1,
            (Buy("bribe"),),
            (Saying("lesson-around-gold"), Saying("lesson-around-bribe", ("favours",))),
            otherwise="lesson-around-bribe-better",
        ),
        Turn(
            1,
            (USE_BRIBE,),
            (Saying("lesson-around-round", ("stone",)), Saying("lesson-around-use", ("stone",))),
            otherwise="lesson-around-use-better",
        ),
        Turn(0, (GIVE_DIE,), (Saying("lesson-around-die", ("give-die",)),), otherwise="lesson-around-die-better"),
    ),
    farewell=(Saying("lesson-around-kept", ("pirate-0",)), Saying("lesson-around-end")),
)
