"""Processes that answer a line with a line, and whoever else does. Whatever happens to one of them, the next question
finds another."""

import os
import signal
import sys
from asyncio import (
    CancelledError,
    Task,
    create_subprocess_exec,
    create_task,
    gather,
    get_running_loop,
    shield,
    timeout,
    timeout_at,
)
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Literal, Protocol, Self, TypeVar

import msgspec

from gueridon.bots.answering import READY
from gueridon.bots.fair_queue import FairQueue, Priority

LONGEST_LINE_BYTES = 2**26
QUEUE_SHARE = 0.5  # of the patience; what is left is enough for whoever is asked

A = TypeVar("A")


class Failed(Exception):
    """A worker died, answered nonsense, or had no time."""

    def __init__(self, why: Literal["busy", "late", "gone", "unreadable"]) -> None:
        super().__init__(why)
        self.why = why


class Died(Exception):
    """Before it answered."""


class Gone(Exception):
    """Whoever was asked elsewhere is no longer there: the question is asked again."""


class Worker(Protocol):
    """Answers one question at a time."""

    async def ask(self, question: bytes, until: float) -> bytes:
        """Until this time of the loop, or TimeoutError; Died or Gone if there is no answer."""

    async def end(self) -> None:
        """What it was asked last need not be answered."""

    async def close(self) -> None:
        """For good: whoever waits for an answer hears that there is none."""


class WorkerProcess:
    """Started by its first question. Whoever cannot wait until it is up leaves it to those who come later."""

    longest_line_bytes = LONGEST_LINE_BYTES

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self.command = command
        self.environment = environment  # this process's own, where it is not said
        self.process: Process | None = None
        self.starting: Task[Process] | None = None
        self.closed = False

    async def up(self) -> Process:
        if self.closed:
            raise Died
        if self.process is None:
            self.starting = starting = self.starting or create_task(self.start())
            try:
                self.process = await shield(starting)
            except CancelledError:
                if starting.cancelled():  # by ``close``: the asker was not
                    raise Died from None
                raise
            finally:
                if starting.done():
                    self.starting = None
        return self.process

    async def start(self) -> Process:
        """In a session of its own: a Ctrl-C is for the server, which then ends its workers."""
        process = await create_subprocess_exec(
            *self.command,
            stdin=PIPE,
            stdout=PIPE,
            limit=self.longest_line_bytes,
            start_new_session=True,
            env=self.environment,
        )
        try:
            await self.greet(process)
        except BaseException:
            await kill(process)
            raise
        return process

    async def greet(self, process: Process) -> None:
        """Died if it is nobody who could be asked."""
        assert process.stdout is not None
        if await process.stdout.readline() != READY:
            raise Died

    async def ask(self, question: bytes, until: float) -> bytes:
        """One that died meanwhile is replaced; one that dies of the question is not asked a third time."""
        async with timeout_at(until):
            try:
                return await self.exchange(question)
            except Died:
                return await self.exchange(question)

    async def exchange(self, question: bytes) -> bytes:
        process = await self.up()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(question + b"\n")
            await process.stdin.drain()
            answer = await process.stdout.readline()
        except OSError:
            answer = b""
        if not answer:
            await self.end()
            raise Died
        return answer

    async def end(self) -> None:
        """The next question starts another one."""
        process, self.process = self.process, None
        if process is not None:
            await kill(process)

    async def close(self) -> None:
        """For good: whoever waits for an answer hears that there is none, and starts no other."""
        self.closed = True
        if self.starting is not None:
            self.starting.cancel()
            (started,) = await gather(self.starting, return_exceptions=True)
            if isinstance(started, Process):  # nobody had waited for it
                await kill(started)
        await self.end()


async def kill(process: Process) -> None:
    """With all that it started: they are a group of their own. One that is gone already is only waited for."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


def python_workers(module: str, count: int) -> list[WorkerProcess]:
    return [WorkerProcess((sys.executable, "-m", module)) for _ in range(count)]


class ProcessPool:
    """Patience begins when a question is asked, not when somebody takes it up."""

    def __init__(self, workers: Sequence[WorkerProcess], most_waiting: Mapping[Priority, int]) -> None:
        self.all = workers
        self.free: list[Worker] = [*self.all[::-1]]
        self.elsewhere: list[Worker] = []
        self.free_elsewhere: list[Worker] = []
        self.waiting_elsewhere = 0  # questions, also those of others
        self.queue: FairQueue[Worker] = FairQueue(most_waiting)

    @classmethod
    @asynccontextmanager
    async def open(cls, workers: Sequence[WorkerProcess], most_waiting: Mapping[Priority, int]) -> AsyncIterator[Self]:
        pool = cls(workers, most_waiting)
        try:
            yield pool
        finally:
            await pool.close()

    async def close(self) -> None:
        """Nobody waits for an answer any more, neither at a worker nor in the queue."""
        await gather(*[worker.close() for worker in (*self.all, *self.elsewhere)])

    # Those elsewhere are asked first: they are there to spare this machine

    def add(self, worker: Worker) -> None:
        self.elsewhere.append(worker)
        self.free_elsewhere.append(worker)
        self.hand_out()

    def remove(self, worker: Worker) -> None:
        """What it was asked it may still answer."""
        self.elsewhere.remove(worker)
        if worker in self.free_elsewhere:
            self.free_elsewhere.remove(worker)

    def share_waiting(self) -> float:
        """How many questions of tables wait for each of those who answer."""
        waiting = self.queue.waiting(Priority.TABLE) + self.waiting_elsewhere
        return waiting / max(1, len(self.all) + len(self.elsewhere))

    # Questions

    async def ask(
        self, write: Callable[[], bytes], read: Callable[[bytes], A], priority: Priority, asker: str, patience: float
    ) -> A:
        """Full if too many wait already. Whoever fails or thinks too long is replaced."""
        now = get_running_loop().time
        until = now() + patience
        while True:
            worker = await self.next_free(priority, asker, (until - now()) * QUEUE_SHARE)
            try:
                return read(await worker.ask(write(), until))
            except Gone:
                if now() >= until:
                    raise Failed("late") from None
            except (TimeoutError, msgspec.DecodeError, Died) as error:
                await worker.end()
                raise Failed(fault_of(error)) from None
            except BaseException:
                await worker.end()  # cancelled in the middle: its answer would be taken for the next one's
                raise
            finally:
                self.release(worker, priority, asker)

    async def next_free(self, priority: Priority, asker: str, seconds: float) -> Worker:
        free = self.free_elsewhere or self.free
        if free and self.queue.may_begin(priority, asker):
            self.queue.begin(priority, asker)
            return free.pop()
        place = self.queue.join(priority, asker)
        try:
            async with timeout(seconds):
                return await place
        except (TimeoutError, CancelledError) as error:
            self.queue.leave(priority, asker, place)
            if place.done() and not place.cancelled():  # his turn came at the same moment
                self.release(place.result(), priority, asker)
            raise (Failed("busy") if isinstance(error, TimeoutError) else error) from None

    def release(self, worker: Worker, priority: Priority, asker: str) -> None:
        self.queue.end(priority, asker)
        if worker in self.all:
            self.free.append(worker)
        elif worker in self.elsewhere:
            self.free_elsewhere.append(worker)
        self.hand_out()

    def hand_out(self) -> None:
        """Whoever is free to whoever waits."""
        while free := (self.free_elsewhere or self.free):
            place = self.queue.next()
            if place is None:
                return
            place.set_result(free.pop())


def fault_of(error: TimeoutError | msgspec.DecodeError | Died) -> Literal["late", "gone", "unreadable"]:
    match error:
        case TimeoutError():
            return "late"
        case Died():
            return "gone"
        case _:
            return "unreadable"
