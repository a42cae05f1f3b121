"""Programs of the host as levels of bots, at real tables: what they are told, and what becomes of those that fail."""

import json
import logging
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import psutil
import pytest
from tests.lab.test_engines import EACH, ENGINES, FAULTY, NODE, script
from tests.patience import LONG_SECONDS
from tests.server.client import Browser, Chairside, fresh_id
from tests.server.conftest import Serving
from tests.server.unhurried import unhurried

from gueridon.bots import engine_worker
from gueridon.cli.serve import offered_engines
from gueridon.core.levels import stand_in
from gueridon.core.wire import encode
from gueridon.games import SHELF
from gueridon.server import host_engines
from gueridon.server.host_engines import MOST_FAULTS
from gueridon.server.serving import Server
from gueridon.server.settings import OfferedEngine, with_environment
from gueridon.tables import journal, messages
from gueridon.tables.bot_knowledge import knowledge
from gueridon.tables.match import Match
from gueridon.tables.table import read_table

GAME, OTHER = [game for game in SHELF.values() if game.hints is not None and game.players[-1] > 1][:2]
SIGNALLING = next(game for game in SHELF.values() if game.signal_type is not None)
ORDINARY = stand_in(GAME)
FEW_FAULTS = {"late", "unreadable", "protocol"}  # tests/lab has an engine found out by each
MOVE = "print(json.dumps(dict(kind='answer', number=number, choice=0)), flush=True)"


def offering(command: str, games: tuple[str, ...] | None = None, seconds: float = LONG_SECONDS) -> dict[str, object]:
    return {"engines": (OfferedEngine("mine", command, games),), "engine_seconds": seconds}


async def begin(browser: Browser, person: Chairside) -> None:
    await person.sit(0)
    await person.add_bot(1, "mine")
    await person.start()


async def play_against_it(server: Server) -> str:
    """A whole game of one person with the engine; the name of the table."""
    async with Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        async with browser.join(table) as person:
            await begin(browser, person)
            await person.play_to_the_end(Random(1))
        return table


async def entries(server: Server, table: str) -> list[journal.Entry]:
    return [journal.read(line).entry for _, line in await server.registry.store.journal(table)]


async def its_moves(server: Server, table: str) -> list[journal.Moved]:
    return [entry for entry in await entries(server, table) if isinstance(entry, journal.Moved) and entry.seat == 1]


async def before_its_moves(server: Server, table: str):
    """The game before each move of seat 1, and that move."""
    played = read_table(table, await server.registry.store.journal(table)).playing()
    match = Match(played.game, played.players, played.options, played.key)
    for step in played.steps:
        if step.seat == 1:
            yield match, step.move
        match.move(step.seat, step.move)


def outcomes(server: Server) -> dict[str, float]:
    """Of what it was asked."""
    (metric,) = server.registry.metrics.engine_questions.collect()
    return {s.labels["outcome"]: s.value for s in metric.samples if s.name.endswith("_total")}


async def test_an_engine_in_another_language_plays_a_whole_game_and_leaves_with_the_server(serving: Serving):
    async with serving(**offering(NODE)) as server:
        table = await play_against_it(server)
        moves = [(knowledge(match, 1).legal, move) async for match, move in before_its_moves(server, table)]
        assert len(moves) > 3
        assert all(move == legal[-1] for legal, move in moves)
        assert journal.BotSat(1, "mine") in await entries(server, table)
        assert all(move.by is msgspec.UNSET for move in await its_moves(server, table))
        assert [*outcomes(server)] == ["answered"]
        (process,) = [child for child in psutil.Process().children() if child.name() == "node"]
    assert not psutil.pid_exists(process.pid)


async def test_an_engine_is_told_what_its_seat_may_know_and_nothing_else(serving: Serving, tmp_path: Path):
    notes = tmp_path / "notes"
    async with serving(**offering(f"{sys.executable} {ENGINES / 'listener.py'} {notes}")) as server:
        table = await play_against_it(server)
        asked = [question for question in map(json.loads, notes.read_text("utf-8").splitlines()) if "legal" in question]
        asked = [question for question in asked if question["legal"]]
        async for match, _ in before_its_moves(server, table):
            question, known = asked.pop(0), knowledge(match, 1)
            assert encode(question["view"]) == encode(json.loads(encode(known.view)))
            assert question["legal"] == json.loads(encode(known.legal))
            assert question["told"] == json.loads(encode([(ply.seat, ply.events) for ply in known.told]))
        assert asked == []
        assert table not in notes.read_text("utf-8")
        assert read_table(table, await server.registry.store.journal(table)).secret.hex() not in notes.read_text()


async def test_an_engine_is_not_told_the_settings_of_the_house(
    serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("GUERIDON_BUS", "redis://:password@bus")
    seen = tmp_path / "seen"
    note = f"import os, pathlib\npathlib.Path({str(seen)!r}).write_text(' '.join(os.environ))\n"
    async with serving(**offering(script(tmp_path, note + EACH + MOVE))) as server:
        await play_against_it(server)
    assert "PATH" in seen.read_text().split()
    assert not [name for name in seen.read_text().split() if name.startswith("GUERIDON_")]


@pytest.mark.parametrize(
    "fault", [fault if fault in FEW_FAULTS else pytest.param(fault, marks=pytest.mark.slow) for fault in FAULTY]
)
async def test_where_an_engine_fails_an_ordinary_bot_plays_and_the_house_is_told(
    fault: str, serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """After some faults in a row it is not asked for a while, so that nobody waits for it at every move."""
    for module in (engine_worker, host_engines):
        monkeypatch.setattr(module, "GRACE_SECONDS", 0.0)
    monkeypatch.setattr(host_engines, "REST_SECONDS", float(LONG_SECONDS))
    told = "gone" if fault == "protocol" else fault
    seconds = 0.1 if fault == "late" else LONG_SECONDS
    with caplog.at_level(logging.WARNING, "gueridon"):
        async with serving(**offering(script(tmp_path, FAULTY[fault]), seconds=seconds)) as server:
            moves = await its_moves(server, await play_against_it(server))
            assert {move.by for move in moves} == {ORDINARY}
            counted = outcomes(server)
    assert counted.pop(told) == MOST_FAULTS
    assert counted["resting"] > 0
    assert caplog.text.count(f"the engine mine failed ({told})") == MOST_FAULTS


async def test_an_engine_that_rested_is_asked_again(serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """It fails until it finds a file, and nobody lets it rest for long."""
    monkeypatch.setattr(host_engines, "REST_SECONDS", 0.0)
    mended = tmp_path / "mended"
    engine = script(
        tmp_path, f"import os\nif not os.path.exists({str(mended)!r}):\n    raise SystemExit\n" + EACH + MOVE
    )
    async with serving(**offering(engine)) as server:
        await play_against_it(server)
        mended.touch()
        assert "answered" not in outcomes(server)
        moves = await its_moves(server, await play_against_it(server))
        assert all(move.by is msgspec.UNSET for move in moves)


async def test_a_game_goes_on_with_an_ordinary_bot_where_its_engine_is_no_longer_offered(serving: Serving):
    async with serving(**offering(NODE)) as server, Browser(server.address()) as browser:
        table = await browser.open_table(GAME.id, 2)
        async with browser.join(table) as person:
            await begin(browser, person)
        cookies = browser.http.cookies
    async with serving() as server, Browser(server.address()) as browser:
        browser.http.cookies = cookies
        async with browser.join(table) as person:
            await person.until(lambda: person.update is not None)
            await person.play_to_the_end(Random(2))
            assert person.room.chairs[1].level == "mine"
            assert isinstance(await person.ask(messages.Again(fresh_id(), "new")), messages.Done)
            await person.until(lambda: person.room.next_table is not None)
            assert person.room.next_table is not None
            again = await entries(server, person.room.next_table)
        assert ORDINARY in {move.by for move in await its_moves(server, table)}
        assert journal.BotSat(1, ORDINARY) in again


async def test_an_engine_is_offered_where_it_says_that_it_plays(serving: Serving):
    async with serving(**offering(NODE, (GAME.id,))) as server, Browser(server.address()) as browser:
        shelf = {game["id"]: game["engines"] for game in (await browser.http.get("/api/shelf")).json()}
        assert [game for game, engines in shelf.items() if engines == ["mine"]] == [GAME.id]
        async with browser.join(await browser.open_table(OTHER.id, OTHER.players[-1])) as person:
            await person.sit(0)
            answer = await person.ask(messages.AddBot(fresh_id(), 1, "mine"))
        assert isinstance(answer, messages.Refused)
        assert answer.word == "unknown-level"


async def test_an_engine_says_which_signals_stand(serving: Serving, tmp_path: Path):
    talks = "legal, offers = (json.loads(line)[what] for what in ('legal', 'offers'))\n    "
    signal = "print(json.dumps(dict(kind='answer', number=number, choice=0, signals=offers[:1])), flush=True)"
    async with (
        serving(**offering(script(tmp_path, EACH + talks + signal))) as server,
        Browser(server.address()) as browser,
        browser.join(await browser.open_table(SIGNALLING.id, 2)) as watcher,
    ):
        for seat in range(2):
            await watcher.add_bot(seat, "mine")
        await watcher.start()
        await watcher.until(lambda: watcher.over or (watcher.update is not None and bool(watcher.update.signals)))
        assert [*outcomes(server)] == ["answered"]


async def test_whoever_met_an_engine_is_told_how_he_did_against_it(serving: Serving):
    async with serving(**offering(NODE)) as server, Browser(server.address()) as browser:
        async with browser.join(await browser.open_table(GAME.id, 3)) as person:
            await person.sit(0)
            await person.add_bot(1, "mine")
            await person.add_bot(2, "novice")
            await person.start()
            await person.play_to_the_end(Random(3))
        (history,) = (await browser.http.get("/api/history")).json()["games"]
    assert [against["level"] for against in history["levels"]] == ["mine"]


# The command


def offered(capsys: pytest.CaptureFixture[str], commands: dict[str, str]) -> tuple[Sequence[OfferedEngine], str]:
    return [*offered_engines(commands)], capsys.readouterr().err


def test_a_host_is_told_of_a_program_that_cannot_be_started_and_offers_the_others(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    choosy = script(tmp_path, EACH.replace("protocol=1", f"protocol=1, games=[{GAME.id!r}], more=1") + MOVE)
    found, said = offered(capsys, {"gone": "/nowhere/at/all", "mine": NODE, "choosy": choosy})
    assert found == [OfferedEngine("mine", NODE, None), OfferedEngine("choosy", choosy, (GAME.id,))]
    assert "/nowhere/at/all" in said


def test_what_the_environment_says_leaves_the_engines_as_they_are():
    settings = replace(unhurried("sqlite://"), engines=(OfferedEngine("mine", NODE, (GAME.id,)),))
    assert with_environment(settings, {**os.environ, "GUERIDON_ENGINE_SECONDS": "2"}) == replace(
        settings, engine_seconds=2
    )
