"""``gueridon doctor``: what is wrong with the set-up of a house, and how to mend it."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from gueridon.cli.context import language, needs_server
from gueridon.cli.serve import Database, DataDir, database_address
from gueridon.core.words import Words

if TYPE_CHECKING:
    from gueridon.store.database_checkup import Finding

MARKS = {"good": ("✓", "green"), "mend": ("✗", "red")}
Site = Annotated[str | None, typer.Option("--url", help="Address that people open, of a server that runs.")]


@needs_server
def doctor(url: Site = None, database: Database = None, data_dir: DataDir = None) -> None:
    """Check database, clock, proxy, cookie and sockets, and say what to mend. Nothing is changed."""
    from gueridon.server.public_address import read_public_url  # here: the other commands need no web framework

    site = None if url is None else read_public_url(url)
    found = asyncio.run(findings(database_address(database, data_dir), site))
    words, console = Words(language()), Console(soft_wrap=True)
    for finding in found:
        mark, style = MARKS[finding.verdict]
        console.print(f"{mark} {words.say(finding.word, **finding.facts)}", style=style, highlight=False, markup=False)
    if site is None:
        console.print(words.say("doctor-no-url"), highlight=False, markup=False)
    if any(finding.verdict == "mend" for finding in found):
        raise typer.Exit(1)


async def findings(database: str, site: str | None) -> list["Finding"]:
    from gueridon.server.site_checkup import check_open_files, check_site
    from gueridon.store.database_checkup import check_database

    here = [*await check_database(database), *check_open_files()]
    return here if site is None else [*here, *await check_site(site)]
