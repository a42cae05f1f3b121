"""What all commands share: the language, and how a game, its options and its key are named."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated, Any, ParamSpec

import msgspec
import typer
from rich.console import Console

from gueridon.core.errors import Illegal, Malformed
from gueridon.core.game import start
from gueridon.core.record import Record
from gueridon.core.words import Words
from gueridon.games import AnyGame

cli = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)

Players = Annotated[int | None, typer.Option("--players", "-p", help="How many sit at the table.")]
Preset = Annotated[str, typer.Option(help="One of the game's presets.")]
Chosen = Annotated[str | None, typer.Option("--options", "-o", help='Options as JSON, over the preset: {"…": true}.')]
Seed = Annotated[str, typer.Option(help="Any text: the same text makes the same shuffle and the same bots.")]
Wanted = ParamSpec("Wanted")  # what a command is given


def show_version(asked: bool) -> None:
    from importlib.metadata import version  # here: no other command needs it

    if asked:
        typer.echo(f"gueridon {version('gueridon')}")
        raise typer.Exit


@cli.callback()
def main(
    language: Annotated[str | None, typer.Option("--language", "-l", help="fr or en.")] = None,
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
) -> None:
    """Guéridon: a table for five games, and their exact rules."""
    if language is not None:
        os.environ["GUERIDON_LANGUAGE"] = language


def language() -> str:
    """As asked, otherwise as the terminal speaks."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return os.environ.get("GUERIDON_LANGUAGE") or ("fr" if spoken.startswith("fr") else "en")


def tell_problem(problem: Malformed) -> None:
    """In one sentence, beside what is printed otherwise."""
    said = Words(language()).refusal(problem)
    Console(stderr=True, soft_wrap=True).print(said, style="red", highlight=False, markup=False)


def needs_server(command: Callable[Wanted, None]) -> Callable[Wanted, None]:
    """For a command of a house: without what the server stands on it says in a sentence what to install."""

    @wraps(command)
    def checked(*given: Wanted.args, **named: Wanted.kwargs) -> None:
        check_server()
        command(*given, **named)

    return checked


def check_server() -> None:
    if find_spec("litestar") is None:
        raise Malformed("server-not-installed")


def seats(game: AnyGame, players: int | None) -> int:
    """As many as asked for, otherwise as few as can play."""
    return game.players[0] if players is None else players


def chosen_options(game: AnyGame, preset: str, chosen: str | None) -> Any:
    """The options: a preset, with what was chosen on top."""
    if preset not in game.presets:
        raise Malformed("unknown-preset", preset=preset, known=", ".join(game.presets))
    options = msgspec.to_builtins(game.presets[preset])
    try:
        options |= msgspec.json.decode(chosen or "{}", type=dict)
        return msgspec.convert(options, game.options)
    except msgspec.DecodeError as error:
        raise Malformed("unknown-options", detail=str(error)) from None


@contextmanager
def options_explained(game: AnyGame) -> Iterator[None]:
    """Options that do not suit this table are refused in words."""
    try:
        yield
    except Illegal as illegal:
        rule = illegal.rule
        why = Words(language(), game).say("refusal-" + rule.replace("/", "-"))
        raise Malformed("options-refused", why=why, rule=rule.split("/")[0]) from None


def start_or_explain(game: AnyGame, players: int, options: Any, key: bytes) -> Any:
    """A fresh table."""
    with options_explained(game):
        return start(game, players, options, key)


def check_place(save: Path | None) -> None:
    """Before the game, so that nobody plays for nothing. It is tried out: rights alone do not say it."""
    if save is not None:
        with saving(save), save.open("ab") if save.exists() else TemporaryFile(dir=save.parent):
            pass


@contextmanager
def saving(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError:
        raise Malformed("cannot-save", file=str(file)) from None


def keep(record: Record, save: Path) -> None:
    with saving(save):
        save.write_bytes(msgspec.json.encode(record))
