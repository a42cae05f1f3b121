"""A higher level: first cards in order from left to right, and nothing that lies there moves any more."""

from gueridon.core.deal_search import FoundDeal
from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.games.babet.solo.moves import Move, PlayCard
from gueridon.games.babet.solo.options import Options

YOU = 0

LEVEL: Lesson[Options, Move] = Lesson(
    players=1,
    options=Options(level=3),
    key="solo level 80",
    rules=("BAB-53", "BAB-54"),
    found=FoundDeal(0),
    turns=(
        Turn(
            YOU,
            (PlayCard(3, 4),),
            (
                Saying("lesson-level-hello", ("place-0", "place-1", "place-2", "place-3", "place-4")),
                Saying("lesson-level-order", ("place-0", "place-1", "place-2", "place-3", "place-4")),
                Saying("lesson-level-twenty-five", ("stock-3", "place-4")),
            ),
            otherwise="lesson-level-twenty-five-better",
        ),
        Turn(
            YOU,
            (PlayCard(1, 2),),
            (Saying("lesson-level-fourteen", ("stock-1", "place-2")),),
            otherwise="lesson-level-fourteen-better",
        ),
        Turn(
            YOU,
            (PlayCard(3, 4),),
            (
                Saying("lesson-level-fixed", ("place-2", "place-4")),
                Saying("lesson-level-twenty-six", ("stock-3", "place-4")),
            ),
            otherwise="lesson-level-twenty-six-better",
        ),
        Turn(
            YOU,
            (PlayCard(3, 4),),
            (Saying("lesson-level-follow", ("stock-3", "place-4")),),
            otherwise="lesson-level-follow-better",
        ),
        Turn(
            YOU,
            (PlayCard(3, 4),),
            (Saying("lesson-level-again", ("stock-3", "place-4")),),
            otherwise="lesson-level-again-better",
        ),
        Turn(
            YOU,
            (PlayCard(1, 0),),
            (
                Saying("lesson-level-four", ("place-4",)),
                Saying("lesson-level-one", ("stock-1",)),
            ),
            otherwise="lesson-level-one-better",
        ),
        Turn(
            YOU,
            (PlayCard(0, 0),),
            (Saying("lesson-level-seven", ("stock-0", "stock-4", "place-0")),),
            otherwise="lesson-level-seven-better",
        ),
        Turn(
            YOU,
            (PlayCard(0, 4),),
            (
                Saying("lesson-level-thirty", ("stock-0",)),
                Saying("lesson-level-crown", ("place-4",)),
            ),
            otherwise="lesson-level-crown-better",
        ),
    ),
    farewell=(
        Saying("lesson-level-done", ("place-4",)),
        Saying("lesson-level-rest", ("place-1", "place-3")),
        Saying("lesson-level-end"),
    ),
)
