"""The first lesson: one kind personality, a card that is put aside, and one that changes places."""

from gueridon.core.deal_search import FoundDeal
from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.games.babet.solo.moves import Move, MoveCards, PlayCard
from gueridon.games.babet.solo.options import Options

YOU = 0

FIRST: Lesson[Options, Move] = Lesson(
    players=1,
    options=Options(),
    key="first solo 4",
    rules=("BAB-50", "BAB-51", "BAB-52"),
    found=FoundDeal(0),
    turns=(
        Turn(
            YOU,
            (PlayCard(3, 0),),
            (
                Saying("lesson-solo-hello", ("place-0", "place-1", "place-2", "place-3", "place-4")),
                Saying("lesson-solo-stocks", ("stock-0", "stock-1", "stock-2", "stock-3", "stock-4")),
                Saying("lesson-solo-two", ("stock-3", "place-0")),
            ),
            otherwise="lesson-solo-two-better",
        ),
        Turn(
            YOU,
            (PlayCard(0, 0),),
            (Saying("lesson-solo-four", ("stock-0", "place-0")),),
            otherwise="lesson-solo-four-better",
        ),
        Turn(
            YOU,
            (PlayCard(1, 0),),
            (
                Saying("lesson-solo-tempers", ("stock-0", "stock-3")),
                Saying("lesson-solo-seven", ("place-0",)),
            ),
            otherwise="lesson-solo-seven-better",
        ),
        Turn(
            YOU,
            (PlayCard(3, 1),),
            (Saying("lesson-solo-six", ("stock-3", "place-1")),),
            otherwise="lesson-solo-six-better",
        ),
        Turn(
            YOU,
            (PlayCard(3, 0),),
            (Saying("lesson-solo-sixteen", ("stock-3", "place-0")),),
            otherwise="lesson-solo-sixteen-better",
        ),
        Turn(
            YOU,
            (PlayCard(3, 2),),
            (Saying("lesson-solo-one", ("stock-3", "place-2")),),
            otherwise="lesson-solo-one-better",
        ),
        Turn(
            YOU,
            (MoveCards(1, 1, 2),),
            (Saying("lesson-solo-move", ("place-1", "place-2")),),
            otherwise="lesson-solo-move-better",
        ),
        Turn(
            YOU,
            (PlayCard(4, 0), PlayCard(3, 0), PlayCard(2, 0)),
            (Saying("lesson-solo-fifth", ("place-0",)),),
            otherwise="lesson-solo-fifth-better",
        ),
    ),
    farewell=(Saying("lesson-solo-done", ("place-0",)), Saying("lesson-solo-end")),
)
