"""Time at a table: when a limit is up, and a note every few seconds, so that time without a server does not count."""

from asyncio import TimerHandle, get_running_loop

from gueridon.server.live import Live
from gueridon.tables import journal, requests

BEAT = 5000  # milliseconds


class Alarm:
    """Submits the move of the clock when a limit is up; every few seconds before it notes how far time has come."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.timer: TimerHandle | None = None
        self.due: int | None = None

    def set(self) -> None:
        deadline = self.live.table.deadline
        due = None if deadline is None else min(deadline, self.live.table.at + BEAT)
        if due == self.due:
            return
        self.stop()
        if due is not None:
            self.due = due
            self.timer = get_running_loop().call_later(self.live.seconds_until(due), self.ring)

    def stop(self) -> None:
        self.due = None
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def ring(self) -> None:
        self.stop()
        self.live.run(self.strike())

    async def strike(self) -> None:
        async with self.live.lock:
            table, now = self.live.table, self.live.now()
            if table.deadline is not None and now >= table.deadline:
                await self.live.write(requests.time_up(table))
            elif table.deadline is not None and now >= table.at + BEAT:
                await self.live.write(journal.Ticked())
        self.set()
