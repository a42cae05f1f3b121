"""Writes that arrive while one commit runs, or soon after, share the next one."""

from asyncio import Event, Future, Task, TimerHandle, create_task, get_running_loop, timeout_at, wait
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple, Protocol

CLOSE_SECONDS = 1  # seconds for each part of a database to say goodbye: one that stands still does not
# Seconds from the beginning of a commit to the next one, for each write that shared it: a busy server makes fewer.
REST, LONGEST_REST = 0.002, 0.005
ENOUGH = 16  # writes that wait: more of them in one commit would save hardly anything

Row = tuple[str, int, bytes, int]  # table, number, entry, at


class OwnGameRow(NamedTuple):
    """One game of one person. ``urgency``, then ``at``, say how soon it is shown: the greatest first."""

    table: str
    person: str
    urgency: int
    at: int
    card: bytes


class ResultRow(NamedTuple):
    """How one finished game went for one person."""

    table: str
    person: str
    game: str
    at: int
    won: int | None  # 1 or 0
    tally: int | None
    honour: str | None
    level: str | None


class IndexedTable(NamedTuple):
    """All that the index holds of a table, as its first so many entries make it."""

    table: str
    entries: int
    rows: Sequence[OwnGameRow]
    results: Sequence[ResultRow] = ()


class Taken(Exception):
    """Somebody else has written this before: another server, or another table of that name or code."""


class NoAnswer(Exception):
    """The database does not answer."""


class Write(NamedTuple):
    """What is kept whole or not at all."""

    opened: Sequence[tuple[str, str, int]] = ()  # table, code, at
    closed: Sequence[str] = ()
    rows: Sequence[Row] = ()
    deleted: Sequence[tuple[str, int]] = ()  # table, unless something was written since


def together(writes: Sequence[Write]) -> Write:
    """Rows in the order of their keys: two servers that want the same ones then never wait for one another."""
    return Write(
        [table for write in writes for table in write.opened],
        [table for write in writes for table in write.closed],
        sorted([row for write in writes for row in write.rows]),
        [table for write in writes for table in write.deleted],
    )


class Waits(NamedTuple):
    write: Write
    written: Future[None]
    until: float  # by the clock of the loop


class Writer(Protocol):
    async def write(self, write: Write) -> None:
        """Return once it is on disk, or raise Taken and keep nothing of it."""

    async def close(self) -> None: ...


class Rewriting(NamedTuple):
    """Entries of one table that are written anew, and the ones that follow its last; all of them or none."""

    changed: Sequence[Row]
    added: Sequence[Row]


class SideWriter(Protocol):
    """What shares no commit with moves."""

    async def rewrite(self, rewriting: Rewriting) -> None:
        """Return once it is on disk, or raise Taken and keep nothing of it."""

    async def index(self, tables: Sequence[IndexedTable]) -> None:
        """Apart from the journals, so that whatever goes wrong here fails no move. A table that the index knows
        further is left as it is, and so is one that is gone. None of them comes twice."""


class GroupCommit:
    """Nobody waits longer than ``patience`` seconds; who did does not know whether his write was kept."""

    def __init__(self, writer: Writer, patience: float) -> None:
        self.writer = writer
        self.patience = patience
        self.waiting: list[Waits] = []
        self.under_way: list[Waits] = []
        self.enough = Event()
        self.running: Task[None] | None = None
        self.alarm: TimerHandle | None = None  # one for all: it rings when the patience of the first may be at its end

    async def write(self, write: Write) -> None:
        loop = get_running_loop()
        waits = Waits(write, loop.create_future(), loop.time() + self.patience)
        self.waiting.append(waits)
        if len(self.waiting) == ENOUGH:
            self.enough.set()
        if self.running is None:
            self.running = create_task(self.run())
        if self.alarm is None:
            self.alarm = loop.call_at(waits.until, self.give_up)
        await waits.written

    def give_up(self) -> None:
        """Whoever waited too long; what is not even begun is then let be."""
        loop = get_running_loop()
        now = loop.time()
        settle([waits for waits in (*self.under_way, *self.waiting) if waits.until <= now], NoAnswer())
        self.waiting = [waits for waits in self.waiting if waits.until > now]
        patient = [waits.until for waits in (*self.under_way, *self.waiting) if waits.until > now]
        self.alarm = loop.call_at(min(patient), self.give_up) if patient else None

    async def run(self) -> None:
        now = get_running_loop().time
        while self.waiting:
            begun, sharing = now(), len(self.waiting)
            self.under_way, self.waiting = self.waiting, []
            await self.commit(self.under_way)
            self.under_way = []
            if sharing > 1:
                await self.rest(begun + min(REST * sharing, LONGEST_REST))
        self.running = None

    async def rest(self, until: float) -> None:
        """Or until enough are waiting."""
        self.enough.clear()
        if len(self.waiting) < ENOUGH and until > get_running_loop().time():
            with suppress(TimeoutError):
                async with timeout_at(until):
                    await self.enough.wait()

    async def commit(self, batch: list[Waits]) -> None:
        """All at once; or, if that is refused, one by one, so that a bad write does not fail its neighbours."""
        try:
            await self.writer.write(together([waits.write for waits in batch]))
        except Exception as error:
            if isinstance(error, Taken) and len(batch) > 1:
                for one in batch:
                    await self.commit([one])
            else:
                settle(batch, error)
        else:
            settle(batch, None)

    async def close(self) -> None:
        if self.running is not None:
            await wait([self.running], timeout=CLOSE_SECONDS)
        await self.writer.close()


def settle(batch: list[Waits], error: Exception | None) -> None:
    for waits in batch:
        if waits.written.done():  # its caller was cancelled, or waits no more
            continue
        if error is None:
            waits.written.set_result(None)
        else:
            waits.written.set_exception(error)
