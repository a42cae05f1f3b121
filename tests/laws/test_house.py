"""The house knows no game: outside its own folders no file contains a game's name."""

import re
import subprocess
from pathlib import Path

from gueridon.games import SHELF

ROOT = Path(__file__).parents[2]
HOUSE = ("src", "web", "setup.py", "Makefile", "pyproject.toml", "bench", "tools")
SHELVES = ("src/gueridon/games/__init__.py", "web/src/wire/")
TESTS = "web/tests/"  # they may name what they try


def house_files():
    listed = subprocess.run(["git", "ls-files", *HOUSE], cwd=ROOT, capture_output=True, text=True, check=True)
    games = [folder.name for folder in (ROOT / "src/gueridon/games").iterdir()]  # on the shelf or not yet
    own = tuple(f"{place}/{game}/" for game in games for place in ("src/gueridon/games", "web/src/games"))
    return [name for name in listed.stdout.split("\n") if name and not name.startswith((*own, *SHELVES, TESTS))]


def test_no_file_of_the_house_names_a_game():
    names = re.compile(
        r"\b(" + "|".join(sorted({part for game in SHELF.values() for part in (game.id, game.folder.name)})) + r")\b",
        re.I,
    )
    naming = []
    for name in house_files():
        path = ROOT / name
        if path.is_file() and path.suffix not in (".woff2", ".png", ".lock") and "package-lock" not in name:
            naming += [
                f"{name}: {line.strip()[:100]}" for line in path.read_text("utf-8").splitlines() if names.search(line)
            ]
    assert naming == []
