"""Compiles the hot modules with mypyc where there is a C compiler, and packs nothing without the page.

Everything else is in pyproject.toml.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.sdist import sdist

PACKAGE = Path("src/gueridon")
HOT = [
    "core/fate.py",
    "games/*/state.py",
    "games/*/state/*.py",
    "games/*/rules.py",
    "games/*/rules/*.py",
    "games/*/view.py",
    "games/*/encoding.py",
    "games/*/hints.py",
    "games/*/hints/*.py",
    "games/*/*/state.py",
    "games/*/*/rules/*.py",
    "games/*/*/view.py",
    "games/*/*/encoding.py",
    "games/*/*/hints.py",
    "games/*/*/solver/*.py",
    "bots/search.py",
    "lab/playout.py",
    "env/episode.py",
]
PAGE = PACKAGE / "server/page/index.html"
UNCOMPILED = {"egg_info", "dist_info", "sdist"}  # commands for which there is nothing to compile
NO_PAGE = (
    "The web page is not built, and a package without it could not serve. Run “make web” first, "
    "or set GUERIDON_LIBRARY=1 for the library and its command line alone."
)


class SourcesWithPage(sdist):
    def run(self) -> None:
        require_page()
        super().run()


class WheelWithPage(bdist_wheel):
    def run(self) -> None:
        require_page()
        super().run()


def require_page() -> None:
    if not PAGE.exists() and os.environ.get("GUERIDON_LIBRARY") != "1":
        sys.exit(NO_PAGE)


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
    if os.environ.get("GUERIDON_PURE") == "1" or UNCOMPILED.intersection(sys.argv):
        return []
    if not can_compile():
        print(
            "No C compiler with Python's headers here: Guéridon will run as pure Python, more slowly.", file=sys.stderr
        )
        return []
    return compiled()


setup(ext_modules=extensions(), cmdclass={"sdist": SourcesWithPage, "bdist_wheel": WheelWithPage})
