"""Golden playthroughs: ``<game>/<name>.json`` is the record of a whole game, ``<name>.rules.txt`` what its moves did,
and ``<name>.views.txt`` what everybody saw of it.

Of an older version that is kept, its records and what their moves did lie in ``<game>/frozen/<id>_v<number>``.
"""

from pathlib import Path

from gueridon.core.record import Record
from gueridon.games import AnyGame
from gueridon.lab.playthrough import rules_told, views_told

FOLDER = Path(__file__).parent
GOLDENS = sorted(FOLDER.glob("*/*.json"))
OLDER = sorted(FOLDER.glob("*/frozen/*/*.json"))


def name(golden: Path) -> str:
    return golden.relative_to(FOLDER).with_suffix("").as_posix()


def rules_file(golden: Path) -> Path:
    return golden.with_suffix(".rules.txt")


def views_file(golden: Path) -> Path:
    return golden.with_suffix(".views.txt")


def rules(game: AnyGame, played: Record) -> str:
    return "\n".join(rules_told(game, played)) + "\n"


def views(game: AnyGame, played: Record) -> str:
    return "\n".join(views_told(game, played)) + "\n"
