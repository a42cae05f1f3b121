"""``gueridon train``: what the bots of a game have learnt, made anew."""

import os
import signal
import sys
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from multiprocessing import get_context, resource_tracker
from multiprocessing.pool import Pool
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from gueridon.cli.context import Players, Seed, check_place, language, saving
from gueridon.core.errors import Malformed
from gueridon.core.game import check_players
from gueridon.core.levels import check_level
from gueridon.core.training import card_of, training_of
from gueridon.core.words import Words
from gueridon.games import load

if TYPE_CHECKING:
    from gueridon.lab.training import Learnt, Work


def train(
    game: str,
    players: Players = None,
    many: Annotated[
        int | None,
        typer.Option("--many", "-n", min=2, help="Learn from so many games, or rounds, with each number of players."),
    ] = None,
    level: Annotated[str, typer.Option(help="Of the bots that play, where games are played for it.")] = "adept",
    seed: Seed = "train",
    save: Annotated[Path | None, typer.Option(help="Write it here; under its own name if not given.")] = None,
    over: Annotated[bool, typer.Option("--over", help="Replace the file if there is one.")] = False,
    processes: Annotated[int, typer.Option(min=0, help="How many pieces of work at once; 0 for one a core.")] = 0,
) -> None:
    """Learn anew what the bots of a game have learnt; write the file with its card, and say how good it is."""
    chosen = load(game)
    if chosen.training is not None and find_spec("numpy") is None:
        raise Malformed("lab-not-installed")
    training = training_of(chosen)
    check_level(chosen, level)
    if players is not None:
        check_players(chosen, players)
    file = Path(training.file.name) if save is None else save
    check_places(file)
    if not over:
        check_free(file)
    from gueridon.lab.training import TrainingTerms, card, work_of  # here: no other command needs numpy

    words = Words(language(), chosen)
    terms = TrainingTerms(chosen, [*chosen.players] if players is None else [players], many, level, seed)
    work = work_of(training, terms)
    learnt = work.sum_up([*done(work, processes or os.cpu_count() or 1, words)])
    shipped = card_of(training.file).read_text("utf-8")
    write({file: learnt.file, card_of(file): card(shipped, terms, learnt).encode()})
    Console().print(learnt_table(learnt, words))
    said = words.say("train-written", file=str(file), card=str(card_of(file)))
    Console(soft_wrap=True).print(said, highlight=False, markup=False)


def check_places(file: Path) -> None:
    """Before anything is played: both can be written."""
    if file == card_of(file):
        raise Malformed("file-like-its-card", file=str(file))
    check_place(file)
    check_place(card_of(file))


def check_free(file: Path) -> None:
    for place in (file, card_of(file)):
        if place.exists():
            raise Malformed("file-exists", file=str(place))


def done(work: "Work", processes: int, words: Words) -> Iterator[Any]:
    """In the order of the tasks, however many processes share them; the bar says how far it is."""
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task(words.say("exploit-learning"), total=len(work.tasks))
        for each in each_done(work, processes):
            yield each
            progress.advance(bar)


def each_done(work: "Work", processes: int) -> Iterator[Any]:
    if processes == 1:
        yield from map(work.do, work.tasks)
    else:
        with quiet_pool(processes) as pool:
            yield from pool.imap(work.do, work.tasks)


def quiet_pool(processes: int) -> Pool:
    """Whoever interrupts the command is answered once, by this process: the others inherit that nobody asks them. While
    they begin an interruption waits; threads of libraries do not know that, so it may come here all the same."""
    if sys.platform == "win32":
        return get_context("spawn").Pool(processes)
    interrupted: list[int] = []
    resource_tracker.ensure_running()  # before: as it starts it lets interruptions through again
    usual = signal.signal(signal.SIGINT, lambda number, _: interrupted.append(number))
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        pool = get_context("spawn").Pool(processes)
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        signal.signal(signal.SIGINT, usual)
    if interrupted and usual != signal.SIG_IGN:
        pool.terminate()
        raise KeyboardInterrupt
    return pool


def write(files: Mapping[Path, bytes]) -> None:
    """All or none, and none by half."""
    fresh = {file: file.with_name(f"{file.name}.new") for file in files}
    try:
        for file, content in files.items():
            with saving(file):
                fresh[file].write_bytes(content)
        for file, whole in fresh.items():
            with saving(file):
                whole.replace(file)
    finally:
        for whole in fresh.values():
            whole.unlink(missing_ok=True)


def learnt_table(learnt: "Learnt", words: Words) -> Table:
    table = Table(title=words.say("train-title", game=words.say("name"), what=words.say("training")))
    for column in learnt.columns:
        table.add_column(words.say(f"train-{column}"), justify="right")
    for row in learnt.rows:
        table.add_row(*row)
    return table
