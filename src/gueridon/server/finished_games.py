"""Finished games never change: what is asked of one is made once, by another process, and kept while there is room."""

from asyncio import Task, create_task, shield
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from gzip import decompress

import msgspec

from gueridon.bots.advice_questions import Review
from gueridon.bots.fair_queue import Full, Priority
from gueridon.bots.process_pool import Failed, ProcessPool
from gueridon.bots.reviewing import MadeChoice, MadeChoices
from gueridon.bots.workers import BotWorkers
from gueridon.core.advice import Grade
from gueridon.core.errors import Malformed
from gueridon.core.wire import Seat
from gueridon.server.table_worker import (
    NotRendered,
    RenderChoices,
    Rendered,
    Rendering,
    RenderLastChoice,
    RenderRecord,
    RenderReplay,
)
from gueridon.store import Store
from gueridon.tables import replaying, table_ids
from gueridon.tables.refusals import Busy
from gueridon.tables.table import Table

Key = tuple[str, str]  # the table, and what is told of it

read_answer = msgspec.json.Decoder(Rendered | NotRendered).decode
read_rendered = msgspec.json.Decoder(Rendered).decode
read_choice = msgspec.json.Decoder(MadeChoice).decode
read_choices = msgspec.json.Decoder(MadeChoices).decode
read_grade = msgspec.json.Decoder(Grade).decode


class FinishedGames:
    """Records, replays and grades of finished games; at most ``most_bytes`` of them are kept, the latest asked for."""

    def __init__(self, store: Store, workers: BotWorkers, pool: ProcessPool, patience: float, most_bytes: int) -> None:
        self.store = store
        self.workers = workers
        self.pool = pool
        self.patience = patience
        self.most_bytes = most_bytes
        self.bytes = 0
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.under_way: dict[Key, Task[bytes]] = {}

    def has(self, table: str, what: str) -> bool:
        """It costs nothing to tell this again."""
        return (table, what) in self.kept

    async def record(self, table: str, address: str, now: int) -> Rendered:
        return await self.rendered((table, "record"), address, lambda lines: RenderRecord(table, lines, now))

    async def replay(self, table: str, seat: Seat | None, address: str, now: int) -> Rendered:
        key = (table, f"replay {seat}")
        return await self.rendered(key, address, lambda lines: RenderReplay(table, lines, now, seat))

    async def choices(self, table: str, address: str, now: int) -> MadeChoices:
        """For its review, which is made once: they are not kept."""
        return read_choices(await self.rendered_once(RenderChoices(table, await self.lines(table), now), address))

    async def last_choice(self, table: str, seat: Seat, address: str, now: int) -> MadeChoice:
        """In a game that is still played, for whoever made it and nobody else."""
        question = RenderLastChoice(table, await self.lines(table), now, seat)
        return read_choice(await self.rendered_once(question, address))

    async def rendered_once(self, question: Rendering, address: str) -> bytes:
        try:
            return decompress(read_rendered(await self.ask(question, address)).compressed)
        except (Failed, Full):
            raise Busy("archive-busy") from None

    async def grade(self, table: Table, address: str) -> Grade:
        """As the adviser of its game sees it."""

        async def graded() -> bytes:
            return msgspec.json.encode(await self.workers.grade(Review(replaying.write_record(table)), address))

        return read_grade(await self.once((table.id, "grade"), graded))

    async def rendered(
        self, key: Key, address: str, question: Callable[[list[tuple[int, bytes]]], Rendering]
    ) -> Rendered:
        async def asked() -> bytes:
            return await self.ask(question(await self.lines(key[0])), address)

        try:
            return read_rendered(await self.once(key, asked))
        except (Failed, Full):
            raise Busy("archive-busy") from None

    async def lines(self, table: str) -> list[tuple[int, bytes]]:
        lines = await self.store.journal(table) if table_ids.is_id(table) else []
        if not lines:
            raise Malformed("no-such-table")
        return lines

    async def ask(self, question: Rendering, address: str) -> bytes:
        line = msgspec.json.encode(question)
        answer = await self.pool.ask(lambda: line, bytes, Priority.PERSON, address, self.patience)
        rendered = read_answer(answer)
        if isinstance(rendered, NotRendered):
            raise Malformed(rendered.word)
        return answer

    # What is kept

    async def once(self, key: Key, work: Callable[[], Awaitable[bytes]]) -> bytes:
        """Whoever asks while somebody else's answer is under way waits for that one."""
        found = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
            return found
        if key not in self.under_way:
            self.under_way[key] = create_task(self.work(key, work))
            self.under_way[key].add_done_callback(lambda task: self.done(key, task))
        return await shield(self.under_way[key])

    async def work(self, key: Key, work: Callable[[], Awaitable[bytes]]) -> bytes:
        found = await work()
        if key not in self.under_way:  # forgotten meanwhile
            return found
        self.kept[key] = found
        self.bytes += len(found)
        while self.bytes > self.most_bytes:
            self.drop(next(iter(self.kept)))
        return found

    def done(self, key: Key, task: Task[bytes]) -> None:
        self.under_way.pop(key, None)
        if not task.cancelled():
            task.exception()  # those who wait have it; if none does any more, it is nobody's concern

    def drop(self, key: Key) -> None:
        self.bytes -= len(self.kept.pop(key))

    def forget(self, table: str) -> None:
        for key in [*self.kept]:
            if key[0] == table:
                self.drop(key)
        for key in [*self.under_way]:
            if key[0] == table:
                del self.under_way[key]
