"""Letters between servers, through Redis: published, received by whoever listens, kept by nobody.

Redis carries the secrets of games, so every letter is sealed with a key that only the database of the house has; who
can read or write to Redis alone learns nothing from it, and says nothing that anybody believes.
"""

from asyncio import Event, sleep
from typing import Protocol

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from gueridon.server.cluster.letters import Envelope, Letter
from gueridon.server.cluster.sealing import NotOurs, Seal
from gueridon.server.failures import log_failure

MOST_WAITING = 20_000  # letters that are not yet sent; a bus that is so slow has lost them
LISTEN_SECONDS = 2.0  # seconds of silence after which the line is tried
TIMEOUT_SECONDS = 4.0  # seconds for Redis to answer
AGAIN_SECONDS = 0.5  # seconds until a bus that is gone is tried again

encode = msgspec.msgpack.Encoder().encode
read_envelope = msgspec.msgpack.Decoder(Envelope).decode


class BusEnd(Protocol):
    """Whoever reads the letters of one server."""

    def hear(self, sender: str, letter: Letter) -> None: ...

    def miss(self, peer: str) -> None:
        """Something from or to this one was lost."""

    def miss_all(self) -> None:
        """And nobody knows what."""


class RedisBus:
    def __init__(self, address: str, house: str, name: str, key: bytes) -> None:
        self.redis = Redis.from_url(
            address,
            socket_timeout=TIMEOUT_SECONDS,
            socket_connect_timeout=TIMEOUT_SECONDS,
            retry=Retry(NoBackoff(), 0),  # what was sent twice would be missed twice
        )
        self.house = house
        self.name = name
        self.seal = Seal(key)
        self.waiting: list[tuple[str, Envelope]] = []
        self.dropped = False  # something that should have waited
        self.sent: dict[str, int] = {}  # the number of the last letter, by receiver
        self.heard: dict[str, int] = {}  # the number of the last one, by sender
        self.woken = Event()

    def channel(self, name: str) -> str:
        return f"gueridon:{self.house}:{name}"

    async def close(self) -> None:
        """For good: whoever still asks it for something is refused, where Redis would be connected to once more, and
        nobody would close that."""
        await self.redis.aclose()
        self.redis.connection_pool.reset()  # type: ignore[no-untyped-call]
        self.redis.connection_pool.max_connections = 0

    # Out

    def send(self, receiver: str, letter: Letter) -> None:
        """In order, soon, perhaps. One that is dropped has its number too: whoever gets the next one notices."""
        envelope = self.numbered(receiver, letter)
        if len(self.waiting) < MOST_WAITING:
            self.waiting.append((receiver, envelope))
        else:
            self.dropped = True
        self.woken.set()

    def numbered(self, receiver: str, letter: Letter) -> Envelope:
        number = self.sent[receiver] = self.sent.get(receiver, 0) + 1
        return Envelope(self.name, number, letter)

    async def send_for_ever(self, end: BusEnd) -> None:
        while True:
            await self.woken.wait()
            self.woken.clear()
            batch, self.waiting = self.waiting, []
            try:
                for receiver in await self.publish(batch):
                    end.miss(receiver)
            except (RedisError, OSError) as error:
                log_failure("the bus does not take letters", error)
                end.miss_all()
                await sleep(AGAIN_SECONDS)
                self.drop_waiting()
            if self.dropped:
                self.dropped = False
                end.miss_all()

    def drop_waiting(self) -> None:
        self.dropped = self.dropped or bool(self.waiting)
        self.waiting.clear()

    async def publish(self, batch: list[tuple[str, Envelope]]) -> set[str]:
        """Those whom nobody heard: they are not there, or cannot listen."""
        async with self.redis.pipeline(transaction=False) as pipeline:
            for receiver, envelope in batch:
                pipeline.publish(self.channel(receiver), self.sealed(receiver, envelope))
            heard = await pipeline.execute()
        return {receiver for (receiver, _), listeners in zip(batch, heard, strict=True) if not listeners}

    def sealed(self, receiver: str, envelope: Envelope) -> bytes:
        return self.seal.close(self.channel(receiver), encode(envelope))

    # In

    async def hear_for_ever(self, end: BusEnd) -> None:
        while True:
            try:
                await self.listen(end)
            except (RedisError, OSError) as error:
                log_failure("the bus brings no letters", error)
            end.miss_all()
            await sleep(AGAIN_SECONDS)

    async def listen(self, end: BusEnd) -> None:
        async with self.redis.pubsub(ignore_subscribe_messages=True) as line:
            await line.subscribe(self.channel(self.name))
            while True:
                message = await line.get_message(timeout=LISTEN_SECONDS)
                if message is None:
                    await line.ping()
                elif message["type"] == "message":
                    self.take_in(message["data"], end)

    def take_in(self, data: bytes, end: BusEnd) -> None:
        """What is not sealed with our key is nobody's letter."""
        try:
            envelope = read_envelope(self.seal.open(self.channel(self.name), data))
        except (NotOurs, msgspec.MsgspecError):
            return
        last = self.heard.get(envelope.sender, 0)
        if envelope.number <= last:  # an old one, which somebody says again
            return
        self.heard[envelope.sender] = envelope.number
        if envelope.number != last + 1:
            end.miss(envelope.sender)
        end.hear(envelope.sender, envelope.letter)
