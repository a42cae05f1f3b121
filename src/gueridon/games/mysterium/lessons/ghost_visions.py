"""How the ghost of a lesson gives its visions."""

from gueridon.core.lesson import Saying, Turn
from gueridon.games.mysterium.box import Vision
from gueridon.games.mysterium.moves import CALL_CROW, FINISH, Lay, Move, Serve

YOU, GHOST = 0, 1
AMBER, AZURE = 0, 1


def sends(medium: int, vision: Vision, *says: Saying) -> tuple[Turn[Move], ...]:
    """The ghost gives one vision to this medium."""
    return Turn(GHOST, (Serve(medium),), says), Turn(GHOST, (Lay(vision),)), Turn(GHOST, (FINISH,))


def calls_crow(*visions: Vision, says: tuple[Saying, ...]) -> tuple[Turn[Move], ...]:
    """And has it carry these off."""
    carried: list[Turn[Move]] = [Turn(GHOST, (Lay(vision),)) for vision in visions]
    return Turn(GHOST, (CALL_CROW,), says), *carried, Turn(GHOST, (FINISH,))
