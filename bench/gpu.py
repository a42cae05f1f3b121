"""Plies a second of kernels on a GPU, by how many games are played side by side; see ``bench.kernels``."""

from statistics import median
from time import perf_counter

import numpy as np
from rich.console import Console
from rich.table import Table

from gueridon.env.kernel_cuda import GpuGames
from gueridon.env.kernel_law import plays_alike
from gueridon.env.kernels import PackedGames, random_keys
from gueridon.games import SHELF

BATCHES = (1_024, 16_384, 131_072, 1_048_576)
PLIES = 500  # without a return to Python
ROUNDS = 5
COMPARED_ROWS = 1_000
EXPLANATION = f"""\
Random play on one GPU, a thread for each game, {PLIES} plies at a time, the mask of every ply written and every deal \
included; the median of {ROUNDS} by the clock. Rows and masks stay on the GPU, chances come from here each time.
Before that {COMPARED_ROWS} rows of each game were dealt, stepped, played on and rolled out on the processor too, and \
were the same to the last bit."""


def plies_a_second(packed: GpuGames, rows: int) -> float:
    rng = np.random.default_rng(1)
    dealt = packed.deal(packed.game.players[-1], packed.game.presets["usual"], random_keys(rows, rng))
    there, seconds = packed.to_gpu(dealt), []
    packed.play_on(there, PLIES, rng)  # compiled by now, and no longer all at their first ply
    for _ in range(ROUNDS):
        start = perf_counter()
        packed.play_on(there, PLIES, rng)  # whose count of games comes back only when all are played
        seconds.append(perf_counter() - start)
    return rows * PLIES / median(seconds)


def print_figures() -> None:
    console = Console()
    table = Table("game", "players", *(f"{rows:,} games" for rows in BATCHES), title="Million plies a second on a GPU")
    for game in SHELF.values():
        if game.kernel and PackedGames(game.id).kernel.on_gpu:
            packed = GpuGames(game.id)
            plays_alike(PackedGames(game.id), packed, COMPARED_ROWS)
            figures = [f"{plies_a_second(packed, rows) / 1e6:,.0f}" for rows in BATCHES]
            console.print(game.id, *figures)  # at once: compiling takes minutes
            table.add_row(game.id, str(game.players[-1]), *figures)
    console.print(table)
    console.print(EXPLANATION)
