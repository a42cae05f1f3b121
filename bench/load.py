"""Moves a second and how long each one takes until it is kept for good, beside boardgame.io.

``--mixed TABLES`` instead measures tables of all five games where people think for a while (``--think``).
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from statistics import quantiles
from typing import Annotated, NamedTuple

import typer
from bench import mixed
from rich.console import Console
from rich.table import Table
from tests.server.process import server_process
from typer import Option

TABLES = 50
WARM_UP = 2  # seconds
SECONDS = 5
ROUNDS = 3
PEER = Path(__file__).parent / "peers" / "boardgame.io"
PEER_PORT = "18471"


class Measured(NamedTuple):
    """Of one round. What other programs take of the machine slows the moves; what a move costs it changes little."""

    rate: float  # moves a second
    cost: float  # microseconds of a core that the server spent on a move
    took: list[float]  # milliseconds of each


def clients(server: int, *command: str) -> Measured:
    """They say when they begin to count, and then what they counted."""
    numbers = map(str, (TABLES, WARM_UP, SECONDS))
    with subprocess.Popen([*command, *numbers], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n", "the tables could not be laid out"
        before = mixed.cpu(Path(f"/proc/{server}/stat"))
        answer = json.loads(process.stdout.readline())
        spent = mixed.cpu(Path(f"/proc/{server}/stat")) - before
    moves = len(answer["took"])
    return Measured(moves / answer["seconds"], 1e6 * spent / moves, answer["took"])


def ours() -> Measured:
    return asyncio.run(on_disk())


async def on_disk() -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        async with server_process(f"sqlite:///{folder}/load.db") as (server, address):
            return clients(server.pid, sys.executable, "-m", "bench.load_clients", address)


def theirs() -> Measured:
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=PEER, check=True, stdout=subprocess.DEVNULL)
    with peer_server() as server:
        return clients(server, "node", str(PEER / "clients.js"), PEER_PORT)


@contextmanager
def peer_server() -> Iterator[int]:
    """Its process."""
    with subprocess.Popen(["node", str(PEER / "server.js"), PEER_PORT], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline().strip() == "ready"
            yield process.pid
        finally:
            process.kill()


def main() -> None:
    """In turns, and of each the best: another program that wakes up in between slows only one round."""
    contenders = {"Guéridon, every move on disk": ours}
    if which("npm") is not None:
        contenders["boardgame.io, in memory"] = theirs
    rounds = [[measure() for measure in contenders.values()] for _ in range(ROUNDS)]
    title = f"{TABLES} tables of two, as fast as they can: the best of {ROUNDS} rounds of {SECONDS} s"
    report = Table("", "moves/s", "p50 ms", "p99 ms", "µs of a core for a move", title=title)
    for name, figures in zip(contenders, zip(*rounds, strict=True), strict=True):
        best = max(figures)
        cuts = quantiles(best.took, n=100)
        cost = min([one.cost for one in figures])
        report.add_row(name, f"{best.rate:,.0f}", f"{cuts[49]:.1f}", f"{cuts[98]:.1f}", f"{cost:.0f}")
    Console().print(report)


def command(
    tables: Annotated[
        int | None, Option("--mixed", help="So many tables of all five games, at the pace of people.")
    ] = None,
    seconds: int = 30,
    warm_up: int = 20,
    level: Annotated[str, Option(help="Of the bots among the mixed tables.")] = "random",
    think: Annotated[float, Option(help="Seconds before a move at the mixed tables, on the average.")] = 2,
) -> None:
    if tables is None:
        main()
    else:
        mixed.main(tables, seconds, warm_up, level, think)


if __name__ == "__main__":
    typer.run(command)
