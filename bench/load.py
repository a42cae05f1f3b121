"""Moves a second and how long each one takes until it is kept for good, beside boardgame.io."""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles

from rich.console import Console
from rich.table import Table
from tests.server.process import server_process

TABLES = 50
WARM_UP = 3  # seconds
SECONDS = 5
PEER = Path(__file__).parent / "peers" / "boardgame.io"
PEER_PORT = "18471"


def clients(*command: str) -> tuple[float, list[float]]:
    """Moves a second, and the milliseconds of each."""
    numbers = map(str, (TABLES, WARM_UP, SECONDS))
    done = subprocess.run([*command, *numbers], stdout=subprocess.PIPE, text=True, check=True, timeout=120)
    answer = json.loads(done.stdout)
    return len(answer["took"]) / answer["seconds"], answer["took"]


async def ours() -> tuple[float, list[float]]:
    with tempfile.TemporaryDirectory() as folder:
        async with server_process(f"sqlite:///{folder}/load.db") as (_, address):
            return clients(sys.executable, "-m", "bench.load_clients", address)


def theirs() -> tuple[float, list[float]]:
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=PEER, check=True, stdout=subprocess.DEVNULL)
    with peer_server():
        return clients("node", str(PEER / "clients.js"), PEER_PORT)


@contextmanager
def peer_server() -> Iterator[None]:
    with subprocess.Popen(["node", str(PEER / "server.js"), PEER_PORT], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline().strip() == "ready"
            yield
        finally:
            process.kill()


def main() -> None:
    report = Table("", "moves/s", "p50 ms", "p99 ms", title=f"{TABLES} tables of two, as fast as they can")
    for name, measure in {
        "Guéridon, every move on disk": lambda: asyncio.run(ours()),
        "boardgame.io, in memory": theirs,
    }.items():
        rate, took = measure()
        cuts = quantiles(took, n=100)
        report.add_row(name, f"{rate:,.0f}", f"{cuts[49]:.1f}", f"{cuts[98]:.1f}")
    Console().print(report)


if __name__ == "__main__":
    main()
