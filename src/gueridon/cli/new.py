"""``gueridon new``: a package with a game of one's own, which passes its tests at once."""

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gueridon.cli.context import language, saving
from gueridon.core.errors import Malformed
from gueridon.core.words import Words
from gueridon.games import games

TEMPLATE = Path(__file__).parents[1] / "template"
MODEL = "pennies"  # the game of the template
RULES = "PEN"  # how the numbers of its rules begin
NAME = re.compile("[a-z]{3}[a-z0-9-]{0,37}")


def new(
    game: Annotated[str, typer.Argument(help="Its id, which names the package and the folder too.")],
    folder: Annotated[Path, typer.Option(help="Where the package's folder is written.")] = Path(),
) -> None:
    """Write a package with a game that plays and passes its tests: the smallest one, to begin with."""
    check_name(game)
    place = folder / game
    with saving(place):
        if place.exists():
            raise Malformed("new-game-folder", folder=str(place))
        write_package(game, place)
    Console(soft_wrap=True).print(
        Words(language()).say("new-game-written", folder=str(place), name=game), highlight=False, markup=False
    )


def check_name(game: str) -> None:
    if not NAME.fullmatch(game):
        raise Malformed("new-game-name", name=game)
    if game in games() or find_spec(module_of(game)) is not None:
        raise Malformed("new-game-taken", name=game)


def write_package(game: str, place: Path) -> None:
    """The files of the template under their own names, with another game's name in them."""
    for source, target in ((TEMPLATE / "around", place), (TEMPLATE / MODEL, place / "src" / module_of(game))):
        for file in sorted(source.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                copy = target / file.relative_to(source)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_text(renamed(file.read_text("utf-8"), game), "utf-8")


def renamed(text: str, game: str) -> str:
    text = text.replace(f"gueridon.template.{MODEL}", module_of(game))
    text = re.sub(rf"\b{RULES}-(?=\d)", f"{game[:3].upper()}-", text)
    return text.replace(MODEL, game).replace(MODEL.capitalize(), title_of(game))


def module_of(game: str) -> str:
    return game.replace("-", "_")


def title_of(game: str) -> str:
    return game.replace("-", " ").capitalize()
