"""What is deleted, and when: tables that nobody used, that everybody forsook, or that were over long ago."""

from asyncio import sleep

from gueridon.server.failures import log_failure
from gueridon.server.house import House
from gueridon.store.store import Age

FIRST = 60  # seconds after the start
ROUND = 3600  # seconds between two rounds
BATCH = 20  # tables at once, so that no move waits long behind them
BREATH = 1.0  # seconds between two batches
DAY = 24 * 3600 * 1000  # milliseconds


class Retention:
    def __init__(self, house: House) -> None:
        self.house = house

    async def go_round_for_ever(self) -> None:
        await sleep(FIRST)
        while True:
            try:
                await self.go_round(BREATH)
            except Exception as error:  # the next round may have more luck
                log_failure("old tables were not deleted", error)
            await sleep(ROUND)

    async def go_round(self, breath: float) -> None:
        for age, days in self.days().items():
            before = self.house.wall.now() - int(days * DAY)
            passed: set[str] = set()
            while batch := await self.next_batch(age, before, passed):
                await self.delete(batch, before)
                passed.update(batch)
                await sleep(breath)

    def days(self) -> dict[Age, float]:
        settings = self.house.settings
        return {"unused": settings.keep_unused, "forsaken": settings.keep_forsaken, "finished": settings.keep_finished}

    async def next_batch(self, age: Age, before: int, passed: set[str]) -> list[str]:
        """Those that somebody looks at just now are passed over, and come up again in another round."""
        found = await self.house.store.older(age, before, BATCH + len(passed))
        return [table for table in found if table not in passed][:BATCH]

    async def delete(self, tables: list[str], before: int) -> None:
        """Whoever asks for one meanwhile is told that it is gone, so that nobody writes into what is going."""
        free = [table for table in tables if table not in self.house.tables and table not in self.house.reading]
        self.house.going.update(free)
        try:
            await self.house.store.delete(free, before)
        finally:
            self.house.going.difference_update(free)
        for table in free:
            self.house.archive.forget(table)
