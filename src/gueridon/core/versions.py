"""Older versions of a game's rules, for tables that began with them.

``gueridon freeze`` copies the package of a game, as it is, into a package of its own beside it; from then on that copy
is the old version, and the game may become the next one. What it shows and says it goes on showing on today's board
and in today's words.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from sys import modules
from typing import Any

from gueridon.core.errors import Malformed
from gueridon.core.game import Game, OlderVersion

FOLDER = "frozen"  # of the packages of older versions, in the folder of their game


def frozen_versions(package: str, id: str) -> Mapping[int, OlderVersion]:
    """Of the game with this id, whose package is being imported: by their number, those that lie beside it."""
    file = modules[package].__file__
    assert file is not None, f"{package} has no folder"
    folder = Path(file).parent
    numbers = [number for found in folder.glob(f"{FOLDER}/*/__init__.py") if (number := number_in(found.parent, id))]
    return {
        number: partial(unfrozen, f"{package}.{FOLDER}.{name_of(id, number)}", id, folder) for number in sorted(numbers)
    }


def name_of(id: str, version: int) -> str:
    """Of the package of an older version."""
    return f"{id.replace('-', '_')}_v{version}"


def number_in(folder: Path, id: str) -> int | None:
    found = re.fullmatch(re.escape(id.replace("-", "_")) + r"_v(\d+)", folder.name)
    return None if found is None else int(found[1])


@cache
def unfrozen(package: str, id: str, folder: Path) -> Game[Any, Any, Any, Any]:
    """Its words and rulebooks are those of its game today."""
    games = [part for part in vars(import_module(package)).values() if isinstance(part, Game)]
    return replace(next(game for game in games if game.id == id), folder=folder, frozen={})


def has_version(game: Game[Any, Any, Any, Any], version: int) -> bool:
    return version == game.version or version in game.frozen


def of_version(game: Game[Any, Any, Any, Any], version: int) -> Game[Any, Any, Any, Any]:
    """The game by the rules of this version; Malformed if they are not here."""
    if version == game.version:
        return game
    if version not in game.frozen:
        raise Malformed("no-such-version", game=game.id, version=version, ours=game.version)
    return game.frozen[version]()
