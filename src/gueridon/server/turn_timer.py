"""Time at a table: when a limit is up, and a note every few seconds, so that time without a server does not count."""

from asyncio import TimerHandle, get_running_loop

from gueridon.server.live_table import LiveTable
from gueridon.tables import journal, requests

TICK_MS = 5000


class TurnTimer:
    """Submits the move of the clock when a limit is up; every few seconds before it notes how far time has come."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.timer: TimerHandle | None = None
        self.due: int | None = None

    def set(self) -> None:
        time_up_at = self.live.table.time_up_at
        due = None if time_up_at is None else min(time_up_at, self.live.table.at + TICK_MS)
        if due == self.due:
            return
        self.stop()
        if due is not None:
            self.due = due
            self.timer = get_running_loop().call_later(self.live.seconds_until(due), self.fire)

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
            table, now = self.live.table, self.live.now()
            if table.time_up_at is not None and now >= table.time_up_at:
                await self.live.write(requests.time_up(table))
            elif table.time_up_at is not None and now >= table.at + TICK_MS:
                await self.live.write(journal.Ticked())
        self.set()
