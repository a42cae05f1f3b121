"""The games of this folder for the gallery of boards."""

from random import Random
from typing import Any

from tests.browser.exhibits import Choose, Exhibit

from gueridon.games import AnyGame
from gueridon.games.midas import COMPANION, GAME
from gueridon.games.midas.moves import ACCUSE, DECLINE, Bid
from gueridon.games.midas.options import CompanionOptions, Options
from gueridon.games.midas.state import State


def in_small_steps(game: AnyGame) -> Choose:
    """Low bids, and few favours declined: so that every state comes up."""

    def choose(state: State, seat: int, rng: Random) -> Any:
        moves = [move for move in game.legal_moves(state, seat) if move != DECLINE] or [DECLINE]
        bids = [move for move in moves if isinstance(move, Bid)]
        if bids and (not state.bids or rng.random() < 0.7):
            return rng.choice(bids[:3])
        return ACCUSE if ACCUSE in moves else rng.choice(moves)

    return choose


def companion(players: int) -> Exhibit:
    """One screen for all."""
    seats = tuple(range(players))
    return Exhibit(COMPANION, players, CompanionOptions(), 4, in_small_steps(COMPANION), seats)


EXHIBITS = {
    "online": Exhibit(GAME, 4, Options(odds=True), 5, in_small_steps(GAME)),
    "pair": Exhibit(GAME, 2, Options(), 3, in_small_steps(GAME)),
    "companion": companion(4),
    "companion-three": companion(3),
    "companion-pair": companion(2),
}
