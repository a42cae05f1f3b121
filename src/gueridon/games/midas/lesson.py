"""The first lessons. Online: a bid that the dice bear, an accusation, a bluff that fails, a coin from the chest. Round
a real table: everything that is tapped on the one screen."""

from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.games.midas.moves import ACCUSE, CONFIRM, DECLINE, DRAW, GIVE_DIE, USE_BRIBE, Bid, Buy, Move, Tap
from gueridon.games.midas.options import CompanionOptions, Options

YOU, LEFT, RIGHT = 0, 1, 2  # the one who plays after you, and the one before

FIRST: Lesson[Options, Move] = Lesson(
    players=3,
    options=Options(odds=True, patience=15),
    key="first midas 4437",
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

FIRST_AROUND: Lesson[CompanionOptions, Tap] = Lesson(
    players=3,
    options=CompanionOptions(),
    key="first companion 2",
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
