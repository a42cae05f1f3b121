"""The games of this folder for the gallery of boards."""

from random import Random

from tests.browser.exhibits import Exhibit

from gueridon.games.babet import GAME, SOLO
from gueridon.games.babet.options import Options
from gueridon.games.babet.solo.moves import GIVE_UP, Move
from gueridon.games.babet.solo.options import Options as SoloOptions
from gueridon.games.babet.solo.state import State

MANY = 3  # moves between places in a row


def stubborn(state: State, seat: int, rng: Random) -> Move:
    """Whoever plays at random never gives up, and does not push cards to and fro for long."""
    moves = SOLO.legal_moves(state, seat)
    plays = [move for move in moves if state.row < MANY or type(move).__name__ != "MoveCards"]
    return rng.choice([move for move in plays if move != GIVE_UP] or [move for move in moves if move != GIVE_UP])


EXHIBITS = {
    "two": Exhibit(GAME, 2, Options(), 4),
    "three": Exhibit(GAME, 3, Options(), 5),
    "four": Exhibit(GAME, 4, Options(roles="hidden", triplette=True, mirrors=True), 7),
    "five": Exhibit(GAME, 5, Options(roles="dealt", triplette=True, mirrors=True), 181),
    "level-1": Exhibit(SOLO, 1, SoloOptions(level=1), 1, stubborn),
    "level-4": Exhibit(SOLO, 1, SoloOptions(level=4), 2, stubborn),
    "level-5": Exhibit(SOLO, 1, SoloOptions(level=5), 3, stubborn),
}
