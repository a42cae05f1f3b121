"""A PostgreSQL that stands still: nobody waits for ever, health says so, and all goes on when it does."""

import os
import signal
import subprocess
from asyncio import gather
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

import pytest
from tests.databases import Postgres
from tests.server.client import Browser, fresh_id
from tests.server.conftest import Serving

from gueridon.games import SHELF
from gueridon.tables import messages

GAME = next(iter(SHELF.values()))
PATIENCE = 5.0  # seconds, which a busy machine also takes to open it
LONG = 60.0  # seconds: nobody waits that long, however busy the machine is


def family(pid: int) -> list[int]:
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [pid, *map(int, listed.stdout.split())]


@contextmanager
def standing_still(postgres: Postgres) -> Iterator[None]:
    """Every process of it is stopped: connections open, and nothing comes back."""
    stopped = family(int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0]))
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)


async def test_nobody_waits_for_a_database_that_stands_still(postgres: Postgres, serving: Serving):
    fresh = postgres.fresh()
    async with serving(database=fresh, database_patience=PATIENCE) as server, Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        async with browser.join(table) as person:
            await person.sit(0)
            with standing_still(postgres):
                begun = monotonic()
                await person.send(messages.Sit(fresh_id(), 1, "Bob", "1" * 32))
                await person.until(lambda: person.closing is not None)
                health, opened, looked = await gather(
                    browser.http.get("/health"),
                    browser.http.post("/api/tables", json={"game": GAME.id, "players": 2, "options": {}}),
                    browser.http.get(f"/api/tables/{table}"),
                )
                assert (health.status_code, health.json()["database"]) == (503, "silent")
                assert (opened.status_code, opened.json()["word"]) == (503, "database-waits")
                assert looked.status_code == 503
                assert monotonic() - begun < LONG
        await until_it_answers(browser)
        async with browser.join(table) as person:
            assert person.room.chairs[0].sitter == "person"
            if person.room.chairs[1].sitter == "nobody":
                await person.sit(1)
            await person.start()


async def until_it_answers(browser: Browser) -> None:
    while (await browser.http.get("/health")).status_code != 200:
        pass


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_health_answers_while_the_database_does(database: str, serving: Serving):
    async with serving(database=database) as server, Browser(server.address()) as browser:
        answer = await browser.http.get("/health")
        assert (answer.status_code, answer.json()["database"]) == (200, "answers")
