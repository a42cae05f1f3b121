"""``gueridon lab``: what games and bots are like, measured."""

import os
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from gueridon.cli.context import Chosen, Players, Preset, Seed, chosen_options, language, seats, start_or_explain
from gueridon.cli.exploit import exploit
from gueridon.cli.levels import levels
from gueridon.cli.puzzles import puzzles
from gueridon.cli.report import report
from gueridon.cli.thinking import thinking
from gueridon.core.errors import Malformed
from gueridon.core.fate import key_of
from gueridon.core.levels import check_level
from gueridon.core.words import Words
from gueridon.games import load
from gueridon.lab.arena import Contest, Pairing
from gueridon.lab.belief import BelievedPosition, believed_positions
from gueridon.lab.belief_report import BeliefReport, belief_report
from gueridon.lab.strengths import Estimate

lab = typer.Typer(no_args_is_help=True, help="What games and bots are like, measured.")


@lab.callback()
def main() -> None:
    """What games and bots are like, measured."""


lab.command()(report)
lab.command()(exploit)
lab.command()(levels)
lab.command()(puzzles)
lab.command()(thinking)


@lab.command()
def belief(
    game: str,
    level: Annotated[str, typer.Option(help="The level of the bots that play.")] = "adept",
    deals: Annotated[int, typer.Option("--deals", "-n", min=2, help="How many deals.")] = 20,
    worlds: Annotated[int, typer.Option(min=2, help="How many worlds are imagined at each turn.")] = 300,
    players: Players = None,
    preset: Preset = "usual",
    options: Chosen = None,
    seed: Seed = "belief",
    processes: Annotated[int, typer.Option(min=0, help="How many games at once; 0 for one a core.")] = 0,
) -> None:
    """Hold what bots believe against the truth, at every turn of their games, with 95 % intervals."""
    chosen = load(game)
    check_level(chosen, level)
    if chosen.guesses is None or chosen.hints is None:
        raise Malformed("nothing-to-guess", game=game)
    contest = Contest(
        game, seats(chosen, players), chosen_options(chosen, preset, options), (level,), deals, f"{seed}-{level}"
    )
    start_or_explain(chosen, contest.players, contest.options, key_of(seed))
    words = Words(language(), chosen)
    positions = [*observed([*contest.together()], worlds, processes or os.cpu_count() or 1, words)]
    if not any(position.questions for position in positions):
        raise Malformed("nothing-to-guess", game=game)
    found = belief_report(positions)
    Console().print(bits_table(contest, found, words), calibration_table(found, words))


def observed(pairings: list[Pairing], worlds: int, processes: int, words: Words) -> Iterator[BelievedPosition]:
    """The bar says how far it is."""
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(words.say("arena-playing"), total=len(pairings))
        for positions in each(pairings, worlds, processes):
            yield from positions
            progress.advance(task)


def each(pairings: list[Pairing], worlds: int, processes: int) -> Iterator[list[BelievedPosition]]:
    watch = partial(believed_positions, worlds=worlds)
    if processes == 1:
        yield from map(watch, pairings)
    else:
        with get_context("spawn").Pool(processes) as pool:
            yield from pool.imap(watch, pairings)


def bits_table(contest: Contest, report: BeliefReport, words: Words) -> Table:
    title = words.say("arena-title", game=words.say("name"), players=contest.players, deals=contest.deals)
    table = Table(title=title, caption=words.say("belief-positions", positions=report.positions))
    table.add_column(words.say("belief-bits"))
    table.add_column(words.say("belief-per-position"), justify="right")
    table.add_row(words.say("belief-by-chance"), interval(report.by_chance))
    table.add_row(words.say("belief-believed"), interval(report.believed))
    table.add_row(words.say("belief-expected"), interval(report.expected))
    table.add_row(words.say("belief-sharpened", power=f"{report.sharpness:g}"), interval(report.sharpened))
    return table


def calibration_table(report: BeliefReport, words: Words) -> Table:
    error = words.say("belief-error", points=f"{100 * report.calibration_error:.1f}")
    table = Table(title=words.say("belief-calibration"), caption=error)
    for column in ("said", "true", "answers"):
        table.add_column(words.say(f"belief-{column}"), justify="right")
    for each in report.calibration:
        table.add_row(f"{100 * each.said:.0f} %", f"{100 * each.true:.0f} %", str(each.answers))
    return table


def interval(estimate: Estimate) -> str:
    return f"{estimate.mean:.2f} ± {estimate.margin:.2f}"
