"""A table with its people: what is decided is kept first, then enacted, then answered and told; one at a time."""

from asyncio import Event, Lock, Task, create_task, get_running_loop
from collections.abc import Callable, Coroutine
from time import perf_counter
from typing import Protocol, get_args

from gueridon.server.advising import Advising
from gueridon.server.deals import Deals
from gueridon.server.failures import log_failure
from gueridon.server.games_index import GamesIndex
from gueridon.server.metrics import Metrics
from gueridon.server.paces import Paces
from gueridon.server.server_clock import ServerClock
from gueridon.server.tracing import Traces, step
from gueridon.server.watching import CLOCK_WAITS_MS, Watcher, Watching
from gueridon.store import Store
from gueridon.tables import journal, requests
from gueridon.tables.journal import Entry, JournalLine, Person
from gueridon.tables.messages import Change, Done
from gueridon.tables.table import Table

CHANGE_ROOM = {*get_args(journal.SeatEntry), journal.Started, journal.Rematched}
CHANGE_UPDATE = {
    journal.Started,
    journal.Moved,
    journal.Undone,
    journal.Signalled,
    journal.Left,
    journal.TakenOver,
    journal.StoodIn,
    journal.Returned,
    journal.HandedOver,
}


class Listener(Watcher, Protocol):
    """A connection: woken, it looks for itself what is new."""

    gone: Event

    def wake(self) -> None: ...

    def dismiss(self) -> None:
        """This table is closing here; come back."""


class Lost(Exception):
    """The table is no longer in these hands, or whether an entry was kept is not known: it has to be read again."""


class TableServices(Protocol):
    """What a table needs of the server it stands in."""

    store: Store
    advising: Advising
    deals: Deals
    games_index: GamesIndex
    paces: Paces
    clock: ServerClock
    metrics: Metrics
    traces: Traces

    async def open_next(self, live: "LiveTable", entry: journal.Rematched) -> None: ...

    def check_bots(self, live: "LiveTable") -> None: ...

    def lose(self, live: "LiveTable") -> None: ...

    def holds(self, id: str) -> bool:
        """Whether this server may write there."""


class LiveTable:
    """A table in memory, its lock, and those who are told of every change.

    Whatever changes the table takes the lock, decides, and calls ``write``, which keeps, enacts and announces.
    """

    def __init__(self, table: Table, services: TableServices) -> None:
        self.table = table
        self.services = services
        self.lock = Lock()
        self.listeners: set[Listener] = set()
        self.watching = Watching(table, self.listeners)
        self.after_change: list[Callable[[], None]] = []  # called after every change: the timer, the bots
        self.closed = False
        self.room_version = 1  # counts the changes of what Room shows
        self.update_version = 1  # and of what Update shows
        self.touched = services.clock.now()
        self.asker = table.host  # on whose behalf its bots think: the host, or the address from which he came
        # So many milliseconds the clock that wrote the journal was ahead of this machine's.
        self.ahead = max(0, table.at - services.clock.now())
        self.tasks: set[Task[None]] = set()

    def now(self) -> int:
        """Never before the last entry, and never standing still, even if this machine's clock was set back."""
        return self.services.clock.now() + self.ahead

    def seconds_until(self, at: int) -> float:
        return self.services.clock.seconds_until(at - self.ahead)

    async def carry_out(self, person: Person, request: Change) -> Done:
        async with self.lock:
            answered = self.table.answered.get((person, request.id))
            if answered is not None:
                return Done(request.id, answered)
            with step("decide"):
                entry = requests.decide(self.table, person, request, self.now())
            if isinstance(entry, journal.Started):
                self.services.check_bots(self)
                entry = journal.Started(await self.services.deals.found_for(self.table, self.asker))
            if isinstance(entry, journal.Rematched):
                await self.services.open_next(self, entry)
            await self.write(entry, asked=(person, request.id))
            return Done(request.id, self.table.ply)

    async def write(self, *entries: Entry, asked: tuple[Person, str] | None = None) -> None:
        """Called with the lock held. What it returns from is kept for good."""
        status, period, stood_in = self.table.status, self.table.period, self.table.stood_in
        await self.keep([JournalLine(entry, asked) for entry in entries])
        ended = status == "playing" and self.table.status == "over"
        kinds = {type(entry) for entry in entries}
        self.room_version += ended or stood_in != self.table.stood_in or not kinds.isdisjoint(CHANGE_ROOM)
        self.update_version += not kinds.isdisjoint(CHANGE_UPDATE)
        if self.table.period != period:
            self.hold_clock()
        self.announce()
        if ended:
            await self.mark_finished()

    async def keep(self, lines: list[JournalLine]) -> None:
        """And enact. While the clock is held no time of the limit passes, whatever is written meanwhile."""
        at = self.now()
        if self.table.held_ply is not None:
            lines = [JournalLine(journal.Resumed()), *lines]
        await self.append([journal.write(line) for line in lines], at)
        self.services.games_index.mark(self.table)
        for line in lines:
            self.table.enact(line, at)

    async def mark_finished(self) -> None:
        """So that it is not resumed at the next start, which would do no harm: the game is kept in any case."""
        try:
            await self.services.store.close_table(self.table.id)
        except Exception as error:
            log_failure("a finished table was not marked so", error)

    async def append(self, lines: list[bytes], at: int) -> None:
        if self.closed:
            raise Lost
        if not self.services.holds(self.table.id):
            self.services.lose(self)
            raise Lost
        begun = perf_counter()
        try:
            with step("commit"):
                await self.services.store.append(self.table.id, self.table.entries, lines, at)
        except Exception as error:
            log_failure("an entry was not kept", error)
            self.services.lose(self)
            raise Lost from None
        self.services.metrics.commits.observe(perf_counter() - begun)
        self.services.metrics.entries.inc(len(lines))

    def announce(self) -> None:
        self.touched = self.services.clock.now()
        self.watching.look_again()
        for reaction in self.after_change:
            reaction()
        for listener in self.listeners:
            listener.wake()
        get_running_loop().call_soon(self.forget_looks)

    def forget_looks(self) -> None:
        """Everybody who was woken has been shown what is new: kept until the next move, what they saw of all tables
        would fill the memory that the others need."""
        if self.table.match is not None:
            self.table.match.forget_looks()

    # Those who come and go

    async def enter(self, listener: Listener, person: Person) -> None:
        """Seats that a bot kept warm are handed back."""
        self.listeners.add(listener)
        self.table.arrive(person)
        self.room_version += 1
        async with self.lock:
            back = requests.seats_returned(self.table, person)
            if back:
                await self.write(*back)
        self.announce()

    def leave(self, listener: Listener, person: Person) -> None:
        self.listeners.discard(listener)
        self.table.depart(person, self.now())
        self.room_version += 1
        self.announce()

    # The clock of the rules

    def hold_clock(self) -> None:
        """One that begins with this ply waits until those who play have watched it."""
        table = self.table
        table.held_ply = None
        if table.deadline is not None and self.watching.behind(table.ply):
            table.held_ply = table.ply
            self.run(self.start_clock(table.ply, table.at + CLOCK_WAITS_MS))

    async def start_clock(self, ply: int, latest: int) -> None:
        table, watching = self.table, self.watching
        await watching.until(lambda: table.held_ply != ply or not watching.behind(ply), self.seconds_until(latest))
        async with self.lock:
            if table.held_ply == ply:
                await self.keep([])
                table.held_ply = None
                self.update_version += 1
                self.announce()

    # What goes on by itself

    def run(self, what: Coroutine[None, None, None]) -> None:
        """In the background; a table that is lost meanwhile, or closed, just stops."""
        task = create_task(self.guarded(what))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: what.close())  # where it was cancelled before it began

    async def guarded(self, what: Coroutine[None, None, None]) -> None:
        try:
            await what
        except Lost:
            pass
        except Exception as error:
            log_failure("a table failed", error)
            self.services.lose(self)

    def busy(self) -> bool:
        """It goes on without anybody there. A lesson waits for whoever learns."""
        return self.table.deadline is not None or (self.table.lesson is None and bool(self.table.bots_to_act()))

    async def note_time(self) -> None:
        """The running limit is noted to the moment."""
        async with self.lock:
            if self.table.deadline is not None:
                await self.write(journal.Ticked())

    def close(self) -> None:
        """Nothing more is written from here."""
        self.closed = True
        self.after_change.clear()
        for listener in self.listeners:
            listener.dismiss()
        for task in self.tasks:
            task.cancel()
