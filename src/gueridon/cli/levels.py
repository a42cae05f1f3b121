"""``gueridon lab levels``: the tables of a document that say how strong the levels are, measured and written."""

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from gueridon.cli.arena import each
from gueridon.cli.context import check_place, language
from gueridon.core.errors import Malformed
from gueridon.core.words import Words
from gueridon.games import load
from gueridon.lab import level_tables
from gueridon.lab.engine_game import EngineTerms
from gueridon.lab.level_tables import Cell, MeasuredDeal

NO_ENGINES = EngineTerms({}, 0)


def levels(
    document: Annotated[Path, typer.Argument(help="With the markers of the tables: docs/bots.md.")],
    games: Annotated[list[str] | None, typer.Argument(help="Games; all that the document names if not given.")] = None,
    only: Annotated[str, typer.Option("--levels", help="Rows of these levels, with commas; all if not given.")] = "",
    deals: Annotated[int, typer.Option("--deals", "-n", min=0, help="At most so many a row; 0 only writes.")] = 60,
    exactly: Annotated[bool, typer.Option("--exactly", help="As many, though it be decided before.")] = False,
    kept: Annotated[
        Path | None, typer.Option("--kept", help="Where every deal is kept; levels.jsonl beside the document.")
    ] = None,
    processes: Annotated[int, typer.Option(min=0, help="How many games at once; 0 for one a core.")] = 0,
) -> None:
    """Measure each level against the one below, and write the tables. Interrupted, it goes on where it was."""
    asked = level_tables.cells(text_of(document), games or [])
    wanted = [cell for cell in asked if not only or cell.level in only.split(",")]
    file = kept or document.with_name("levels.jsonl")
    check_place(document)
    check_place(file.with_name(f"{file.name}.new"))
    found = level_tables.read(file)
    try:
        with progress_bar() as progress:
            for cell in wanted if deals else []:
                task = progress.add_task(title(cell), total=deals)
                found = forget_others(cell, found, file)
                for deal in missing(cell, found, deals, exactly, processes or os.cpu_count() or 1):
                    found.append(deal)
                    level_tables.write(file, found)
                    progress.update(task, completed=deal.deal)
                progress.update(task, completed=deals)
    finally:
        written = level_tables.with_tables(document.read_text(encoding="utf-8"), found)
        document.write_text(written, encoding="utf-8")


def text_of(document: Path) -> str:
    try:
        return document.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Malformed("no-such-document", file=str(document)) from None
    except (OSError, UnicodeDecodeError):
        raise Malformed("document-unreadable", file=str(document)) from None


def progress_bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=Console(stderr=True))


def title(cell: Cell) -> str:
    words = Words(language(), load(cell.game))
    below, level = (words.say(f"level-{name}") for name in (cell.below, cell.level))
    return f"{words.say('name')}, {cell.players}: {level} / {below}"


def forget_others(cell: Cell, found: list[MeasuredDeal], file: Path) -> list[MeasuredDeal]:
    """If the first deal is no longer played as it was, other bots played this cell: it begins anew."""
    before = level_tables.of_cell(cell, found)
    if not before or next(played(cell, range(1, 2), 1)).seals == before[0].seals:
        return found
    others = [deal for deal in found if deal.cell != cell]
    level_tables.write(file, others)
    return others


def missing(cell: Cell, found: list[MeasuredDeal], deals: int, exactly: bool, processes: int) -> Iterator[MeasuredDeal]:
    """Those still to be played until it is decided, or there are as many as asked for."""
    before = level_tables.of_cell(cell, found)
    if level_tables.is_decided(before) and not exactly:
        return
    for deal in played(cell, range(len(before) + 1, deals + 1), processes):
        before.append(deal)
        yield deal
        if level_tables.is_decided(before) and not exactly:
            return


def played(cell: Cell, deals: range, processes: int) -> Iterator[MeasuredDeal]:
    with closing(each(cell.pairings(deals), NO_ENGINES, processes)) as games:
        for deal, first, second in zip(deals, games, games, strict=True):
            yield level_tables.measured(cell, deal, [first, second])
