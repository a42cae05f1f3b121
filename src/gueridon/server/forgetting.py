"""Forgetting somebody: the wish is kept first, then table after table is written without him, and the wish goes last.

Whatever kills the server meanwhile, the next one finds the wish and goes on. A table that changes while it is written
is simply read again; the tables that are done no longer name him.
"""

from asyncio import Event, sleep, timeout, to_thread
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from gueridon.server.devices import Devices
from gueridon.server.failures import log_failure
from gueridon.server.games_index import GamesIndex, Lines, read_here
from gueridon.server.server_clock import ServerClock
from gueridon.store import PeopleStore, Store, Taken
from gueridon.tables import journal
from gueridon.tables.forgetting import without
from gueridon.tables.journal import Person
from gueridon.tables.refusals import UNREADABLE
from gueridon.tables.table import Table

LOOK_SECONDS = 2  # seconds between two looks for wishes, which may come from the command line
TAKEN_UP_SECONDS = 3 * LOOK_SECONDS  # seconds for a server that runs to take up a wish

Written = Callable[[str], Awaitable[None]]


async def forget(store: Store, person: Person, at: int, written: Written) -> None:
    """All of it, as wished before. ``written`` is told of each table that is no longer as it was."""
    people = PeopleStore(store)
    async for table in people.tables_naming(person):
        with suppress(*UNREADABLE):  # what nobody can read stays as it is
            await forget_at(people, table, person, at)
            await written(table)
    await people.fulfil(person)


async def forget_at(people: PeopleStore, table: str, person: Person, at: int) -> None:
    while True:
        before = await people.store.journal(table)
        after = await to_thread(written_anew, before, person)
        with suppress(Taken):  # somebody was faster: once more, with what he wrote
            latest = max([at, *(then for then, _ in before)])
            return await people.rewrite(table, [line for _, line in before], after, latest)


def written_anew(lines: Lines, person: Person) -> list[bytes]:
    """A long journal takes as long as hundreds of moves."""
    return [journal.write(line) for line in without([journal.read(line) for _, line in lines], person)]


async def forget_from_outside(store: Store, person: Person) -> None:
    """Without being the server: if one runs it does the work, because it has tables in memory; otherwise we do."""
    people, clock, index = PeopleStore(store), ServerClock(1), GamesIndex(store)
    await people.wish(person, clock.now())
    with suppress(TimeoutError):
        async with timeout(TAKEN_UP_SECONDS):
            while person in await people.wishes():
                await sleep(LOOK_SECONDS / 10)
            return

    async def written(table: str) -> None:
        await index.read_again(table, read_here)

    await forget(store, person, clock.now(), written)
    await index.write()


class LiveTables(Protocol):
    """What a running server has in memory of people."""

    store: Store
    clock: ServerClock
    games_index: GamesIndex
    devices: Devices

    async def read_apart(self, id: str, lines: Lines) -> Table: ...

    async def renew(self, id: str, table: Table | None) -> None:
        """Its journal was written anew and makes this table."""

    def dismiss(self, person: Person) -> None:
        """From every table."""


class Forgetting:
    """Of a running server: one person after the other."""

    def __init__(self, house: LiveTables) -> None:
        self.house = house
        self.people = PeopleStore(house.store)
        self.woken = Event()
        self.done: dict[Person, Event] = {}

    async def wish(self, person: Person, seconds: float) -> None:
        """It is kept when this returns, and mostly done: after so many seconds nobody waits for the rest."""
        await self.people.wish(person, self.house.clock.now())
        done = self.done.setdefault(person, Event())
        self.woken.set()
        with suppress(TimeoutError):
            async with timeout(seconds):
                await done.wait()

    async def fulfil_for_ever(self) -> None:
        while True:
            try:
                await self.fulfil_all()
            except Exception as error:  # the next time may have more luck
                log_failure("somebody was not forgotten yet", error)
            with suppress(TimeoutError):
                async with timeout(LOOK_SECONDS):
                    await self.woken.wait()

    async def fulfil_all(self) -> None:
        self.woken.clear()
        for person in await self.people.wishes():
            self.house.devices.forget(person)
            self.house.dismiss(person)
            await forget(self.house.store, person, self.house.clock.now(), self.written)
            await self.house.games_index.try_to_write()
            self.done.pop(person, Event()).set()

    async def written(self, table: str) -> None:
        await self.house.renew(table, await self.house.games_index.read_again(table, self.house.read_apart))
