"""A table with its people: what is decided is kept first, then enacted, then answered and told; one at a time."""

from asyncio import Event, Lock, Task, create_task
from collections.abc import Callable, Coroutine
from time import perf_counter
from typing import Protocol, TypeVar

from gueridon.server.counsel import Counsel
from gueridon.server.failures import log_failure
from gueridon.server.metrics import Metrics
from gueridon.server.wall import Wall
from gueridon.store import Store
from gueridon.tables import journal, requests
from gueridon.tables.journal import Entry, Line, Person
from gueridon.tables.messages import Change, Done
from gueridon.tables.table import Table

T = TypeVar("T")

IN_THE_ROOM = journal.SeatEntry | journal.Started | journal.Rematched
ON_THE_BOARD = journal.Started | journal.Moved | journal.Undone | journal.Signalled | journal.Left | journal.HandedOver


class Listener(Protocol):
    """A connection: woken, it looks for itself what is new."""

    gone: Event

    def wake(self) -> None: ...

    def dismiss(self) -> None:
        """This table is closing here; come back."""


class Lost(Exception):
    """The table is no longer in these hands, or whether an entry was kept is not known: it has to be read again."""


class House(Protocol):
    """What a table needs of the house it stands in."""

    store: Store
    counsel: Counsel
    wall: Wall
    metrics: Metrics

    async def open_next(self, live: "Live", entry: journal.Rematched) -> None: ...

    def check_bots(self, live: "Live") -> None: ...

    async def apart(self, work: Callable[[], T]) -> T: ...

    def lose(self, live: "Live") -> None: ...


class Live:
    """A table in memory, its lock, and those who are told of every change.

    Whatever changes the table takes the lock, decides, and calls ``write``, which keeps, enacts and announces.
    """

    def __init__(self, table: Table, house: House) -> None:
        self.table = table
        self.house = house
        self.lock = Lock()
        self.listeners: set[Listener] = set()
        self.followers: list[Callable[[], None]] = []  # called after every change: the timer, the bots
        self.closed = False
        self.rooms = 1  # counts the changes of what Room shows
        self.updates = 1  # and of what Update shows
        self.touched = house.wall.now()
        self.asker = table.host  # on whose behalf its bots think: the host, or the address from which he came
        # So many milliseconds the clock that wrote the journal was ahead of this machine's.
        self.ahead = max(0, table.at - house.wall.now())
        self.tasks: set[Task[None]] = set()

    def now(self) -> int:
        """Never before the last entry, and never standing still, even if this machine's clock was set back."""
        return self.house.wall.now() + self.ahead

    def seconds_until(self, at: int) -> float:
        return self.house.wall.seconds_until(at - self.ahead)

    async def carry_out(self, person: Person, request: Change) -> Done:
        async with self.lock:
            answered = self.table.answered.get((person, request.id))
            if answered is not None:
                return Done(request.id, answered)
            entry = requests.decide(self.table, person, request, self.now())
            if isinstance(entry, journal.Started):
                self.house.check_bots(self)
                await self.house.apart(self.table.deal)  # a deal that takes long to find is then known
            if isinstance(entry, journal.Rematched):
                await self.house.open_next(self, entry)
            await self.write(entry, asked=(person, request.id))
            return Done(request.id, self.table.ply)

    async def write(self, *entries: Entry, asked: tuple[Person, str] | None = None) -> None:
        """Called with the lock held. What it returns from is kept for good."""
        at = self.now()
        lines = [Line(entry, asked) for entry in entries]
        await self.keep([journal.write(line) for line in lines], at)
        before = self.table.status
        for line in lines:
            self.table.enact(line, at)
        ended = before == "playing" and self.table.status == "over"
        self.rooms += ended or any(isinstance(entry, IN_THE_ROOM) for entry in entries)
        self.updates += any(isinstance(entry, ON_THE_BOARD) for entry in entries)
        self.announce()
        if ended:
            await self.close_the_book()

    async def close_the_book(self) -> None:
        """So that it is not resumed at the next start, which would do no harm: the game is kept in any case."""
        try:
            await self.house.store.close_table(self.table.id)
        except Exception as error:
            log_failure("a finished table was not marked so", error)

    async def keep(self, lines: list[bytes], at: int) -> None:
        if self.closed:
            raise Lost
        begun = perf_counter()
        try:
            await self.house.store.append(self.table.id, self.table.entries, lines, at)
        except Exception as error:
            log_failure("an entry was not kept", error)
            self.house.lose(self)
            raise Lost from None
        self.house.metrics.commits.observe(perf_counter() - begun)
        self.house.metrics.entries.inc(len(lines))

    def announce(self) -> None:
        self.touched = self.house.wall.now()
        for follower in self.followers:
            follower()
        for listener in self.listeners:
            listener.wake()

    # Those who come and go

    async def enter(self, listener: Listener, person: Person) -> None:
        """Seats that a bot kept warm are handed back."""
        self.listeners.add(listener)
        self.table.arrive(person)
        self.rooms += 1
        async with self.lock:
            back = requests.returns(self.table, person)
            if back:
                await self.write(*back)
        self.announce()

    def leave(self, listener: Listener, person: Person) -> None:
        self.listeners.discard(listener)
        self.table.depart(person, self.now())
        self.rooms += 1
        self.announce()

    # What goes on by itself

    def run(self, what: Coroutine[None, None, None]) -> None:
        """In the background; a table that is lost meanwhile, or closed, just stops."""
        task = create_task(self.guarded(what))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def guarded(self, what: Coroutine[None, None, None]) -> None:
        try:
            await what
        except Lost:
            pass
        except Exception as error:
            log_failure("a table failed", error)
            self.house.lose(self)

    def busy(self) -> bool:
        """It goes on without anybody there."""
        return self.table.deadline is not None or bool(self.table.bots_to_act())

    async def rest(self) -> None:
        """The running limit is noted to the moment."""
        async with self.lock:
            if self.table.deadline is not None:
                await self.write(journal.Ticked())

    def close(self) -> None:
        """Nothing more is written from here."""
        self.closed = True
        self.followers.clear()
        for listener in self.listeners:
            listener.dismiss()
        for task in self.tasks:
            task.cancel()
