"""Packages of strangers, as pip would leave them in a folder on the path; the game is written by ``gueridon new``."""

import re
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path
from shutil import copytree, ignore_patterns
from unittest.mock import patch

from gueridon.cli.new import write_package
from gueridon.games import from_outside
from gueridon.server import game_routes, routes

NAME = "coins"  # of the sixth game
GUIDE = Path(__file__).parents[2] / "docs/add-a-game.md"


def written_package(folder: Path) -> Path:
    """What ``gueridon new coins`` writes."""
    write_package(NAME, folder / NAME)
    return folder / NAME


def add_board(package: Path) -> None:
    """The one that the guide shows, as it stands there."""
    folder = package / "src" / NAME / "board"
    folder.mkdir()
    for name in ("board.js", "board.css"):
        (block,) = re.findall(rf"```{name.removeprefix('board.')}\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
        (folder / name).write_text(block, "utf-8")


def install(package: Path, site: Path) -> None:
    """Its modules, its name and its entry points: all that importing and looking for it take."""
    copytree(package / "src", site, ignore=ignore_patterns("__pycache__"), dirs_exist_ok=True)
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    describe(site, project["name"], project["entry-points"][from_outside.GROUP])


def describe(site: Path, package: str, games: dict[str, str]) -> None:
    """What a package says of itself once it is installed."""
    info = site / f"{package}-0.1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1.0\n", "utf-8")
    lines = [f"{name} = {place}\n" for name, place in games.items()]
    (info / "entry_points.txt").write_text(f"[{from_outside.GROUP}]\n{''.join(lines)}", "utf-8")


def bring(site: Path, package: str, text: str, **games: str) -> None:
    """A package of one module."""
    describe(site, package, games)
    (site / f"{package}.py").write_text(text, "utf-8")


@contextmanager
def beside_ours(site: Path) -> Iterator[None]:
    """As long as the block lasts this process finds what is installed there, as it is written there now: bytecode would
    be taken for that of a file that was changed within a second to one of the same length."""
    path = [str(site), *sys.path]
    with patch.object(sys, "path", path), patch.object(sys, "dont_write_bytecode", True), patch.dict(sys.modules):
        look_again()
        yield
    look_again()


def look_again() -> None:
    invalidate_caches()
    from_outside.installed.cache_clear()
    from_outside.checked.cache_clear()
    routes.shelf_game.cache_clear()
    game_routes.packed_text.cache_clear()
    game_routes.packed_schemas.cache_clear()
