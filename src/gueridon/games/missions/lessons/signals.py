"""Signals, by the convention of the bots: to leave a stack to whoever has a card for it, and to prepare what nobody can
do alone."""

from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.games.missions.box.cards import Card
from gueridon.games.missions.moves import Lay, Move
from gueridon.games.missions.options import Options
from gueridon.games.missions.talk import MissionSignal, StackSignal

YOU, OTHER = 0, 1
OFFERED = ((OTHER, MissionSignal("can-help", 25, 1)), (OTHER, StackSignal("good-card", 0, 1, 1)))
STUCK = (OTHER, StackSignal("please", 3, 2, 1))

SIGNALS: Lesson[Options, Move] = Lesson(
    players=2,
    options=Options(hints=True, first=YOU),
    key="missions signals 42536",
    rules=("FIF-40",),
    turns=(
        Turn(
            YOU,
            (Lay(Card("lighter", 6), 3),),
            (
                Saying("lesson-signals-hello", ("mission-25", "stack-0")),
                Saying("lesson-signals-help", ("mission-25",)),
                Saying("lesson-signals-good", ("stack-0",)),
                Saying("lesson-signals-two", ("hand", "mission-44")),
                Saying("lesson-signals-choose", ("hand-lighter-6-0", "hand-binoculars-3-0")),
            ),
            otherwise="lesson-signals-choose-better",
            signals=OFFERED,
        ),
        Turn(
            OTHER,
            (Lay(Card("lighter", 1), 0),),
            (Saying("lesson-signals-stands", ("mission-25", "stack-0")),),
            signals=OFFERED,
        ),
        Turn(
            YOU,
            (Lay(Card("compass", 5), 2),),
            (
                Saying("lesson-signals-done", ("stack-0", "stack-2", "stack-3")),
                Saying("lesson-signals-please", ("stack-3",)),
                Saying("lesson-signals-silence", ("missions",)),
                Saying("lesson-signals-prepare", ("mission-24", "hand")),
            ),
            otherwise="lesson-signals-prepare-better",
            signals=(STUCK,),
        ),
        Turn(
            OTHER,
            (Lay(Card("compass", 4), 1),),
            (
                Saying("lesson-signals-answer", ("mission-24", "stack-1")),
                Saying("lesson-signals-leave", ("stack-2",)),
            ),
            signals=(
                (OTHER, MissionSignal("can-help", 24, 1)),
                (OTHER, StackSignal("good-card", 1, 1, 1)),
                STUCK,
                (OTHER, StackSignal("avoid", 2, 2, 1)),
            ),
        ),
    ),
    farewell=(
        Saying("lesson-signals-together", ("stack-1", "stack-2")),
        Saying("lesson-signals-yours", ("missions", "stacks")),
        Saying("lesson-signals-end"),
    ),
)
