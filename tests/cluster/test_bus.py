"""Letters may be lost at any time: whoever sent one notices, and so does whoever should have got it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from redis.exceptions import RedisError
from tests.buses import RedisServer
from tests.patience import LONG_SECONDS

from gueridon.server.cluster import redis_bus
from gueridon.server.cluster.letters import GamesChanged, Letter, StillHere
from gueridon.server.cluster.redis_bus import RedisBus
from gueridon.server.ending import end

KEY = bytes(32)


class Reader:
    """Notes what one end of the bus is told."""

    def __init__(self, bus: RedisBus) -> None:
        self.bus = bus
        self.told: list[Letter | str] = []
        self.missed_all = 0

    def hear(self, sender: str, letter: Letter) -> None:
        self.told.append(letter)

    def miss(self, peer: str) -> None:
        self.told.append(f"missed {peer}")

    def miss_all(self) -> None:
        self.missed_all += 1

    async def until(self, happens: Callable[[], bool]) -> None:
        async with asyncio.timeout(LONG_SECONDS):
            while not happens():
                await asyncio.sleep(0.01)

    async def until_told(self, letter: Letter) -> None:
        await self.until(lambda: letter in self.told)


def news(name: str) -> Letter:
    return GamesChanged(frozenset([name]))


@asynccontextmanager
async def listening(redis: RedisServer, house: str, name: str) -> AsyncIterator[Reader]:
    bus = RedisBus(redis.address, house, name, KEY)
    reader = Reader(bus)
    hearing = asyncio.create_task(bus.hear_for_ever(reader))
    try:
        async with asyncio.timeout(LONG_SECONDS):
            while (await bus.redis.pubsub_numsub(bus.channel(name)))[0][1] == 0:
                await asyncio.sleep(0.01)
        yield reader
    finally:
        await end(hearing)
        await bus.close()


@asynccontextmanager
async def sending(reader: Reader) -> AsyncIterator[None]:
    task = asyncio.create_task(reader.bus.send_for_ever(reader))
    try:
        yield
    finally:
        await end(task)


@pytest.fixture
async def two(redis: RedisServer, request: pytest.FixtureRequest) -> AsyncIterator[tuple[Reader, Reader]]:
    house = request.node.name
    async with listening(redis, house, "one") as one, listening(redis, house, "two") as two:
        yield one, two


async def test_of_more_letters_than_may_wait_the_rest_is_missed_at_both_ends(two, monkeypatch):
    one, other = two
    monkeypatch.setattr(redis_bus, "MOST_WAITING", 2)
    for name in "abcd":
        one.bus.send("two", news(name))
    async with sending(one):
        await one.until(lambda: one.missed_all > 0)
        one.bus.send("two", StillHere())
        await other.until_told(StillHere())
    assert other.told == [news("a"), news("b"), "missed one", StillHere()]
    assert one.missed_all == 1


async def test_what_is_sent_while_the_bus_takes_nothing_is_missed_at_both_ends(two, monkeypatch):
    one, other = two
    publish = one.bus.publish

    async def fail(batch: object) -> None:
        monkeypatch.setattr(one.bus, "publish", publish)
        raise RedisError

    async def send_meanwhile(seconds: float) -> None:
        assert one.missed_all == 1
        monkeypatch.undo()
        one.bus.send("two", news("c"))

    async with sending(one):
        one.bus.send("two", news("a"))
        await other.until_told(news("a"))
        monkeypatch.setattr(one.bus, "publish", fail)
        monkeypatch.setattr(redis_bus, "sleep", send_meanwhile)
        one.bus.send("two", news("b"))
        await one.until(lambda: one.missed_all == 2)
        one.bus.send("two", StillHere())
        await other.until_told(StillHere())
    assert other.told == [news("a"), "missed one", StillHere()]


async def test_what_was_said_while_somebody_did_not_listen_is_missed_when_he_does(redis: RedisServer):
    async with listening(redis, "deaf", "one") as one, sending(one):
        one.bus.send("two", news("a"))
        await one.until(lambda: "missed two" in one.told)
        async with listening(redis, "deaf", "two") as other:
            one.bus.send("two", news("b"))
            await other.until_told(news("b"))
            assert other.told == ["missed one", news("b")]


async def test_an_old_letter_that_somebody_says_again_is_not_believed(two):
    one, other = two
    heard = list[bytes]()
    take_in = other.bus.take_in

    def overhear(data: bytes, reader: Reader) -> None:
        heard.append(data)
        take_in(data, reader)

    other.bus.take_in = overhear
    async with sending(one):
        one.bus.send("two", news("a"))
        await other.until_told(news("a"))
        await one.bus.redis.publish(one.bus.channel("two"), heard[0])
        one.bus.send("two", news("b"))
        await other.until_told(news("b"))
    assert other.told == [news("a"), news("b")]


async def test_a_bus_that_was_closed_does_not_connect_again(redis: RedisServer):
    bus = RedisBus(redis.address, "house", "one", KEY)
    assert await bus.publish([("two", bus.numbered("two", news("one")))]) == {"two"}
    await bus.close()
    with pytest.raises(RedisError):
        await bus.publish([("two", bus.numbered("two", news("one")))])
