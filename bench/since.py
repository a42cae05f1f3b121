"""Is one server alone, on SQLite, slower than it was at an earlier commit? As a ratio, in one run.

    python -m bench.since COMMIT

Both are interpreted, take turns, and are played at by their own clients. What a move costs the server in microseconds
of a core is the figure to look at: other programs slow the moves, and change little of what they cost.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.table import Table
from typer import Argument

HERE = Path(__file__).parents[1]
ROUNDS = 3
MEASURE = "import json; from bench.load import ours; print(json.dumps(ours()))"


class Round(NamedTuple):
    rate: float  # moves a second
    cost: float  # microseconds of a core for a move
    p50: float  # milliseconds


def extract(commit: str, folder: Path) -> None:
    packed = subprocess.run(
        ["git", "archive", commit, "src", "tests", "bench"], cwd=HERE, check=True, capture_output=True
    )
    subprocess.run(["tar", "--extract", "--directory", str(folder)], input=packed.stdout, check=True)


def measured(tree: Path) -> Round:
    environment = os.environ | {"PYTHONPATH": f"{tree / 'src'}:{tree}"}
    said = subprocess.run(
        [sys.executable, "-c", MEASURE], cwd=tree, env=environment, check=True, stdout=subprocess.PIPE, text=True
    )
    rate, cost, took = json.loads(said.stdout)
    return Round(rate, cost, median(took))


def main(commit: Annotated[str, Argument(help="What is compared with the files as they lie here.")]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        extract(commit, Path(folder))
        rounds = [(measured(Path(folder)), measured(HERE)) for _ in range(ROUNDS)]
    report = Table("round", "", "moves/s", "p50 ms", "µs of a core for a move", title=f"{commit}, and now")
    for number, (before, now) in enumerate(rounds, start=1):
        for name, one in ((commit, before), ("now", now)):
            report.add_row(str(number), name, f"{one.rate:,.0f}", f"{one.p50:.1f}", f"{one.cost:.0f}")
    ratio = median([now.cost / before.cost for before, now in rounds])
    Console().print(report, f"A move costs {ratio:.2f} times what it cost then: the median of {ROUNDS} rounds.")


if __name__ == "__main__":
    typer.run(main)
