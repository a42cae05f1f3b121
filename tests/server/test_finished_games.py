"""Finished games are told by another process, once, and advice is asked for one at a time."""

import asyncio
import os
import signal
from random import Random
from threading import get_ident
from unittest.mock import Mock

import pytest
from tests.server.client import Browser, Chairside, fresh_id
from tests.server.conftest import Serving

from gueridon.bots.fair_queue import Priority
from gueridon.games import SHELF
from gueridon.server import table_registry
from gueridon.server.serving import Server
from gueridon.server.settings import Rate
from gueridon.tables import replaying
from gueridon.tables.messages import Consult, Refused

GAME = next(iter(SHELF.values()))
ADVISED = next(game for game in SHELF.values() if game.adviser is not None)


async def finished(browser: Browser) -> str:
    table = await browser.open_table(GAME.id, 2)
    async with browser.join(table) as person:
        for seat in range(2):
            await person.sit(seat)
        await person.start()
        await person.play_to_the_end(Random(1))
    return table


async def test_a_finished_game_is_told_elsewhere_and_only_once(server: Server, monkeypatch: pytest.MonkeyPatch):
    def here(*_: object) -> None:
        raise AssertionError(f"told by the thread of the event loop, {get_ident()}")

    monkeypatch.setattr(replaying, "frames", here)
    monkeypatch.setattr(replaying, "write_record", here)
    async with Browser(server.address()) as browser:
        table = await finished(browser)
        paths = [f"/api/tables/{table}/{what}" for what in ("replay", "replay?seat=1", "record")]
        first = [(await browser.http.get(path)).json() for path in paths]
        replay_worker = server.registry.finished_games.pool.all[0]
        assert replay_worker.process is not None
        replay_worker.process.kill()
        monkeypatch.setattr(replay_worker, "ask", here)
        again = [(await browser.http.get(path)).json() for path in paths]
        assert first == again
        plain = await browser.http.get(paths[0], headers={"accept-encoding": "identity"})
        assert plain.json() == first[0]
        assert "content-encoding" not in plain.headers


async def test_a_worker_killed_while_idle_costs_nobody_a_game(server: Server):
    async with Browser(server.address()) as browser:
        table = await finished(browser)
        assert (await browser.http.get(f"/api/tables/{table}/replay?seat=0")).status_code == 200
        idle = server.registry.finished_games.pool.all[0].process
        assert idle is not None
        os.kill(idle.pid, signal.SIGKILL)
        assert (await browser.http.get(f"/api/tables/{table}/replay?seat=1")).status_code == 200


async def test_where_too_many_look_at_games_the_next_one_is_told_so_at_once(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(table_registry, "MOST_WAITING", {Priority.TABLE: 100, Priority.PERSON: 0})
    async with serving() as server, Browser(server.address()) as browser:
        table = await finished(browser)
        finished_games = server.registry.finished_games
        worker = finished_games.pool.all[0]
        await browser.http.get(f"/api/tables/{table}/record")  # now it runs
        assert worker.process is not None
        pid = worker.process.pid
        os.kill(pid, signal.SIGSTOP)
        try:
            first = asyncio.create_task(browser.http.get(f"/api/tables/{table}/replay"))
            while finished_games.pool.free:
                await asyncio.sleep(0.01)
            refused = await browser.http.get(f"/api/tables/{table}/replay?seat=1")
        finally:
            os.kill(pid, signal.SIGCONT)
        assert (refused.status_code, refused.json()["word"]) == (429, "archive-busy")
        assert (await first).status_code == 200


async def test_many_who_look_at_once_share_one_telling(server: Server, monkeypatch: pytest.MonkeyPatch):
    async with Browser(server.address()) as browser:
        table = await finished(browser)
        finished_games, told = server.registry.finished_games, Mock(wraps=server.registry.finished_games.ask)
        monkeypatch.setattr(finished_games, "ask", told)
        answers = await asyncio.gather(*[browser.http.get(f"/api/tables/{table}/replay") for _ in range(20)])
        assert {answer.status_code for answer in answers} == {200}
        assert told.call_count == 1


async def test_what_is_kept_told_stays_within_its_bytes_and_goes_with_its_table(serving: Serving):
    async with serving(archive_bytes=2_500) as server, Browser(server.address()) as browser:
        table = await finished(browser)
        finished_games = server.registry.finished_games
        for seat in (0, 1, 0, 1):
            assert (await browser.http.get(f"/api/tables/{table}/replay?seat={seat}")).status_code == 200
            assert finished_games.bytes == sum(map(len, finished_games.kept.values())) <= 2_500
        finished_games.forget(table)
        assert (finished_games.bytes, finished_games.kept) == (0, {})


async def test_to_have_a_game_told_costs_more_than_to_have_it_told_again(serving: Serving):
    async with serving() as server, Browser(server.address()) as browser:
        table = await finished(browser)
    async with serving(per_address=Rate(0.001, 11)) as server, Browser(server.address()) as browser:
        told = [(await browser.http.get(f"/api/tables/{table}/replay")).status_code for _ in range(3)]
        assert told == [200] * 3
        assert (await browser.http.get(f"/api/tables/{table}/replay?seat=0")).status_code == 429


async def alone(browser: Browser) -> tuple[Chairside, str]:
    table = await browser.open_table(ADVISED.id, ADVISED.players[0])
    person = await browser.join(table).__aenter__()
    await person.sit(0)
    await person.start()
    return person, table


async def test_nobody_is_advised_twice_at_once(server: Server):
    async with Browser(server.address()) as browser:
        person, table = await alone(browser)
        await person.ask(Consult(fresh_id(), 0))
        process = server.registry.workers.pool.all[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        async with browser.join(table) as second_window:
            await person.send(Consult("first", 0))
            while not server.registry.advising.asking:
                await asyncio.sleep(0.01)
            refused = await second_window.ask(Consult(fresh_id(), 0))
            assert isinstance(refused, Refused)
            assert (refused.why, refused.word) == ("too-fast", "advice-asked")
            os.kill(process.pid, signal.SIGCONT)
            await person.until(lambda: "first" in person.answers)
        assert not server.registry.advising.asking
        await person.socket.close()
