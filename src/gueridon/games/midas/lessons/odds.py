"""The odds: what hidden dice are worth on the average, how much to bid, when to accuse and when not to."""

from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.games.midas.moves import ACCUSE, GIVE_DIE, Bid, Move
from gueridon.games.midas.options import Options

YOU, LEFT, RIGHT = 0, 1, 2  # the one who plays after you, and the one before

ODDS: Lesson[Options, Move] = Lesson(
    players=3,
    options=Options(odds=True, patience=15),
    key="midas odds 896",
    rules=("MID-14", "MID-18"),
    turns=(
        Turn(
            YOU,
            (Bid(8), Bid(7)),
            (
                Saying("lesson-odds-hello", ("altar",)),
                Saying("lesson-odds-cup", ("cup", "worth")),
                Saying("lesson-odds-average", ("worth",)),
                Saying("lesson-odds-ten", ("pirate-1", "pirate-2")),
                Saying("lesson-odds-ask", ("odds",)),
                Saying("lesson-odds-bid", ("dial",)),
            ),
            otherwise="lesson-odds-bid-better",
        ),
        Turn(LEFT, (Bid(9),)),
        Turn(RIGHT, (Bid(13),), (Saying("lesson-odds-nine", ("pirate-1", "altar")),)),
        Turn(
            YOU,
            (ACCUSE,),
            (
                Saying("lesson-odds-thirteen", ("altar",)),
                Saying("lesson-odds-look", ("odds",)),
                Saying("lesson-odds-decide", ("accuse", "bid")),
            ),
            otherwise="lesson-odds-decide-better",
        ),
        Turn(RIGHT, (GIVE_DIE,), (Saying("lesson-odds-twelve", ("altar",)),)),
        Turn(RIGHT, (Bid(9),), (Saying("lesson-odds-round", ("pirate-2", "altar")),)),
        Turn(
            YOU,
            (Bid(11), Bid(10)),
            (
                Saying("lesson-odds-rich", ("cup",)),
                Saying("lesson-odds-count", ("pirate-1", "pirate-2")),
                Saying("lesson-odds-choose", ("odds", "dial")),
            ),
            otherwise="lesson-odds-choose-better",
        ),
        Turn(LEFT, (ACCUSE,), (Saying("lesson-odds-doubt", ("pirate-1",)),)),
    ),
    farewell=(
        Saying("lesson-odds-fourteen", ("altar",)),
        Saying("lesson-odds-eyes"),
        Saying("lesson-odds-end"),
    ),
)
