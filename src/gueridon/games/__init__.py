"""The shelf: our games, and behind them those that other packages bring."""

from collections.abc import Iterator, Mapping, MutableMapping
from importlib import import_module
from typing import Any

from gueridon.core import record
from gueridon.core.errors import Malformed
from gueridon.core.game import Game
from gueridon.core.record import Record
from gueridon.core.versions import of_version
from gueridon.games import from_outside

AnyGame = Game[Any, Any, Any, Any]
"""Whichever game: the type of one of which nothing more is known."""
PLACES = {
    "missions": "missions:GAME",
    "midas": "midas:GAME",
    "midas-companion": "midas:COMPANION",
    "babet": "babet:GAME",
    "babet-solo": "babet:SOLO",
    "medium": "medium:GAME",
    "mysterium": "mysterium:GAME",
}


class OwnGames(MutableMapping[str, AnyGame]):
    """Those of this package, by their id. Each is imported when it is first asked for: who wants one of them does not
    wait for the tables of all."""

    def __init__(self) -> None:
        self.found: dict[str, AnyGame | None] = dict.fromkeys(PLACES)

    def __getitem__(self, game: str) -> AnyGame:
        found = self.found[game]
        if found is None:
            module, _, name = PLACES[game].partition(":")
            found = self.found[game] = getattr(import_module(f"{__name__}.{module}"), name)
        return found

    def __setitem__(self, game: str, found: AnyGame) -> None:
        self.found[game] = found

    def __delitem__(self, game: str) -> None:
        del self.found[game]

    def __contains__(self, game: object) -> bool:
        return game in self.found

    def __iter__(self) -> Iterator[str]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)


SHELF = OwnGames()


class Shelf(Mapping[str, AnyGame]):
    """Every game by its id: ours, then those of other packages that are good; see ``from_outside``."""

    def __getitem__(self, game: str) -> AnyGame:
        try:
            return load(game)
        except Malformed:
            raise KeyError(game) from None

    def __iter__(self) -> Iterator[str]:
        yield from SHELF
        yield from (name for name in from_outside.names() if name in self and name not in SHELF)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def games() -> Mapping[str, AnyGame]:
    """Every game on the shelf, by its id."""
    return Shelf()


def load(game: str, version: int | None = None) -> AnyGame:
    """The game with this id, by its present rules or those of an older version; Malformed if there is none, or the
    package that brings it is no good."""
    newest = newest_of(game)
    return newest if version is None else of_version(newest, version)


def newest_of(game: str) -> AnyGame:
    if game in SHELF:
        return SHELF[game]
    if game in from_outside.names():
        return from_outside.load(game)
    raise Malformed("unknown-game", game=game, known=", ".join(games()))


def problems() -> list[Malformed]:
    """What is wrong with games of other packages that are not on the shelf for it."""
    return [found for name in from_outside.names() if (found := problem_of(name)) is not None]


def problem_of(name: str) -> Malformed | None:
    if name in SHELF:
        return Malformed("game-id-taken", game=name)
    try:
        from_outside.load(name)
    except Malformed as problem:
        return problem
    return None


def read_record(data: bytes) -> tuple[AnyGame, Record]:
    """A record as it was encoded, and its game; Malformed if there is no such game, or its version is not here."""
    return record.read(data, games())
