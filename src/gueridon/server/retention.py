"""What is deleted, and when: tables that nobody used, that everybody forsook, or that were over long ago; devices that
nobody has come with for a year."""

from asyncio import sleep

from gueridon.server.failures import log_failure
from gueridon.server.holding import HeldElsewhere
from gueridon.server.table_registry import TableRegistry
from gueridon.store.store import Age

FIRST_ROUND_SECONDS = 60  # seconds after the start
ROUND_SECONDS = 3600  # seconds between two rounds
BATCH_TABLES = 20  # tables at once, so that no move waits long behind them
PAUSE_SECONDS = 1.0  # seconds between two batches
DEVICE_DAYS = 365  # days that a device is kept with which nobody comes, to be told of turns
DAY_MS = 24 * 3600 * 1000


class Retention:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def go_round_for_ever(self) -> None:
        await sleep(FIRST_ROUND_SECONDS)
        while True:
            try:
                await self.go_round(PAUSE_SECONDS)
            except Exception as error:  # the next round may have more luck
                log_failure("old tables were not deleted", error)
            await sleep(ROUND_SECONDS)

    async def go_round(self, pause: float) -> None:
        for age, days in self.days().items():
            before = self.registry.clock.now() - int(days * DAY_MS)
            passed: set[str] = set()
            while batch := await self.next_batch(age, before, passed):
                await self.delete(batch, before)
                passed.update(batch)
                await sleep(pause)
        await self.registry.push.subscriptions.forget_older(self.registry.clock.now() - DEVICE_DAYS * DAY_MS)

    def days(self) -> dict[Age, float]:
        settings = self.registry.settings
        return {"unused": settings.keep_unused, "forsaken": settings.keep_forsaken, "finished": settings.keep_finished}

    async def next_batch(self, age: Age, before: int, passed: set[str]) -> list[str]:
        """Those that somebody looks at just now are passed over, and come up again in another round."""
        found = await self.registry.store.older(age, before, BATCH_TABLES + len(passed))
        return [table for table in found if table not in passed][:BATCH_TABLES]

    async def delete(self, tables: list[str], before: int) -> None:
        """Whoever asks for one meanwhile is told that it is gone, so that nobody writes into what is going."""
        free = [table for table in tables if table not in self.registry.tables and table not in self.registry.reading]
        self.registry.being_deleted.update(free)
        try:
            ours = [table for table in free if await self.claimed(table)]
            await self.registry.store.delete(ours, before)
        finally:
            self.registry.being_deleted.difference_update(free)
            for table in free:
                self.registry.holding.release(table)
        for table in free:
            self.registry.finished_games.forget(table)

    async def claimed(self, table: str) -> bool:
        """No other server has it in memory, or reads it meanwhile."""
        try:
            await self.registry.holding.claim(table)
        except HeldElsewhere:
            return False
        return True
