"""``gueridon tables``: what is played in this house, and an end to it where need be."""

import asyncio
from typing import Annotated

import typer
from rich.console import Console

from gueridon.cli.context import language, needs_server
from gueridon.cli.serve import Database, DataDir, database_address
from gueridon.core.words import Words

tables = typer.Typer(no_args_is_help=True, help="What is played in this house: list, close.")

Most = Annotated[int, typer.Option(help="How many to show.", min=1, max=10_000)]


@tables.command("list")
@needs_server
def list_tables(database: Database = None, data_dir: DataDir = None, most: Most = 50) -> None:
    """The latest tables, with whom and at which pace. A server may run meanwhile."""
    from gueridon.cli.house import tables_grid  # here: the other commands need no web framework

    grid = asyncio.run(tables_grid(database_address(database, data_dir), most, language()))
    Console(highlight=False, markup=False).print(grid)


@tables.command()
@needs_server
def close(
    table: Annotated[str, typer.Argument(help="Its name or its code, as `list` shows them.")],
    database: Database = None,
    data_dir: DataDir = None,
) -> None:
    """Close a table for good: nobody can open it any more. A server may run meanwhile."""
    from gueridon.cli.house import close_table

    asyncio.run(close_table(database_address(database, data_dir), table))
    sentence = Words(language()).say("table-closed", table=table)
    Console(soft_wrap=True).print(sentence, highlight=False, markup=False)
