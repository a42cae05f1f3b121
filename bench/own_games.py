"""``[--tables N] [--asked N]``: how long somebody with ten thousand finished games waits for his list and his history.

A server with its usual limits, but for how often one address may ask, in a process of its own; people at so many tables
who move ten times a second, each from his own address; and one who turns all pages of his games, one after the other.
"""

import argparse
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from statistics import quantiles
from time import monotonic, sleep

from bench.attacks import PLAY_ON, WARM_UP, played, served
from bench.floods import FIRST, Person

from gueridon.tables.own_games import Urgency

GAMES = 10_000
ASK_ON = {**PLAY_ON, "GUERIDON_PER_ADDRESS": "1000000,1000000"}


def database_of(pid: int) -> Path:
    """The file that the server has open."""
    opened = [os.readlink(link) for link in Path(f"/proc/{pid}/fd").iterdir() if link.is_symlink()]
    return Path(next(name for name in opened if name.endswith(".sqlite")))


def spelled(number: int) -> str:
    """As an id of a table."""
    return f"{number:024x}"


def much_played(address: str, database: Path) -> Person:
    """He sat down once; the index is then told that he did so ten thousand times more, and how it went."""
    person = Person(address)
    table = person.open_table(FIRST, FIRST.players[0])
    person.sit_down(table, FIRST.players[0]).close()
    while not person.http.get("/api/mine").json()["games"]:
        sleep(0.1)
    with closing(sqlite3.connect(database, timeout=60)) as connection, connection:
        who, card = connection.execute('SELECT person, card FROM own_games WHERE "table" = ?', (table,)).fetchone()
        cards = [(spelled(number), who, Urgency.OVER, number, card) for number in range(GAMES)]
        connection.executemany(
            'INSERT INTO own_games ("table", person, urgency, at, card) VALUES (?, ?, ?, ?, ?)', cards
        )
        results = [(who, FIRST.id, number, spelled(number), number % 2, number % 50) for number in range(GAMES)]
        connection.executemany(
            'INSERT INTO results (person, game, at, "table", won, tally) VALUES (?, ?, ?, ?, ?, ?)', results
        )
    return person


def waited(person: Person, asked: int) -> dict[str, list[float]]:
    """Milliseconds."""
    took: dict[str, list[float]] = {"a page of games": [], "the history": []}
    page = None
    for number in range(asked):
        path = "/api/history" if number % 10 == 9 else "/api/mine"
        begun = monotonic()
        answer = person.http.get(path, params={} if page is None or path == "/api/history" else {"after": page})
        took["the history" if path == "/api/history" else "a page of games"].append(1000 * (monotonic() - begun))
        answer.raise_for_status()
        if path == "/api/mine":
            page = answer.json()["next"]
    return took


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=20)
    asked.add_argument("--asked", type=int, default=2000)
    wanted = asked.parse_args()
    with served(ASK_ON) as (pid, address):
        person = much_played(address, database_of(pid))
        with played(address, wanted.tables) as finish:
            sleep(WARM_UP)
            begun = monotonic()
            took = waited(person, wanted.asked)
            ended = monotonic()
            moves = [move for move in finish() if begun <= move[0] < ended]
    p99 = quantiles([move[1] for move in moves], n=100)[98]
    print(f"beside {len(moves) / (ended - begun):,.0f} moves/s, p99 of one {p99:.1f} ms")
    for what, times in took.items():
        cuts = quantiles(times, n=100)
        print(
            f"{what}: {len(times):,} asked, p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms, at most {max(times):.1f} ms"
        )


if __name__ == "__main__":
    main()
