"""Random moves a second of every game on the shelf, interpreted and compiled, beside OpenSpiel where there is one."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import msgspec
from bench.figures import SECONDS, Figure
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
ROUNDS = 5
EXPLANATION = f"""\
Random play, the set-up of every game included: the median of {ROUNDS} rounds of {SECONDS:.0f} s of one core, ours and \
theirs in turns; where something is in by default that may be left out, with it and without.
The games differ, so compare orders of magnitude. OpenSpiel's rules are C++ and its loop here is Python: much of its \
time goes into crossing from one to the other, as it does for anyone who uses it from Python; called from C++ it is \
faster. Its dealing takes time as ours does, and is not counted as moves."""


def measured(module: str, package: Path, *arguments: str) -> list[Figure]:
    """In a process of its own, with the package found here."""
    env = {**os.environ, "PYTHONPATH": str(package)}
    command = [sys.executable, "-m", module, *arguments]
    run = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(run.stdout, type=list[Figure])


def one_round() -> list[Figure]:
    figures = measured("bench.shelf", ROOT / "src") + measured("bench.shelf", ROOT / "build" / "compiled")
    if find_spec("pyspiel"):
        figures += measured("bench.peers.openspiel", ROOT / "src")
    return figures


def in_the_middle(rounds: list[list[Figure]]) -> list[Figure]:
    """Of each figure the median round."""
    return [
        sorted(same, key=lambda figure: figure.moves_a_second)[len(same) // 2] for same in zip(*rounds, strict=True)
    ]


def table(title: str, figures: list[Figure]) -> Table:
    shown = Table("Rules", "Game", title=title)
    for column in ("Players", "Plies a game", "Games/s", "Moves/s"):
        shown.add_column(column, justify="right")
    for figure in figures:
        shown.add_row(
            figure.rules,
            figure.game,
            str(figure.players),
            f"{figure.plies_a_game:.1f}",
            f"{figure.games_a_second:,.0f}",
            f"{figure.moves_a_second:,.0f}",
        )
    return shown


def main() -> None:
    console = Console()
    console.print(table("Random play", in_the_middle([one_round() for _ in range(ROUNDS)])))
    console.print(EXPLANATION)


if __name__ == "__main__":
    main()
