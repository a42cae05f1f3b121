"""How long somebody waits for the coach while bots play at ten tables: ``python -m bench.coach [level]``."""

import asyncio
import sys
import tempfile
from itertools import cycle, islice
from random import Random
from statistics import quantiles
from time import monotonic

from rich.console import Console
from rich.table import Table
from tests.server.client import Browser, Chairside, fresh_id
from tests.server.process import server_process

from gueridon.games import SHELF, AnyGame
from gueridon.tables.messages import Coached, Consult

TABLES = 10
SEATS = 3
SECONDS = 10  # for each game
BOUND_MS = 1500  # that 95 of 100 answers should keep
GAMES = [game for game in SHELF.values() if game.hints is not None and game.adviser is None and SEATS in game.players]


async def bots_at_play(browser: Browser, game: AnyGame, level: str) -> None:
    """A table of bots alone, and another one when it is over."""
    while True:
        async with browser.join(await browser.open_table(game.id, SEATS)) as watcher:
            for seat in range(SEATS):
                await watcher.add_bot(seat, level)
            await watcher.start()
            await watcher.until(lambda: watcher.over)


async def ask_again_and_again(browser: Browser, game: AnyGame, until: float, rng: Random) -> list[float]:
    """The seconds that each answer took, asked before every move of one's own."""
    took: list[float] = []
    while monotonic() < until:
        async with browser.join(await browser.open_table(game.id, SEATS)) as person:
            await person.sit(0)
            for seat in range(1, SEATS):
                await person.add_bot(seat, "novice")
            await person.start()
            while not person.over and monotonic() < until:
                took += await ask_and_play(person, rng)
    return took


async def ask_and_play(person: Chairside, rng: Random) -> list[float]:
    legal = person.eyes(0).legal
    if not legal:
        await person.hear()
        return []
    before = monotonic()
    answer = await person.ask(Consult(fresh_id(), 0))
    waited = monotonic() - before
    await person.play(0, rng.choice(legal))
    await person.until_ply(person.ply)
    return [waited] if isinstance(answer, Coached) else []


async def measure(level: str) -> dict[str, list[float]]:
    with tempfile.TemporaryDirectory() as folder:
        async with server_process(f"sqlite:///{folder}/coach.db") as (_, address), Browser(address) as browser:
            games = islice(cycle(GAMES), TABLES)
            rivals = [asyncio.create_task(bots_at_play(browser, game, level)) for game in games]
            found = {
                game.id: await ask_again_and_again(browser, game, monotonic() + SECONDS, Random(game.id))
                for game in GAMES
            }
            for task in rivals:
                task.cancel()
            await asyncio.gather(*rivals, return_exceptions=True)
            return found


def main(level: str = "seer") -> None:
    report = Table("game", "asked", "p50 ms", "p95 ms", title=f"The coach, while {level}s play at {TABLES} tables")
    everything: list[float] = []
    for game, took in asyncio.run(measure(level)).items():
        everything += took
        report.add_row(game, *figures(took))
    report.add_row("all", *figures(everything))
    Console().print(report)


def figures(took: list[float]) -> tuple[str, str, str]:
    if len(took) < 2:
        return str(len(took)), "", ""
    cuts = [1000 * cut for cut in quantiles(took, n=20)]
    return str(len(took)), f"{cuts[9]:.0f}", f"{cuts[18]:.0f}{'' if cuts[18] <= BOUND_MS else ' (too long)'}"


if __name__ == "__main__":
    main(*sys.argv[1:])
