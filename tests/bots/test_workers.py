"""Bots think in other processes, and whatever happens there the table goes on."""

import os
import signal
from asyncio import create_task, gather, sleep, wait
from collections.abc import Awaitable
from time import monotonic

import msgspec
import pytest
from msgspec import Raw
from tests.bots.asking import question

from gueridon.bots.advice_questions import Consultation
from gueridon.bots.fair_queue import MOST_OF_ONE_ASKER, Full, Priority
from gueridon.bots.process_pool import Failed
from gueridon.bots.questions import Answer, Question
from gueridon.bots.workers import MOST_WAITING, BotWorkers
from gueridon.core.fate import key_of
from gueridon.core.levels import LEVELS
from gueridon.core.wire import raw
from gueridon.games import SHELF

ADVISED = next(game for game in SHELF.values() if game.adviser is not None)
CONSULTATION = Consultation(
    ADVISED.id,
    ADVISED.version,
    raw(ADVISED.view(ADVISED.setup(ADVISED.players[0], ADVISED.presets["usual"], key_of("1")), 0)),
)


def answered(answer: Answer, asked: Question) -> bool:
    return answer.choice in range(len(asked.legal))


@pytest.mark.parametrize("level", LEVELS)
async def test_a_bot_answers_with_one_of_the_legal_moves(level: str):
    asked = question(level)
    async with BotWorkers.open(1, patience=30) as workers:
        assert answered(await workers.answer(asked), asked)
        assert workers.pool.all[0].process is not None, "it failed, and chance played"


async def test_chance_takes_any_of_them():
    asked = question("random")
    async with BotWorkers.open(1, patience=30) as workers:
        chosen = {(await workers.answer(asked)).choice for _ in range(50)}
    assert chosen <= set(range(len(asked.legal)))
    assert len(chosen) > 1


async def test_a_worker_that_dies_is_replaced():
    asked = question()
    async with BotWorkers.open(1, patience=30) as workers:
        await workers.answer(asked)
        first = workers.pool.all[0].process
        assert first is not None
        os.kill(first.pid, signal.SIGKILL)
        for _ in range(3):
            assert answered(await workers.answer(asked), asked)
        assert workers.pool.all[0].process is not first


async def test_a_worker_killed_while_idle_costs_nobody_an_answer():
    """Not even a bot's: it thinks with the next one, and chance does not play for it."""
    asked = question("adept")
    async with BotWorkers.open(1, patience=30) as workers:
        await workers.answer(asked)
        idle = workers.pool.all[0].process
        assert idle is not None
        os.kill(idle.pid, signal.SIGKILL)
        assert (await workers.answer(asked)).thoughts
        assert (await workers.advise(CONSULTATION)).verdict


async def test_a_worker_that_takes_too_long_is_ended_and_chance_plays():
    asked = question()
    async with BotWorkers.open(1, patience=30) as workers:
        await workers.answer(asked)
        slow = workers.pool.all[0].process
        assert slow is not None
        os.kill(slow.pid, signal.SIGSTOP)
        workers.patience = 0.2
        assert answered(await workers.answer(asked), asked)
        assert slow.returncode is not None


async def test_where_others_wait_a_bot_thinks_less_and_all_are_answered():
    asked = question("oracle")
    async with BotWorkers.open(1, patience=30) as workers:
        alone = workers.hurried(asked).seconds
        answers = [create_task(workers.answer(asked)) for _ in range(9)]
        await sleep(0)
        waiting = workers.pool.queue.waiting(Priority.TABLE)
        assert workers.hurried(asked).seconds == pytest.approx(alone / (1 + waiting))
        assert waiting >= 8
        assert all(answered(answer, asked) for answer in await gather(*answers))
        assert workers.hurried(asked).seconds == alone


async def test_a_worker_that_is_slow_to_start_is_waited_for_by_the_next_question():
    """Ended by the first impatient one, it would never be up on a busy machine."""
    asked = question("adept")
    async with BotWorkers.open(1, patience=0.001) as workers:
        assert not (await workers.answer(asked)).thoughts, "chance plays"
        workers.patience = 60
        assert (await workers.answer(asked)).thoughts


async def stopped(workers: BotWorkers) -> int:
    """Its only worker is at work and does not get on."""
    await workers.answer(question())
    process = workers.pool.all[0].process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    return process.pid


async def test_patience_begins_when_the_question_is_asked():
    """Behind a worker that is stuck, ten questions wait together and not one after another."""
    asked = question()
    async with BotWorkers.open(1, patience=30) as workers:
        await stopped(workers)
        workers.patience = 2
        begun = monotonic()
        answers = [create_task(workers.answer(asked)) for _ in range(10)]
        assert all(answered(answer, asked) for answer in await gather(*answers))
        assert monotonic() - begun < 10 * workers.patience / 2


async def test_bots_come_before_advice_and_nobody_is_served_twice_while_another_waits():
    order: list[str] = []

    async def note(name: str, wanted: Awaitable[object]) -> None:
        await wanted
        order.append(name)

    async with BotWorkers.open(1, patience=60) as workers:
        pid = await stopped(workers)
        greedy = [note("greedy", workers.advise(CONSULTATION, "greedy")) for _ in range(4)]
        modest = note("modest", workers.advise(CONSULTATION, "modest"))
        crowd = [note("crowd", workers.answer(question(), "crowd")) for _ in range(4)]
        alone = note("alone", workers.answer(question(), "alone"))
        asked = [create_task(one) for one in (*greedy, modest, *crowd, alone)]
        await sleep(0)
        os.kill(pid, signal.SIGCONT)
        await gather(*asked)
    assert order == ["greedy", "crowd", "alone", "crowd", "crowd", "crowd", "greedy", "modest", "greedy", "greedy"]


async def test_where_too_many_want_advice_the_next_one_is_told_so_at_once():
    async with BotWorkers.open(1, patience=60) as workers:
        await stopped(workers)
        crowd = range(1 + MOST_WAITING[Priority.PERSON])
        asked = [create_task(workers.advise(CONSULTATION, f"somebody {one}")) for one in crowd]
        await sleep(0)
        with pytest.raises(Full):
            await workers.advise(CONSULTATION, "one more")
        for one in asked:
            one.cancel()
        await gather(*asked, return_exceptions=True)
        assert workers.pool.queue.waiting(Priority.PERSON) == 0
        assert answered(await workers.answer(question()), question())


async def test_one_asker_has_one_worker_at_a_time_for_what_he_would_like_to_know():
    async with BotWorkers.open(3, patience=60) as workers:
        greedy = [create_task(workers.advise(CONSULTATION, "greedy")) for _ in range(1 + MOST_OF_ONE_ASKER)]
        await sleep(0)
        assert len(workers.pool.free) == 2
        with pytest.raises(Full):
            await workers.advise(CONSULTATION, "greedy")
        await workers.advise(CONSULTATION, "modest")
        await gather(*greedy)
        assert len(workers.pool.free) == 3


async def test_whoever_gives_up_waiting_keeps_nobody_else_from_an_answer():
    async with BotWorkers.open(1, patience=60) as workers:
        pid = await stopped(workers)
        asked = [create_task(workers.advise(CONSULTATION, "greedy")) for _ in range(4)]
        await sleep(0)
        asked[0].cancel()  # while a worker thinks about it
        asked[1].cancel()
        asked[2].cancel()
        os.kill(pid, signal.SIGCONT)
        await asked[3]
        assert workers.pool.queue.lines[Priority.PERSON] == {}
        assert len(workers.pool.free) == 1


HOSTILE = [Raw(b"{}"), Raw(b"[1, 2"), Raw(b'{"kind": "view"}'), Raw(b'"' + b"a" * 100_000 + b'"')]


@pytest.mark.parametrize("view", HOSTILE, ids=["empty", "cut short", "another shape", "long"])
async def test_a_hostile_view_costs_a_random_move_only(view: Raw):
    asked, sound = msgspec.structs.replace(question("novice"), view=view), question("novice")
    async with BotWorkers.open(1, patience=30) as workers:
        assert answered(await workers.answer(asked), asked)
        assert answered(await workers.answer(sound), sound)


async def test_a_level_that_nobody_knows_costs_a_random_move_only():
    asked = question("unheard-of")
    async with BotWorkers.open(1, patience=30) as workers:
        assert answered(await workers.answer(asked), asked)


async def test_no_worker_outlives_the_house():
    async with BotWorkers.open(2, patience=30) as workers:
        await workers.answer(question())
        process = workers.pool.all[0].process
    assert process is not None
    assert process.returncode is not None


async def test_whoever_waits_for_an_answer_is_let_go_when_the_house_closes():
    async with BotWorkers.open(1, patience=600) as workers:
        await stopped(workers)
        asked = [create_task(workers.advise(CONSULTATION)) for _ in range(3)]
        await sleep(0)
    assert all(isinstance(failed, Failed) for failed in await gather(*asked, return_exceptions=True))
    assert [(worker.process, worker.starting) for worker in workers.pool.all] == [(None, None)]


async def test_a_worker_that_is_still_starting_goes_with_the_house_and_so_does_who_waits_for_it():
    async with BotWorkers.open(1, patience=600) as workers:
        asked = create_task(workers.advise(CONSULTATION))
        while workers.pool.all[0].starting is None:
            await sleep(0)
    with pytest.raises(Failed):
        await asked
    assert [(worker.process, worker.starting) for worker in workers.pool.all] == [(None, None)]


async def test_a_worker_for_which_nobody_waited_goes_with_the_house():
    async with BotWorkers.open(1, patience=0.001) as workers:
        await workers.answer(question("adept"))
        starting = workers.pool.all[0].starting
        assert starting is not None
        await wait([starting])
    assert starting.result().returncode is not None
