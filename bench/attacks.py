"""``[--seconds N] [--memory] [ATTACK ...]``: what other people feel of one who is a nuisance, and what memory it costs.

A server with its usual limits, but for how many games in a row people play, in a process of its own; people who play,
each from his own address; and one attack after the other from another address: first at an idle server beside it, which
takes as much of the machine and nothing of the server, then at the server where they play.

``--memory`` instead gives every attack a server of its own, all at the same time, and nobody plays: does it grow?
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from time import monotonic, sleep

from bench.attackers import ATTACKS
from bench.memory import resident
from rich.console import Console
from rich.table import Table

TABLES = 10
WARM_UP = 3  # seconds
TENTHS = 10  # of an attack, each with a look at the memory
SERVE = "from gueridon.cli import app; app()"
PLAY_ON = {**os.environ, "GUERIDON_TABLES_PER_PERSON": "1000,1000"}  # for those who play: one game after another
Move = tuple[float, float]  # when, and how many milliseconds it took


@dataclass
class Stretch:
    begun: float
    ended: float
    busy: float  # of a core, the server
    grown: int  # bytes

    def p99(self, moves: list[Move]) -> float:
        return quantiles([took for at, took in moves if self.begun <= at < self.ended], n=100)[98]


@contextmanager
def served(environment: Mapping[str, str] = PLAY_ON) -> Iterator[tuple[int, str]]:
    """Its process and its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data-dir", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            try:
                assert process.stdout is not None
                yield process.pid, process.stdout.readline().strip()
            finally:
                process.kill()


def worked(pid: int) -> float:
    """Seconds of a core that the process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def attack(name: str, address: str, seconds: float) -> list[str]:
    return [sys.executable, "-m", "bench.attackers", name, address.rpartition(":")[2], str(seconds)]


def stretch(pid: int, command: list[str]) -> Stretch:
    before, worked_before, begun = resident(pid), worked(pid), monotonic()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    ended = monotonic()
    return Stretch(begun, ended, (worked(pid) - worked_before) / (ended - begun), resident(pid) - before)


@contextmanager
def played(address: str, tables: int) -> Iterator[Callable[[], list[Move]]]:
    """People play there; what is given ends that and says how long each of their moves took."""
    command = [sys.executable, "-m", "bench.bystanders", address, str(tables)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as bystanders:
        heard, said = bystanders.stdin, bystanders.stdout
        assert heard is not None
        assert said is not None
        assert said.readline().strip() == "ready"

        def finish() -> list[Move]:
            heard.write("enough\n")
            heard.flush()
            moves: list[Move] = json.loads(said.readline())
            return moves

        yield finish


def measured(names: list[str], seconds: float) -> tuple[dict[str, tuple[Stretch, Stretch]], list[Move]]:
    """Of every attack the same at another server, and itself."""
    with served() as (pid, address), served() as (_, elsewhere), played(address, TABLES) as finish:
        sleep(WARM_UP)
        stretches = {}
        for name in names:
            control, attacked = (stretch(pid, attack(name, at, seconds)) for at in (elsewhere, address))
            stretches[name] = (control, attacked)
        return stretches, finish()


def report_felt(names: list[str], seconds: float) -> Table:
    stretches, moves = measured(names, seconds)
    table = Table("attack", "p99 ms elsewhere", "p99 ms here", "ratio", "of a core elsewhere", "here", "memory, MB")
    for name, (quiet, attacked) in stretches.items():
        before, meanwhile = quiet.p99(moves), attacked.p99(moves)
        felt = (f"{before:.1f}", f"{meanwhile:.1f}", f"{meanwhile / before:.2f}")
        table.add_row(name, *felt, f"{quiet.busy:.0%}", f"{attacked.busy:.0%}", f"{attacked.grown / 1e6:+.1f}")
    return table


def growing(name: str, seconds: float) -> list[int]:
    """The server's memory after each tenth of the attack, in bytes."""
    with (
        served() as (pid, address),
        subprocess.Popen(attack(name, address, seconds), stdout=subprocess.DEVNULL) as process,
    ):
        sizes = []
        for _ in range(TENTHS):
            sleep(seconds / TENTHS)
            sizes.append(resident(pid))
        assert process.wait() == 0, f"{name} broke off"
        return sizes


def report_memory(names: list[str], seconds: float) -> Table:
    table = Table("attack", *[f"{seconds * (tenth + 1) / TENTHS:.0f} s" for tenth in range(TENTHS)], title="MB")
    with ThreadPoolExecutor(len(names)) as at_once:
        for name, sizes in zip(names, at_once.map(lambda name: growing(name, seconds), names), strict=True):
            table.add_row(name, *[f"{size / 1e6:.0f}" for size in sizes])
    return table


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=10)
    asked.add_argument("--memory", action="store_true")
    asked.add_argument("attacks", nargs="*", default=[*ATTACKS], metavar="ATTACK")
    wanted = asked.parse_args()
    show = report_memory if wanted.memory else report_felt
    Console(width=max(120, Console().width)).print(show(wanted.attacks, wanted.seconds))


if __name__ == "__main__":
    main()
