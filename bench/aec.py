"""Random play through PettingZoo, with what every agent is shown: our games, whichever way they were built."""

import sys
from random import Random
from typing import Any

import msgspec
from bench.figures import Figure, timed
from bench.shelf import RULES

from gueridon.env.pettingzoo import AecGame
from gueridon.games import SHELF, AnyGame


def play_at_random(env: Any, rng: Random) -> int:
    """One episode, its observations and masks asked for at every step; how many moves it took."""
    env.reset()
    moves = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = seen["action_mask"].nonzero()[0]
        env.step(int(legal[int(rng.random() * len(legal))]))
        moves += 1
    return moves


def figure(rules: str, name: str, env: Any) -> Figure:
    rng = Random(1)
    env.reset(seed=1)
    return timed(rules, name, len(env.possible_agents), lambda: play_at_random(env, rng))


def environment(game: AnyGame) -> AecGame:
    """With the most players, and without what takes longer than the game."""
    return AecGame(game.id, game.players[-1], game.on_trial(game.presets["usual"]))


if __name__ == "__main__":
    figures = [figure(RULES, game.id, environment(game)) for game in SHELF.values()]
    sys.stdout.buffer.write(msgspec.json.encode(figures))
