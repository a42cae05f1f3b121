"""The games of this folder for the gallery of boards."""

from random import Random

from tests.browser.exhibits import Exhibit

from gueridon.games.missions import GAME
from gueridon.games.missions.moves import Move
from gueridon.games.missions.options import Options
from gueridon.games.missions.state import State


def greedy(state: State, seat: int, rng: Random) -> Move:
    """The move that accomplishes most at once, otherwise any."""
    moves = GAME.legal_moves(state, seat)
    rng.shuffle(moves)
    return max(moves, key=lambda move: accomplished_by(state, seat, move))


def accomplished_by(state: State, seat: int, move: Move) -> int:
    after = state.clone()
    GAME.apply(after, seat, move)
    return len(after.accomplished)


EXHIBITS = {
    "turns": Exhibit(GAME, 3, Options(look_under=True, hints=True), 7, greedy),
    "usual": Exhibit(GAME, 4, Options(), 3, greedy),
    "frenzy": Exhibit(GAME, 4, Options(frenzy=5), 5, greedy),
    "solo": Exhibit(GAME, 1, Options(silence=True), 2, greedy),
    "pair": Exhibit(GAME, 2, Options(hints=True), 11, greedy),
    "gold": Exhibit(GAME, 3, Options(hints=True), 69, greedy),
}
