"""A real PostgreSQL, started in a folder of its own and gone at the end."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from tests.patience import LONG_SECONDS


@dataclass(frozen=True)
class Postgres:
    folder: Path  # of its data and its socket

    def fresh(self) -> str:
        """The address of an empty database."""
        name = f"fresh_{uuid4().hex}"
        run("createdb", "--host", str(self.folder), "--username", "postgres", name)
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def start(self) -> None:
        """Once it answers."""
        options = f"-k {self.folder} -h ''"
        log = str(self.folder / "log")
        run("pg_ctl", "start", "--wait", "--pgdata", f"{self.folder}/data", "--log", log, "--options", options)

    def stop(self) -> None:
        """As a host does: whoever is connected is sent away."""
        run("pg_ctl", "stop", "--wait", "--pgdata", f"{self.folder}/data", "--mode", "fast")

    def crash(self) -> None:
        """Down at once, as if the power had gone: what was not synced by PostgreSQL is lost."""
        run("pg_ctl", "stop", "--wait", "--pgdata", f"{self.folder}/data", "--mode", "immediate")


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="gueridon-"))  # a socket's path must be short
    try:
        if os.getuid() == 0:
            shutil.chown(folder, "postgres")
        run("initdb", "--pgdata", f"{folder}/data", "--username", "postgres", "--auth", "trust", "--no-sync")
        postgres = Postgres(folder)
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.crash()
    finally:
        shutil.rmtree(folder)


def run(program: str, *arguments: str) -> None:
    """As another user where we are root, whom PostgreSQL refuses."""
    user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    path = str(installed[-1]) if installed else program
    subprocess.run([*user, path, *arguments], check=True, cwd="/", stdout=subprocess.DEVNULL, timeout=LONG_SECONDS)
