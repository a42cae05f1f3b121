"""The first lesson: two mediums and their visions, a suspect who is found at once and one who needs a second dream."""

from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.games.mysterium.lessons.ghost_visions import AMBER, AZURE, GHOST, YOU, sends
from gueridon.games.mysterium.moves import READY, Move, Place
from gueridon.games.mysterium.options import Options

FIRST: Lesson[Options, Move] = Lesson(
    players=2,
    options=Options(difficulty="easy", ghost=GHOST, sandglass=0),
    key="first mysterium 123",
    rules=("MYS-10", "MYS-30", "MYS-32", "MYS-40", "MYS-41", "MYS-51"),
    turns=(
        *sends(
            AMBER,
            "vision-59",
            Saying("lesson-first-hello", ("hours",)),
            Saying("lesson-first-mediums", ("circle",)),
            Saying("lesson-first-suspects", ("candidates",)),
        ),
        *sends(AZURE, "vision-17"),
        Turn(
            YOU,
            (Place(AMBER, "suspect-18"),),
            (
                Saying("lesson-first-vision", ("visions", "medium-0")),
                Saying("lesson-first-amber", ("visions", "candidates", "medium-0")),
            ),
            otherwise="lesson-first-amber-better",
        ),
        Turn(
            YOU,
            (Place(AZURE, "suspect-07"),),
            (Saying("lesson-first-azure", ("medium-1", "visions", "candidates")),),
            otherwise="lesson-first-azure-better",
        ),
        Turn(YOU, (READY,), (Saying("lesson-first-ready", ("ready",)),), otherwise="lesson-first-ready-better"),
        *sends(
            AMBER,
            "vision-28",
            Saying("lesson-first-results", ("medium-0", "medium-1")),
            Saying("lesson-first-hour", ("hours",)),
        ),
        *sends(AZURE, "vision-36"),
        Turn(
            YOU,
            (Place(AMBER, "place-05"),),
            (
                Saying("lesson-first-places", ("candidates", "medium-0")),
                Saying("lesson-first-chapel", ("visions", "candidates", "medium-0")),
            ),
            otherwise="lesson-first-chapel-better",
        ),
        Turn(
            YOU,
            (Place(AZURE, "suspect-13"),),
            (Saying("lesson-first-second", ("medium-1", "visions", "candidates")),),
            otherwise="lesson-first-second-better",
        ),
        Turn(YOU, (READY,), (Saying("lesson-first-sure", ("ready",)),), otherwise="lesson-first-ready-better"),
    ),
    farewell=(Saying("lesson-first-found", ("medium-0", "medium-1")), Saying("lesson-first-end")),
)
