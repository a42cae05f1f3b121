"""Who thinks for bots: processes here, and perhaps some elsewhere. Whatever happens to one of them, every question gets
an answer in time."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import SystemRandom

import msgspec
from msgspec.structs import replace

from gueridon.bots.advice_questions import Consultation, EncodedAdvice, Review
from gueridon.bots.appraising import Appraisal, Appraise
from gueridon.bots.coaching import Counsel, Counselled
from gueridon.bots.fair_queue import Full, Priority
from gueridon.bots.process_pool import Failed, ProcessPool, python_workers
from gueridon.bots.questions import THINKING_SECONDS, Answer, Question, random_answer
from gueridon.core.advice import Grade

WORKER = "gueridon.bots.worker"
MOST_WAITING = {Priority.TABLE: 500, Priority.PERSON: 60}

read_advice = msgspec.json.Decoder(EncodedAdvice).decode
read_grade = msgspec.json.Decoder(Grade).decode
read_appraisal = msgspec.json.Decoder(Appraisal).decode
read_counselled = msgspec.json.Decoder(Counselled).decode


class BotWorkers:
    """``asker`` is on whose behalf a question is asked: where many wait, everyone has his turn."""

    def __init__(self, pool: ProcessPool, patience: float) -> None:
        self.pool = pool
        self.patience = patience  # seconds

    @classmethod
    @asynccontextmanager
    async def open(cls, count: int, patience: float) -> AsyncIterator["BotWorkers"]:
        async with ProcessPool.open(python_workers(WORKER, count), MOST_WAITING) as pool:
            yield cls(pool, patience)

    async def answer(self, question: Question, asker: str = "") -> Answer:
        """The bot's choice; at random if it fails or thinks too long."""
        try:
            return await self.pool.ask(
                lambda: msgspec.json.encode(self.hurried(question)),
                lambda line: read_answer(line, question),
                Priority.TABLE,
                asker,
                self.patience,
            )
        except (Failed, Full):
            return random_answer(question, SystemRandom())

    async def advise(self, asked: Consultation, asker: str = "") -> EncodedAdvice:
        return await self.pool.ask(
            lambda: msgspec.json.encode(asked), read_advice, Priority.PERSON, asker, self.patience
        )

    async def grade(self, asked: Review, asker: str = "") -> Grade:
        return await self.pool.ask(
            lambda: msgspec.json.encode(asked), read_grade, Priority.PERSON, asker, self.patience
        )

    async def appraise(self, asked: Appraise, asker: str, patience: float) -> Appraisal:
        return await self.pool.ask(lambda: msgspec.json.encode(asked), read_appraisal, Priority.PERSON, asker, patience)

    async def counsel(self, asked: Counsel, asker: str) -> Counselled:
        """Somebody sits before his move and waits, as the others wait for a bot."""
        return await self.pool.ask(
            lambda: msgspec.json.encode(asked), read_counselled, Priority.TABLE, asker, self.patience
        )

    def hurried(self, asked: Question) -> Question:
        """Where others wait a bot thinks less, so that all of them have their answer within a second."""
        return replace(asked, seconds=THINKING_SECONDS / (1 + self.pool.share_waiting()))


def read_answer(line: bytes, question: Question) -> Answer:
    answer = msgspec.json.decode(line, type=Answer)
    if not answers(answer, question):
        raise Failed("unreadable")
    return answer


def answers(answer: Answer, question: Question) -> bool:
    if answer.choice is None:
        return not question.legal
    return 0 <= answer.choice < len(question.legal)
