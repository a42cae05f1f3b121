"""Bots' questions that are thought out on other machines, as long as somebody is there who does.

Whoever thinks gives signs of life. A question of which nothing is heard any more is asked again, by the pool that asked
it: elsewhere, or in a process of this server.
"""

from asyncio import Queue, get_running_loop, sleep, timeout, timeout_at
from contextlib import suppress
from itertools import count

from redis.exceptions import RedisError

from gueridon.bots.process_pool import QUEUE_SHARE, Died, Gone, ProcessPool
from gueridon.server.cluster.cluster_metrics import ClusterMetrics
from gueridon.server.cluster.letters import ThoughtOut, ToAsker
from gueridon.server.cluster.think_queue import QueuedQuestion, ThinkQueue
from gueridon.server.failures import log_failure

LOOK_SECONDS = 0.5  # seconds between two looks who is there
SILENCE_SECONDS = 2.0  # seconds without a sign of life, then somebody else is asked
MOST_ELSEWHERE = 4096  # questions of this server at once

Letters = Queue[ToAsker | None]  # None if nobody thinks elsewhere any more


class AskingElsewhere:
    def __init__(self, queue: ThinkQueue, name: str, pool: ProcessPool, metrics: ClusterMetrics) -> None:
        self.queue = queue
        self.name = name
        self.pool = pool
        self.metrics = metrics
        self.numbers = count(1)
        self.asked: dict[int, Letters] = {}
        self.thinkers: list[ThinkerElsewhere] = []

    # Who is there

    async def look_for_ever(self) -> None:
        while True:
            await self.look()
            await sleep(LOOK_SECONDS)

    async def look(self) -> None:
        try:
            processes, self.pool.waiting_elsewhere = await self.queue.look()
        except (RedisError, OSError):  # which the bus tells of
            processes, self.pool.waiting_elsewhere = 0, 0
        self.have(min(processes, MOST_ELSEWHERE))

    def have(self, processes: int) -> None:
        """So many questions may be asked elsewhere at the same time."""
        while len(self.thinkers) < processes:
            self.thinkers.append(ThinkerElsewhere(self))
            self.pool.add(self.thinkers[-1])
        while len(self.thinkers) > processes:
            self.pool.remove(self.thinkers.pop())
        if not processes:
            self.give_up()
        self.metrics.thinkers.set(processes)

    def give_up(self) -> None:
        for letters in self.asked.values():
            letters.put_nowait(None)

    def hear(self, letter: ToAsker) -> None:
        if letter.question in self.asked:
            self.asked[letter.question].put_nowait(letter)

    # One question

    async def ask(self, question: bytes, until: float) -> bytes:
        number, letters = next(self.numbers), Letters()
        self.asked[number] = letters
        try:
            answer = await self.answer_of(number, letters, question, until)
        except Gone:
            self.metrics.elsewhere.labels("asked again").inc()
            raise
        except (Died, TimeoutError):
            self.metrics.elsewhere.labels("failed").inc()
            raise
        finally:
            del self.asked[number]
        self.metrics.elsewhere.labels("answered").inc()
        return answer

    async def answer_of(self, number: int, letters: Letters, question: bytes, until: float) -> bytes:
        try:
            sealed = await self.queue.put(QueuedQuestion(self.name, number, until + self.queue.ahead, question))
        except (RedisError, OSError) as error:
            log_failure("a bot's question was not asked elsewhere", error)
            self.have(0)
            raise Gone from None
        taken = False
        try:
            patience = (until - get_running_loop().time()) * QUEUE_SHARE
            while True:
                letter = await next_letter(letters, patience)
                taken, patience = True, SILENCE_SECONDS
                if isinstance(letter, ThoughtOut):
                    return answered(letter)
        finally:
            if not taken:
                with suppress(RedisError, OSError):
                    await self.queue.withdraw(sealed)


async def next_letter(letters: Letters, patience: float) -> ToAsker:
    try:
        async with timeout(patience):
            letter = await letters.get()
    except TimeoutError:
        raise Gone from None
    if letter is None:
        raise Gone
    return letter


def answered(letter: ThoughtOut) -> bytes:
    if letter.answer is None:
        raise Died
    return letter.answer


class ThinkerElsewhere:
    """A place in the pool of this server for somebody who thinks, whoever it will be."""

    def __init__(self, asking: AskingElsewhere) -> None:
        self.asking = asking
        self.closed = False

    async def ask(self, question: bytes, until: float) -> bytes:
        if self.closed:
            raise Died
        async with timeout_at(until):
            return await self.asking.ask(question, until)

    async def end(self) -> None:
        """Nobody listens to it any more; whoever thinks about it knows how long that makes sense."""

    async def close(self) -> None:
        self.closed = True
        self.asking.give_up()
