"""Games that installed packages bring: entry points of the group ``gueridon.games``, each named like its game.

Nobody looks for them before one is asked for that is not ours, or the whole shelf is. A package that is no good is
refused with its reason, and the others stay.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

from gueridon.core.catalogue import LANGUAGES
from gueridon.core.errors import Malformed
from gueridon.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "gueridon.games"
ALLOWED = "GUERIDON_ALLOWED_GAMES"  # in the environment, so that the processes of a server have it too
FILES = [name for language in LANGUAGES for name in (f"words.{language}.ftl", f"rulebook.{language}.md")]


@contextmanager
def only(names: Sequence[str]) -> Iterator[None]:
    """Meanwhile these can be loaded, here and in processes that begin, and no other from outside."""
    before = os.environ.get(ALLOWED)
    os.environ[ALLOWED] = ",".join(names)
    try:
        yield
    finally:
        if before is None:
            del os.environ[ALLOWED]
        else:
            os.environ[ALLOWED] = before


def names() -> list[str]:
    """Of all that are installed and allowed here, good or not."""
    allowed = os.environ.get(ALLOWED)
    if allowed is None:
        return [*installed()]
    return [name for name in allowed.split(",") if name in installed()] if allowed else []


def load(name: str) -> Game[Any, Any, Any, Any]:
    """The game of this name, which is one of ``names``; Malformed says what is wrong with it."""
    (entry, *others) = installed()[name]
    if others:
        raise Malformed("game-brought-twice", game=name, packages=", ".join(map(package_of, (entry, *others))))
    return checked(entry)


@cache
def installed() -> dict[str, list["EntryPoint"]]:
    """By the name of the game; two packages may claim one name."""
    from importlib.metadata import entry_points  # here: those who play ours need not wait for it

    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, []).append(entry)
    return found


def package_of(entry: "EntryPoint") -> str:
    return entry.value if entry.dist is None else entry.dist.name


@cache
def checked(entry: "EntryPoint") -> Game[Any, Any, Any, Any]:
    package = package_of(entry)
    try:
        game = entry.load()
    except Exception as error:  # whatever a stranger's module does while it is imported
        detail = f"{type(error).__name__}: {error}"
        raise Malformed("game-not-imported", game=entry.name, package=package, detail=detail) from error
    if not isinstance(game, Game):
        raise Malformed("game-is-none", game=entry.name, package=package, place=entry.value)
    if game.id != entry.name:
        raise Malformed("game-other-id", game=entry.name, package=package, id=game.id)
    if absent := [file for file in FILES if not (game.folder / file).is_file()]:
        raise Malformed("game-without-files", game=entry.name, package=package, files=", ".join(absent))
    return game
