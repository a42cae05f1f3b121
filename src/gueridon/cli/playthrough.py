"""``gueridon playthrough``: a whole game that a person can read, each ply with what it told and what each seat sees."""

from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from random import Random
from typing import Annotated, Any

import msgspec
import typer

from gueridon.cli.context import (
    Chosen,
    Players,
    Preset,
    Seed,
    check_place,
    chosen_options,
    keep,
    seats,
    start_or_explain,
)
from gueridon.core import record
from gueridon.core.fate import key_of
from gueridon.core.record import Record
from gueridon.core.wire import Piece, Wire, kebab
from gueridon.games import SHELF, AnyGame, find
from gueridon.lab.playout import SimulatedClock


def playthrough(
    game: Annotated[str, typer.Argument(help="A game of the shelf, or the file of a record.")],
    players: Players = None,
    preset: Preset = "usual",
    options: Chosen = None,
    seed: Seed = "1",
    save: Annotated[Path | None, typer.Option(help="Keep the record in this file.")] = None,
) -> None:
    """Play a game at random, or replay a record, and print all of it."""
    check_place(save)
    if Path(game).is_file():
        chosen, played = record.read(Path(game).read_bytes(), SHELF)
    else:
        chosen = find(game)
        played = at_random(chosen, seats(chosen, players), chosen_options(chosen, preset, options), seed)
    if save is not None:
        keep(played, save)
    for line in golden_lines(chosen, played):
        print(line)


def at_random(game: AnyGame, players: int, options: Any, seed: str) -> Record:
    """A game of which every move was drawn at random."""
    key, rng = key_of(seed), Random(seed)
    state = start_or_explain(game, players, options, key)
    moves, simulated_clock = [], SimulatedClock()
    while acting := game.to_act(state):
        seat = simulated_clock.next(game, state, acting, rng)
        move = rng.choice(game.legal_moves(state, seat))
        moves.append((seat, move))
        game.apply(state, seat, move)
    return record.write(game, players, options, key, moves, game.outcome(state))


def golden_lines(game: AnyGame, played: Record) -> Iterator[str]:
    """The golden form of a game: what changes here changed in the rules."""
    yield f"{game.id}, version {game.version}, {played.players} players"
    yield f"options: {bytes(played.options).decode()}"
    yield f"key: {played.key}"
    state = record.opening(game, played)
    eyes = Changes(game, played.players)
    yield from eyes.see(state)
    for ply, (seat, move) in enumerate(record.moves_of(game, played), start=1):
        state.log = []
        yield f"\n{ply}. {'clock' if seat == game.clock(played.players) else f'seat {seat}'}: {short_form(move)}"
        game.apply(state, seat, move)
        yield from eyes.see(state)
    yield f"\noutcome: {short_form(game.outcome(state))}"


class Changes:
    """All pairs of eyes at a table: each line is something that they now see otherwise than before."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.views: dict[int | None, dict[str, str]] = {seat: {} for seat in (*range(players), None)}

    def see(self, state: Any) -> Iterator[str]:
        for audience, event in state.log:
            yield f"   {'all hear' if audience is None else f'seat {short_form(audience)} hears'} {short_form(event)}"
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
        yield f"   to act: {short_form(self.game.to_act(state))}"


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
