"""Favours and the curse: an immunity that is worth its price, a bribe that is not, and what the cursed still decide."""

from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.games.midas.moves import (
    ACCUSE,
    DECLINE,
    DRAW,
    KEEP_BRIBE,
    USE_BRIBE,
    Bid,
    Buy,
    Move,
    PlayObsidian,
)
from gueridon.games.midas.options import Options

YOU, LEFT, RIGHT = 0, 1, 2  # the one who plays after you, and the one before

FAVOURS: Lesson[Options, Move] = Lesson(
    players=3,
    options=Options(odds=True, patience=15),
    key="midas favours 143831",
    rules=("MID-21", "MID-30", "MID-31", "MID-32", "MID-33", "MID-34", "MID-35", "MID-40"),
    before=(
        (RIGHT, Bid(7)),
        (YOU, ACCUSE),
        (YOU, DRAW),
        (YOU, DECLINE),
        (YOU, Bid(9)),
        (LEFT, Bid(12)),
        (RIGHT, ACCUSE),
        (RIGHT, DRAW),
        (RIGHT, DECLINE),
        (YOU, DECLINE),
        (RIGHT, Bid(9)),
        (YOU, ACCUSE),
    ),
    turns=(
        Turn(
            YOU,
            (DRAW,),
            (
                Saying("lesson-favours-hello", ("altar",)),
                Saying("lesson-favours-coin", ("pirate-0", "pirate-2")),
                Saying("lesson-favours-draw", ("draw", "give-die")),
            ),
            otherwise="lesson-favours-draw-better",
        ),
        Turn(
            YOU,
            (Buy("immunity"),),
            (
                Saying("lesson-favours-offer", ("favours",)),
                Saying("lesson-favours-dear", ("favour-damocles", "favour-exchange")),
                Saying("lesson-favours-cheap", ("favour-bribe", "favour-immunity")),
                Saying("lesson-favours-buy", ("favour-immunity",)),
            ),
            otherwise="lesson-favours-buy-better",
        ),
        Turn(RIGHT, (Buy("bribe"),), (Saying("lesson-favours-right", ("pirate-2",)),)),
        Turn(RIGHT, (KEEP_BRIBE,), (Saying("lesson-favours-worth", ("worth",)),)),
        Turn(
            YOU,
            (Bid(12), Bid(11), Bid(13)),
            (
                Saying("lesson-favours-five", ("cup", "altar")),
                Saying("lesson-favours-bid", ("dial",)),
            ),
            otherwise="lesson-favours-bid-better",
        ),
        Turn(RIGHT, (USE_BRIBE,), (Saying("lesson-favours-window", ("pirate-2",)),)),
        Turn(LEFT, (ACCUSE,), (Saying("lesson-favours-bribed", ("altar", "cup")),)),
        Turn(
            YOU,
            (DRAW,),
            (Saying("lesson-favours-ten", ("altar",)), Saying("lesson-favours-immune", ("draw", "give-die"))),
            otherwise="lesson-favours-immune-better",
        ),
        Turn(
            YOU,
            (Bid(8), *[Bid(count) for count in (4, 5, 6, 7, 9, 10)]),
            (Saying("lesson-favours-spent", ("pirate-0",)), Saying("lesson-favours-again", ("dial", "cup"))),
            otherwise="lesson-favours-again-better",
        ),
        Turn(LEFT, (Bid(14),)),
        Turn(RIGHT, (ACCUSE,), (Saying("lesson-favours-left", ("pirate-1", "altar")),)),
        Turn(LEFT, (DRAW,), (Saying("lesson-favours-thirteen", ("pirate-1",)),)),
        Turn(
            LEFT,
            (PlayObsidian(1),),
            (Saying("lesson-favours-cursed", ("pirate-1",)), Saying("lesson-favours-obsidian", ("worth",))),
        ),
        Turn(RIGHT, (Bid(15),)),
        Turn(
            YOU,
            (ACCUSE,),
            (
                Saying("lesson-favours-fifteen", ("altar", "cup")),
                Saying("lesson-favours-choose", ("dial", "worth")),
            ),
            otherwise="lesson-favours-choose-better",
        ),
    ),
    farewell=(Saying("lesson-favours-fourteen", ("altar",)), Saying("lesson-favours-end")),
)
