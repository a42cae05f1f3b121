"""The games of this folder for the gallery of boards, as a medium and the ghost see them."""

from random import Random
from typing import Literal

from tests.browser.exhibits import Choose, Exhibit

from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.box import CARDS
from gueridon.games.mysterium.moves import READY, Lift, Move, Place, Withdraw
from gueridon.games.mysterium.options import Options
from gueridon.games.mysterium.state import State


def led_by(luck: float) -> Choose:
    """So many of the intuitions are right: with enough of them an epilogue is reached."""

    def choose(state: State, seat: int, rng: Random) -> Move:
        legal = GAME.legal_moves(state, seat)
        moves = [move for move in legal if not isinstance(move, Lift | Withdraw)] or legal
        unplaced = [move for move in moves if isinstance(move, Place) and state.intuitions[move.medium] is None]
        if unplaced:
            right = [move for move in unplaced if is_right(state, move)]
            return rng.choice(right if right and rng.random() < luck else unplaced)
        judging = [move for move in moves if not isinstance(move, Place)]  # an intuition stays where it was placed
        return READY if READY in moves and rng.random() < 0.6 else rng.choice(judging or moves)

    return choose


def is_right(state: State, move: Place) -> bool:
    kind = len(state.sleeves[move.medium])
    return CARDS[state.secret[move.medium][kind]] == move.card


def seance(players: int, difficulty: Literal["easy", "medium", "hard"], seed: int, luck: float) -> Exhibit:
    ghost = players - 1
    options = Options(difficulty=difficulty, ghost=ghost, sandglass=0)
    return Exhibit(GAME, players, options, seed, led_by(luck), (0, ghost))


EXHIBITS = {
    "four": seance(4, "easy", 4, 0.75),
    "seven": seance(7, "hard", 5, 0.6),
    "epilogue": seance(7, "easy", 8, 1),
    "two": seance(2, "medium", 6, 0.8),
    "lost": seance(4, "hard", 7, 0.2),
}
