"""Golden playthroughs: ``<game>/<name>.json`` is the record of a whole game, ``<name>.txt`` its story."""

from pathlib import Path

from gueridon.cli.playthrough import story
from gueridon.core.record import Record
from gueridon.games import AnyGame

FOLDER = Path(__file__).parent
GOLDENS = sorted(FOLDER.glob("*/*.json"))


def name(golden: Path) -> str:
    return golden.relative_to(FOLDER).with_suffix("").as_posix()


def story_file(golden: Path) -> Path:
    return golden.with_suffix(".txt")


def told(game: AnyGame, played: Record) -> str:
    return "\n".join(story(game, played)) + "\n"
