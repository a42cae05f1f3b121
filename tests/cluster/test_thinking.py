"""Bots think on other machines: in real processes, which come, go and are killed while they think."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from random import Random
from unittest.mock import patch

import msgspec
import pytest
from tests.bots.asking import question
from tests.buses import RedisServer
from tests.cli.terminal import gueridon, only_sentence
from tests.cluster.joined import joined
from tests.cluster.test_processes import children
from tests.cluster.test_sharing import LONG_LEASE, house, serving, until
from tests.databases import Postgres
from tests.patience import LONG_SECONDS
from tests.server.client import Browser

from gueridon.bots.questions import Answer
from gueridon.bots.workers import BotWorkers
from gueridon.core.words import Words
from gueridon.games import SHELF
from gueridon.server.cluster import asking_elsewhere, think_queue
from gueridon.server.cluster.letters import ToAsker
from gueridon.server.cluster.think_queue import QueuedQuestion, ThinkQueue
from gueridon.server.serving import Server
from gueridon.server.settings import Settings

ASKED = question("oracle")
GAME = next(game for game in SHELF.values() if game.hints is not None and game.players[0] <= 2)


@pytest.fixture
def settings(postgres: Postgres, redis: RedisServer) -> Settings:
    return joined(postgres.fresh(), redis.address, lease=LONG_LEASE)


@asynccontextmanager
async def thinking(settings: Settings) -> AsyncIterator[Process]:
    """``gueridon think`` with one process, once it says that it thinks; killed at the end."""
    words = ["think", "--house", settings.database, "--bus", settings.bus, "--processes", "1"]
    process = await create_subprocess_exec(sys.executable, "-m", "gueridon.cli", "-l", "en", *words, stdout=PIPE)
    assert process.stdout is not None
    try:
        said = (await process.stdout.readline()).decode().strip()
        assert said == Words("en").say("thinks", processes=1)
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def kill_with_its_processes(thinker: Process) -> None:
    """As if the machine were gone."""
    for pid in [thinker.pid, *children(thinker)]:
        os.kill(pid, signal.SIGKILL)


def workers(server: Server) -> BotWorkers:
    return server.registry.workers


async def until_elsewhere(server: Server, processes: int) -> None:
    await until(lambda: len(workers(server).pool.elsewhere) == processes)


async def outcomes(server: Server) -> dict[str, int]:
    """Of questions that were asked elsewhere."""
    async with Browser(server.address()) as browser:
        page = (await browser.http.get("/metrics")).text
    found = re.findall(r'gueridon_questions_elsewhere_total\{outcome="(.+)"\} (\d+)', page)
    return {outcome: int(number) for outcome, number in found}


async def asked_and_taken(server: Server) -> asyncio.Task[Answer]:
    """A question about which somebody elsewhere thinks."""
    elsewhere, taken = house(server).elsewhere, asyncio.Event()
    hear = elsewhere.hear

    def hear_and_note(letter: ToAsker) -> None:
        taken.set()
        hear(letter)

    with patch.object(elsewhere, "hear", hear_and_note):
        answering = asyncio.create_task(workers(server).answer(ASKED))
        async with asyncio.timeout(LONG_SECONDS):
            await taken.wait()
    return answering


async def asked_of_one_who_never_answers(server: Server, thinker: Process) -> asyncio.Task[Answer]:
    """The process that would think is there since an earlier question, and stands still."""
    assert (await workers(server).answer(ASKED)).thoughts
    for pid in children(thinker):
        os.kill(pid, signal.SIGSTOP)
    return await asked_and_taken(server)


async def test_a_bot_plays_at_a_server_that_has_no_process_to_think(settings: Settings):
    async with serving(replace(settings, workers=0)) as server, thinking(settings):
        await until_elsewhere(server, 1)
        async with Browser(server.address()) as browser:
            table = await browser.open_table(GAME.id, 2)
            async with browser.join(table) as ada:
                await ada.sit(0, "Ada")
                await ada.add_bot(1, "adept")
                await ada.start()
                await ada.play_to_the_end(Random(1))
            frames = (await browser.http.get(f"/api/tables/{table}/replay")).json()
        assert any(frame["thoughts"] for frame in frames), "chance played"
        assert (await outcomes(server))["answered"] > 1


async def test_a_killed_thinkers_question_is_asked_again_of_the_next_one(settings: Settings):
    async with serving(replace(settings, workers=0)) as server, thinking(settings) as first:
        await until_elsewhere(server, 1)
        answering = await asked_of_one_who_never_answers(server, first)
        kill_with_its_processes(first)
        async with thinking(settings):
            assert (await answering).thoughts, "chance played"
        assert (await outcomes(server))["asked again"] >= 1


async def test_a_killed_thinkers_question_is_answered_by_the_server_itself(settings: Settings):
    async with serving(replace(settings, workers=1)) as server, thinking(settings) as first:
        await until_elsewhere(server, 1)
        answering = await asked_of_one_who_never_answers(server, first)
        kill_with_its_processes(first)
        assert (await answering).thoughts, "chance played"
        assert workers(server).pool.all[0].process is not None
        await until_elsewhere(server, 0)


async def test_a_thinker_that_is_told_to_go_answers_first(settings: Settings, monkeypatch):
    monkeypatch.setattr(asking_elsewhere, "SILENCE_SECONDS", LONG_SECONDS)
    async with serving(replace(settings, workers=0)) as server, thinking(settings) as thinker:
        await until_elsewhere(server, 1)
        monkeypatch.setattr(house(server).elsewhere, "give_up", lambda: None)  # however late a sign of life comes
        answering = await asked_and_taken(server)
        async with asyncio.timeout(LONG_SECONDS):
            thinker.send_signal(signal.SIGTERM)
            assert (await answering).thoughts
            assert await thinker.wait() == 0
        assert await outcomes(server) == {"answered": 1}
        await until_elsewhere(server, 0)


async def test_with_nobody_to_think_chance_plays_and_nobody_waits_for_ever(settings: Settings):
    async with serving(replace(settings, workers=0, bot_patience=0.2)) as server:
        async with asyncio.timeout(LONG_SECONDS):
            answer = await workers(server).answer(ASKED)
        assert answer.choice in range(len(ASKED.legal))
        assert not answer.thoughts


async def test_a_thinker_that_stands_still_keeps_nobody_waiting_longer_than_patience(settings: Settings):
    async with serving(replace(settings, workers=0)) as server, thinking(settings) as thinker:
        await until_elsewhere(server, 1)
        thinker.send_signal(signal.SIGSTOP)
        workers(server).patience = 0.2
        async with asyncio.timeout(LONG_SECONDS):
            answer = await workers(server).answer(ASKED)
        assert answer.choice in range(len(ASKED.legal))


async def test_without_a_bus_bots_think_at_the_server(settings: Settings):
    async with serving(replace(settings, bus="unix:///nowhere", workers=1)) as server:
        house(server).elsewhere.have(1)
        assert (await workers(server).answer(ASKED)).thoughts
        assert workers(server).pool.elsewhere == []


@pytest.fixture
async def queue(settings: Settings) -> AsyncIterator[ThinkQueue]:
    """Of a house that has a server."""
    async with serving(settings) as server:
        await house(server).elsewhere.look()
        yield house(server).elsewhere.queue


async def test_what_lies_in_the_queue_tells_nothing_of_a_seat(queue: ThinkQueue):
    asked = msgspec.json.encode(ASKED)
    await queue.put(QueuedQuestion("server", 1, queue.now() + LONG_SECONDS, asked))
    (lying,) = await queue.redis.lrange(queue.questions, 0, -1)
    assert bytes(ASKED.view) not in lying
    assert b"server" not in lying
    taken = await queue.take()
    assert taken is not None
    assert taken.question == asked


async def test_what_nobody_of_the_house_wrote_is_no_question_and_nobody_thinks_for_it(queue: ThinkQueue):
    await queue.redis.lpush(queue.questions, b"Which of your cards is the best?")
    assert await queue.take() is None
    await queue.be_here("somebody", 3)
    (said,) = (await queue.redis.hgetall(queue.thinkers)).values()
    await queue.redis.hset(queue.thinkers, "somebody else", said)
    assert (await queue.look()).processes == 3
    assert [*await queue.redis.hkeys(queue.thinkers)] == [b"somebody"]


async def test_a_question_that_nobody_waits_for_any_more_is_not_thought_about(queue: ThinkQueue):
    await queue.put(QueuedQuestion("server", 1, queue.now() - 1, b"Still there?"))
    assert await queue.take() is None


async def test_who_knows_other_rules_is_not_asked(queue: ThinkQueue, settings: Settings, monkeypatch):
    async with serving(settings) as server:
        with monkeypatch.context() as other:
            other.setattr(think_queue, "version", lambda _: "another")
            newer = ThinkQueue(house(server).bus)
        await newer.be_here("newer", 1)
        assert (await newer.look()).processes == 1
        assert (await queue.look()).processes == 0


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_house_that_nobody_shares_is_told_of_in_a_sentence(postgres: Postgres, tmp_path, language: str):
    for address in (postgres.fresh(), f"sqlite:///{tmp_path}/tables.sqlite"):
        said = only_sentence(gueridon("think", "--house", address, language=language))
        assert said == Words(language).say("error-house-not-shared")
