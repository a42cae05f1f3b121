"""Programs that the host offers as levels of bots. Nobody's table depends on them: where one does not answer as it
should, whoever asked lets an ordinary bot play."""

from asyncio import gather, get_running_loop
from itertools import count

import msgspec
from msgspec.structs import replace
from prometheus_client import Counter

from gueridon.bots.engine_answers import (
    EngineFault,
    check_answers,
    credible_beliefs,
    credible_signals,
    credible_thoughts,
    read_line,
)
from gueridon.bots.engine_process import GRACE_SECONDS
from gueridon.bots.engine_protocol import EngineAnswer, EngineQuestion, ask
from gueridon.bots.engine_worker import EngineWorker
from gueridon.bots.fair_queue import Full, Priority
from gueridon.bots.process_pool import QUEUE_SHARE, Failed, ProcessPool
from gueridon.bots.questions import Answer
from gueridon.core.knowledge import Knowledge
from gueridon.server.failures import LOG
from gueridon.server.settings import OfferedEngine, Settings

MOST_WAITING = {Priority.TABLE: 100, Priority.PERSON: 0}
MOST_FAULTS = 3  # one after the other; then nobody asks it for a while
REST_SECONDS = 60.0


class HostEngine:
    """One program, in a few processes that all tables share."""

    def __init__(self, offered: OfferedEngine, settings: Settings, questions: Counter) -> None:
        self.offered = offered
        self.seconds = settings.engine_seconds
        workers = [EngineWorker(offered.command, self.seconds) for _ in range(settings.engine_processes)]
        self.pool = ProcessPool(workers, MOST_WAITING)
        self.questions = questions
        self.numbers = count(1)
        self.faults = 0  # since its last good move
        self.rests_until = 0.0  # by the clock of the loop

    def plays(self, game: str) -> bool:
        return self.offered.games is None or game in self.offered.games

    async def answer(self, known: Knowledge, asker: str) -> Answer | None:
        """None where it has none: it failed, or did so too often a moment ago, or too many ask."""
        asked = ask(known, next(self.numbers), self.seconds)
        if not asked.legal and not asked.offers:
            return Answer(None)
        if get_running_loop().time() < self.rests_until:
            self.tell("resting")
            return None
        try:
            answer = await self.exchange(asked, asker)
        except Full:
            self.tell("busy")
        except (Failed, EngineFault) as error:
            self.fail(error.why)
        else:
            self.faults = 0 if known.legal else self.faults
            self.tell("answered")
            return believed(answer, known)
        return None

    async def exchange(self, asked: EngineQuestion, asker: str) -> EngineAnswer:
        def read(line: bytes) -> EngineAnswer:
            answer = read_line(line, EngineAnswer)
            check_answers(answer, asked)
            return answer

        patience = (self.seconds + GRACE_SECONDS) / (1 - QUEUE_SHARE)
        return await self.pool.ask(
            lambda: msgspec.json.encode(self.hurried(asked)), read, Priority.TABLE, asker, patience
        )

    def hurried(self, asked: EngineQuestion) -> EngineQuestion:
        """Where others wait it has less time."""
        return replace(asked, seconds=self.seconds / (1 + self.pool.share_waiting()))

    def fail(self, why: str) -> None:
        self.tell(why)
        if why == "busy":  # with others, which is no fault of its own
            return
        LOG.warning("the engine %s failed (%s): an ordinary bot plays", self.offered.name, why)
        self.faults += 1
        if self.faults >= MOST_FAULTS:
            self.rests_until = get_running_loop().time() + REST_SECONDS
            LOG.warning("the engine %s is not asked for %g seconds", self.offered.name, REST_SECONDS)

    def tell(self, outcome: str) -> None:
        self.questions.labels(self.offered.name, outcome).inc()


def believed(answer: EngineAnswer, known: Knowledge) -> Answer:
    if not known.legal:
        return Answer(None, credible_signals(answer, known))
    return Answer(answer.choice, (), credible_thoughts(answer, known), credible_beliefs(answer, known))


class HostEngines:
    """All that this server offers, by name."""

    def __init__(self, settings: Settings, questions: Counter) -> None:
        self.all = {offered.name: HostEngine(offered, settings, questions) for offered in settings.engines}

    def playing(self, game: str) -> tuple[str, ...]:
        """The names of those that say they play it."""
        return tuple([name for name, engine in self.all.items() if engine.plays(game)])

    def find(self, level: str, game: str) -> HostEngine | None:
        """None for a level of ours, and for an engine that is not offered here, or no longer."""
        engine = self.all.get(level)
        return engine if engine is not None and engine.plays(game) else None

    async def close(self) -> None:
        await gather(*[engine.pool.close() for engine in self.all.values()])
