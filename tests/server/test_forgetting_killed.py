"""Killed amid “forget me”: what was acknowledged is done, and what was not is done whole or not begun."""

import asyncio
import signal
from typing import NamedTuple

import httpx
import pytest
from sqlalchemy import select
from tests.patience import LONG_SECONDS
from tests.server.client import Browser, fresh_id
from tests.server.conftest import Serving
from tests.server.dying import MOMENTS
from tests.server.process import server_process
from tests.server.test_forgetting import contents, is_forgotten, person_at
from tests.server.test_own_games import mine, tables_of
from tests.server.toy_tables import begun, plays
from tests.tables.toy import FINISH, PASS, Move

from gueridon.store import Passkey, Store
from gueridon.store.schema import DEVICES, JOURNAL, PASSKEYS, SUBSCRIPTIONS
from gueridon.store.subscriptions import Subscription
from gueridon.tables import messages
from gueridon.tables.messages import Done

SLOW = pytest.mark.slow
FEW = ("amid the wish", "amid the first table", "before the index of it", "amid its fulfilment")
NOT_BEGUN = ("before the wish", "amid the wish")
DEVICE = "d" * 32  # what the secret of his other device says
CREDENTIAL, ENDPOINT, SAID = "his-credential", "https://push.example/his-endpoint", "I am from Vierzon"


class Traces(NamedTuple):
    """What a database holds of somebody: his tables, and what else is kept of him."""

    tables: frozenset[str]
    beside: frozenset[str]


class Known(NamedTuple):
    """Two people who played together."""

    person: str
    cookie: str
    friend_cookie: str
    tables: tuple[str, ...]


async def traces(database: str, person: str) -> Traces:
    """A table that names him in one way only would be half forgotten."""
    async with Store.open(database, LONG_SECONDS) as store, store.engine.connect() as connection:
        journals: dict[str, bytes] = {}
        for table, entry in await connection.execute(select(JOURNAL.c.table, JOURNAL.c.entry)):
            journals[table] = journals.get(table, b"") + entry
        kept = [PASSKEYS.c.credential, SUBSCRIPTIONS.c.endpoint, DEVICES.c.device]
        beside = [one for column in kept for one in await connection.scalars(select(column))]
    for written in journals.values():
        assert len({trace.encode() in written for trace in (person, "Player 1", SAID)}) == 1, written
    return Traces(
        frozenset(table for table, written in journals.items() if person.encode() in written), frozenset(beside)
    )


@pytest.fixture
async def known(serving: Serving, toy: None, database: str) -> Known:
    """Somebody of whom there is all that can be kept, with a friend at three tables: one game is over."""
    async with (
        serving(database=database) as server,
        Browser(server.address()) as friend,
        Browser(server.address()) as guest,
    ):
        tables = [await play_together(friend, guest, move) for move in (FINISH, PASS, PASS)]
        person = await person_at(database, tables[0], "Player 1")
        registry = server.registry
        await registry.devices.join(DEVICE, person)
        await registry.passkeys.store.add(Passkey(CREDENTIAL, person, b"key", 0), 1)
        await registry.push.subscriptions.keep(Subscription(person, ENDPOINT, b"point", b"secret", "fr"), 1)
        assert len((await mine(guest))["games"]) == len((await mine(friend))["games"]) == 3
        return Known(person, guest.cookie, friend.cookie, tuple(tables))


async def play_together(friend: Browser, guest: Browser, move: Move) -> str:
    async with begun(friend, guest, bots=0) as (host, person):
        assert isinstance(await person.ask(messages.Say(fresh_id(), 1, SAID)), Done)
        await plays(host, move)
        return host.table


async def is_acknowledged(address: str, cookie: str) -> bool:
    async with httpx.AsyncClient(base_url=address, timeout=LONG_SECONDS) as http:
        try:
            answer = await http.post("/api/me/forget", headers={"cookie": cookie}, content=b"{}")
        except httpx.TransportError:
            return False
    assert answer.status_code == 201, answer.text
    return True


def coming_back(address: str, cookie: str) -> Browser:
    browser = Browser(address)
    browser.http.cookies.set("gueridon", cookie.removeprefix("gueridon="))
    return browser


async def is_known_nowhere(database: str, person: str) -> None:
    """Soon: what follows from the journals is written after them."""
    async with asyncio.timeout(LONG_SECONDS):
        while any_in(await contents(database), person, "Player 1", SAID, CREDENTIAL, ENDPOINT, DEVICE):
            await asyncio.sleep(0.05)


def any_in(text: str, *traces: str) -> bool:
    return any(trace in text for trace in traces)


async def the_friend_plays_on(friend: Browser, known: Known) -> None:
    """At all tables, and the bot in the other's place has played."""
    games = (await mine(friend))["games"]
    assert {game["table"] for game in games} == {*known.tables}
    assert all([one["name"] for one in game["people"]] == ["Player 0", None] for game in games)
    for table in known.tables[1:]:
        async with friend.join(table) as person:
            await person.until_ply(2)
            await plays(person, FINISH)


@pytest.mark.parametrize(
    "moment", [moment if moment in FEW else pytest.param(moment, marks=SLOW) for moment in MOMENTS]
)
async def test_killed_at_any_moment_it_has_not_begun_or_the_next_start_ends_it(
    known: Known, serving: Serving, database: str, moment: str
):
    before = await traces(database, known.person)
    assert before == Traces(frozenset(known.tables), frozenset({CREDENTIAL, ENDPOINT, DEVICE}))
    async with server_process(database, 0, "tests.server.dying", moment) as (process, address):
        acknowledged = await is_acknowledged(address, known.cookie)
        async with asyncio.timeout(LONG_SECONDS):
            assert await process.wait() == -signal.SIGKILL
    left = await traces(database, known.person)
    async with (
        serving(database=database) as server,
        coming_back(server.address(), known.cookie) as guest,
        coming_back(server.address(), known.friend_cookie) as friend,
    ):
        if moment in NOT_BEGUN:
            assert (left, acknowledged) == (before, False)
            assert {*await tables_of(guest)} == {*known.tables}
            await is_forgotten(guest)
        else:
            assert left.beside == frozenset()
        await is_known_nowhere(database, known.person)
        await the_friend_plays_on(friend, known)


@pytest.mark.parametrize("seconds", [0, *(pytest.param(seconds, marks=SLOW) for seconds in (0.01, 0.03, 0.1))])
async def test_what_was_acknowledged_is_done_however_soon_it_is_killed_after_that(
    known: Known, serving: Serving, database: str, seconds: float
):
    async with server_process(database, 0, "tests.server.dying", "once it has answered") as (process, address):
        assert await is_acknowledged(address, known.cookie)
        await asyncio.sleep(seconds)
        process.kill()
        await process.wait()
    assert (await traces(database, known.person)).beside == frozenset()
    async with serving(database=database) as server, coming_back(server.address(), known.friend_cookie) as friend:
        await is_known_nowhere(database, known.person)
        await the_friend_plays_on(friend, known)
