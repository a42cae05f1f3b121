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
    "tables/match.py",
    "tables/pace.py",
    "tables/presenting.py",
    "tables/requests.py",
    "tables/seats.py",
    "tables/table.py",
    "tables/waiting.py",
    "bots/search.py",
    "lab/playout.py",
    "env/episode.py",
]
PAGE = PACKAGE / "server/page/index.html"
INLINED = "-fno-semantic-interposition"  # nobody replaces a function of ours while it runs: a tenth of the speed
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

    paths = [path for pattern in HOT for path in sorted(PACKAGE.glob(pattern))]
    extensions = mypycify(
        [*map(str, paths)], opt_level="3", debug_level="0", separate=libraries(paths), target_dir="build/mypyc"
    )
    for extension in extensions:
        if os.name == "posix":  # a bot's sums come out the same to the last bit, compiled or not
            extension.extra_compile_args = [*extension.extra_compile_args, "-ffp-contract=off"]
        if sys.platform == "linux":
            extension.extra_compile_args.append(INLINED)
            extension.extra_link_args.append("-Wl,--strip-all")
            if not extension.name.endswith("__mypyc"):  # it only finds its library: no page of 64 kB for relocations
                extension.extra_link_args.append("-Wl,-z,norelro")
    return extensions


def libraries(paths: list[Path]) -> list[tuple[list[str], str | None]]:
    """One for each game and each other package: every library carries the whole runtime of mypyc.

    They lie beside our package and not in it, because that is where mypyc looks for the modules from.
    """
    found: dict[str, list[str]] = {}
    for path in paths:
        package, game, *_ = path.relative_to(PACKAGE).parts
        found.setdefault(f"gueridon_{game if package == 'games' else package}", []).append(str(path))
    return [(files, name) for name, files in found.items()]


def extensions() -> list[Extension]:
    if os.environ.get("GUERIDON_PURE") == "1" or UNCOMPILED.intersection(sys.argv):
        return []
    if not can_compile():
        print(
            "No C compiler with Python's headers here: Guéridon will run as pure Python, more slowly.", file=sys.stderr
        )
        return []
    return compiled()


setup(
    ext_modules=extensions(),
    cmdclass={"sdist": SourcesWithPage, "bdist_wheel": WheelWithPage},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
