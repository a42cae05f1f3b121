"""A PostgreSQL that stands still: nobody waits for ever, health says so, and all goes on when it does."""

import os
import signal
import subprocess
from asyncio import gather
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import cast

import pytest
from tests.databases import Postgres
from tests.server.client import Browser, fresh_id
from tests.server.conftest import Serving

from gueridon.games import SHELF
from gueridon.server import upkeep
from gueridon.server.server_clock import ServerClock
from gueridon.server.settings import Settings
from gueridon.server.upkeep import KeptTables
from gueridon.store import NoAnswer, Store
from gueridon.store.passkeys import PasskeyStore
from gueridon.store.people import PeopleStore
from gueridon.store.subscriptions import Subscription, Subscriptions
from gueridon.tables import messages

GAME = next(iter(SHELF.values()))
DAILY = next(game for game in SHELF.values() if game.daily is not None)
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


async def test_what_is_written_beside_the_journals_waits_no_longer(postgres: Postgres, serving: Serving):
    """Each is answered by the sentence that says to come back, and none as if the server had failed."""
    async with (
        serving(database=postgres.fresh(), database_patience=PATIENCE) as server,
        Browser(server.address()) as browser,
    ):
        with standing_still(postgres):
            answers = await gather(
                browser.http.post("/api/push/end", json={"endpoint": "https://push.example/one"}),
                browser.http.post(f"/api/daily/{DAILY.id}", json={"name": "Ada"}),
                browser.http.post("/api/me/forget", content=b"{}"),
            )
        assert [(answer.status_code, answer.json()["word"]) for answer in answers] == [(503, "database-waits")] * 3


WRITES: dict[str, Callable[[Store], Coroutine[object, object, object]]] = {
    "devices": lambda store: PeopleStore(store).set_devices([], {"phone": "ada"}, 1),
    "forgotten": lambda store: PeopleStore(store).fulfil("ada"),
    "passkeys": lambda store: PasskeyStore(PeopleStore(store)).remove_all("ada"),
    "subscriptions": lambda store: Subscriptions(store).keep(Subscription("ada", "https://x", b"", b"", "en"), 1),
    "daily": lambda store: store.daily_games.claim(1, "game", "ada", "table", "Ada"),
    "house": lambda store: store.house.keep("key", "value"),
    "reviews": lambda store: store.reviews.keep("table", b"review"),
    "index": lambda store: store.forget_index(),
}


async def test_every_write_beside_the_journals_says_that_no_answer_came(postgres: Postgres):
    async with Store.open(postgres.fresh(), PATIENCE) as store:
        await store.ask()
        with standing_still(postgres):
            ends = await gather(*[write(store) for write in WRITES.values()], return_exceptions=True)
    assert dict(zip(WRITES, map(type, ends), strict=True)) == dict.fromkeys(WRITES, NoAnswer)


class Resumed:
    """A house whose database does not answer at first, and whose tables do not at first either."""

    def __init__(self) -> None:
        self.store = self
        self.clock = ServerClock(1)
        self.settings = Settings("sqlite:///unused")
        self.asked: list[str] = []

    async def unfinished(self, since: int) -> list[str]:
        self.asked.append("unfinished")
        if len(self.asked) == 1:
            raise NoAnswer
        return ["first", "second"]

    async def resume_one(self, id: str) -> str:
        again = id == "first" and id not in self.asked
        self.asked.append(id)
        return "again" if again else "done"


async def test_games_go_on_although_the_database_stood_still_as_the_server_started(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(upkeep, "AGAIN_SECONDS", 0)
    house = Resumed()
    await upkeep.Upkeep(cast("KeptTables", house)).resume()
    assert house.asked == ["unfinished", "unfinished", "first", "second", "first"]


async def until_it_answers(browser: Browser) -> None:
    while (await browser.http.get("/health")).status_code != 200:
        pass


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_health_answers_while_the_database_does(database: str, serving: Serving):
    async with serving(database=database) as server, Browser(server.address()) as browser:
        answer = await browser.http.get("/health")
        assert (answer.status_code, answer.json()["database"]) == (200, "answers")
