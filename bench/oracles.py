"""How long people wait for the server while oracles think at many tables: a move kept for good, and a bot's answer."""

import asyncio
import tempfile
from itertools import cycle
from random import Random
from statistics import quantiles
from time import monotonic

from rich.console import Console
from rich.table import Table
from tests.server.client import Browser, Chairside
from tests.server.process import server_process

from gueridon.games import SHELF, AnyGame

TABLES = 30
PEOPLE = 5
SECONDS = 30
PACE = 0.2  # seconds between the moves of a person
GAMES = [game for game in SHELF.values() if game.hints is not None and 3 in game.players]


async def set_oracles_going(browser: Browser, game: AnyGame) -> Chairside:
    """A table of bots alone, from the host's chair."""
    watcher = browser.join(await browser.open_table(game.id, 3))
    await watcher.__aenter__()
    for seat in range(3):
        await watcher.add_bot(seat, "oracle")
    await watcher.start()
    return watcher


async def watch(watcher: Chairside) -> int:
    """How many moves the oracles of this table made."""
    try:
        async with asyncio.timeout(SECONDS):
            while not watcher.over:
                await watcher.hear()
    except TimeoutError:
        pass
    return watcher.ply


async def play(browser: Browser, until: float, rng: Random) -> list[float]:
    """Somebody who plays both seats of table after table; the seconds that each move took."""
    took: list[float] = []
    while monotonic() < until:
        async with browser.join(await browser.open_table(next(iter(SHELF)), 2)) as person:
            for seat in range(2):
                await person.sit(seat)
            await person.start()
            while not person.over and monotonic() < until:
                acting, move = rng.choice(person.choices())
                before = monotonic()
                assert acting is not None
                await person.play(acting, move)
                took.append(monotonic() - before)
                await person.until_ply(person.ply)
                await asyncio.sleep(PACE)
    return took


async def measure() -> tuple[list[float], int]:
    with tempfile.TemporaryDirectory() as folder:
        async with server_process(f"sqlite:///{folder}/oracles.db") as (_, address), Browser(address) as browser:
            watchers = [await set_oracles_going(browser, game) for game, _ in zip(cycle(GAMES), range(TABLES))]
            until = monotonic() + SECONDS
            watched = asyncio.gather(*map(watch, watchers))
            took = await asyncio.gather(*[play(browser, until, Random(person)) for person in range(PEOPLE)])
            return [1000 * one for person in took for one in person], sum(await watched)


def main() -> None:
    took, moves = asyncio.run(measure())
    cuts = quantiles(took, n=100)
    title = f"{PEOPLE} people while oracles play at {TABLES} tables, for {SECONDS} s"
    report = Table("people's moves", "p50 ms", "p99 ms", "oracles' moves", title=title)
    report.add_row(str(len(took)), f"{cuts[49]:.1f}", f"{cuts[98]:.1f}", str(moves))
    Console().print(report)


if __name__ == "__main__":
    main()
