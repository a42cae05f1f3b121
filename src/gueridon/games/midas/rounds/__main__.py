"""``python -m gueridon.games.midas.rounds FILE [PROCESSES]``: solve every round, and write the strategies."""

import sys
from multiprocessing import get_context
from pathlib import Path

from gueridon.games.midas.rounds.solving import cases, solve
from gueridon.games.midas.sheets import write


def main(file: str, processes: str = "1") -> None:
    """The largest first, so that no process is left alone with them."""
    hardest_first = sorted({*cases()}, key=lambda case: (-sum(case[0]), -sum(case[1])))
    with get_context("spawn").Pool(int(processes)) as pool:
        found = dict(pool.imap_unordered(solve, hardest_first))
    Path(file).write_bytes(write(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
