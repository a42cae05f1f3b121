"""The others in a lesson: they signal and play what is written, by the same doors as everyone; they play once whoever
learns has read it."""

from asyncio import sleep
from random import uniform

from gueridon.core.wire import raw
from gueridon.server.live_table import LiveTable
from gueridon.server.settings import Settings
from gueridon.tables import journal, requests


class ScriptedSeats:
    """Of one table; at most one of them is to act."""

    def __init__(self, live: LiveTable, settings: Settings) -> None:
        self.live = live
        self.settings = settings
        self.playing = False
        self.signalling = False

    def wake(self) -> None:
        if self.unsaid() and not self.signalling:
            self.signalling = True
            self.live.run(self.signal())
        if not self.playing and self.live.table.bots_to_act():
            self.playing = True
            self.live.run(self.play())

    def unsaid(self) -> list[journal.Signalled]:
        """What makes the signals stand that are written before the next move, and no others."""
        table = self.live.table
        turn = table.turn
        if turn is None or table.game.signal_type is None:
            return []
        return [
            change
            for seat, place in enumerate(table.places)
            if place.level is not None
            for change in requests.change_signals(table, seat, [raw(one) for by, one in turn.signals if by == seat])
        ]

    async def signal(self) -> None:
        try:
            async with self.live.lock:
                if entries := self.unsaid():
                    await self.live.write(*entries)
        finally:
            self.signalling = False

    async def play(self) -> None:
        try:
            while self.live.table.bots_to_act():
                await self.wait_for_reader(self.live.table.ply)
                await sleep(uniform(*self.settings.bot_pause) / self.settings.speed)
                await self.move()
        finally:
            self.playing = False

    async def wait_for_reader(self, ply: int) -> None:
        """However long it takes: the page says ``watched`` once everything that is said at this ply was read."""
        table, watching = self.live.table, self.live.watching
        await watching.until(lambda: table.ply != ply or watching.has_watched(ply), None)

    async def move(self) -> None:
        async with self.live.lock:
            table = self.live.table
            turn = table.turn
            if turn is not None and table.bots_to_act() and self.live.watching.has_watched(table.ply):
                await self.live.write(requests.submit(table, turn.seat, table.ply, raw(turn.moves[0])))
