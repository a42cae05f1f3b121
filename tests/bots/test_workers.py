"""Bots think in other processes, and whatever happens there the table goes on."""

import os
import signal
from asyncio import create_task, gather, sleep

import msgspec
import pytest
from msgspec import Raw
from tests.bots.asking import question

from gueridon.bots import LEVELS
from gueridon.bots.questions import Answer, Question
from gueridon.bots.workers import Workers


def answered(answer: Answer, asked: Question) -> bool:
    return answer.choice in range(len(asked.legal))


@pytest.mark.parametrize("level", LEVELS)
async def test_a_bot_answers_with_one_of_the_legal_moves(level: str):
    asked = question(level)
    async with Workers.open(1, patience=30) as workers:
        assert answered(await workers.answer(asked), asked)
        assert workers.all[0].process is not None, "it failed, and chance played"


async def test_chance_takes_any_of_them():
    asked = question("random")
    async with Workers.open(1, patience=30) as workers:
        chosen = {(await workers.answer(asked)).choice for _ in range(50)}
    assert chosen <= set(range(len(asked.legal)))
    assert len(chosen) > 1


async def test_a_worker_that_dies_is_replaced():
    asked = question()
    async with Workers.open(1, patience=30) as workers:
        await workers.answer(asked)
        first = workers.all[0].process
        assert first is not None
        os.kill(first.pid, signal.SIGKILL)
        for _ in range(3):
            assert answered(await workers.answer(asked), asked)
        assert workers.all[0].process is not first


async def test_a_worker_that_takes_too_long_is_ended_and_chance_plays():
    asked = question()
    async with Workers.open(1, patience=30) as workers:
        await workers.answer(asked)
        slow = workers.all[0].process
        assert slow is not None
        os.kill(slow.pid, signal.SIGSTOP)
        workers.patience = 0.2
        assert answered(await workers.answer(asked), asked)
        assert slow.returncode is not None


async def test_where_others_wait_a_bot_thinks_less_and_all_are_answered():
    asked = question("oracle")
    async with Workers.open(1, patience=30) as workers:
        alone = workers.hurried(asked).seconds
        answers = [create_task(workers.answer(asked)) for _ in range(9)]
        await sleep(0)
        assert workers.hurried(asked).seconds == pytest.approx(alone / (1 + workers.waiting))
        assert workers.waiting >= 8
        assert all(answered(answer, asked) for answer in await gather(*answers))
        assert workers.hurried(asked).seconds == alone


HOSTILE = [Raw(b"{}"), Raw(b"[1, 2"), Raw(b'{"kind": "view"}'), Raw(b'"' + b"a" * 100_000 + b'"')]


@pytest.mark.parametrize("view", HOSTILE, ids=["empty", "cut short", "another shape", "long"])
async def test_a_hostile_view_costs_a_random_move_only(view: Raw):
    asked, sound = msgspec.structs.replace(question("novice"), view=view), question("novice")
    async with Workers.open(1, patience=30) as workers:
        assert answered(await workers.answer(asked), asked)
        assert answered(await workers.answer(sound), sound)


async def test_a_level_that_nobody_knows_costs_a_random_move_only():
    asked = question("unheard-of")
    async with Workers.open(1, patience=30) as workers:
        assert answered(await workers.answer(asked), asked)


async def test_no_worker_outlives_the_house():
    async with Workers.open(2, patience=30) as workers:
        await workers.answer(question())
        process = workers.all[0].process
    assert process is not None
    assert process.returncode is not None
