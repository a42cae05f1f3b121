"""All the tables of this server: those in memory, and those that come back from their journals."""

from asyncio import Lock, Task, create_task, gather, get_running_loop, shield, sleep, timeout, to_thread
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

from gueridon.bots.workers import Workers
from gueridon.core.errors import Malformed
from gueridon.server.addresses import network_of
from gueridon.server.alarm import Alarm
from gueridon.server.archive import Archive
from gueridon.server.bodies import Opened
from gueridon.server.bot_seats import BotSeats
from gueridon.server.counsel import Counsel
from gueridon.server.failures import log_failure
from gueridon.server.limits import Limits, foremost
from gueridon.server.live import Live, Lost
from gueridon.server.metrics import Metrics
from gueridon.server.rates import Buckets, TooFast
from gueridon.server.settings import Settings
from gueridon.server.wall import Wall
from gueridon.store import Silent, Store, Taken
from gueridon.tables import journal, names, opening
from gueridon.tables.journal import Entry, Line, Person
from gueridon.tables.opening import NewTable
from gueridon.tables.table import Table, read_table

T = TypeVar("T")

SECOND_TRY = 3  # seconds until a lost table with work to do is read again
TRIES = 20
GOODBYE = 2  # seconds
SWEEP = 60  # seconds between two looks for forsaken tables


class House:
    """Every table of this server by its id, and what all of them share. A table is in memory once, or not at all."""

    def __init__(self, settings: Settings, store: Store, workers: Workers, archive: Archive) -> None:
        self.settings = settings
        self.store = store
        self.workers = workers
        self.archive = archive
        self.counsel = Counsel(workers, archive)
        self.wall = Wall(settings.speed)
        self.metrics = Metrics()
        self.tables: dict[str, Live] = {}
        self.reading: dict[str, Task[Live]] = {}
        self.going: set[str] = set()  # tables that are being deleted
        self.limits = Limits(settings)
        self.wrong_codes = Buckets(settings.wrong_codes)
        self.thread = Lock()
        self.closed = False

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings) -> AsyncIterator["House"]:
        async with (
            Store.open(settings.database, settings.database_patience) as store,
            Workers.open(settings.workers, settings.bot_patience) as workers,
            Archive.open(store, workers, settings.archive_bytes) as archive,
        ):
            house = cls(settings, store, workers, archive)
            chores = [create_task(house.resume()), create_task(house.sweep_for_ever())]
            try:
                yield house
            finally:
                for chore in chores:
                    chore.cancel()
                await house.close()

    # Tables

    async def table(self, id: str) -> Live:
        """From memory, or read from its journal; Malformed if there is none."""
        live = self.tables.get(id)
        if live is not None:
            live.touched = self.wall.now()
            return live
        if self.closed:
            raise Malformed("closing")
        if not names.is_id(id) or id in self.going:
            raise Malformed("no-such-table")
        if id not in self.reading:
            self.reading[id] = create_task(self.read(id))
            self.reading[id].add_done_callback(lambda _: self.reading.pop(id))
        return await shield(self.reading[id])

    async def read(self, id: str) -> Live:
        try:
            lines = await self.store.journal(id)
        except Silent as error:
            log_failure("a journal was not read", error)
            raise Lost from None
        if not lines:
            raise Malformed("no-such-table")
        live = Live(await self.apart(lambda: read_table(id, lines)), self)
        if live.table.deadline is not None:
            await live.write(journal.Resumed())
        live.followers = [Alarm(live).set, BotSeats(live, self.workers, self.settings).wake]
        self.tables[id] = live
        self.metrics.tables.set(len(self.tables))
        live.announce()
        return live

    async def apart(self, work: Callable[[], T]) -> T:
        """What may take long, one after the other, in a thread that lets the others have their turn."""
        async with self.thread:
            return await to_thread(work)

    async def create(self, host: Person, address: str, wish: NewTable) -> Opened:
        self.limits.open_table(host, address)
        return await self.found(names.new_id(), lambda code: opening.create(host, code, wish))

    async def open_next(self, live: Live, entry: journal.Rematched) -> None:
        self.limits.open_table(entry.host, live.asker)
        await self.found(entry.table, lambda code: opening.again(live.table, entry.host, code))

    def check_bots(self, live: Live) -> None:
        self.limits.start(live, self.tables.values())

    async def found(self, id: str, entries: Callable[[str], list[Entry]]) -> Opened:
        """A code that somebody else has is simply drawn again."""
        for _ in range(TRIES):
            code = names.new_code()
            with suppress(Taken):
                lines = [journal.write(Line(entry)) for entry in entries(code)]
                await self.store.create(id, code, lines, self.wall.now())
                return Opened(id, code)
        raise AssertionError("codes have run out")

    async def find(self, code: str, address: str) -> str:
        """Codes are short: whoever tries many wrong ones waits; a class that all comes with the right one does not."""
        tries = self.wrong_codes.of(network_of(address))
        if not tries.take():
            raise TooFast
        code = code.strip().upper()
        table = await self.store.find(code) if names.is_code(code) else None
        if table is None:
            raise Malformed("no-such-table")
        tries.give_back()
        return table

    def listed(self) -> list[Table]:
        """Open tables that wait for players, as many as one looks through: never a private one."""
        waiting = [live for live in self.tables.values() if live.table.match is None and not live.table.private]
        return [live.table for live in foremost(waiting, self.settings.public_list)]

    # Coming and going

    def forget(self, live: Live) -> None:
        """Out of memory; its journal remains."""
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
            self.metrics.tables.set(len(self.tables))
        live.close()

    def lose(self, live: Live) -> None:
        self.forget(live)
        if live.busy():
            get_running_loop().call_later(SECOND_TRY, lambda: create_task(self.resume_one(live.table.id)))

    async def resume(self) -> None:
        """Games that were under way go on, browser or no browser."""
        for id in await self.store.unfinished(self.wall.now() - int(self.settings.resumes * 1000)):
            await self.resume_one(id)

    async def resume_one(self, id: str) -> None:
        try:
            live = await self.table(id)
        except Exception as error:
            log_failure("a table could not be resumed", error)
            return
        if live.table.private:
            live.touched -= int(self.settings.idle * 1000)  # nobody asked for it: the next sweep may take it away

    async def sweep_for_ever(self) -> None:
        while True:
            await sleep(min(SWEEP, self.settings.idle))
            self.sweep()

    def sweep(self) -> None:
        for live in [*self.tables.values()]:
            forsaken = self.wall.now() - live.touched > self.settings.idle * 1000
            if forsaken and not live.listeners and not live.busy():
                self.forget(live)

    async def close(self) -> None:
        """Running limits are noted to the moment, and everyone is told to come back."""
        self.closed = True
        lives = [*self.tables.values()]
        listeners = [listener for live in lives for listener in live.listeners]
        for live in lives:
            with suppress(Lost):
                await live.rest()
            self.forget(live)
        with suppress(TimeoutError):
            async with timeout(GOODBYE):
                await gather(*[listener.gone.wait() for listener in listeners])
