"""Our rules: every game on the shelf with the most players, whichever way the package was built."""

import sys
from random import Random
from typing import Any

import msgspec
from bench.figures import Figure, timed
from msgspec.structs import asdict, replace

from gueridon.core import fate
from gueridon.games import SHELF, AnyGame
from gueridon.lab.playout import playout

RULES = "Guéridon, interpreted" if fate.__file__.endswith(".py") else "Guéridon, compiled"


def choices(game: AnyGame) -> dict[str, Any]:
    """As usual, and without each thing that is in unless somebody leaves it out: it may take longer than the game."""
    usual = game.options()
    without = {field: replace(usual, **{field: False}) for field in asdict(usual) if getattr(usual, field) is True}
    return {game.id: usual, **{f"{game.id} without {field}": options for field, options in without.items()}}


def figure(game: AnyGame, name: str, options: Any) -> Figure:
    rng, players = Random(1), game.players[-1]

    def play_one() -> int:
        state = game.setup(players, options, rng.randbytes(32))
        state.log = None  # nobody listens, as in a search
        return playout(game, state, rng)

    return timed(RULES, name, players, play_one)


if __name__ == "__main__":
    figures = [figure(game, name, options) for game in SHELF.values() for name, options in choices(game).items()]
    sys.stdout.buffer.write(msgspec.json.encode(figures))
