"""``gueridon people``: who plays in this house, and how somebody is forgotten there."""

import asyncio
from typing import Annotated

import typer
from rich.console import Console

from gueridon.cli.context import language, needs_server
from gueridon.cli.serve import Database, DataDir, database_address
from gueridon.cli.tables import Most
from gueridon.core.errors import Malformed
from gueridon.core.words import Words

people = typer.Typer(no_args_is_help=True, help="Who plays in this house: list, forget.")


@people.command("list")
@needs_server
def list_people(database: Database = None, data_dir: DataDir = None, most: Most = 50) -> None:
    """Those who played last: the name that they last gave, and how many games of theirs are kept."""
    from gueridon.cli.house import people_grid  # here: the other commands need no web framework

    grid = asyncio.run(people_grid(database_address(database, data_dir), most, language()))
    Console(highlight=False, markup=False).print(grid)


@people.command()
@needs_server
def forget(
    person: Annotated[str, typer.Argument(help="As `list` shows it.")],
    database: Database = None,
    data_dir: DataDir = None,
    yes: Annotated[bool, typer.Option("--yes", help="It cannot be undone.")] = False,
) -> None:
    """Forget somebody for good, as he could himself: the seats become somebody's, the games go on."""
    from gueridon.cli.house import forget_person

    if not yes:
        raise Malformed("forget-for-good", person=person)
    asyncio.run(forget_person(database_address(database, data_dir), person))
    sentence = Words(language()).say("person-forgotten", person=person)
    Console(soft_wrap=True).print(sentence, highlight=False, markup=False)
