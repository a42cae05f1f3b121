"""The command line: one file per command."""

import sys
from collections.abc import Sequence

from rich.console import Console

from gueridon.cli.arena import arena
from gueridon.cli.context import cli, language
from gueridon.cli.counts import counts
from gueridon.cli.doctor import doctor
from gueridon.cli.engine import engine
from gueridon.cli.freeze import freeze
from gueridon.cli.games import games
from gueridon.cli.lab import lab
from gueridon.cli.new import new
from gueridon.cli.people import people
from gueridon.cli.play import play
from gueridon.cli.playthrough import playthrough
from gueridon.cli.reindex import reindex
from gueridon.cli.serve import serve
from gueridon.cli.tables import tables
from gueridon.cli.think import think
from gueridon.cli.train import train
from gueridon.cli.types import types
from gueridon.cli.verify import verify
from gueridon.core.catalogue import LANGUAGES
from gueridon.core.errors import Malformed
from gueridon.core.words import Words

for command in (
    serve,
    think,
    doctor,
    reindex,
    games,
    play,
    playthrough,
    counts,
    arena,
    train,
    engine,
    verify,
    freeze,
    types,
    new,
):
    cli.command()(command)
cli.add_typer(tables, name="tables")
cli.add_typer(people, name="people")
cli.add_typer(lab, name="lab")


def check_text(typed: Sequence[str]) -> None:
    """Bytes that are no text can be neither hashed, kept nor shown: no command takes them."""
    for word in typed:
        said = word.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
        if said != word:
            raise Malformed("not-text", said=said)


def app() -> None:
    """Bad input gets one sentence and exit code 2."""
    try:
        check_text(sys.argv[1:])
        cli()
    except Malformed as error:
        words = Words(language() if language() in LANGUAGES else LANGUAGES[0])
        Console(stderr=True, soft_wrap=True).print(words.refusal(error), style="red", highlight=False, markup=False)
        sys.exit(2)
