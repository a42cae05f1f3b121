"""Packages made from a copy of the sources: nothing of a checkout but what they are made of, and nothing left in it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.patience import LONG_SECONDS

ROOT = Path(__file__).parents[2]
BESIDE = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
NOT_SOURCES = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
PURE = {"GUERIDON_PURE": "1"}
VERSION = {"SETUPTOOLS_SCM_PRETEND_VERSION_FOR_GUERIDON": "9.8.7"}  # as if a tag said so

Run = subprocess.CompletedProcess[str]


def copy_sources(folder: Path) -> Path:
    shutil.copytree(ROOT / "src", folder / "src", ignore=NOT_SOURCES)
    for name in BESIDE:
        shutil.copy(ROOT / name, folder)
    return folder


def pack(kind: str, sources: Path, to: Path, **environment: str) -> Run:
    """A ``wheel`` or an ``sdist``, with the build tools that are installed here."""
    command = f"from setuptools.build_meta import build_{kind}; print('built', build_{kind}({str(to)!r}))"
    to.mkdir(exist_ok=True)
    return subprocess.run(
        [sys.executable, "-c", command],
        cwd=sources,
        env={**os.environ, **PURE, **VERSION, **environment},
        capture_output=True,
        text=True,
        timeout=LONG_SECONDS,
    )


def packed(kind: str, sources: Path, to: Path) -> Path:
    """The file, which has the page inside."""
    run = pack(kind, sources, to)
    assert run.returncode == 0, run.stderr
    return to / run.stdout.splitlines()[-1].removeprefix("built ")
