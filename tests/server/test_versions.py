"""A game is given new rules while tables are under way: those go on, end, are watched and verified by the old ones.

It is done as a developer and a host would do it, in a copy of the sources: served, frozen, changed, served again.
"""

import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.released.recording import Guest
from tests.server.client import Browser, fresh_id
from tests.server.conftest import Serving
from tests.server.process import server_process
from tests.server.toy_tables import begun as toys_begun
from tests.server.toy_tables import plays
from tests.tables.toy import FINISH, STEP, TOY

from gueridon import read_record, verify
from gueridon.core.levels import stand_in
from gueridon.games import SHELF, load
from gueridon.tables import messages, replaying
from gueridon.tables.messages import Done

ROOT = Path(__file__).parents[2]
GAMES = ("missions", "midas-companion")  # one by itself, and one of two that share a package
OTHER_DEAL = "setup=lambda players, options, key: setup(players, options, key[::-1]),"


class House:
    """A copy of the sources, and the database that it serves."""

    def __init__(self, folder: Path) -> None:
        self.sources = folder / "gueridon"
        self.database = f"sqlite:///{folder}/tables.sqlite"
        shutil.copytree(
            ROOT / "src/gueridon", self.sources, ignore=shutil.ignore_patterns("page", "__pycache__", "rulebook*")
        )

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Browser]:
        async with server_process(self.database) as (process, address):
            async with Guest(address) as browser:
                yield browser
            process.terminate()
            await process.wait()

    def type(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "gueridon.cli", "--language", "en", *words]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def bump(self, id: str) -> None:
        """The next version of this game deals otherwise."""
        assert self.type("freeze", id).returncode == 0
        file = self.sources / "games" / load(id).folder.name / "__init__.py"
        before, name, game = file.read_text("utf-8").partition(f'id="{id}"')
        game = game.replace("version=1,", "version=2,", 1).replace("setup=setup,", OTHER_DEAL, 1)
        file.write_text(before + name + game, "utf-8")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{ROOT}")
    return House(tmp_path)


async def begun(browser: Browser, id: str) -> str:
    """With a bot that its game has taught, where people do not share a screen."""
    game = load(id)
    table = await browser.open_table(id, 2)
    async with browser.join(table) as host:
        await host.sit(0)
        await (host.sit(1) if game.shared else host.add_bot(1, stand_in(game)))
        await host.start()
        await host.until(lambda: bool(host.choices()))
        await host.play(*host.choices()[0])  # type: ignore[arg-type]
    return table


async def ends(browser: Browser, table: str, version: int) -> None:
    async with browser.join(table) as host:
        assert host.room.version == version
        await host.until_ply(0)
        await host.play_to_the_end(Random(1))


async def watched(browser: Browser, table: str) -> list[Any]:
    answers = [await browser.http.get(f"/api/tables/{table}/replay{eyes}") for eyes in ("", "?seat=0", "?seat=1")]
    assert [answer.status_code for answer in answers] == [200] * 3
    return [answer.json() for answer in answers]


async def verified(house: House, browser: Browser, table: str) -> subprocess.CompletedProcess[str]:
    file = house.sources / "record.json"
    file.write_bytes((await browser.http.get(f"/api/tables/{table}/record")).content)
    return house.type("verify", str(file))


async def rematch(browser: Browser, table: str) -> int:
    """The version of the next game at this table."""
    async with browser.join(table) as host:
        assert isinstance(await host.ask(messages.Again(fresh_id(), "new")), Done)
        await host.until(lambda: host.room.next_table is not None)
        following = host.room.next_table
    assert following is not None
    async with browser.join(following) as host:
        return host.room.version


@pytest.mark.slow
async def test_tables_go_on_by_the_rules_they_began_with_when_their_game_has_new_ones(house: House):
    async with house.open() as browser:
        over, under_way = [{id: await begun(browser, id) for id in GAMES} for _ in range(2)]
        for id in GAMES:
            await ends(browser, over[id], version=1)
        told = {id: await watched(browser, over[id]) for id in GAMES}
    for id in GAMES:
        house.bump(id)
    async with house.open() as browser:
        for id in GAMES:
            assert await watched(browser, over[id]) == told[id]
            await ends(browser, under_way[id], version=1)
            await watched(browser, under_way[id])
            checked = await verified(house, browser, under_way[id])
            assert checked.returncode == 0, checked
            assert await rematch(browser, under_way[id]) == 2


NEXT_TOY = replace(TOY, version=2, setup=lambda players, options, key: TOY.setup(players, options, key[::-1]))


async def test_a_table_goes_on_after_a_restart_with_the_rules_that_it_began_with(
    serving: Serving, toy: None, monkeypatch: pytest.MonkeyPatch
):
    async with serving() as server, Guest(server.address()) as browser:
        async with toys_begun(browser, bots=0) as (host,):
            await plays(host, STEP)
            dealt = host.eyes(0).view
        table = host.table
    monkeypatch.setitem(SHELF, TOY.id, replace(NEXT_TOY, frozen={1: lambda: TOY}))
    async with serving() as server, Guest(server.address()) as browser:
        async with browser.join(table) as host:
            await host.until_ply(1)
            assert (host.room.version, host.eyes(0).view) == (1, dealt)
            await plays(host, FINISH)
        live = await server.registry.live_table(table)
        game, record = read_record(msgspec.json.encode(replaying.write_record(live.table)))
        assert game is TOY
        assert verify(game, record).ended
        assert await rematch(browser, table) == 2


async def test_a_table_whose_rules_are_gone_is_refused_and_hinders_nothing(
    serving: Serving, toy: None, monkeypatch: pytest.MonkeyPatch
):
    async with serving() as server, Guest(server.address()) as browser, toys_begun(browser, bots=0) as (host,):
        table = host.table
    monkeypatch.setitem(SHELF, TOY.id, NEXT_TOY)
    async with serving() as server, Guest(server.address()) as browser:
        refused = await browser.http.get(f"/api/tables/{table}")
        assert (refused.status_code, refused.json()["word"]) == (410, "no-such-version")
        assert [(game["table"], game["version"]) for game in (await browser.http.get("/api/mine")).json()["games"]] == [
            (table, 1)
        ]
        for place in ("history", "daily", "tables"):
            assert (await browser.http.get(f"/api/{place}")).status_code == 200
