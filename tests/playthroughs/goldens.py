"""Golden playthroughs: ``<game>/<name>.json`` is the record of a whole game, ``<name>.txt`` its story."""

import re
from pathlib import Path

from gueridon.cli.playthrough import golden_lines
from gueridon.core.record import Record
from gueridon.games import AnyGame

FOLDER = Path(__file__).parent
GOLDENS = sorted(FOLDER.glob("*/*.json"))


def name(golden: Path) -> str:
    return golden.relative_to(FOLDER).with_suffix("").as_posix()


def story_file(golden: Path) -> Path:
    return golden.with_suffix(".txt")


def only_grew(before: str, now: str) -> bool:
    """Whether the views say more than they did, and everything that was told before is told as it was."""
    known = {field_of(line) for line in before.splitlines()}
    return [line for line in now.splitlines() if field_of(line) in known] == before.splitlines()


def field_of(line: str) -> str | None:
    """Of a view, if the line shows one: ``river: 3, 7`` or ``hand of seat 0: 5``."""
    shown = re.match(r"   ([a-z_]+)(?: of seat \d+)?: ", line)
    return shown[1] if shown else None


def told(game: AnyGame, played: Record) -> str:
    return "\n".join(golden_lines(game, played)) + "\n"
