"""Tables of all five games at the pace of people: how long a move takes, and what it costs the server, part by part."""

import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import quantiles

import httpx
import msgspec
from bench import parts
from bench.memory import resident
from bench.person import Figures
from msgspec import Struct
from rich.console import Console
from rich.table import Table
from tests.server.process import server_process

TICKS = os.sysconf("SC_CLK_TCK")
ENTRIES = "gueridon_entries_total "
COMMIT_THREAD = "commit, in its own thread"


class Spent(Struct):
    """Until now: seconds of a core, among them those of the event loop; entries in the journals."""

    cpu: float
    loop: float
    entries: float


class Measured(Struct):
    seconds: int
    figures: Figures
    used: Spent
    parts: dict[str, float]  # seconds of the event loop
    memory: int  # bytes


def cpu(stat: Path) -> float:
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def spent(pid: int, address: str) -> Spent:
    lines = httpx.get(f"{address}/metrics", timeout=60).text.splitlines()
    entries = next(float(line.removeprefix(ENTRIES)) for line in lines if line.startswith(ENTRIES))
    return Spent(cpu(Path(f"/proc/{pid}/stat")), cpu(Path(f"/proc/{pid}/task/{pid}/stat")), entries)


async def measured(tables: int, seconds: int, warm_up: int, level: str, think: float) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        async with server_process(f"sqlite:///{folder}/load.db", module="bench.mixed_server") as (server, address):
            words = map(str, (tables, level, think, warm_up, seconds))
            command = [sys.executable, "-m", "bench.mixed_clients", address, *words]
            with subprocess.Popen(command, stdout=subprocess.PIPE) as clients:
                assert clients.stdout is not None
                assert server.stdout is not None
                assert clients.stdout.readline() == b"begun\n", "the tables could not be laid out"
                before = spent(server.pid, address)
                server.send_signal(parts.BEGIN)
                figures = msgspec.json.decode(clients.stdout.readline(), type=Figures)
                server.send_signal(parts.REPORT)
                after = spent(server.pid, address)
                used = Spent(after.cpu - before.cpu, after.loop - before.loop, after.entries - before.entries)
                by_part = msgspec.json.decode(await server.stdout.readline(), type=dict[str, float])
                return Measured(seconds, figures, used, by_part, resident(server.pid))


def main(tables: int, seconds: int, warm_up: int, level: str, think: float) -> None:
    found = asyncio.run(measured(tables, seconds, warm_up, level, think))
    report = Table(f"{tables:,} tables of five games, {think:g} s a move", f"{seconds} s", show_header=True)
    for name, value in summary(found).items():
        report.add_row(name, value)
    Console().print(report, cost_by_part(found))


def summary(found: Measured) -> dict[str, str]:
    figures, used, seconds = found.figures, found.used, found.seconds
    return {
        "moves of people a second": f"{len(figures.took) / seconds:,.0f}",
        "entries a second, with those of bots and clocks": f"{used.entries / seconds:,.0f}",
        "until kept and answered: p50, p99 ms": p50_p99(figures.took),
        "until all at the table have the news: p50, p99 ms": p50_p99(figures.told),
        "the server, of a core": f"{used.cpu / seconds:.0%}",
        "among it the event loop": f"{used.loop / seconds:.0%}",
        "the server's memory, MB": f"{found.memory / 1e6:.0f}",
        "the clients, of a core": f"{figures.cpu / seconds:.0%}",
        "games that ended": f"{figures.rematches}",
        "refused": listed(figures.refused) or "nothing",
        "moves of people by game": listed(figures.games),
    }


def p50_p99(seconds: list[float]) -> str:
    cuts = quantiles(seconds, n=100)
    return f"{1000 * cuts[49]:.1f}, {1000 * cuts[98]:.1f}"


def listed(counts: dict[str, int]) -> str:
    return ", ".join([f"{name} {count:,}" for name, count in sorted(counts.items())])


def cost_by_part(found: Measured) -> Table:
    """The samples say how the event loop's time divides, the system how much there was of it."""
    used, sampled = found.used, sum(found.parts.values())
    costs = {part: seconds / sampled * used.loop for part, seconds in found.parts.items()}
    costs[COMMIT_THREAD] = used.cpu - used.loop
    report = Table("part", "share", "ms of a core for an entry")
    for part, seconds in sorted(costs.items(), key=lambda cost: -cost[1]):
        report.add_row(part, f"{seconds / used.cpu:.0%}", f"{1000 * seconds / used.entries:.3f}")
    report.add_row("together", "", f"{1000 * used.cpu / used.entries:.3f}")
    return report
