"""The shelf."""

from typing import Any

from gueridon.core.errors import Malformed
from gueridon.core.game import Game
from gueridon.games import babet, medium, midas, missions, mysterium

AnyGame = Game[Any, Any, Any, Any]
SHELF: dict[str, AnyGame] = {
    game.id: game
    for game in (missions.GAME, midas.GAME, midas.COMPANION, babet.GAME, babet.SOLO, medium.GAME, mysterium.GAME)
}


def find(game: str) -> AnyGame:
    if game not in SHELF:
        raise Malformed("unknown-game", game=game, known=", ".join(SHELF))
    return SHELF[game]
