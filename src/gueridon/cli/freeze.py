"""``gueridon freeze``: the rules of a game as they are, kept for the tables that play by them."""

from typing import Annotated

import typer
from rich.console import Console

from gueridon.cli.context import language
from gueridon.core.words import Words
from gueridon.games import load
from gueridon.lab.freezing import freeze as keep_beside


def freeze(game: Annotated[str, typer.Argument(help="A game of the shelf.")]) -> None:
    """Before its rules change: keep this version of a game beside the next, for the tables that began with it."""
    chosen = load(game)
    folder = keep_beside(chosen)
    words = Words(language(), chosen)
    said = words.say("frozen", game=words.say("name"), version=chosen.version, folder=str(folder))
    Console(soft_wrap=True).print(said, highlight=False, markup=False)
