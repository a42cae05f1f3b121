"""Reviews of finished games: thought out choice by choice by the bots' workers, once, and kept with the table."""

from asyncio import Task, create_task, wait
from collections import Counter
from collections.abc import Callable

import msgspec

from gueridon.bots import reviewing
from gueridon.bots.appraising import Appraisal, Appraise
from gueridon.bots.fair_queue import Full
from gueridon.bots.process_pool import Failed
from gueridon.bots.reviewing import MadeChoices, Reviewing
from gueridon.bots.workers import BotWorkers
from gueridon.server.ending import end
from gueridon.server.failures import log_failure
from gueridon.server.finished_games import FinishedGames
from gueridon.store import NoAnswer, Store
from gueridon.tables import table_ids
from gueridon.tables.refusals import Busy

MOST_UNDER_WAY = 8
MOST_OF_ONE_ADDRESS = 3
WAIT_SECONDS = 2.0  # seconds that whoever asks waits before he is told how far it is
LOOK_PATIENCE_SECONDS = 60.0  # seconds for one choice: those who play come first


class UnderWay:
    """A review that is being made."""

    def __init__(self, choices: MadeChoices, address: str) -> None:
        self.choices = choices
        self.address = address
        self.done = 0
        self.task: Task[bytes]

    def progress(self) -> Reviewing:
        return Reviewing(self.done, reviewing.looks(self.choices))


class GameReviews:
    def __init__(self, store: Store, workers: BotWorkers, finished_games: FinishedGames) -> None:
        self.store = store
        self.workers = workers
        self.finished_games = finished_games
        self.under_way: dict[str, UnderWay] = {}

    async def tell(self, table: str, address: str, now: int, pay: Callable[[], None]) -> bytes:
        """The review if there is one, or soon will be; otherwise how far it is. Whoever has it begun pays for it."""
        kept = await self.store.reviews.kept(table) if table_ids.is_id(table) else None
        if kept is not None:
            return kept
        if table not in self.under_way:
            pay()
            await self.begin(table, address, now)
        made = self.under_way[table]
        await wait([made.task], timeout=WAIT_SECONDS)
        if not made.task.done():
            return msgspec.json.encode(made.progress())
        try:
            return made.task.result()
        except (Failed, Full, NoAnswer):
            raise Busy("review-failed") from None

    async def begin(self, table: str, address: str, now: int) -> None:
        """Whoever asks meanwhile waits for this one."""
        self.check_room(address)
        choices = await self.finished_games.choices(table, address, now)
        if table not in self.under_way:
            self.check_room(address)
            made = self.under_way[table] = UnderWay(choices, address)
            made.task = create_task(self.make(table, made))
            made.task.add_done_callback(lambda task: self.finish(table, task))

    def check_room(self, address: str) -> None:
        of_address = Counter(made.address for made in self.under_way.values())[address]
        if len(self.under_way) >= MOST_UNDER_WAY or of_address >= MOST_OF_ONE_ADDRESS:
            raise Busy("review-busy")

    async def make(self, table: str, made: UnderWay) -> bytes:
        """Unless one was kept while this one was being begun."""
        if (kept := await self.store.reviews.kept(table)) is not None:
            return kept

        async def appraise(asked: Appraise) -> Appraisal:
            found = await self.workers.appraise(asked, made.address, LOOK_PATIENCE_SECONDS)
            made.done += 1
            return found

        review = msgspec.json.encode(await reviewing.review(made.choices, appraise))
        await self.store.reviews.keep(table, review)
        return review

    def finish(self, table: str, task: Task[bytes]) -> None:
        del self.under_way[table]
        if not task.cancelled() and (error := task.exception()) is not None:
            log_failure("a review was not made", error)

    async def close(self) -> None:
        if self.under_way:
            await end(*[made.task for made in self.under_way.values()])
