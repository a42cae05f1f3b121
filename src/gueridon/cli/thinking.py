"""``gueridon lab thinking``: how long bots think over a move."""

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from gueridon.cli.context import Players, Preset, Seed, chosen_options, language, seats, start_or_explain
from gueridon.core.fate import key_of
from gueridon.core.levels import levels_of
from gueridon.core.words import Words
from gueridon.games import SHELF, load
from gueridon.lab.arena import Contest
from gueridon.lab.thinking import ThinkingTime, positions, thinking_times


def thinking(
    games: Annotated[list[str] | None, typer.Argument(help="Games; all of the shelf if not given.")] = None,
    count: Annotated[int, typer.Option("--positions", "-n", min=1, help="How many of each game.")] = 20,
    deals: Annotated[int, typer.Option(min=1, help="From how many deals of adepts they are taken.")] = 2,
    players: Players = None,
    preset: Preset = "usual",
    seed: Seed = "thinking",
) -> None:
    """Say how long each level thinks over a move, in milliseconds of one core, on positions from games of adepts."""
    chosen = [load(game) for game in games or SHELF]
    taught = [game for game in chosen if game.hints is not None]
    spoken = language()
    words = Words(spoken)
    table = Table(title=words.say("thinking-title"))
    for column in ("game", "players", "level", "positions", "half", "nearly-all", "longest"):
        table.add_column(words.say(f"thinking-{column}"), justify="left" if column in ("game", "level") else "right")
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(words.say("arena-playing"), total=sum(len(levels_of(game)) - 1 for game in taught))
        for game in taught:
            contest = Contest(
                game.id, seats(game, players), chosen_options(game, preset, None), ("adept",), deals, seed
            )
            start_or_explain(game, contest.players, contest.options, key_of(seed))
            for time in thinking_times(positions(contest, count), levels_of(game)[1:], seed):
                table.add_row(*row(Words(spoken, game), contest.players, time))
                progress.advance(task)
    Console().print(table)


def row(words: Words, players: int, time: ThinkingTime) -> tuple[str, ...]:
    durations = [f"{duration:.1f}" for duration in (time.half, time.nearly_all, time.longest)]
    return (words.say("name"), str(players), words.say(f"level-{time.level}"), str(time.positions), *durations)
