"""Bots think in other processes, and whatever happens there the table goes on."""

import os
import signal

import pytest
from msgspec import Raw

from gueridon.bots import LEVELS
from gueridon.bots.questions import Question
from gueridon.bots.workers import Workers
from gueridon.games import SHELF


def question(level: str = "random", moves: int = 5) -> Question:
    legal = tuple(Raw(b"%d" % number) for number in range(moves))
    return Question(next(iter(SHELF)), level, 0, Raw(b"{}"), legal, (), ())


@pytest.mark.parametrize("level", LEVELS)
async def test_a_bot_answers_with_one_of_the_legal_moves(level: str):
    async with Workers.open(1, patience=30) as workers:
        chosen = {(await workers.answer(question(level))).choice for _ in range(50)}
    assert chosen <= set(range(5))
    assert len(chosen) > 1


async def test_a_worker_that_dies_is_replaced():
    async with Workers.open(1, patience=30) as workers:
        await workers.answer(question())
        first = workers.all[0].process
        assert first is not None
        os.kill(first.pid, signal.SIGKILL)
        for _ in range(3):
            assert (await workers.answer(question())).choice < 5
        assert workers.all[0].process is not first


async def test_a_worker_that_takes_too_long_is_ended_and_chance_plays():
    async with Workers.open(1, patience=30) as workers:
        await workers.answer(question())
        slow = workers.all[0].process
        assert slow is not None
        os.kill(slow.pid, signal.SIGSTOP)
        workers.patience = 0.2
        assert (await workers.answer(question())).choice < 5
        assert slow.returncode is not None


async def test_a_worker_that_fails_costs_a_random_move_only():
    async with Workers.open(1, patience=30) as workers:
        assert (await workers.answer(question(level="unheard-of"))).choice < 5
        assert (await workers.answer(question())).choice < 5


async def test_no_worker_outlives_the_house():
    async with Workers.open(2, patience=30) as workers:
        await workers.answer(question())
        process = workers.all[0].process
    assert process is not None
    assert process.returncode is not None
