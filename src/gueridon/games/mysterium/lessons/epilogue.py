"""The epilogue: the last two objects, a crow, and a common vision that points at one of four groups."""

from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.core.wire import Seat
from gueridon.games.mysterium.box import Card, Vision
from gueridon.games.mysterium.lessons.ghost_visions import AMBER, AZURE, GHOST, YOU, calls_crow, sends
from gueridon.games.mysterium.moves import READY, ChooseGuilty, Lay, Move, Place, Point
from gueridon.games.mysterium.options import Options


def found(visions: tuple[Vision, Vision], cards: tuple[Card, Card]) -> tuple[tuple[Seat, Move], ...]:
    """An hour in which both mediums were right."""
    sent = [turn for medium, vision in enumerate(visions) for turn in sends(medium, vision)]
    placed: list[tuple[Seat, Move]] = [(YOU, Place(medium, card)) for medium, card in enumerate(cards)]
    return *[(turn.seat, turn.moves[0]) for turn in sent], *placed, (YOU, READY)


EPILOGUE: Lesson[Options, Move] = Lesson(
    players=2,
    options=Options(difficulty="easy", ghost=GHOST, sandglass=0),
    key="mysterium epilogue 1612",
    rules=("MYS-13", "MYS-14", "MYS-21", "MYS-44", "MYS-60", "MYS-61", "MYS-65"),
    before=(
        *found(("vision-27", "vision-59"), ("suspect-01", "suspect-09")),
        *found(("vision-61", "vision-32"), ("place-02", "place-18")),
    ),
    turns=(
        *calls_crow(
            "vision-24",
            "vision-36",
            "vision-78",
            says=(
                Saying("lesson-epilogue-hello", ("hours", "circle")),
                Saying("lesson-epilogue-hand", ("hours",)),
                Saying("lesson-epilogue-crow"),
            ),
        ),
        *sends(AMBER, "vision-58", Saying("lesson-epilogue-carried")),
        *sends(AZURE, "vision-11"),
        Turn(
            YOU,
            (Place(AMBER, "object-10"),),
            (
                Saying("lesson-epilogue-objects", ("candidates",)),
                Saying("lesson-epilogue-amber", ("visions", "candidates", "medium-0")),
            ),
            otherwise="lesson-epilogue-amber-better",
        ),
        Turn(
            YOU,
            (Place(AZURE, "object-01"),),
            (Saying("lesson-epilogue-azure", ("medium-1", "visions", "candidates")),),
            otherwise="lesson-epilogue-azure-better",
        ),
        Turn(YOU, (READY,), (Saying("lesson-epilogue-ready", ("ready",)),), otherwise="lesson-epilogue-ready-better"),
        Turn(
            GHOST,
            (ChooseGuilty(3),),
            (
                Saying("lesson-epilogue-begins", ("groups",)),
                Saying("lesson-epilogue-four", ("groups",)),
                Saying("lesson-epilogue-guilty", ("groups",)),
            ),
        ),
        Turn(GHOST, (Lay("vision-21"),), (Saying("lesson-epilogue-common", ("groups",)),)),
        Turn(GHOST, (Lay("vision-52"),)),
        Turn(GHOST, (Lay("vision-57"),)),
        Turn(
            YOU,
            (Point(3),),
            (
                Saying("lesson-epilogue-three", ("common-vision",)),
                Saying("lesson-epilogue-shuffled", ("common-vision", "groups")),
                Saying("lesson-epilogue-point", ("groups",)),
            ),
            otherwise="lesson-epilogue-point-better",
        ),
        Turn(YOU, (READY,), (Saying("lesson-epilogue-sure", ("ready",)),), otherwise="lesson-epilogue-sure-better"),
    ),
    farewell=(Saying("lesson-epilogue-won", ("group-3",)), Saying("lesson-epilogue-end")),
)
