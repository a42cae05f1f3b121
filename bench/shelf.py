"""Our rules: every game on the shelf with the most players, whichever way the package was built."""

import sys
from random import Random

import msgspec
from bench.figures import Figure, timed

from gueridon.core import fate
from gueridon.games import SHELF, AnyGame
from gueridon.lab.playout import playout

RULES = "Guéridon, interpreted" if fate.__file__.endswith(".py") else "Guéridon, compiled"


def figure(game: AnyGame) -> Figure:
    rng, players, options = Random(1), game.players[-1], game.options()

    def play_one() -> int:
        state = game.setup(players, options, rng.randbytes(32))
        state.log = None  # nobody listens, as in a search
        return playout(game, state, rng)

    return timed(RULES, game.id, players, play_one)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode([figure(game) for game in SHELF.values()]))
