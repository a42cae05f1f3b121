"""``gueridon people``: who plays in this house."""

import asyncio

import typer
from rich.console import Console

from gueridon.cli.context import language
from gueridon.cli.serve import Database, DataDir, database_address
from gueridon.cli.tables import Most

people = typer.Typer(no_args_is_help=True, help="Who plays in this house: list.")


@people.callback()
def main() -> None:
    """A command of its own, however few it has."""


@people.command("list")
def list_people(database: Database = None, data_dir: DataDir = None, most: Most = 50) -> None:
    """Those who played last: the name that they last gave, and how many games of theirs are kept."""
    from gueridon.cli.house import people_grid  # here: the other commands need no web framework

    grid = asyncio.run(people_grid(database_address(database, data_dir), most, language()))
    Console(highlight=False, markup=False).print(grid)
