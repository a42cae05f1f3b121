"""Questions that lie in Redis until somebody takes them who thinks for the bots of the house, and who does.

A question holds what a seat knows, so it is sealed as letters are. Those who ask and those who think have no clock in
common but that of Redis.
"""

from asyncio import get_running_loop
from hashlib import sha256
from importlib.metadata import version
from typing import Annotated, NamedTuple

import msgspec
from redis.asyncio.client import Pipeline

from gueridon.core.wire import Piece
from gueridon.games import games
from gueridon.server.cluster.redis_bus import RedisBus
from gueridon.server.cluster.sealing import NotOurs

HERE_SECONDS = 4.0  # seconds that whoever thinks is believed to be there
LEFT_SECONDS = 60  # seconds after which questions are swept away that nobody wants to answer any more
TAKE_SECONDS = 2  # seconds that somebody waits for a question before he looks up
MOST_PROCESSES = 1024  # of one machine

encode = msgspec.msgpack.Encoder().encode


class QueuedQuestion(Piece, frozen=True):
    asker: str  # the name of a server
    number: int  # by which it knows the question
    until: float  # seconds, by the clock of Redis; later nobody waits for an answer
    question: bytes


class ThinkerHere(Piece, frozen=True):
    processes: Annotated[int, msgspec.Meta(ge=1, le=MOST_PROCESSES)]
    until: float


class Elsewhere(NamedTuple):
    """Processes that think, and questions that wait for one."""

    processes: int
    waiting: int


class ThinkQueue:
    """One for all who know the same rules: the others would not understand the questions."""

    def __init__(self, bus: RedisBus) -> None:
        self.redis = bus.redis
        self.seal = bus.seal
        rules = rules_known()
        self.questions = bus.channel(f"questions:{rules}")
        self.thinkers = bus.channel(f"thinkers:{rules}")
        self.ahead = 0.0  # seconds of the clock of Redis before that of the loop, when it was last looked at

    def now(self) -> float:
        return get_running_loop().time() + self.ahead

    def pipeline(self) -> Pipeline:
        return self.redis.pipeline(transaction=False)

    def note_time(self, told: tuple[int, int]) -> None:
        seconds, microseconds = told
        self.ahead = seconds + microseconds / 1e6 - get_running_loop().time()

    # Whoever asks

    async def look(self) -> Elsewhere:
        async with self.pipeline() as pipeline:
            pipeline.time()
            pipeline.hgetall(self.thinkers)
            pipeline.llen(self.questions)
            told, thinkers, waiting = await pipeline.execute()
            self.note_time(told)
            here = {name: self.processes_of(name, sealed) for name, sealed in thinkers.items()}
            if gone := [name for name, processes in here.items() if not processes]:
                pipeline.hdel(self.thinkers, *gone)
                await pipeline.execute()
        return Elsewhere(sum(here.values()), waiting)

    def processes_of(self, name: bytes, sealed: bytes) -> int:
        """None where somebody is there no longer, or says so who has not the key."""
        try:
            here = msgspec.msgpack.decode(self.seal.open(self.place_of(name.decode()), sealed), type=ThinkerHere)
        except (NotOurs, UnicodeDecodeError, msgspec.MsgspecError):
            return 0
        return here.processes if here.until > self.now() else 0

    async def put(self, asked: QueuedQuestion) -> bytes:
        """What ``withdraw`` takes out again."""
        sealed = self.seal.close(self.questions, encode(asked))
        async with self.pipeline() as pipeline:
            pipeline.lpush(self.questions, sealed)
            pipeline.expire(self.questions, LEFT_SECONDS)
            await pipeline.execute()
        return sealed

    async def withdraw(self, sealed: bytes) -> None:
        async with self.pipeline() as pipeline:
            pipeline.lrem(self.questions, 1, sealed)  # type: ignore[arg-type]  # bytes will do
            await pipeline.execute()

    # Whoever thinks

    async def be_here(self, thinker: str, processes: int) -> None:
        async with self.pipeline() as pipeline:
            pipeline.time()
            (told,) = await pipeline.execute()
            self.note_time(told)
            here = encode(ThinkerHere(processes, self.now() + HERE_SECONDS))
            pipeline.hset(self.thinkers, thinker, self.seal.close(self.place_of(thinker), here))
            pipeline.expire(self.thinkers, LEFT_SECONDS)
            await pipeline.execute()

    async def leave(self, thinker: str) -> None:
        async with self.pipeline() as pipeline:
            pipeline.hdel(self.thinkers, thinker)
            await pipeline.execute()

    def place_of(self, thinker: str) -> str:
        """So that nobody is somebody else."""
        return f"{self.thinkers}:{thinker}"

    async def take(self) -> QueuedQuestion | None:
        """The oldest; None if there is none for a while, or nobody waits for its answer."""
        async with self.pipeline() as pipeline:
            pipeline.brpop([self.questions], timeout=TAKE_SECONDS)
            pipeline.time()
            taken, told = await pipeline.execute()
        self.note_time(told)
        if taken is None:
            return None
        try:
            asked = msgspec.msgpack.decode(self.seal.open(self.questions, taken[1]), type=QueuedQuestion)
        except (NotOurs, msgspec.MsgspecError):
            return None
        return asked if asked.until > self.now() else None


def rules_known() -> str:
    """The same for all who have the same program and the same games."""
    known = [version("gueridon"), *[f"{id} {game.version}" for id, game in sorted(games().items())]]
    return sha256("\n".join(known).encode()).hexdigest()[:16]
