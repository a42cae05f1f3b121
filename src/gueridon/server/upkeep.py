"""What a server does for its tables unasked: games go on after a start, forsaken tables leave memory, and those that
left it come back when somebody's time is up there."""

from asyncio import sleep
from typing import Literal, Protocol

from gueridon.core.errors import Malformed
from gueridon.server.failures import log_failure
from gueridon.server.games_index import GamesIndex, Lines
from gueridon.server.holding import HeldElsewhere, Holding
from gueridon.server.live_table import LiveTable
from gueridon.server.lobby import Lobby
from gueridon.server.paces import Paces
from gueridon.server.server_clock import ServerClock
from gueridon.server.settings import Settings
from gueridon.store import NoAnswer, Overview, Store
from gueridon.tables.table import Table

AGAIN_SECONDS = 5  # seconds until a database that did not answer is asked again
SWEEP_SECONDS = 60  # seconds between two looks for forsaken tables, and for those out of memory where a pace is up

Resuming = Literal["done", "again"]  # once the database answers


class KeptTables(Protocol):
    """What a running server has in memory, and what its chores ask of it."""

    settings: Settings
    store: Store
    holding: Holding
    clock: ServerClock
    games_index: GamesIndex
    paces: Paces
    lobby: Lobby
    tables: dict[str, LiveTable]

    async def live_table(self, id: str) -> LiveTable: ...

    async def read_apart(self, id: str, lines: Lines) -> Table: ...

    async def resume_one(self, id: str) -> Resuming: ...

    def unload(self, live: LiveTable) -> None: ...


class Upkeep:
    """Chores that go on as long as the server does."""

    def __init__(self, house: KeptTables) -> None:
        self.house = house

    async def resume(self) -> None:
        """Games that were under way go on, browser or no browser, as soon as the database answers."""
        waiting = await self.under_way()
        while waiting:
            waiting = [id for id in waiting if await self.house.resume_one(id) == "again"]
            if waiting:
                await sleep(AGAIN_SECONDS)

    async def under_way(self) -> list[str]:
        since = self.house.clock.now() - int(self.house.settings.resumes * 1000)
        while True:
            try:
                return await self.house.store.unfinished(since)
            except NoAnswer as error:
                log_failure("games under way were not looked for", error)
                await sleep(AGAIN_SECONDS)

    async def catch_up(self) -> None:
        """With what a server wrote before it was killed, or before there was an index. Where others are there already,
        what is behind is theirs, or comes with a table that is taken over."""
        if not self.house.holding.is_alone():
            return
        try:
            await self.house.games_index.catch_up(self.house.read_apart)
        except Exception as error:
            log_failure("the index did not catch up", error)

    async def sweep_for_ever(self) -> None:
        while True:
            await sleep(min(SWEEP_SECONDS, self.house.settings.idle))
            self.sweep()
            await self.wake_due()
            await self.drop_closed()

    async def wake_due(self) -> None:
        """Tables where somebody is to be reminded, or his time is up, whoever is there."""
        for id in self.house.paces.due(self.house.clock.now()):
            try:
                await self.house.live_table(id)
            except (Malformed, HeldElsewhere):  # it is gone, or not ours any more
                self.house.paces.wake(id)
            except Exception as error:  # it is tried again
                log_failure("a table could not be woken", error)

    async def drop_closed(self) -> None:
        """Tables that somebody closed at the command line: whoever is there is told to come back, and finds none."""
        open_tables = [id for id, live in self.house.tables.items() if live.table.status != "over"]
        try:
            closed = await Overview(self.house.store).finished_among(open_tables)
        except NoAnswer as error:
            log_failure("closed tables were not looked for", error)
            return
        for live in [self.house.tables[id] for id in closed if id in self.house.tables]:
            async with live.lock:  # a game that just ended is marked as finished before it is told
                if live.table.status != "over":
                    self.house.unload(live)

    def sweep(self) -> None:
        wanted = self.house.lobby.kept(self.house.clock.now())
        for live in [*self.house.tables.values()]:
            forsaken = self.house.clock.now() - live.touched > self.house.settings.idle * 1000
            if forsaken and not live.listeners and not live.busy() and live not in wanted:
                self.house.unload(live)
