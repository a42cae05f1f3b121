"""Time at a table: when a limit or somebody's pace is up, and while a limit runs a note every few seconds, so that time
without a server does not count."""

from asyncio import TimerHandle, get_running_loop

from gueridon.server.live_table import LiveTable
from gueridon.tables import journal, pace, requests
from gueridon.tables.journal import Entry

TICK_MS = 5000


class TurnTimer:
    """Submits the move of the clock when a limit is up; every few seconds before it notes how far time has come. Where
    a pace runs, reminds of it, and writes what the host chose when it is up."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.timer: TimerHandle | None = None
        self.due: int | None = None

    def set(self) -> None:
        due = self.next_look()
        if due == self.due:
            return
        self.stop()
        if due is not None:
            self.due = due
            self.timer = get_running_loop().call_later(self.live.seconds_until(due), self.fire)

    def next_look(self) -> int | None:
        table = self.live.table
        if table.time_up_at is not None:
            return min(table.time_up_at, table.at + TICK_MS)
        return self.live.services.paces.next_look(table)

    def stop(self) -> None:
        self.due = None
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def fire(self) -> None:
        self.stop()
        self.live.run(self.check_time())

    async def check_time(self) -> None:
        async with self.live.lock:
            now = self.live.now()
            self.live.services.paces.remind(self.live.table, now)
            entries = self.entries(now)
            if entries:
                await self.live.write(*entries)
        self.set()

    def entries(self, now: int) -> list[Entry]:
        table = self.live.table
        if table.time_up_at is None:
            return pace.time_up(table, now)
        if now >= table.time_up_at:
            return [requests.time_up(table)]
        return [journal.Ticked()] if now >= table.at + TICK_MS else []
