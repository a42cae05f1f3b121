"""Advice over the socket: legal, from what was seen alone, and where nobody gives any, refused."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager

import msgspec
import pytest
from tests.server.client import Browser, Chairside, fresh_id
from tests.server.conftest import Serving

from gueridon.bots import workers
from gueridon.bots.fair_queue import MOST_OF_ONE_ASKER, Priority
from gueridon.games import SHELF
from gueridon.server.serving import Server
from gueridon.tables.messages import Advised, Consult, Graded, Refused

ADVISED = next(game for game in SHELF.values() if game.adviser is not None)
OTHER = next(game for game in SHELF.values() if game.adviser is None and game.hints is None)


async def test_advice_is_a_legal_move_and_follows_from_the_view(server: Server):
    async with Browser(server.address()) as browser:
        table = await browser.open_table(ADVISED.id, ADVISED.players[0])
        async with browser.join(table) as person:
            await person.sit(0)
            await person.start()
            advised = await person.ask(Consult(fresh_id(), 0))
            assert isinstance(advised, Advised)
            assert advised.ply == person.ply
            assert bytes(advised.move) in [bytes(move) for move in person.eyes(0).legal]
            view = msgspec.json.decode(person.eyes(0).view, type=ADVISED.view_type)
            assert ADVISED.adviser is not None
            assert bytes(advised.move) == msgspec.json.encode(ADVISED.adviser.advise(view).move)


async def test_after_the_end_the_same_question_brings_the_grade(server: Server):
    async with Browser(server.address()) as browser:
        table = await browser.open_table(ADVISED.id, ADVISED.players[0])
        async with browser.join(table) as person:
            await person.sit(0)
            await person.start()
            await person.play(0, person.eyes(0).legal[0])
            await person.until_ply(1)
            await person.play(0, person.eyes(0).legal[-1])  # gives up
            await person.until(lambda: person.over)
            graded = await person.ask(Consult(fresh_id(), 0))
            assert isinstance(graded, Graded)
            assert graded.grade.moves == 2
            assert graded.grade.lost_from == 2


async def test_nobody_is_advised_on_a_seat_that_is_not_his(server: Server):
    async with Browser(server.address()) as browser, Browser(server.address()) as stranger:
        table = await browser.open_table(ADVISED.id, ADVISED.players[0])
        async with browser.join(table) as person, stranger.join(table) as watcher:
            await person.sit(0)
            await person.start()
            refused = await watcher.ask(Consult(fresh_id(), 0))
            assert isinstance(refused, Refused)
            assert refused.word == "not-your-seat"


async def test_a_game_that_gives_no_advice_says_so(server: Server):
    async with Browser(server.address()) as browser:
        table = await browser.open_table(OTHER.id, OTHER.players[0])
        async with browser.join(table) as person:
            for seat in range(OTHER.players[0]):
                await person.sit(seat)
            await person.start()
            refused = await person.ask(Consult(fresh_id(), 0))
            assert isinstance(refused, Refused)
            assert refused.word == "no-advice"


# Where many ask


@asynccontextmanager
async def alone(server: Server, homes: Sequence[str | None]) -> AsyncIterator[list[Chairside]]:
    """As many as there are homes, each at a table of his own."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(begun(server, home)) for home in homes]


@asynccontextmanager
async def begun(server: Server, home: str | None) -> AsyncIterator[Chairside]:
    async with Browser(server.address(), home) as browser:
        table = await browser.open_table(ADVISED.id, ADVISED.players[0])
        async with browser.join(table) as person:
            await person.sit(0)
            await person.start()
            yield person


@contextmanager
def worker_stopped(server: Server) -> Iterator[None]:
    (worker,) = server.registry.workers.pool.all
    assert worker.process is not None
    os.kill(worker.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(worker.process.pid, signal.SIGCONT)


async def until_they_wait(server: Server, waiting: int) -> None:
    while server.registry.workers.pool.queue.waiting(Priority.PERSON) < waiting:
        await asyncio.sleep(0.01)


async def one_more_is_refused_and_all_others_are_answered(server: Server, people: list[Chairside]) -> None:
    """One is being answered, the others wait; of the last of them there would be too many."""
    *asking, one_more = people
    await one_more.ask(Consult(fresh_id(), 0))  # now the worker is up
    with worker_stopped(server):
        for place, person in enumerate(asking):
            await person.send(Consult("asked", 0))
            await until_they_wait(server, place)
        refused = await one_more.ask(Consult(fresh_id(), 0))
        assert isinstance(refused, Refused)
        assert (refused.why, refused.word) == ("too-fast", "advice-busy")
        assert not any(person.answers for person in asking)
    for person in asking:
        await person.until(lambda: "asked" in person.answers)  # noqa: B023 (it is waited for at once)
        assert isinstance(person.answers["asked"], Advised)
    assert isinstance(await one_more.ask(Consult(fresh_id(), 0)), Advised)


async def test_where_eight_of_one_address_wait_for_advice_the_next_of_it_is_told_to_come_back(server: Server):
    assert MOST_OF_ONE_ASKER == 8
    async with alone(server, [None] * (1 + MOST_OF_ONE_ASKER + 1)) as people:
        await one_more_is_refused_and_all_others_are_answered(server, people)


async def test_where_so_many_of_all_addresses_wait_for_advice_the_next_is_told_to_come_back(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
):
    assert workers.MOST_WAITING[Priority.PERSON] == 60
    monkeypatch.setattr(workers, "MOST_WAITING", {Priority.TABLE: 500, Priority.PERSON: 2})
    async with serving() as server, alone(server, [f"192.0.2.{home}" for home in range(4)]) as people:
        await one_more_is_refused_and_all_others_are_answered(server, people)


async def test_while_one_address_waits_as_much_as_it_may_another_is_answered(server: Server):
    async with alone(server, [None] * (1 + MOST_OF_ONE_ASKER)) as crowd, alone(server, ["192.0.2.1"]) as (neighbour,):
        await neighbour.ask(Consult(fresh_id(), 0))
        with worker_stopped(server):
            for place, person in enumerate(crowd):
                await person.send(Consult("asked", 0))
                await until_they_wait(server, place)
            await neighbour.send(Consult("asked", 0))
            await until_they_wait(server, len(crowd))
        await neighbour.until(lambda: "asked" in neighbour.answers)
        assert isinstance(neighbour.answers["asked"], Advised)
