"""Pgx: games of cards and dice in JAX, as many side by side as our kernels play, a mask with every state.

Given sizes of batches, each by the clock on the GPU that JAX finds; without, one of them by the time of all threads.
"""

import sys
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any

import msgspec
from bench.figures import SECONDS, Figure, median_seconds

GAMES = ("kuhn_poker", "leduc_holdem", "backgammon", "sparrow_mahjong")
ROWS = 2048
PLIES_AT_ONCE = 50


class RandomPlay:
    """So many games of one kind, each of which is followed by another."""

    def __init__(self, name: str, rows: int) -> None:
        jax, pgx = import_module("jax"), import_module("pgx")
        env = pgx.make(name)
        step = jax.vmap(import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init))

        def ply(_: int, carried: Any) -> Any:
            state, key, games = carried
            key, choosing, dealing = jax.random.split(key, 3)
            action = jax.random.categorical(choosing, jax.numpy.log(state.legal_action_mask))
            state = step(state, action, jax.random.split(dealing, rows))
            return state, key, games + state.terminated.sum()

        self.name, self.players, self.rows = name, env.num_players, rows
        self.wait = jax.block_until_ready
        self.play = jax.jit(lambda carried: jax.lax.fori_loop(0, PLIES_AT_ONCE, ply, carried))
        self.carried = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), rows)), jax.random.PRNGKey(2), 0

    def turn(self) -> None:
        self.carried = self.wait(self.play(self.carried))

    @property
    def ended(self) -> int:
        return int(self.carried[2])

    def figure(self, turns: int, ended: int, seconds: float) -> Figure:
        plies = self.rows * PLIES_AT_ONCE * turns
        return Figure(f"Pgx {version('pgx')}", self.name, self.players, plies, max(ended, 1), seconds)


def by_time_of_threads(name: str) -> Figure:
    games = RandomPlay(name, ROWS)
    games.turn()
    turns, before, start = 0, games.ended, process_time()
    while (spent := process_time() - start) < SECONDS:
        games.turn()
        turns += 1
    return games.figure(turns, games.ended - before, spent)


def by_clock(name: str, rows: int) -> Figure:
    games = RandomPlay(name, rows)
    seconds = median_seconds(games.turn)
    before = games.ended
    games.turn()
    return games.figure(1, games.ended - before, seconds)


def on_gpu(batches: list[int]) -> list[Figure]:
    if import_module("jax").default_backend() == "cpu":
        print("JAX finds no GPU: Pgx is left out.", file=sys.stderr)
        return []
    return [by_clock(name, rows) for name in GAMES for rows in batches]


def main() -> None:
    batches = [int(rows) for rows in sys.argv[1:]]
    figures = on_gpu(batches) if batches else [by_time_of_threads(name) for name in GAMES]
    sys.stdout.buffer.write(msgspec.json.encode(figures))


if __name__ == "__main__":
    main()
