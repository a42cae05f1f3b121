"""A report whose games are played on a Ray cluster: a real one, of this machine alone."""

import os
import secrets
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

import psutil
import pytest
from tests.cli.terminal import here, only_sentence
from tests.patience import LONG_SECONDS

import gueridon
from gueridon.cli.report import command_given
from gueridon.core.errors import Malformed
from gueridon.games import SHELF
from gueridon.lab.arena import Contest
from gueridon.lab.report.ray_cluster import PlayedPiece, checked, play_piece
from gueridon.lab.report.simulating import simulated

GAME = next(game for game in SHELF.values() if game.hints is not None)
WORDS = ("lab", "report", GAME.id, "--seats", "2", "--deals", "40")
FILES = ("html", "json", "csv")
STORE_BYTES = 80_000_000  # the least that Ray takes is a little less
HEAD = ("start", "--head", "--block", "--port", "0", "--num-cpus", "2", "--object-store-memory", str(STORE_BYTES))
BARE = ("--include-dashboard", "false", "--include-log-monitor", "false", "--disable-usage-stats")


@dataclass
class Cluster:
    head: psutil.Popen
    address: str
    environment: dict[str, str]

    def kill_a_worker_at_work(self) -> None:
        """One that is stopped first, so that nobody doubts that it was."""
        latest = monotonic() + LONG_SECONDS
        while not any(killed_at_work(process) for process in self.head.children(recursive=True)):
            assert monotonic() < latest, "no worker ever played"
            sleep(0.01)


def killed_at_work(process: psutil.Process) -> bool:
    try:
        if not at_work(process):
            return False
        process.suspend()
        if at_work(process):
            process.kill()
            return True
        process.resume()
    except psutil.NoSuchProcess:
        pass
    return False


def at_work(process: psutil.Process) -> bool:
    """Ray calls a worker after what it does."""
    return any(play_piece.__name__ in word for word in process.cmdline())


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """It listens to the network, as Ray always does, but to nobody without its token."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(gueridon.__file__).parents[1]),
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "GUERIDON_LANGUAGE": "en",
        "COLUMNS": "200",
    }
    with tempfile.TemporaryDirectory(prefix="gueridon-") as folder:  # a socket's path must be short
        command = [sys.executable, "-m", "ray.scripts.scripts", *HEAD, *BARE, "--temp-dir", folder]
        with Path(folder, "out").open("wb") as out:
            head = psutil.Popen(command, env=environment, stdout=out, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            yield Cluster(head, address_of(head, Path(folder)), environment)
        finally:
            head.terminate()  # and with it all that it started
            head.wait(LONG_SECONDS)


def address_of(head: psutil.Popen, folder: Path) -> str:
    latest = monotonic() + LONG_SECONDS
    while b"Ray runtime started" not in (said := (folder / "out").read_bytes()):
        assert head.poll() is None, said.decode()
        assert monotonic() < latest, "Ray did not start"
        sleep(0.05)
    return (folder / "ray_current_cluster").read_text()


def places(folder: Path) -> list[str]:
    folder.mkdir()
    return [word for name in FILES for word in (f"--{name}", str(folder / name))]


@pytest.mark.slow
def test_a_cluster_that_loses_a_worker_in_the_middle_gives_the_same_report_to_the_last_byte(tmp_path: Path):
    with running_cluster() as cluster:
        command = [sys.executable, "-m", "gueridon.cli", *WORDS]
        there = [*command, *places(tmp_path / "there"), "--ray", cluster.address]
        run = subprocess.Popen(there, env=cluster.environment, stderr=subprocess.PIPE, text=True)
        cluster.kill_a_worker_at_work()
        _, said = run.communicate(timeout=LONG_SECONDS)
        assert run.returncode == 0, said
        subprocess.run([*command, *places(tmp_path / "here")], env=cluster.environment, check=True)
    for name in FILES:
        assert (tmp_path / "there" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()


def test_a_piece_has_the_games_that_are_played_here_and_the_version_that_played_them():
    pairings = [*Contest(GAME.id, 2, GAME.presets["usual"], ("random",), 2, "piece").together()]
    assert checked(play_piece(pairings)) == [simulated(pairing) for pairing in pairings]
    with pytest.raises(Malformed) as refused:
        checked(PlayedPiece("0.0.1", []))
    assert refused.value.facts["theirs"] == "0.0.1"


def test_an_address_where_nobody_answers_is_told_in_a_sentence(tmp_path: Path):
    with socket.socket() as bound:  # and listening to nobody
        bound.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{bound.getsockname()[1]}"
        words = (*WORDS, "--html", str(tmp_path / "page.html"), "--ray", address)
        assert address in only_sentence(here(words, "", {"GUERIDON_LANGUAGE": "en", "COLUMNS": "200"}))


def test_who_played_for_a_report_is_no_part_of_the_command_that_makes_it_again():
    assert command_given([*WORDS, "--ray", "auto"]) == command_given([*WORDS, "--ray=auto"]) == command_given([*WORDS])
