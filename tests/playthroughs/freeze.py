"""``python -m tests.playthroughs.freeze GAME``: what holds the present version of a game holds it from now on as an
older one. Its goldens are copied without their views, which are kept current; its journals are put aside under its
number, so that ``tests.tables.recording`` records those of the next."""

import shutil
import sys
from pathlib import Path

import msgspec
from tests.playthroughs.goldens import GOLDENS, rules_file
from tests.tables.recording import FOLDER as JOURNALS
from tests.tables.recording import lines_of

from gueridon.core.record import Record
from gueridon.core.versions import FOLDER, name_of
from gueridon.games import AnyGame, load
from gueridon.tables import journal


def freeze_goldens(game: AnyGame, goldens: list[Path]) -> None:
    for golden in goldens:
        played = msgspec.json.decode(golden.read_bytes(), type=Record)
        if (played.game, played.version) == (game.id, game.version):
            place = golden.parent / FOLDER / name_of(game.id, game.version)
            place.mkdir(parents=True, exist_ok=True)
            for file in (golden, rules_file(golden)):
                shutil.copy(file, place)


def freeze_journals(game: AnyGame) -> None:
    for file in JOURNALS.glob("*.jsonl"):
        created = journal.read(lines_of(file.stem)[0][1]).entry
        assert isinstance(created, journal.Created)
        if (created.game, created.version) == (game.id, game.version):
            for written in (file, file.with_suffix(".seen.json")):
                written.rename(written.with_name(f"v{game.version}-{written.name}"))


if __name__ == "__main__":
    freeze_goldens(load(sys.argv[1]), GOLDENS)
    freeze_journals(load(sys.argv[1]))
