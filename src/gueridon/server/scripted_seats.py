"""The others in a lesson: they play what is written, by the same door as everyone, once whoever learns has read it."""

from asyncio import sleep
from random import uniform

from gueridon.core.wire import raw
from gueridon.server.live_table import LiveTable
from gueridon.server.settings import Settings
from gueridon.tables import requests


class ScriptedSeats:
    """Of one table; at most one of them is to act."""

    def __init__(self, live: LiveTable, settings: Settings) -> None:
        self.live = live
        self.settings = settings
        self.playing = False

    def wake(self) -> None:
        if not self.playing and self.live.table.bots_to_act():
            self.playing = True
            self.live.run(self.play())

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
