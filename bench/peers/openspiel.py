"""OpenSpiel: games of cards and dice with hidden information, through its Python interface."""

import sys
from importlib import import_module
from importlib.metadata import version
from random import Random

import msgspec
from bench.figures import Figure, timed

GAMES = ("hanabi(players=4)", "hearts", "liars_dice")


def figure(name: str) -> Figure:
    spiel = import_module("pyspiel")
    game, rng = spiel.load_game(name), Random(1)

    def play_one() -> int:
        """Chance deals here too; only moves of players are counted."""
        state, moves = game.new_initial_state(), 0
        while (player := state.current_player()) != spiel.PlayerId.TERMINAL:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            moves += player != spiel.PlayerId.CHANCE
        return moves

    return timed(f"OpenSpiel {version('open_spiel')}", name.partition("(")[0], game.num_players(), play_one)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode([figure(name) for name in GAMES]))
