"""The command line: one file per command."""

import sys

from rich.console import Console

from gueridon.cli.arena import arena
from gueridon.cli.context import cli, language
from gueridon.cli.counts import counts
from gueridon.cli.games import games
from gueridon.cli.play import play
from gueridon.cli.playthrough import playthrough
from gueridon.cli.reindex import reindex
from gueridon.cli.serve import serve
from gueridon.cli.types import types
from gueridon.cli.verify import verify
from gueridon.cli.words import Words
from gueridon.core.catalogue import LANGUAGES
from gueridon.core.errors import Malformed

for command in (serve, reindex, games, play, playthrough, counts, arena, verify, types):
    cli.command()(command)


def app() -> None:
    """Bad input gets one sentence and exit code 2."""
    try:
        cli()
    except Malformed as error:
        words = Words(language() if language() in LANGUAGES else LANGUAGES[0])
        Console(stderr=True, soft_wrap=True).print(words.refusal(error), style="red", highlight=False, markup=False)
        sys.exit(2)
