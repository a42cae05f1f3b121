"""On a GPU rows are what they are on a processor.

Here Numba simulates one: its threads are Python's, and what each does with its row is compiled for the processor.
``python -m bench.kernels --gpu`` holds a real one to the same.
"""

import os
import subprocess
import sys

import pytest
from tests.patience import LONG_SECONDS

from gueridon.core.errors import Malformed
from gueridon.env import kernel_cuda
from gueridon.env.kernel_cache import digest_of_sources, keep
from gueridon.env.kernel_cuda import GpuGames
from gueridon.env.kernel_law import plays_alike
from gueridon.env.kernel_rows import one_row
from gueridon.env.kernels import PackedGames
from gueridon.games import SHELF

QUICKEST = "midas"  # to compile
KERNELS = {game.id: game.kernel for game in SHELF.values() if game.kernel is not None}
GAMES = [pytest.param(game, marks=() if game == QUICKEST else pytest.mark.slow) for game in KERNELS]
SIMULATED = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}
ROWS = 131  # more than one block of threads, and not a whole number of blocks


def hold_simulated_gpu_to_processor(game):
    """What is compiled for the processor reads plain arrays, not the simulator's wrappers of them."""
    from numba.cuda.simulator import kernel

    def kept_rows(rules):
        """As loops are: what is done with one row takes as long to compile."""
        rows = one_row(rules)
        for one in rows:
            keep(one, digest_of_sources(KERNELS[game]))
        return rows

    kernel.FakeWithinKernelCUDAArray = lambda array: array._ary
    setattr(kernel_cuda, "one_row", kept_rows)  # noqa: B010 (it is not exported)
    plays_alike(PackedGames(game), GpuGames(game), ROWS)


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_played_on_a_gpu_as_on_a_processor(game):
    script = f"from {__name__} import *; hold_simulated_gpu_to_processor('{game}')"
    subprocess.run([sys.executable, "-c", script], env=SIMULATED, check=True, timeout=LONG_SECONDS)


def test_where_there_is_no_gpu_it_says_so(monkeypatch):
    monkeypatch.setattr("numba.cuda.is_available", lambda: False)
    with pytest.raises(Malformed, match="no-gpu"):
        GpuGames("midas")
