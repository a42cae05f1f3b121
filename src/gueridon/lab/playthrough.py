"""Whole games that a person can read, each ply with what it told and what each seat sees."""

from collections.abc import Callable, Iterator
from enum import Enum
from functools import partial
from itertools import chain
from random import Random
from typing import Any

import msgspec

from gueridon.core import record
from gueridon.core.fate import key_of
from gueridon.core.game import start
from gueridon.core.record import Record
from gueridon.core.wire import Piece, Wire, kebab
from gueridon.games import AnyGame
from gueridon.lab.playout import SimulatedClock


def at_random(game: AnyGame, players: int, options: Any, seed: str) -> Record:
    """A game of which every move was drawn at random."""
    key, rng = key_of(seed), Random(seed)
    state = start(game, players, options, key)
    moves, simulated_clock = [], SimulatedClock()
    while acting := game.to_act(state):
        seat = simulated_clock.next(game, state, acting, rng)
        move = rng.choice(game.legal_moves(state, seat))
        moves.append((seat, move))
        game.apply(state, seat, move)
    return record.write(game, players, options, key, moves, game.outcome(state))


Ply = Callable[[Any], Iterator[str]]  # what is told of the state after each


def rules_told(game: AnyGame, played: Record) -> Iterator[str]:
    """Every move with what it told and who acts then: what changes here changed in the rules."""
    yield from agreed(game, played)
    yield from story(game, played, partial(heard, game))
    yield f"\noutcome: {short_form(game.outcome(record.replay(game, played)))}"
    yield f"head: {record.heads_of(played)[-1]}"


def views_told(game: AnyGame, played: Record) -> Iterator[str]:
    """Every move with what each seat then sees otherwise than before."""
    yield from agreed(game, played)
    yield from story(game, played, Changes(game, played.players).see)


def whole_story(game: AnyGame, played: Record) -> Iterator[str]:
    """Both, for a person to read."""
    changes = Changes(game, played.players)
    yield from agreed(game, played)
    yield from story(game, played, lambda state: chain(heard(game, state), changes.see(state)))
    yield f"\noutcome: {short_form(played.outcome)}"


def agreed(game: AnyGame, played: Record) -> Iterator[str]:
    yield f"{game.id}, version {game.version}, {played.players} players"
    yield f"options: {bytes(played.options).decode()}"
    yield f"key: {played.key}"


def heard(game: AnyGame, state: Any) -> Iterator[str]:
    for audience, event in state.log:
        yield f"   {'all hear' if audience is None else f'seat {short_form(audience)} hears'} {short_form(event)}"
    yield f"   to act: {short_form(game.to_act(state))}"


def story(game: AnyGame, played: Record, told: Ply) -> Iterator[str]:
    state = record.opening(game, played)
    yield from told(state)
    for ply, (seat, move) in enumerate(record.moves_of(game, played), start=1):
        state.log = []
        yield f"\n{ply}. {'clock' if seat == game.clock(played.players) else f'seat {seat}'}: {short_form(move)}"
        game.apply(state, seat, move)
        yield from told(state)


class Changes:
    """All pairs of eyes at a table: each line is something that they now see otherwise than before."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.views: dict[int | None, dict[str, str]] = {seat: {} for seat in (*range(players), None)}

    def see(self, state: Any) -> Iterator[str]:
        before = self.views
        self.views = {seat: fields(self.game.view(state, seat)) for seat in before}
        for field, watched in self.views[None].items():
            if all(view[field] == watched for view in self.views.values()):
                if before[None].get(field) != watched:
                    yield f"   {field}: {watched}"
            else:
                for seat, view in self.views.items():
                    if seat is not None and before[seat].get(field) != view[field]:
                        yield f"   {field} of seat {seat}: {view[field]}"


def fields(view: msgspec.Struct) -> dict[str, str]:
    """A view as plain words, less what is the same all game long."""
    return {name: short_form(getattr(view, name)) for name in view.__struct_fields__ if name not in ("seat", "options")}


def short_form(value: Any) -> str:
    """Any piece, move or event in a short form that knows no language: ``card-laid 2 compass-7 0``."""
    match value:
        case None:
            return "-"
        case Enum():
            return str(value.value)
        case Wire():
            return " ".join(
                [kebab(type(value).__name__), *(short_form(part) for part in msgspec.structs.astuple(value))]
            )
        case Piece():
            return "-".join(short_form(part) for part in msgspec.structs.astuple(value))
        case tuple():
            return ", ".join(short_form(part) for part in value) or "none"
        case _:
            return str(value).lower()
