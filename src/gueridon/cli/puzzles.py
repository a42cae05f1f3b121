"""``gueridon lab puzzles``: positions with one best answer, found in games of bots."""

import os
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from gueridon.cli.context import (
    Chosen,
    Players,
    Preset,
    Seed,
    check_place,
    chosen_options,
    language,
    saving,
    seats,
    start_or_explain,
)
from gueridon.core.errors import Malformed
from gueridon.core.fate import key_of
from gueridon.core.puzzle import Puzzle, PuzzleBook
from gueridon.core.words import Words
from gueridon.games import load
from gueridon.lab.puzzles import FoundPuzzle, Hunt, look_through, select

SPARE = 8  # found beyond those that are kept, so that there is a choice


def puzzles(
    game: str,
    many: Annotated[int, typer.Option("--many", "-m", min=1, help="How many are kept.")] = 10,
    margin: Annotated[
        float, typer.Option(min=0.001, max=1.0, help="By how much the answer promises more than anything else.")
    ] = 0.04,
    deals: Annotated[int, typer.Option("--deals", "-n", min=1, help="How many games it looks through at most.")] = 200,
    save: Annotated[Path | None, typer.Option(help="Write them here: puzzles.GAME.json in the game's folder.")] = None,
    players: Players = None,
    preset: Preset = "usual",
    options: Chosen = None,
    seed: Seed = "puzzles",
    processes: Annotated[int, typer.Option(min=0, help="How many games at once; 0 for one a core.")] = 0,
) -> None:
    """Look through games of bots for positions in which one move is clearly the best, by what its seat knows."""
    chosen = load(game)
    if chosen.hints is None:
        raise Malformed("no-puzzles", game=game)
    check_place(save)
    hunt = Hunt(game, seats(chosen, players), chosen_options(chosen, preset, options), seed, margin)
    start_or_explain(chosen, hunt.players, hunt.options, key_of(seed))
    words = Words(language(), chosen)
    book = select(found(hunt, deals, many + SPARE, processes or os.cpu_count() or 1, words), many)
    Console().print(book_table(book, words))
    if save is not None:
        with saving(save):
            save.write_bytes(written(PuzzleBook(chosen.version, margin, book)))


def found(hunt: Hunt, deals: int, enough: int, processes: int, words: Words) -> list[FoundPuzzle]:
    """Until there are enough; the bar says how far it is."""
    kept: list[FoundPuzzle] = []
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(words.say("puzzles-looking"), total=enough)
        for one in each(hunt, deals, processes):
            kept += [] if one is None else [one]
            progress.update(task, completed=len(kept))
            if len(kept) == enough:
                break
    return kept


def each(hunt: Hunt, deals: int, processes: int) -> Iterator[FoundPuzzle | None]:
    """In the order of the deals, so that the same are found however many processes look."""
    look, numbers = partial(look_through, hunt), range(1, deals + 1)
    if processes == 1:
        yield from map(look, numbers)
    else:
        with get_context("spawn").Pool(processes) as pool:
            yield from pool.imap(look, numbers)


def written(book: PuzzleBook) -> bytes:
    """A line for each, so that changes can be read."""
    head, _, _ = msgspec.json.encode(msgspec.structs.replace(book, puzzles=())).partition(b"]")
    return head + b"\n" + b",\n".join([msgspec.json.encode(puzzle) for puzzle in book.puzzles]) + b"\n]}\n"


def book_table(book: tuple[Puzzle, ...], words: Words) -> Table:
    table = Table(title=words.say("puzzles-title", game=words.say("name"), many=len(book)))
    for column in ("grade", "ply", "choices", "margin", "answer"):
        table.add_column(words.say(f"puzzles-{column}"), justify="left" if column == "answer" else "right")
    for puzzle in book:
        choices, answer = str(len(puzzle.prospects)), bytes(puzzle.answer).decode()
        table.add_row(str(puzzle.grade), str(len(puzzle.moves)), choices, f"{puzzle.margin:.3f}", answer)
    return table
