"""Plies a second of kernels, thousands of games side by side, beside Pgx where there is one.

``python -m bench.kernels``; Pgx, and JAX with it, come by ``pip install pgx``. With ``--gpu`` on a GPU instead.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from importlib.util import find_spec
from time import process_time

import numpy as np
from bench import gpu
from bench.figures import SECONDS, Figure
from bench.rules import ROOT, ROUNDS, in_the_middle, measured, table
from rich.console import Console

from gueridon.env.kernels import PackedGames, random_keys
from gueridon.games import SHELF

ROWS = 2048
PLIES_AT_ONCE = 50
THREADS = (1, 2)
EXPLANATION = f"""\
Random play of {ROWS} games side by side, the mask of every ply written and every deal included; the median of \
{ROUNDS} rounds of {SECONDS:.0f} s of one core, or at ×2 of each of two: time that others take on a busy machine does \
not count.
“Played on” stays compiled for {PLIES_AT_ONCE} plies; “stepped” asks for moves and masks and steps from Python, and \
what it plays is checked.
Pgx, by JAX on the same processor, is stepped in a compiled loop; its seconds are those of all its threads together."""


def figure(name: str, packed: PackedGames, turn: Callable[[], tuple[int, int]]) -> Figure:
    """``turn`` plays some plies in all rows, and says how many, and how many games ended."""
    turn()
    plies = games = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS * packed.threads:
        played, ended = turn()
        plies, games = plies + played, games + ended
    return Figure(name, packed.game.id, packed.game.players[-1], plies, max(games, 1), spent / packed.threads)


def played_on(packed: PackedGames) -> Figure:
    rng = np.random.default_rng(1)
    rows = packed.deal(packed.game.players[-1], packed.game.presets["usual"], random_keys(ROWS, rng))

    def turn() -> tuple[int, int]:
        return ROWS * PLIES_AT_ONCE, packed.play_on(rows, PLIES_AT_ONCE, rng)

    return figure(f"played on ×{packed.threads}", packed, turn)


def stepped(packed: PackedGames) -> Figure:
    rng = np.random.default_rng(1)
    players, options = packed.game.players[-1], packed.game.presets["usual"]
    rows = packed.deal(players, options, random_keys(ROWS, rng))

    def turn() -> tuple[int, int]:
        seats, moves = packed.random_moves(rows, rng)
        packed.masks(rows, seats)
        packed.step(rows, seats, moves)
        over = np.flatnonzero(~packed.to_act(rows).any(axis=1))
        if len(over):
            rows[over] = packed.deal(players, options, random_keys(len(over), rng))
        return ROWS, len(over)

    return figure(f"stepped ×{packed.threads}", packed, turn)


def one_round() -> list[Figure]:
    kernels = [PackedGames(game.id, threads) for game in SHELF.values() if game.kernel for threads in THREADS]
    figures = [way(packed) for packed in kernels for way in (played_on, stepped)]
    if find_spec("pgx"):
        figures += measured("bench.peers.pgx", ROOT / "src")
    return figures


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.kernels")
    parser.add_argument("--gpu", action="store_true")
    if parser.parse_args().gpu:
        gpu.print_figures()
    else:
        print_figures()


def print_figures() -> None:
    console = Console()
    console.print(table("Many games at once", in_the_middle([one_round() for _ in range(ROUNDS)])))
    console.print(EXPLANATION)


if __name__ == "__main__":
    main()
