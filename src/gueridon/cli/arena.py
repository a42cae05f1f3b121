"""``gueridon arena``: how strong the bots are."""

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Generator
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from signal import SIGTERM, signal
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
    check_place,
    check_server,
    chosen_options,
    keep,
    language,
    seats,
    start_or_explain,
)
from gueridon.cli.engine_options import Engines, commands, greeted
from gueridon.core.characters import sitter
from gueridon.core.errors import Malformed
from gueridon.core.fate import key_of
from gueridon.core.levels import LEVELS, check_level, levels_of
from gueridon.core.words import Words
from gueridon.games import AnyGame, load
from gueridon.lab.arena import Contest, Pairing, Played, play
from gueridon.lab.engine_game import EngineTerms, play_with_engines
from gueridon.lab.sequential import SequentialTest, worth_of_deal
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
    decide: Annotated[
        str | None,
        typer.Option(help="Stop once it is decided whether the last level wins 0.5 or less, or 0.6 or more: 0.5,0.6."),
    ] = None,
    engine: Engines = None,
    engine_seconds: Annotated[float, typer.Option(min=0.01, help="That an engine has for an answer.")] = 10.0,
    save: Annotated[Path | None, typer.Option(help="Keep the record of every game in this folder.")] = None,
    database: Annotated[str | None, typer.Option(help="Keep every game as a table here, to be watched.")] = None,
) -> None:
    """Let levels of bots play the same deals, and say how strong each is, with 95 % intervals."""
    chosen = load(game)
    terms = EngineTerms(commands(engine or []), engine_seconds)
    sitting = asked(chosen, levels, terms)
    contest = Contest(game, seats(chosen, players), chosen_options(chosen, preset, options), sitting, deals, seed)
    start_or_explain(chosen, contest.players, contest.options, key_of(seed))  # refused now, rather than after an hour
    if save is not None and not save.is_dir():
        raise Malformed("no-such-folder", folder=str(save))
    if save is not None:
        check_place(save / "record.json")
    if database is not None:
        check_server()
    pairings = [*(contest.together() if together else contest.against())]
    words = Words(language(), chosen)
    for command in terms.commands.values():
        greeted(command)
    question = None if decide is None else SequentialTest(*two_shares(decide))
    games = all_until_decided(all_of(pairings, terms, processes or os.cpu_count() or 1, words), question, contest)
    if save is not None:
        for played in games:
            keep(played.record, save / file_name(played.pairing))
    if database is not None:
        asyncio.run(lay_out(games, database))
    played_deals = len({played.pairing.deal for played in games})
    Console().print(strengths_table(replace(contest, deals=played_deals), games, words))
    if question is not None:
        tell_verdict(question, contest.levels[-1], played_deals, words)
    tell_faults(games, words)
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


def asked(game: AnyGame, levels: str, terms: EngineTerms) -> tuple[str, ...]:
    """Engines sit beside the levels that are named, or beside all of them."""
    named = [name.strip() for name in levels.split(",")] if levels else [*levels_of(game)]
    for name in named:
        if name not in terms.commands:
            check_level(game, sitter(name)[0])
    return (*named, *[name for name in terms.commands if name not in named])


def two_shares(text: str) -> tuple[float, float]:
    try:
        low, high = (float(share) for share in text.split(","))
    except ValueError:
        raise Malformed("shares-unreadable", text=text) from None
    return low, high


def all_until_decided(
    games: Generator[Played, None, None], question: SequentialTest | None, contest: Contest
) -> list[Played]:
    """Deal by deal, in their order: whichever is over first must not count first."""
    found: list[Played] = []
    with closing(games):
        for played in games:
            found.append(played)
            if question is not None and len(found) % len(contest.levels) == 0:
                question.add(worth_of_deal(found[-len(contest.levels) :], contest.levels[-1]))
                if question.verdict is not None:
                    break
    return found


def tell_verdict(question: SequentialTest, level: str, deals: int, words: Words) -> None:
    name = words.say(f"level-{level}") if level in LEVELS else level
    shares = {"low": f"{100 * question.low:g}", "high": f"{100 * question.high:g}"}
    said = words.say(f"arena-decided-{question.verdict or 'not'}", level=name, deals=deals, **shares)
    Console(soft_wrap=True).print(said, highlight=False, markup=False)


def tell_faults(games: list[Played], words: Words) -> None:
    """What engines did that is against the protocol, and how often."""
    faults = Counter([fault for played in games for fault in played.faults])
    for (name, why), count in sorted(faults.items()):
        said = words.say("engine-faults", name=name, count=count, why=words.say(f"engine-fault-{why}"))
        Console(stderr=True, soft_wrap=True).print(said, style="red", highlight=False, markup=False)


def all_of(pairings: list[Pairing], terms: EngineTerms, processes: int, words: Words) -> Generator[Played, None, None]:
    """The bar says how far it is."""
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(words.say("arena-playing"), total=len(pairings))
        for played in each(pairings, terms, processes):
            yield played
            progress.advance(task)


def each(pairings: list[Pairing], terms: EngineTerms, processes: int) -> Generator[Played, None, None]:
    """In their order."""
    player = partial(play_with_engines, terms=terms) if terms.commands else play
    if processes == 1:
        yield from map(player, pairings)
    else:
        with get_context("spawn").Pool(processes, leave_in_order) as pool:
            yield from pool.imap(player, pairings)


def leave_in_order() -> None:
    """A process that is no longer needed ends its engines before it ends."""
    signal(SIGTERM, lambda *_: sys.exit())


def file_name(pairing: Pairing) -> str:
    return f"{pairing.game}-{pairing.deal}-{'-'.join(pairing.levels)}.json"


def strengths_table(contest: Contest, games: list[Played], words: Words) -> Table:
    table = Table(title=words.say("arena-title", game=words.say("name"), players=contest.players, deals=contest.deals))
    for column in ("level", "games", "won", "score", "gain"):
        table.add_column(words.say(f"arena-{column}"), justify="left" if column == "level" else "right")
    for strength in strengths(contest.levels, games):
        won, gain = strength.won, strength.gain
        table.add_row(
            words.say(f"level-{strength.level}") if strength.level in LEVELS else strength.level,
            str(strength.games),
            f"{100 * won.mean:.0f} ± {100 * won.margin:.0f} %",
            interval(strength.score),
            "" if gain is None else interval(gain),
        )
    return table


def interval(estimate: Estimate) -> str:
    return f"{estimate.mean:.1f} ± {estimate.margin:.1f}"
