"""How many ways a game can go, by depth: a rule that changes seldom leaves all of these alone.

``<game>.json`` holds the numbers; ``python -m tests.counts.test_counts`` writes them again.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from gueridon.core.errors import Illegal
from gueridon.core.fate import key_of
from gueridon.core.game import start
from gueridon.games import SHELF, AnyGame
from gueridon.lab.counts import sequences

KEYS = ("1", "2", "3")
DEEPEST = 4
MOST = 1_000  # no deeper once there are so many ways

GAMES = pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.id)


def openings(game: AnyGame) -> dict[str, Any]:
    """Fresh tables by what was agreed: every number of players, every preset that suits, several keys."""
    tables = {}
    for players in game.players:
        for preset, options in game.presets.items():
            for key in KEYS:
                try:
                    tables[f"{players} players, {preset}, key {key}"] = start(game, players, options, key_of(key))
                except Illegal:
                    continue
    return tables


def counts(game: AnyGame, state: Any) -> list[int]:
    numbers: list[int] = []
    while len(numbers) <= DEEPEST and sum(numbers) < MOST:
        numbers.append(sequences(game, state, len(numbers)))
    return numbers


def kept(game: AnyGame) -> Path:
    return Path(__file__).with_name(f"{game.id}.json")


@GAMES
def test_a_game_can_go_as_many_ways_as_it_could(game):
    known = json.loads(kept(game).read_text("utf-8"))
    assert {agreed: counts(game, state) for agreed, state in openings(game).items()} == known


if __name__ == "__main__":
    for game in SHELF.values():
        lines = [f'  "{agreed}": {counts(game, state)}' for agreed, state in openings(game).items()]
        kept(game).write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
