"""A move in a few typed words: its kind, then its values in order: ``lay compass 7 2``."""

from typing import Any

import msgspec

from gueridon.core.errors import Malformed
from gueridon.games import AnyGame


def notation(move: msgspec.Struct) -> str:
    return " ".join(leaves(msgspec.to_builtins(move)))


def leaves(value: Any) -> list[str]:
    """Every plain value inside, in the order of the fields."""
    if isinstance(value, dict):
        return [leaf for item in value.values() for leaf in leaves(item)]
    if isinstance(value, list):
        return [leaf for item in value for leaf in leaves(item)]
    return [str(value)]


def read_move(said: str, game: AnyGame) -> Any:
    """The move of this game that is written so."""
    wanted = said.lower().split()
    for move in game.moves:
        if notation(move).split() == wanted:
            return move
    raise Malformed("unknown-move", said=said)
