"""Clean environments, in which a package finds nothing but what it asks for."""

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tests.package.packing import Run
from tests.patience import LONG_SECONDS

TRIAL = Path(__file__).with_name("trial.py")
MOST_PACKAGES = 15  # that the library alone brings, with our own


def python_of(environment: Path) -> Path:
    return environment / "bin" / "python"


def bare(environment: Path) -> Path:
    venv.create(environment, with_pip=False, symlinks=True)
    return environment


def uv(*words: str, timeout: float = LONG_SECONDS, **environment: str) -> None:
    tool("uv", *words, timeout=timeout, **environment)


def tool(name: str, *words: str, timeout: float = LONG_SECONDS, **environment: str) -> None:
    """A program that is installed beside the tests, which finds the others there."""
    folder = Path(sys.executable).parent
    run = subprocess.run(
        [str(folder / name), *words],
        env={**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", **environment},
        capture_output=True,
        text=True,
        timeout=timeout,
    )
    assert run.returncode == 0, run.stderr


def install_alone(environment: Path, wheel: Path) -> None:
    uv("pip", "install", "--no-config", "--offline", "--no-deps", "--python", str(python_of(environment)), str(wheel))


def lend(environment: Path, *extras: str) -> int:
    """Without a network: whatever the installed package asks for, and what that asks for, as it is installed here.

    How many packages those are. One that nobody asked for is not lent, though it be installed here for another reason.
    """
    (site,) = environment.glob("lib/python*/site-packages")
    (ours,) = Distribution.discover(name="gueridon", path=[str(site)])
    lent = {canonicalize_name(one.name): one for one in asked_for(ours, frozenset(extras), set())}
    for one in lent.values():
        link(one, site)
    return len(lent)


def asked_for(
    package: Distribution, extras: frozenset[str], known: set[tuple[str, frozenset[str]]]
) -> Iterator[Distribution]:
    for requirement in map(Requirement, package.requires or ()):
        wanted = (canonicalize_name(requirement.name), frozenset(requirement.extras))
        if wanted in known or not applies(requirement, extras):
            continue
        known.add(wanted)
        ours = wanted[0] == canonicalize_name(package.name)
        found = package if ours else distribution(requirement.name)
        if not ours:
            yield found
        yield from asked_for(found, wanted[1], known)


def applies(requirement: Requirement, extras: frozenset[str]) -> bool:
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in extras or {""})


def link(package: Distribution, site: Path) -> None:
    """Every folder and file of it that lies at the top."""
    tops = {file.parts[0] for file in package.files or () if file.parts[0] not in ("..", "__pycache__")}
    for top in tops:
        if not (site / top).exists():
            (site / top).symlink_to(Path(str(package.locate_file(top))).resolve())


def typed(environment: Path, *words: str) -> Run:
    """``gueridon …`` in that environment."""
    return run_in(environment, str(environment / "bin" / "gueridon"), *words)


def tried(environment: Path, *words: str) -> str:
    """What the trial there printed, once it has passed."""
    run = run_in(environment, str(python_of(environment)), "-I", str(TRIAL), *words)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def checked_strictly(environment: Path, script: Path) -> None:
    """By mypy, which knows nothing but what is installed there."""
    shutil.copy(script, environment)
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir=types"]
    run = run_in(environment, *command, f"--python-executable={python_of(environment)}", script.name)
    assert run.returncode == 0, run.stdout + run.stderr


def run_in(environment: Path, *command: str) -> Run:
    return subprocess.run(command, cwd=environment, env=clean(), capture_output=True, text=True, timeout=LONG_SECONDS)


@contextmanager
def served(environment: Path, database: str) -> Iterator[str]:
    """The address of a house of that environment."""
    command = [str(environment / "bin" / "gueridon"), "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, cwd=environment, env=clean(), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


def tapped(address: str) -> None:
    """By a browser, which is none of that environment's."""
    run = subprocess.run([sys.executable, "-m", "tests.package.two_taps", address], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def clean() -> dict[str, str]:
    """Nothing of the checkout is found from there."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "GUERIDON"))}
    return kept | {"PYTHONUTF8": "1"}
