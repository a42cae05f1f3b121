"""``python -m tests.playthroughs.regenerate``: seals every golden under its game's version and tells its story again.

A view that only shows more needs no new version; whatever else changes does.

A new golden begins as ``gueridon playthrough <game> --save tests/playthroughs/<game>/<name>.json``.
"""

import sys
from pathlib import Path

import msgspec
from msgspec.structs import replace
from tests.playthroughs.goldens import GOLDENS, name, only_grew, story_file, told

from gueridon.cli.words import Words
from gueridon.core import record
from gueridon.core.errors import Malformed
from gueridon.games import find


def regenerate(golden: Path) -> None:
    old = msgspec.json.decode(golden.read_bytes(), type=record.Record)
    game = find(old.game)
    renewed = record.retold(game, replace(old, version=game.version))
    renewed = record.sealed(replace(renewed, outcome=game.outcome(record.replay(game, renewed))))
    text, kept = told(game, renewed), story_file(golden)
    if old.version == game.version and kept.exists() and not only_grew(kept.read_text("utf-8"), text):
        sys.exit(f"{name(golden)} is no longer what version {game.version} plays: bump the version of the game first.")
    golden.write_bytes(msgspec.json.encode(renewed) + b"\n")
    kept.write_text(text, "utf-8")


if __name__ == "__main__":
    for golden in GOLDENS:
        try:
            regenerate(golden)
        except Malformed as error:
            sys.exit(f"{name(golden)} must be played anew. {Words('en').refusal(error)}")
