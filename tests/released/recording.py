"""Records the database of a house in which every game was played: ``python -m tests.released.recording 0.1.0``.

Each release adds one, made by that release and never again: what ``test_released`` opens is what hosts have on their
disks. At every game one table is over and one is a few moves from its end, as if the server had been killed there; the
deals of that day are over too.
"""

import asyncio
import sqlite3
import sys
from gzip import compress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
from tests.server.client import Browser, Chairside
from tests.server.process import server_process

from gueridon.games import SHELF, AnyGame

FOLDER = Path(__file__).parent
COOKIE = "0123456789abcdef" * 2  # of the person who plays there
LAST_ENTRIES = 4  # of a game under way that were not written any more

CUT = """
DELETE FROM journal WHERE "table" = :table
AND number > (SELECT max(number) FROM journal WHERE "table" = :table) - :entries
"""
INDEXES = ("own_games", "results")
REOPEN = 'UPDATE tables SET finished = FALSE, indexed = 0 WHERE "table" = :table'


class Guest(Browser):
    """The same person in every house."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.http.cookies.set("gueridon", COOKIE)


async def record(release: str) -> None:
    with TemporaryDirectory() as folder:
        played = Path(folder, "played.sqlite")
        async with server_process(f"sqlite:///{played}") as (process, address), Guest(address) as guest:
            cut = [await play(guest, game) for game in SHELF.values()]
            process.terminate()
            await process.wait()
        with sqlite3.connect(played) as connection:
            for statement in (CUT, REOPEN, *(f'DELETE FROM {index} WHERE "table" = :table' for index in INDEXES)):
                connection.executemany(statement, [{"table": table, "entries": LAST_ENTRIES} for table in cut])
        with sqlite3.connect(played) as connection:
            connection.execute("VACUUM INTO ?", [f"{folder}/packed.sqlite"])
        (FOLDER / f"{release}.sqlite.gz").write_bytes(compress(Path(folder, "packed.sqlite").read_bytes(), mtime=0))


async def play(guest: Guest, game: AnyGame) -> str:
    """The table that shall be under way."""
    rng = Random(game.id)
    tables = [await seated(guest, game) for _ in range(2)]
    for table in tables:
        async with guest.join(table) as person:
            await to_the_end(person, rng)
    if game.daily is not None:
        answer = await guest.http.post(f"/api/daily/{game.id}", content=msgspec.json.encode({"name": "Agathe"}))
        async with guest.join(answer.json()["table"]) as deal:
            await to_the_end(deal, rng)
    return tables[0]


async def seated(guest: Guest, game: AnyGame) -> str:
    """As few as can play: a person on every seat but the last of several, which is a bot's."""
    players = game.players[0]
    table = await guest.open_table(game.id, players, pace=86_400)
    async with guest.join(table) as host:
        for seat in range(players):
            await (host.add_bot(seat) if 0 < seat == players - 1 and not game.shared else host.sit(seat, "Agathe"))
        await host.start()
    return table


async def to_the_end(person: Chairside, rng: Random) -> None:
    await person.until_ply(0)
    await person.play_to_the_end(rng)


if __name__ == "__main__":
    asyncio.run(record(sys.argv[1]))
