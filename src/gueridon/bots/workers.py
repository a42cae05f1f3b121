"""The worker processes. Whatever happens to one of them, every question gets an answer in time."""

import sys
from asyncio import Queue, create_subprocess_exec, wait_for
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import SystemRandom
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from gueridon.bots.counsel import Consultation, Counsel, Review
from gueridon.bots.questions import LIMIT, Answer, Question, random_answer
from gueridon.core.advice import Grade

LONGEST_LINE = 2**24

A = TypeVar("A")


class Failed(Exception):
    """A worker died, answered nonsense, or thought too long."""


async def start() -> Process:
    """In a session of its own: a Ctrl-C is for the server, which then ends its workers."""
    command = (sys.executable, "-m", "gueridon.bots.worker")
    return await create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, start_new_session=True)


class Worker:
    """Started by its first question."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, question: bytes) -> bytes:
        if self.process is None:
            self.process = await start()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(question + b"\n")
        await self.process.stdin.drain()
        return await self.process.stdout.readline()

    async def end(self) -> None:
        """The next question starts another one."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Workers:
    def __init__(self, count: int, patience: float) -> None:
        self.all = [Worker() for _ in range(count)]
        self.patience = patience  # seconds
        self.waiting = 0  # questions that no worker has taken up
        self.free: Queue[Worker] = Queue()
        for worker in self.all:
            self.free.put_nowait(worker)

    @classmethod
    @asynccontextmanager
    async def open(cls, count: int, patience: float) -> AsyncIterator["Workers"]:
        workers = cls(count, patience)
        try:
            yield workers
        finally:
            for worker in workers.all:
                await worker.end()

    async def answer(self, question: Question) -> Answer:
        """The bot's choice; at random if it fails or thinks too long."""
        try:
            return await self.ask(question, lambda line: read_answer(line, question))
        except Failed:
            return random_answer(question, SystemRandom())

    async def advise(self, asked: Consultation) -> Counsel:
        return await self.ask(asked, msgspec.json.Decoder(Counsel).decode)

    async def grade(self, asked: Review) -> Grade:
        return await self.ask(asked, msgspec.json.Decoder(Grade).decode)

    async def ask(self, question: Question | Consultation | Review, read: Callable[[bytes], A]) -> A:
        """Whoever fails or thinks too long is replaced."""
        worker = await self.next_free()
        try:
            return read(await wait_for(worker.ask(msgspec.json.encode(self.hurried(question))), self.patience))
        except (TimeoutError, msgspec.DecodeError, OSError):
            await worker.end()
            raise Failed from None
        except BaseException:
            await worker.end()  # cancelled in the middle: its answer would be taken for the next one's
            raise
        finally:
            self.free.put_nowait(worker)

    async def next_free(self) -> Worker:
        self.waiting += 1
        try:
            return await self.free.get()
        finally:
            self.waiting -= 1

    def hurried(self, asked: A) -> A:
        """Where others wait a bot thinks less, so that all of them have their answer within a second."""
        if not isinstance(asked, Question):
            return asked
        return replace(asked, seconds=LIMIT / (1 + self.waiting / len(self.all)))


def read_answer(line: bytes, question: Question) -> Answer:
    answer = msgspec.json.decode(line, type=Answer)
    if not answers(answer, question):
        raise Failed
    return answer


def answers(answer: Answer, question: Question) -> bool:
    if answer.choice is None:
        return not question.legal
    return 0 <= answer.choice < len(question.legal)
