"""``python -m tests.playthroughs.regenerate``: seals every golden under its game's version and tells its story again.

What its moves did changes with a new version and not otherwise; what everybody saw of it may change within one.

A new golden begins as ``gueridon playthrough <game> --save tests/playthroughs/<game>/<name>.json``.
"""

import sys
from pathlib import Path

import msgspec
from msgspec.structs import replace
from tests.playthroughs.goldens import GOLDENS, name, rules, rules_file, views, views_file

from gueridon.core import record
from gueridon.core.errors import Malformed
from gueridon.core.words import Words
from gueridon.games import load


def regenerate(golden: Path) -> None:
    old = msgspec.json.decode(golden.read_bytes(), type=record.Record)
    game = load(old.game)
    renewed = record.retold(game, replace(old, version=game.version))
    renewed = record.sealed(replace(renewed, outcome=game.outcome(record.replay(game, renewed))))
    text, kept = rules(game, renewed), rules_file(golden)
    if old.version == game.version and kept.exists() and kept.read_text("utf-8") != text:
        sys.exit(
            f"{name(golden)} is no longer what version {game.version} plays: freeze it and bump the version first."
        )
    golden.write_bytes(msgspec.json.encode(renewed) + b"\n")
    kept.write_text(text, "utf-8")
    views_file(golden).write_text(views(game, renewed), "utf-8")


if __name__ == "__main__":
    for golden in GOLDENS:
        try:
            regenerate(golden)
        except Malformed as error:
            sys.exit(f"{name(golden)} must be played anew. {Words('en').refusal(error)}")
