"""``gueridon playthrough``: a whole game that a person can read."""

from os.path import isfile  # says no to a name that is too long
from pathlib import Path
from typing import Annotated

import typer

from gueridon.cli.context import (
    Chosen,
    Players,
    Preset,
    Seed,
    check_place,
    chosen_options,
    keep,
    options_explained,
    seats,
)
from gueridon.games import load, read_record
from gueridon.lab.playthrough import at_random, whole_story


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
    if isfile(game):
        chosen, played = read_record(Path(game).read_bytes())
    else:
        chosen = load(game)
        with options_explained(chosen):
            played = at_random(chosen, seats(chosen, players), chosen_options(chosen, preset, options), seed)
    if save is not None:
        keep(played, save)
    for line in whole_story(chosen, played):
        print(line)
