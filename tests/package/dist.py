"""``make dist``: every package that a release has, built from the source package and tried in clean environments.

Each wheel is installed with the newest releases that its requirements allow, and with the oldest; there it plays by
library and at the terminal, serves from SQLite and from PostgreSQL, where a browser comes to play by two taps, and is
learned and reported on.
"""

import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.databases import Postgres, running_postgres
from tests.package.environments import MOST_PACKAGES, bare, python_of, served, tapped, tool, tried, uv
from tests.package.packing import ROOT

DIST = ROOT / "dist"
COMPILING_SECONDS = 3600  # however busy the machine is
INSTALLING_SECONDS = 600
MB = 1_000_000
MOST_MB = 40  # of the library alone, with all that it asks for


def build(to: Path) -> list[Path]:
    """The source package, and from nothing but that a wheel for everywhere and one for machines like this one."""
    shutil.rmtree(to, ignore_errors=True)
    uv("build", "--no-config", "--sdist", "--out-dir", str(to), str(ROOT), timeout=INSTALLING_SECONDS)
    (sources,) = to.glob("*.tar.gz")
    for pure in ("1", "0"):
        began = time.monotonic()
        command = ("build", "--no-config", "--wheel", "--out-dir", str(to), str(sources))
        uv(*command, timeout=COMPILING_SECONDS, GUERIDON_PURE=pure)
        print(f"built in {time.monotonic() - began:.0f} s", flush=True)
    for wheel in to.glob("*-linux_*.whl"):
        label(wheel)
    for package in sorted(to.glob("gueridon*")):
        print(f"{package.name}  {package.stat().st_size / MB:.1f} MB", flush=True)
    return sorted(to.glob("*.whl"))


def label(wheel: Path) -> None:
    """Name a compiled wheel by the oldest systems it runs on, as its symbols tell: no index takes a plain “linux”."""
    tool("auditwheel", "repair", "--wheel-dir", str(wheel.parent), str(wheel))
    wheel.unlink()


def try_everything(wheels: list[Path], postgres: Postgres) -> None:
    with TemporaryDirectory(prefix="gueridon-dist-") as folder:
        for wheel in wheels:
            for environment in environments(wheel, Path(folder)):
                shown = tried(environment, "library")
                if environment.name.startswith("postgres"):
                    shown += serves(environment, f"sqlite:///{folder}/{environment.name}.sqlite")
                    shown += serves(environment, postgres.fresh())
                if environment.name.startswith("lab"):
                    shown += tried(environment, "lab")
                print(f"{wheel.name}, {environment.name}: {' '.join(shown.split())}", flush=True)
                shutil.rmtree(environment)


def serves(environment: Path, database: str) -> str:
    shown = tried(environment, "server", database)
    with served(environment, database) as address:
        tapped(address)
    return shown


def environments(wheel: Path, folder: Path) -> Iterator[Path]:
    library = bare(folder / "library alone")
    install(library, str(wheel))
    print(f"{packages(library)} packages, {megabytes(library):.1f} MB", flush=True)
    assert packages(library) <= MOST_PACKAGES
    assert megabytes(library) <= MOST_MB
    yield library
    for extra in ("postgres", "lab"):
        newest = bare(folder / f"{extra}, newest")
        install(newest, f"{wheel}[{extra}]")
        yield newest
        oldest = bare(folder / f"{extra}, oldest")
        install(oldest, "--resolution", "lowest-direct", "--extra", extra, "-r", str(ROOT / "pyproject.toml"))
        install(oldest, "--no-deps", str(wheel))
        yield oldest


def install(environment: Path, *words: str) -> None:
    """With its bytecode beside it, as pip does: what is measured is no first start."""
    into = ("--no-config", "--compile-bytecode", "--python", str(python_of(environment)))
    uv("pip", "install", *into, *words, timeout=INSTALLING_SECONDS, PYTHONPYCACHEPREFIX="")


def packages(environment: Path) -> int:
    return len([*environment.glob("lib/python*/site-packages/*.dist-info")])


def megabytes(environment: Path) -> float:
    (site,) = environment.glob("lib/python*/site-packages")
    files = [Path(where, name) for where, _, names in os.walk(site) for name in names]
    return sum(file.stat().st_size for file in files) / MB


def main() -> None:
    wheels = build(DIST)
    assert len(wheels) == 2, f"no C compiler, so no compiled wheel: {wheels}"
    with running_postgres() as postgres:
        try_everything(wheels, postgres)


if __name__ == "__main__":
    main()
