"""A power and a bluff: cards that are known by their twins, taken so that the other player sees what is not sought."""

from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.games.medium.moves import (
    GO_ON,
    KEEP_ALL,
    Accomplish,
    Activate,
    Give,
    Guess,
    Move,
    PutDown,
    Take,
    TakeFrom,
)
from gueridon.games.medium.options import Options

YOU, OTHER = 0, 1

BLUFF: Lesson[Options, Move] = Lesson(
    players=2,
    options=Options(),
    key="medium bluff 2866",
    rules=("MED-3", "MED-13", "MED-34", "MED-52", "MED-54", "MED-61"),
    turns=(
        Turn(
            YOU,
            (GO_ON,),
            (
                Saying("lesson-bluff-hello", ("predictions-0", "fan")),
                Saying("lesson-bluff-watched", ("rival-1",)),
                Saying("lesson-bluff-say", ("go-on",)),
            ),
            otherwise="lesson-bluff-say-better",
        ),
        Turn(
            YOU,
            (Activate("pythia"),),
            (Saying("lesson-bluff-pythia", ("powers", "rival-1")), Saying("lesson-bluff-activate", ("powers",))),
            otherwise="lesson-bluff-activate-better",
        ),
        Turn(
            YOU,
            (TakeFrom(OTHER, 1),),
            (
                Saying("lesson-bluff-twins", ("hand-1-1", "hand-0-3")),
                Saying("lesson-bluff-blue", ("hand-1-1", "hand-0-3")),
            ),
            otherwise="lesson-bluff-blue-better",
        ),
        Turn(YOU, (Give(3),), (Saying("lesson-bluff-give", ("hand-0-3",)),), otherwise="lesson-bluff-give-better"),
        Turn(
            YOU,
            (Take(6),),
            (
                Saying("lesson-bluff-three", ("fan",)),
                Saying("lesson-bluff-lie", ("star-6", "hand-0-4")),
                Saying("lesson-bluff-take", ("star-6",)),
            ),
            otherwise="lesson-bluff-take-better",
        ),
        Turn(
            YOU,
            (PutDown(2),),
            (Saying("lesson-bluff-four", ("fan",)), Saying("lesson-bluff-put", ("hand-0-2",))),
            otherwise="lesson-bluff-put-better",
        ),
        Turn(OTHER, (Guess(YOU, "sun"),), (Saying("lesson-bluff-seen", ("rival-1",)),)),
        Turn(OTHER, (GO_ON,), (Saying("lesson-bluff-wrong", ("rival-1",)),)),
        Turn(OTHER, (Activate("omikuji"),)),
        Turn(OTHER, (KEEP_ALL,)),
        Turn(OTHER, (Take(6),), (Saying("lesson-bluff-omikuji", ("rival-1",)),)),
        Turn(OTHER, (PutDown(1),)),
        Turn(
            YOU,
            (Accomplish("one"),),
            (Saying("lesson-bluff-ones", ("fan", "accomplish")),),
            otherwise="lesson-bluff-ones-better",
        ),
    ),
    farewell=(Saying("lesson-bluff-done", ("fragments",)), Saying("lesson-bluff-advanced"), Saying("lesson-bluff-end")),
)
