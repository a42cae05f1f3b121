"""Plies a second on a GPU, by how many games are played side by side, beside Pgx where there is one; see
``bench.kernels``."""

from importlib.util import find_spec
from itertools import groupby

import numpy as np
from bench.figures import ROUNDS_BY_CLOCK, Figure, median_seconds
from bench.rules import ROOT, measured
from rich.console import Console
from rich.table import Table

from gueridon.env.kernel_cuda import GpuGames
from gueridon.env.kernel_law import plays_alike
from gueridon.env.kernels import PackedGames, random_keys
from gueridon.games import SHELF

BATCHES = (1_024, 16_384, 131_072, 1_048_576)
PLIES = 500  # without a return to Python
COMPARED_ROWS = 1_000
EXPLANATION = f"""\
Random play on one GPU, the mask of every ply written and every deal included; the median of {ROUNDS_BY_CLOCK} by the \
clock. Ours have a thread for each game and play {PLIES} plies at a time; rows and masks stay on the GPU, chances come \
from here each time. Pgx, by JAX, is stepped in a compiled loop.
Before that {COMPARED_ROWS} rows of each of our games were dealt, stepped, played on and rolled out on the processor \
too, and were the same to the last bit."""


def figure(packed: GpuGames, rows: int) -> Figure:
    game, rng = packed.game, np.random.default_rng(1)
    there = packed.to_gpu(packed.deal(game.players[-1], game.presets["usual"], random_keys(rows, rng)))
    # The count of games comes back only when all are played.
    seconds = median_seconds(lambda: packed.play_on(there, PLIES, rng))
    return Figure("ours", game.id, game.players[-1], rows * PLIES, max(packed.play_on(there, PLIES, rng), 1), seconds)


def ours(game: str) -> list[Figure]:
    packed = GpuGames(game)
    plays_alike(PackedGames(game), packed, COMPARED_ROWS)
    return [figure(packed, rows) for rows in BATCHES]


def pgx() -> list[Figure]:
    return measured("bench.peers.pgx", ROOT / "src", *map(str, BATCHES)) if find_spec("pgx") else []


def print_figures() -> None:
    console = Console()
    figures = [one for game in SHELF.values() if game.kernel for one in ours(game.id)] + pgx()
    table = Table("Rules", "Game", "Players", *(f"{rows:,} games" for rows in BATCHES))
    table.title = "Million plies a second on a GPU"
    for (rules, game, players), same in groupby(figures, lambda one: (one.rules, one.game, one.players)):
        table.add_row(rules, game, str(players), *(f"{one.moves_a_second / 1e6:,.1f}" for one in same))
    console.print(table)
    console.print(EXPLANATION)
