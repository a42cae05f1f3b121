"""``gueridon think``: a machine that thinks for the bots of a house, and does nothing else.

It takes questions from the queue in Redis, one for each of its processes, and answers them as a server does: in the
processes of a ``ProcessPool``.
"""

import asyncio
import signal
from asyncio import Lock, Task, create_task, gather, sleep
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from secrets import token_hex
from socket import gethostname

from redis.exceptions import RedisError

from gueridon.bots.fair_queue import Full, Priority
from gueridon.bots.process_pool import Failed, ProcessPool, python_workers
from gueridon.bots.workers import MOST_WAITING, WORKER
from gueridon.core.errors import Malformed
from gueridon.games.from_outside import only
from gueridon.server.cluster.letters import Thinking, ThoughtOut, ToAsker
from gueridon.server.cluster.redis_bus import AGAIN_SECONDS, RedisBus
from gueridon.server.cluster.think_queue import QueuedQuestion, ThinkQueue
from gueridon.server.ending import end
from gueridon.server.failures import log_failure
from gueridon.store.house_keys import HouseKeys

SIGN_SECONDS = 0.4  # seconds between two signs of life, of a question and of the machine


@dataclass(frozen=True)
class ThinkSettings:
    house: HouseKeys
    bus: str
    processes: int
    games: tuple[str, ...]  # of other packages, as the servers of the house have them


class Thinker:
    def __init__(self, bus: RedisBus, queue: ThinkQueue, pool: ProcessPool) -> None:
        self.bus = bus
        self.queue = queue
        self.pool = pool
        self.telling = Lock()  # letters arrive in order, or not at all
        self.answering = 0
        self.leaving = False

    def leave(self) -> None:
        """What was taken is answered first."""
        self.leaving = True

    async def think(self) -> None:
        """Until it is told to leave."""
        being_here = create_task(self.be_here_for_ever())
        try:
            await gather(*[self.take_questions() for _ in self.pool.all])
        finally:
            await end(being_here)
            with suppress(RedisError, OSError):  # then the house will notice by itself
                await self.queue.leave(self.bus.name)

    async def be_here_for_ever(self) -> None:
        while True:
            try:
                if processes := self.answering if self.leaving else len(self.pool.all):
                    await self.queue.be_here(self.bus.name, processes)
            except (RedisError, OSError) as error:
                log_failure("the house was not told that somebody thinks", error)
            await sleep(SIGN_SECONDS)

    async def take_questions(self) -> None:
        while not self.leaving:
            try:
                asked = await self.queue.take()
            except (RedisError, OSError) as error:
                log_failure("no question could be taken", error)
                await sleep(AGAIN_SECONDS)
                continue
            if asked is not None:
                await self.answer(asked)

    async def answer(self, asked: QueuedQuestion) -> None:
        self.answering += 1
        signs = create_task(self.give_signs(asked))
        try:
            answer = await self.answer_of(asked)
        finally:
            await end(signs)
            self.answering -= 1
        await self.tell(asked.asker, ThoughtOut(asked.number, answer))

    async def answer_of(self, asked: QueuedQuestion) -> bytes | None:
        patience = asked.until - self.queue.now()
        try:
            return await self.pool.ask(lambda: asked.question, bytes, Priority.TABLE, asked.asker, patience)
        except (Failed, Full):
            return None

    async def give_signs(self, asked: QueuedQuestion) -> None:
        while True:
            await self.tell(asked.asker, Thinking(asked.number))
            await sleep(SIGN_SECONDS)

    async def tell(self, asker: str, letter: ToAsker) -> None:
        """Whoever does not hear of his question asks it again."""
        try:
            async with self.telling:
                await self.bus.publish([(asker, self.bus.numbered(asker, letter))])
        except (RedisError, OSError) as error:
            log_failure("an answer was not told", error)


async def think(settings: ThinkSettings, ready: Callable[[], None]) -> None:
    """Until SIGTERM or Ctrl-C; twice, and nothing is answered first."""
    house, key = settings.house
    try:
        bus = RedisBus(settings.bus, house, f"{gethostname()}-{token_hex(4)}", key)
    except ValueError:
        raise Malformed("unknown-bus") from None
    try:
        with only(settings.games):
            async with ProcessPool.open(python_workers(WORKER, settings.processes), MOST_WAITING) as pool:
                thinker = Thinker(bus, ThinkQueue(bus), pool)
                listen_for_signals(thinker)
                ready()
                await thinker.think()
    finally:
        await bus.close()


def listen_for_signals(thinker: Thinker) -> None:
    thinking = asyncio.current_task()
    assert thinking is not None
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop, thinker, thinking)


def stop(thinker: Thinker, thinking: Task[None]) -> None:
    if thinker.leaving:
        thinking.cancel()
    thinker.leave()
