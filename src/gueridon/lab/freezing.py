"""Keeping the rules of a game beside those that will follow them: a copy of its package, under a name of its own."""

import re
import sys
from pathlib import Path

from gueridon.core.errors import Malformed
from gueridon.core.versions import FOLDER, name_of
from gueridon.games import AnyGame

COPIED = {".py", ".json"}  # words and rulebooks are those of today
NOT_COPIED = ("puzzles.*", "examples.json")  # and so are puzzles, and what rulebooks show
HEADING = '"""Older versions of these rules, for the tables that began with them: see ``core.versions``."""\n'


def freeze(game: AnyGame) -> Path:
    """The folder of the copy. It imports itself where the original imported itself, and nothing else changes."""
    package, name = package_of(game), name_of(game.id, game.version)
    target = game.folder / FOLDER / name
    if target.exists():
        raise Malformed("already-frozen", game=game.id, version=game.version)
    for source in sources(game.folder):
        place = target / source.relative_to(game.folder)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(renamed(source.read_text("utf-8"), package, f"{package}.{FOLDER}.{name}"), "utf-8")
    (target.parent / "__init__.py").write_text(HEADING, "utf-8")
    return target


def package_of(game: AnyGame) -> str:
    file = str(game.folder / "__init__.py")
    return next(name for name, module in sys.modules.items() if getattr(module, "__file__", None) == file)


def sources(folder: Path) -> list[Path]:
    files = [path for path in folder.rglob("*") if path.suffix in COPIED and not any(map(path.match, NOT_COPIED))]
    return [path for path in files if path.relative_to(folder).parts[0] != FOLDER]


def renamed(source: str, package: str, copy: str) -> str:
    """Where it imports: a package may be called like its game, or like a piece of it."""
    return re.sub(rf"^(\s*(?:from|import) ){re.escape(package)}\b", rf"\g<1>{copy}", source, flags=re.MULTILINE)
