"""Compiles the hot modules with mypyc where there is a C compiler; everything else is in pyproject.toml."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

PACKAGE = Path("src/gueridon")
HOT = [
    "core/fate.py",
    "games/*/state.py",
    "games/*/state/*.py",
    "games/*/rules.py",
    "games/*/rules/*.py",
    "games/*/view.py",
    "games/*/hints.py",
    "games/*/hints/*.py",
    "games/*/*/state.py",
    "games/*/*/rules/*.py",
    "games/*/*/view.py",
    "games/*/*/hints.py",
    "games/*/*/solver/*.py",
    "bots/search.py",
    "lab/playout.py",
]


def can_compile() -> bool:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def compiled() -> list[Extension]:
    from mypyc.build import mypycify

    paths = [str(path) for pattern in HOT for path in sorted(PACKAGE.glob(pattern))]
    extensions = mypycify(paths, opt_level="3", separate=True, target_dir="build/mypyc")
    if os.name == "posix":
        for extension in extensions:  # a bot's sums come out the same to the last bit, compiled or not
            extension.extra_compile_args.append("-ffp-contract=off")
    return extensions


def extensions() -> list[Extension]:
    if os.environ.get("GUERIDON_PURE") == "1":
        return []
    if not can_compile():
        print(
            "No C compiler with Python's headers here: Guéridon will run as pure Python, more slowly.", file=sys.stderr
        )
        return []
    return compiled()


setup(ext_modules=extensions())
