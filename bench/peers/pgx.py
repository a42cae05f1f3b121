"""Pgx: games of cards and dice in JAX, as many side by side as our kernels play, a mask with every state."""

import sys
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any

import msgspec
from bench.figures import SECONDS, Figure

GAMES = ("leduc_holdem", "backgammon", "sparrow_mahjong")
ROWS = 2048
PLIES_AT_ONCE = 50


def figure(name: str) -> Figure:
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make(name)
    step = jax.vmap(import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init))

    def ply(_: int, carried: Any) -> Any:
        state, key, games = carried
        key, choosing, dealing = jax.random.split(key, 3)
        action = jax.random.categorical(choosing, jax.numpy.log(state.legal_action_mask))
        state = step(state, action, jax.random.split(dealing, ROWS))
        return state, key, games + state.terminated.sum()

    play = jax.jit(lambda carried: jax.lax.fori_loop(0, PLIES_AT_ONCE, ply, carried))
    carried = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), ROWS)), jax.random.PRNGKey(2), 0
    carried = jax.block_until_ready(play(carried))
    plies, start = 0, process_time()
    before = int(carried[2])
    while (spent := process_time() - start) < SECONDS:
        carried = jax.block_until_ready(play(carried))
        plies += ROWS * PLIES_AT_ONCE
    games = max(int(carried[2]) - before, 1)
    return Figure(f"Pgx {version('pgx')}", name, env.num_players, plies, games, spent)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode([figure(name) for name in GAMES]))
