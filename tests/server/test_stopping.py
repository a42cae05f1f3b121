"""A server that is told to go goes, whatever it or somebody else is in the middle of."""

import asyncio
import os
import signal
import socket
from asyncio.subprocess import Process
from pathlib import Path
from urllib.parse import urlsplit

from tests.databases import Postgres
from tests.patience import LONG_SECONDS
from tests.server.client import Browser, Chairside, fresh_id
from tests.server.conftest import Serving
from tests.server.process import server_process
from tests.server.test_hung_database import standing_still

from gueridon.bots.workers import WORKER
from gueridon.games import SHELF
from gueridon.server.serving import LEAVE_SECONDS
from gueridon.tables.messages import Consult, Sit

ADVISED = next(game for game in SHELF.values() if game.adviser is not None)


async def with_an_adviser(person: Chairside) -> None:
    """The game has begun, and the worker is up."""
    await person.sit(0)
    await person.start()
    await person.ask(Consult(fresh_id(), 0))


async def test_a_server_that_is_gone_has_left_nothing_behind(serving: Serving):
    """What goes on in the background asks the database from the first moment on."""
    before = asyncio.all_tasks()
    for _ in range(10):
        async with serving():
            pass
        assert asyncio.all_tasks() - before == set()


async def test_a_grade_that_is_being_thought_out_keeps_no_server(serving: Serving):
    async with asyncio.timeout(LONG_SECONDS):
        async with serving(bot_patience=10 * LONG_SECONDS) as server, Browser(server.address()) as browser:
            table = await browser.open_table(ADVISED.id, ADVISED.players[0])
            async with browser.join(table) as person:
                await with_an_adviser(person)
                worker = server.registry.workers.pool.all[0]
                assert worker.process is not None
                os.kill(worker.process.pid, signal.SIGSTOP)
                await person.play(0, person.eyes(0).legal[-1])  # gives up
                await person.until(lambda: person.over)
                await person.send(Consult(fresh_id(), 0))
                while not server.registry.finished_games.under_way:
                    await asyncio.sleep(0.01)
        assert not [one for one in server.registry.workers.pool.all if one.process or one.starting]
        assert server.registry.finished_games.under_way == {}


async def gone(process: Process) -> int:
    """How it left: by the signal if in good order, with 1 if it had to be ended."""
    process.terminate()
    async with asyncio.timeout(LEAVE_SECONDS + LONG_SECONDS):
        return await process.wait()


def workers_of(process: Process) -> list[int]:
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(pid) for pid in children if WORKER in Path(f"/proc/{pid}/cmdline").read_text()]


async def test_a_server_with_busy_workers_and_open_sockets_goes_in_good_order(tmp_path: Path):
    async with server_process(f"sqlite:///{tmp_path}/tables.sqlite") as (process, address), Browser(address) as browser:
        with socket.create_connection((urlsplit(address).hostname, urlsplit(address).port)) as mute:
            mute.sendall(b"GET / HTTP/1.1\r\n")  # and nothing more
            async with browser.join(await browser.open_table(ADVISED.id, ADVISED.players[0])) as person:
                await with_an_adviser(person)
                for worker in workers_of(process):
                    os.kill(worker, signal.SIGSTOP)
                await person.send(Consult(fresh_id(), 0))
                assert await gone(process) == -signal.SIGTERM


async def test_a_server_whose_database_stands_still_goes_in_good_order(postgres: Postgres):
    async with (
        server_process(postgres.fresh()) as (process, address),
        Browser(address) as browser,
        browser.join(await browser.open_table(ADVISED.id, ADVISED.players[0])) as person,
    ):
        with standing_still(postgres):
            await person.send(Sit(fresh_id(), 0, "Ada", "0" * 32))
            asking = [asyncio.create_task(browser.http.get(f"/api/tables/{n:024x}")) for n in range(3)]
            assert await gone(process) == -signal.SIGTERM
            await asyncio.gather(*asking, return_exceptions=True)


async def test_a_server_that_cannot_go_is_ended(tmp_path: Path):
    async with server_process(f"sqlite:///{tmp_path}/tables.sqlite", module="tests.server.stuck") as (process, _):
        assert await gone(process) == 1
