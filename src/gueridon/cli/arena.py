"""``gueridon arena``: how strong the bots are."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from time import time_ns
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from gueridon.cli.context import (
    Chosen,
    Players,
    Preset,
    Seed,
    check_level,
    chosen_options,
    keep,
    language,
    seats,
    start_or_explain,
)
from gueridon.cli.words import Words
from gueridon.core.errors import Malformed
from gueridon.core.fate import key_of
from gueridon.core.levels import levels_of
from gueridon.games import AnyGame, find
from gueridon.lab.arena import Contest, Pairing, Played, play
from gueridon.lab.strengths import Estimate, strengths


def arena(
    game: str,
    levels: Annotated[str, typer.Option("--levels", help="Levels of bots, with commas; all if not given.")] = "",
    deals: Annotated[int, typer.Option("--deals", "-n", min=1, help="How many deals.")] = 20,
    together: Annotated[bool, typer.Option("--together", help="Each level takes all seats.")] = False,
    players: Players = None,
    preset: Preset = "usual",
    options: Chosen = None,
    seed: Seed = "arena",
    processes: Annotated[int, typer.Option(min=0, help="How many games at once; 0 for one a core.")] = 0,
    save: Annotated[Path | None, typer.Option(help="Keep the record of every game in this folder.")] = None,
    database: Annotated[str | None, typer.Option(help="Keep every game as a table here, to be watched.")] = None,
) -> None:
    """Let levels of bots play the same deals, and say how strong each is, with 95 % intervals."""
    chosen = find(game)
    contest = Contest(
        game, seats(chosen, players), chosen_options(chosen, preset, options), asked(chosen, levels), deals, seed
    )
    start_or_explain(chosen, contest.players, contest.options, key_of(seed))  # refused now, rather than after an hour
    if save is not None and not save.is_dir():
        raise Malformed("no-such-folder", folder=str(save))
    pairings = [*(contest.together() if together else contest.against())]
    words = Words(language(), chosen)
    games = [*all_of(pairings, processes or os.cpu_count() or 1, words)]
    if save is not None:
        for played in games:
            keep(played.record, save / file_name(played.pairing))
    if database is not None:
        asyncio.run(lay_out(games, database))
    Console().print(strengths_table(contest, games, words))
    if database is not None:
        Console().print(*[f"/replay/{played.table}" for played in games], sep="\n")


async def lay_out(games: list[Played], database: str) -> None:
    """Each as a table whose game is over; one that is there already is the same."""
    from gueridon.store import Store, Taken  # here, so that the other commands need not wait for a database

    async with Store.open(database) as store:
        for played in games:
            with suppress(Taken):
                await store.create(played.table, played.code, played.journal, time_ns() // 1_000_000)
                await store.close_table(played.table)


def asked(game: AnyGame, levels: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in levels.split(",")) if levels else levels_of(game)
    for name in names:
        check_level(game, name)
    return names


def all_of(pairings: list[Pairing], processes: int, words: Words) -> Iterator[Played]:
    """The bar says how far it is."""
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(words.say("arena-playing"), total=len(pairings))
        for played in each(pairings, processes):
            yield played
            progress.advance(task)


def each(pairings: list[Pairing], processes: int) -> Iterator[Played]:
    """In any order."""
    if processes == 1:
        yield from map(play, pairings)
    else:
        with get_context("spawn").Pool(processes) as pool:
            yield from pool.imap_unordered(play, pairings)


def file_name(pairing: Pairing) -> str:
    return f"{pairing.game}-{pairing.deal}-{'-'.join(pairing.levels)}.json"


def strengths_table(contest: Contest, games: list[Played], words: Words) -> Table:
    table = Table(title=words.say("arena-title", game=words.say("name"), players=contest.players, deals=contest.deals))
    for column in ("level", "games", "won", "score", "gain"):
        table.add_column(words.say(f"arena-{column}"), justify="left" if column == "level" else "right")
    for strength in strengths(contest.levels, games):
        won, gain = strength.won, strength.gain
        table.add_row(
            words.say(f"level-{strength.level}"),
            str(strength.games),
            f"{100 * won.mean:.0f} ± {100 * won.margin:.0f} %",
            interval(strength.score),
            "" if gain is None else interval(gain),
        )
    return table


def interval(estimate: Estimate) -> str:
    return f"{estimate.mean:.1f} ± {estimate.margin:.1f}"
