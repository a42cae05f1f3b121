"""The shelf: our games, and behind them those that other packages bring."""

from collections.abc import Iterator, Mapping
from typing import Any

from gueridon.core import record
from gueridon.core.errors import Malformed
from gueridon.core.game import Game
from gueridon.core.record import Record
from gueridon.core.versions import of_version
from gueridon.games import babet, from_outside, medium, midas, missions, mysterium

AnyGame = Game[Any, Any, Any, Any]
"""Whichever game: the type of one of which nothing more is known."""
SHELF: dict[str, AnyGame] = {
    game.id: game
    for game in (missions.GAME, midas.GAME, midas.COMPANION, babet.GAME, babet.SOLO, medium.GAME, mysterium.GAME)
}


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
