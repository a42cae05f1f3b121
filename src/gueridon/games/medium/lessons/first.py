"""The first lesson: two exchanges that make a prediction come true, and one that gives the other player's away."""

from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.games.medium.moves import GO_ON, Accomplish, Activate, Guess, Move, PutDown, Take
from gueridon.games.medium.options import Options

YOU, OTHER = 0, 1

FIRST: Lesson[Options, Move] = Lesson(
    players=2,
    options=Options(),
    key="first medium 1352",
    rules=("MED-2", "MED-30", "MED-32", "MED-33", "MED-50", "MED-53", "MED-60"),
    turns=(
        Turn(
            YOU,
            (GO_ON,),
            (
                Saying("lesson-first-hello", ("fragments",)),
                Saying("lesson-first-prediction", ("predictions-0",)),
                Saying("lesson-first-fan", ("fan",)),
                Saying("lesson-first-say", ("go-on",)),
            ),
            otherwise="lesson-first-say-better",
        ),
        Turn(
            YOU,
            (Activate("druidess"),),
            (Saying("lesson-first-powers", ("powers",)), Saying("lesson-first-druidess", ("powers",))),
            otherwise="lesson-first-druidess-better",
        ),
        Turn(
            YOU,
            (Take(3), Take(4)),
            (Saying("lesson-first-galaxy", ("galaxy",)), Saying("lesson-first-take", ("star-3", "star-4"))),
            otherwise="lesson-first-take-better",
        ),
        Turn(YOU, (PutDown(0),), (Saying("lesson-first-put", ("hand-0-0",)),), otherwise="lesson-first-put-better"),
        Turn(
            YOU,
            (Take(4), Take(3)),
            (Saying("lesson-first-again", ("star-3", "star-4")),),
            otherwise="lesson-first-again-better",
        ),
        Turn(YOU, (PutDown(3),), (Saying("lesson-first-give", ("hand-0-3",)),), otherwise="lesson-first-give-better"),
        Turn(OTHER, (GO_ON,), (Saying("lesson-first-watch", ("rival-1",)),)),
        Turn(OTHER, (Activate("druidess"),)),
        Turn(OTHER, (Take(1),), (Saying("lesson-first-two", ("star-1", "star-6")),)),
        Turn(OTHER, (PutDown(0),)),
        Turn(OTHER, (Take(6),)),
        Turn(OTHER, (PutDown(1),), (Saying("lesson-first-planets", ("rival-1",)),)),
        Turn(
            YOU,
            (Accomplish("moon"),),
            (Saying("lesson-first-four", ("fan", "accomplish")),),
            otherwise="lesson-first-four-better",
        ),
        Turn(
            YOU,
            (Guess(OTHER, "planet"),),
            (Saying("lesson-first-won", ("fragments",)), Saying("lesson-first-accuse", ("rival-1", "accuse"))),
            otherwise="lesson-first-accuse-better",
        ),
    ),
    farewell=(Saying("lesson-first-right", ("fragments",)), Saying("lesson-first-end")),
)
