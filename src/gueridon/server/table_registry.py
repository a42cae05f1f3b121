"""All the tables of this server: those in memory, and those that come back from their journals."""

from asyncio import Lock, Task, create_task, gather, shield, sleep, timeout, to_thread, wait
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import TypeVar

from gueridon.bots.fair_queue import Priority
from gueridon.bots.process_pool import ProcessPool, python_workers
from gueridon.bots.workers import BotWorkers
from gueridon.core.errors import Malformed
from gueridon.server.addresses import network_of
from gueridon.server.advising import Advising
from gueridon.server.bodies import Listed, Opened
from gueridon.server.bot_seats import BotSeats
from gueridon.server.deals import Deals
from gueridon.server.devices import Devices
from gueridon.server.ending import end
from gueridon.server.failures import log_failure
from gueridon.server.finished_games import FinishedGames
from gueridon.server.forgetting import Forgetting
from gueridon.server.game_reviews import GameReviews
from gueridon.server.games_index import GamesIndex, Lines
from gueridon.server.holding import ClaimKind, HeldElsewhere, Holding, HouseLimit, SoleServer
from gueridon.server.host_engines import HostEngines
from gueridon.server.live_table import LiveTable, Lost
from gueridon.server.lobby import Lobby
from gueridon.server.metrics import Metrics
from gueridon.server.paces import Paces
from gueridon.server.passkeys import Passkeys
from gueridon.server.push.house import Push
from gueridon.server.push.notices import NewTurns
from gueridon.server.rates import HouseBuckets
from gueridon.server.scripted_seats import ScriptedSeats
from gueridon.server.server_clock import ServerClock
from gueridon.server.settings import Settings
from gueridon.server.tracing import Traces, traces_for
from gueridon.server.turn_timer import TurnTimer
from gueridon.server.upkeep import Resuming, Upkeep
from gueridon.server.usage_limits import UsageLimits
from gueridon.store import NoAnswer, Store, Taken
from gueridon.tables import daily, journal, lessons, opening, table_ids
from gueridon.tables.journal import Entry, JournalLine, Person
from gueridon.tables.lessons import NewLesson
from gueridon.tables.opening import NewTable
from gueridon.tables.table import Table, read_table

T = TypeVar("T")

RETRY_SECONDS = 3  # seconds until a lost table with work to do is read again
MOST_CODE_TRIES = 20
NOTE_SECONDS = 2  # seconds to note how far the running limits have come
GOODBYE_SECONDS = 2
TABLE_WORKER = "gueridon.server.table_worker"
MOST_WAITING = {Priority.TABLE: 100, Priority.PERSON: 60}  # for the table worker
# Milliseconds after the start of a server before anybody's pace is up, or a whole pace where that is shorter.
REPRIEVE_MS = 10 * 60 * 1000


class TableRegistry:
    """Every table of this server by its id, and what all of them share. A table is in memory once, or not at all."""

    push: Push  # once it is open
    traces: Traces

    def __init__(
        self, settings: Settings, store: Store, holding: Holding, workers: BotWorkers, table_worker: ProcessPool
    ) -> None:
        self.settings = settings
        self.store = store
        self.holding = holding
        self.workers = workers
        self.finished_games = FinishedGames(
            store, workers, table_worker, settings.archive_patience, settings.archive_bytes
        )
        self.game_reviews = GameReviews(store, workers, self.finished_games)
        self.advising = Advising(workers, self.finished_games)
        self.deals = Deals(table_worker, settings.search_patience)
        self.games_index = GamesIndex(store)
        self.paces = Paces()
        self.clock = ServerClock(settings.speed)
        self.opened_at = self.clock.now()
        self.devices = Devices(store, self.clock)
        self.passkeys = Passkeys(store, self.clock)
        self.forgetting = Forgetting(self)
        self.upkeep = Upkeep(self)
        self.metrics = Metrics()
        self.metrics.watch_queue(workers.pool.queue)
        self.engines = HostEngines(settings, self.metrics.engine_questions)
        self.tables: dict[str, LiveTable] = {}
        self.reading: dict[str, Task[LiveTable]] = {}
        self.resuming: set[Task[None]] = set()  # of lost tables: a task that nobody holds may vanish
        self.being_deleted: set[str] = set()  # tables that are being deleted
        self.limits = UsageLimits(settings)
        self.lobby = Lobby(self.tables, settings.public_list)
        self.wrong_codes = HouseBuckets(settings.wrong_codes)
        self.searches = HouseBuckets(settings.searches)
        self.joins = HouseBuckets(settings.joins)
        self.house_limits: dict[HouseLimit, HouseBuckets] = {
            "tables-per-person": self.limits.of_persons,
            "tables-per-address": self.limits.of_addresses,
            "wrong-codes": self.wrong_codes,
            "searches": self.searches,
            "joins": self.joins,
        }
        self.when_dismissed: list[Callable[[Person], None]] = []
        self.when_renewed: list[Callable[[str], None]] = []
        self.thread = Lock()
        self.closed = False

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings) -> AsyncIterator["TableRegistry"]:
        async with (
            Store.open(settings.database, settings.database_patience) as store,
            BotWorkers.open(settings.workers, settings.bot_patience) as workers,
            ProcessPool.open(python_workers(TABLE_WORKER, 1), MOST_WAITING) as table_worker,
            AsyncExitStack() as stack,
        ):
            holding = await stack.enter_async_context(holding_for(settings, store))
            registry = cls(settings, store, holding, workers, table_worker)
            registry.push = await stack.enter_async_context(
                Push.open(settings, store, registry.clock, registry.metrics)
            )
            registry.traces = await stack.enter_async_context(traces_for(settings))
            registry.paces.when_short.append(registry.push.notices.time_is_short)
            await registry.devices.load()
            chores = [
                create_task(registry.upkeep.resume()),
                create_task(registry.upkeep.catch_up()),
                create_task(registry.upkeep.sweep_for_ever()),
                create_task(registry.games_index.write_for_ever()),
                create_task(registry.forgetting.fulfil_for_ever()),
            ]
            try:
                yield registry
            finally:
                await end(*chores, *registry.resuming)
                await registry.close()

    # Tables

    async def live_table(self, id: str) -> LiveTable:
        """From memory, or read from its journal; Malformed if there is none."""
        live = self.tables.get(id)
        if live is not None:
            live.touched = self.clock.now()
            return live
        if self.closed:
            raise Malformed("closing")
        if not table_ids.is_id(id) or id in self.being_deleted:
            raise Malformed("no-such-table")
        if id not in self.reading:
            self.reading[id] = create_task(self.read(id))
            self.reading[id].add_done_callback(lambda _: self.reading.pop(id))
        return await shield(self.reading[id])

    async def table_for(self, person: Person, id: str) -> LiveTable:
        """The same, if this person may look at it."""
        live = await self.live_table(id)
        daily.check_may_look(live.table, person, self.clock.now())
        return live

    async def read(self, id: str) -> LiveTable:
        claim = await self.holding.claim(id)
        try:
            return await self.read_claimed(id, claim)
        except Malformed:
            self.holding.release(id)
            raise
        except BaseException:
            self.holding.abandon(id)
            raise

    async def read_claimed(self, id: str, claim: ClaimKind) -> LiveTable:
        """Whoever takes a table from another server writes there first: from then on the other can write nothing."""
        try:
            lines = await self.store.journal(id)
        except NoAnswer as error:
            log_failure("a journal was not read", error)
            raise Lost from None
        if not lines:
            raise Malformed("no-such-table")
        live = LiveTable(await self.read_apart(id, lines), self)
        if live.table.closed:
            raise Malformed("no-such-table")
        live.table.reprieve = self.reprieve(live)
        live.table.engines = self.engines.playing(live.table.game.id)
        if claim == "taken" or live.table.deadline is not None:
            await live.write(journal.Resumed())
        live.after_change = [TurnTimer(live).set, self.others_at(live).wake, NewTurns(live, self.push.notices).look]
        if not self.holds(id):  # it took too long
            raise Lost
        self.tables[id] = live
        self.paces.wake(id)
        self.metrics.tables.set(len(self.tables))
        live.announce()
        return live

    def others_at(self, live: LiveTable) -> BotSeats | ScriptedSeats:
        """Who play the seats that no person has."""
        if live.table.lesson is not None:
            return ScriptedSeats(live, self.settings)
        return BotSeats(live, self.workers, self.engines, self.settings)

    def reprieve(self, live: LiveTable) -> int:
        """Whose time was up while no server was there may come back before a bot plays for him."""
        return self.opened_at + live.ahead + min((live.table.pace or 0) * 1000, REPRIEVE_MS)

    async def read_apart(self, id: str, lines: Lines) -> Table:
        return await self.apart(lambda: read_table(id, lines))

    async def apart(self, work: Callable[[], T]) -> T:
        """What may take long, one after the other, in a thread that lets the others have their turn."""
        async with self.thread:
            return await to_thread(work)

    async def create(self, host: Person, address: str, wish: NewTable) -> Opened:
        self.limits.open_table(host, address)
        return await self.store_new(table_ids.new_id(), lambda code: opening.create(host, code, wish))

    async def teach(self, person: Person, address: str, wish: NewLesson) -> Opened:
        self.limits.open_table(person, address)
        return await self.store_new(table_ids.new_id(), lambda code: lessons.create(person, code, wish))

    async def open_next(self, live: LiveTable, entry: journal.Rematched) -> None:
        """Whoever plays alone begins there at once."""
        self.limits.open_table(entry.host, live.asker)
        begun = await self.begin_at_once(live, entry)
        await self.store_new(entry.table, lambda code: [*opening.create_next(live.table, entry, code), *begun])

    async def begin_at_once(self, live: LiveTable, entry: journal.Rematched) -> list[Entry]:
        table = as_written(entry.table, self.clock.now(), opening.create_next(live.table, entry, live.table.code))
        if not opening.begins_at_once(table):
            return []
        planned = LiveTable(table, self)
        planned.asker = live.asker
        self.check_bots(planned)
        return [journal.Started(await self.deals.found_for(table, live.asker))]

    def check_bots(self, live: LiveTable) -> None:
        self.limits.start(live, self.tables.values())

    async def store_new(self, id: str, entries: Callable[[str], list[Entry]]) -> Opened:
        """A code that somebody else has is simply drawn again; Taken if there is such a table already."""
        for _ in range(MOST_CODE_TRIES):
            code = table_ids.new_code()
            with suppress(Taken):
                at, lines = self.clock.now(), [journal.write(JournalLine(entry)) for entry in entries(code)]
                await self.store.create(id, code, lines, at)
                self.games_index.mark(read_table(id, [(at, line) for line in lines]))
                return Opened(id, code)
            if await self.store.journal(id):
                raise Taken
        raise AssertionError("codes have run out")

    async def find_by_code(self, code: str, address: str) -> str:
        """Codes are short: whoever tries many wrong ones waits; a class that all comes with the right one does not."""
        tried_from = network_of(address)
        self.wrong_codes.charge(tried_from)
        code = code.strip().upper()
        table = await self.store.find(code) if table_ids.is_code(code) else None
        if table is None:
            raise Malformed("no-such-table")
        self.wrong_codes.give_back(tried_from)
        return table

    async def listed(self) -> list[Listed]:
        return self.lobby.listed(await self.holding.lobby_of_others())

    # Coming and going

    def unload(self, live: LiveTable) -> None:
        """Out of memory; its journal remains."""
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
            self.paces.put_to_sleep(live.table, live.ahead)
            self.metrics.tables.set(len(self.tables))
            if live.table.id not in self.paces.asleep:  # there somebody has to look again, whatever becomes of us
                self.holding.release(live.table.id)
        live.close()

    def takes_tables(self) -> bool:
        return not self.closed and self.holding.takes_tables()

    def holds(self, id: str) -> bool:
        return self.holding.holds(id)

    def lose(self, live: LiveTable) -> None:
        self.unload(live)
        self.holding.abandon(live.table.id)
        if live.busy():
            task = create_task(self.resume_later(live.table.id))
            self.resuming.add(task)
            task.add_done_callback(self.resuming.discard)

    async def renew(self, id: str, table: Table | None) -> None:
        """Its journal was written anew and makes this table: what is in memory of it goes, and bots there begin."""
        if id in self.reading:
            await wait([self.reading[id]])
        live = self.tables.get(id)
        if live is not None:
            self.unload(live)
        if table is not None and table.bots_to_act():
            await self.resume_one(id)
        for told in self.when_renewed:
            told(id)

    def dismiss(self, person: Person) -> None:
        """From every table, on all devices: who comes back may be somebody else."""
        self.dismiss_here(person)
        for told in self.when_dismissed:
            told(person)

    def dismiss_here(self, person: Person) -> None:
        for live in self.tables.values():
            for listener in live.listeners:
                if listener.person == person:
                    listener.dismiss()

    async def resume_later(self, id: str) -> None:
        await sleep(RETRY_SECONDS)
        await self.resume_one(id)

    async def resume_one(self, id: str) -> Resuming:
        try:
            live = await self.live_table(id)
        except HeldElsewhere:
            return "done"
        except Exception as error:
            log_failure("a table could not be resumed", error)
            return "again" if isinstance(error, Lost) else "done"
        if live.table.private:
            live.touched -= int(self.settings.idle * 1000)  # nobody asked for it: the next sweep may take it away
        return "done"

    async def close(self) -> None:
        """Running limits are noted to the moment, everyone is told to come back, and nobody thinks any more.

        A table or a database that stands still keeps none of this waiting.
        """
        self.closed = True
        await self.holding.hand_over()
        live_tables = [*self.tables.values()]
        listeners = [listener for live in live_tables for listener in live.listeners]
        with suppress(TimeoutError):
            async with timeout(NOTE_SECONDS):
                await gather(*[live.note_time() for live in live_tables], return_exceptions=True)
                await self.games_index.try_to_write()
        for live in live_tables:
            self.unload(live)
        await self.game_reviews.close()
        await gather(self.workers.pool.close(), self.finished_games.pool.close(), self.engines.close())
        with suppress(TimeoutError):
            async with timeout(GOODBYE_SECONDS):
                await gather(*[listener.gone.wait() for listener in listeners])


@asynccontextmanager
async def holding_for(settings: Settings, store: Store) -> AsyncIterator[Holding]:
    if not settings.join:
        yield SoleServer()
        return
    # Here, because one server alone needs nothing of what this brings.
    try:
        from gueridon.server.cluster.shared_house import SharedHouse
    except ModuleNotFoundError:
        raise Malformed("redis-not-installed") from None

    async with SharedHouse.open(settings, store) as house:
        yield house


def as_written(id: str, at: int, entries: list[Entry]) -> Table:
    """The table that these would make."""
    return read_table(id, [(at, journal.write(JournalLine(entry))) for entry in entries])
