"""The first lesson: a bid that the dice bear, an accusation, a bluff that fails, a coin from the chest."""

from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.games.midas.moves import ACCUSE, DECLINE, DRAW, GIVE_DIE, Bid, Move
from gueridon.games.midas.options import Options

YOU, LEFT, RIGHT = 0, 1, 2  # the one who plays after you, and the one before

FIRST: Lesson[Options, Move] = Lesson(
    players=3,
    options=Options(odds=True, patience=15),
    key="first midas 4437",
    rules=("MID-1", "MID-2", "MID-10", "MID-12", "MID-15", "MID-16", "MID-17", "MID-20"),
    turns=(
        Turn(
            RIGHT,
            (Bid(4),),
            (
                Saying("lesson-first-hello", ("pirates",)),
                Saying("lesson-first-cup", ("cup",)),
                Saying("lesson-first-stone", ("altar",)),
                Saying("lesson-first-worth", ("worth", "cup")),
            ),
        ),
        Turn(
            YOU,
            (Bid(7),),
            (Saying("lesson-first-four", ("altar",)), Saying("lesson-first-seven", ("dial", "cup"))),
            otherwise="lesson-first-seven-better",
        ),
        Turn(LEFT, (Bid(9),)),
        Turn(RIGHT, (Bid(14),), (Saying("lesson-first-nine", ("pirate-1", "altar")),)),
        Turn(
            YOU,
            (ACCUSE,),
            (Saying("lesson-first-fourteen", ("altar",)), Saying("lesson-first-accuse", ("accuse",))),
            otherwise="lesson-first-accuse-better",
        ),
        Turn(RIGHT, (GIVE_DIE,), (Saying("lesson-first-eleven", ("altar",)),)),
        Turn(RIGHT, (Bid(5),), (Saying("lesson-first-round", ("pirate-2", "altar", "cup")),)),
        Turn(
            YOU,
            (Bid(8),),
            (Saying("lesson-first-poor", ("cup",)), Saying("lesson-first-bluff", ("dial",))),
            otherwise="lesson-first-bluff-better",
        ),
        Turn(LEFT, (ACCUSE,), (Saying("lesson-first-believed", ("pirate-1",)),)),
        Turn(
            YOU,
            (DRAW,),
            (Saying("lesson-first-caught", ("altar",)), Saying("lesson-first-chest", ("draw", "give-die"))),
            otherwise="lesson-first-chest-better",
        ),
        Turn(
            YOU,
            (DECLINE,),
            (Saying("lesson-first-gold", ("pirate-0",)), Saying("lesson-first-favours", ("favours",))),
            otherwise="lesson-first-favours-better",
        ),
    ),
    farewell=(Saying("lesson-first-last"), Saying("lesson-first-end")),
)
