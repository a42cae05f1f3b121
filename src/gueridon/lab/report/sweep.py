"""Every way of playing a game that a report compares: numbers of players, options, versions of the rules."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

import msgspec

from gueridon.core.errors import Malformed
from gueridon.core.wire import Piece
from gueridon.games import AnyGame, load
from gueridon.lab.arena import Contest, Pairing

RANGE = re.compile(r"(\d+)(?:-(\d+))?")


@dataclass(frozen=True)
class Setting:
    """What all games of one part of a report have in common."""

    version: int
    players: int
    options: Piece

    def pairings(self, game: str, levels: tuple[str, ...], deals: int, seed: str) -> list[Pairing]:
        """Of several levels each sits on each seat in turn."""
        contest = Contest(game, self.players, self.options, levels, deals, seed, self.version)
        return [*contest.against()]


def sweep(
    game: AnyGame, players: Sequence[int], options: Piece, chosen: Mapping[str, Sequence[object]], versions: list[int]
) -> list[Setting]:
    """Every combination, in the order in which they were asked for."""
    return [
        Setting(version, seats, with_options(load(game.id, version), options, dict(zip(chosen, values, strict=True))))
        for version in versions
        for values in product(*chosen.values())
        for seats in players
    ]


def with_options(game: AnyGame, options: Piece, chosen: Mapping[str, object]) -> Piece:
    try:
        changed: Piece = msgspec.convert({**msgspec.to_builtins(options), **chosen}, game.options)
    except msgspec.ValidationError as error:
        raise Malformed("unknown-options", detail=str(error)) from None
    return changed


def numbers(text: str) -> list[int]:
    """``2-4,6`` is 2, 3, 4 and 6."""
    found: list[int] = []
    for part in text.split(","):
        read = RANGE.fullmatch(part.strip())
        if read is None:
            raise Malformed("numbers-unreadable", text=text)
        found += range(int(read[1]), int(read[2] or read[1]) + 1)
    return found


def option_values(texts: Sequence[str]) -> dict[str, list[object]]:
    """``name=a,b`` for each; values are JSON, or words as they stand."""
    found: dict[str, list[object]] = {}
    for text in texts:
        name, equals, values = text.partition("=")
        if not equals or not values:
            raise Malformed("option-unreadable", text=text)
        found[name.strip()] = [value_in(value.strip()) for value in values.split(",")]
    return found


def value_in(text: str) -> object:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
