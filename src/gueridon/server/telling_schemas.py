"""By what the page tells of a game, and draws one whose board it does not have."""

from collections.abc import Mapping
from typing import Any

from msgspec import json

from gueridon.games import AnyGame


def tellable(game: AnyGame) -> dict[str, Any]:
    """The schemas of events, moves, tasks, guesses and arguments, with those of every piece in them."""
    return schemas(told_kinds(game))


def drawable(game: AnyGame) -> dict[str, Any]:
    """The same with that of the view."""
    return schemas({**told_kinds(game), "views": game.view_type})


def told_kinds(game: AnyGame) -> dict[str, Any]:
    return {
        "events": game.event_type,
        "moves": game.move_type,
        "tasks": game.task_type,
        "guesses": None if game.guesses is None else game.guesses.type,
        "arguments": None if game.arguments is None else game.arguments.type,
    }


def schemas(kinds: Mapping[str, Any]) -> dict[str, Any]:
    found, pieces = json.schema_components([*kinds.values()], ref_template="#/$defs/{name}")
    return {**dict(zip(kinds, found, strict=True)), "$defs": pieces}
