"""The games of this folder for the gallery of boards."""

from random import Random

from tests.browser.exhibits import Exhibit

from gueridon.games.medium import GAME
from gueridon.games.medium.box import GOALS
from gueridon.games.medium.moves import GO_ON, GoOn, Guess, Move
from gueridon.games.medium.options import Options
from gueridon.games.medium.state import State


def hasty(state: State, seat: int, rng: Random) -> Move:
    """Whatever is accomplished; one guess in eight, half of them lucky."""
    moves = GAME.legal_moves(state, seat)
    lucky = [move for move in moves if isinstance(move, Guess) and GOALS.index(move.goal) in held(state, move.other)]
    if lucky and rng.random() < 0.08:
        return rng.choice(lucky)
    if GO_ON in moves and rng.random() < 0.9:
        return next((move for move in moves if not isinstance(move, Guess | GoOn)), GO_ON)
    return rng.choice(moves)


def held(state: State, seat: int) -> list[int]:
    return [prediction % len(GOALS) for prediction in state.held[seat]]


EXHIBITS = {
    "first": Exhibit(GAME, 3, Options(), 4, hasty),
    "advanced": Exhibit(GAME, 3, Options(advanced=True), 8, hasty),
    "four": Exhibit(GAME, 4, Options(advanced=True), 6, hasty),
    "pair": Exhibit(GAME, 2, Options(advanced=True), 5, hasty),
}
