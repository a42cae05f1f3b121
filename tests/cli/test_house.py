"""``gueridon tables`` and ``gueridon people``: what a host sees of his house, and may do there."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.cli.terminal import Run, gueridon, only_sentence
from tests.patience import LONG_SECONDS

from gueridon.cli.house import name_at
from gueridon.cli.reindex import rebuild
from gueridon.core.catalogue import LANGUAGES
from gueridon.core.wire import raw
from gueridon.core.words import Words
from gueridon.games import SHELF
from gueridon.store import Store
from gueridon.tables import journal, opening
from gueridon.tables.journal import Entry, JournalLine
from gueridon.tables.opening import NewTable
from gueridon.tables.seats import Place

GAME = next(iter(SHELF.values()))
ADA, ZOE = "a" * 32, "b" * 32
FIRST, SECOND = "0" * 24, "1" * 24
NOON = 1_700_000_000_000


def table_of(person: str, name: str, pace: int | None) -> list[Entry]:
    wish = NewTable(GAME.id, 2, raw(GAME.presets["usual"]), pace)
    created = opening.create(person, "replaced", wish)
    return [*created, journal.Sat(person, 0, name, f"{0:032x}"), journal.BotSat(1, "random")]


async def furnish(database: str) -> None:
    """Two tables, with one person at each."""
    async with Store.open(database, LONG_SECONDS) as store:
        for table, code, person, name, pace in (
            (FIRST, "AAAAAA", ADA, "Ada", None),
            (SECOND, "BBBBBB", ZOE, "[bold]Zoé[/nothing]", 86_400),
        ):
            first, *others = table_of(person, name, pace)
            assert isinstance(first, journal.Created)
            entries = [msgspec.structs.replace(first, code=code), *others]
            lines = [journal.write(JournalLine(entry)) for entry in entries]
            await store.create(table, code, lines, NOON + int(table, 16) % 1000)
    await rebuild(database)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    asyncio.run(furnish(f"sqlite:///{tmp_path}/gueridon.sqlite"))
    return tmp_path


def typed(house: Path, *words: str, language: str = "en") -> Run:
    return gueridon(*words, "--data-dir", str(house), language=language)


def shown(house: Path, *words: str, language: str = "en") -> str:
    run = typed(house, *words, language=language)
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_are_listed_with_game_people_and_pace_the_latest_first(house: Path, language: str):
    printed = shown(house, "tables", "list", language=language)
    words = Words(language, GAME)
    later, earlier = [line for line in printed.splitlines() if words.say("name") in line]
    for part in (
        SECOND,
        "BBBBBB",
        "[bold]Zoé[/nothing]",
        words.say("level-random"),
        words.say("tables-seconds", seconds=86_400),
    ):
        assert part in later
    for part in (FIRST, "AAAAAA", "Ada", words.say("tables-gathering")):
        assert part in earlier


def test_as_many_are_shown_as_asked_for(house: Path):
    assert FIRST not in shown(house, "tables", "list", "--most", "1")
    assert ADA not in shown(house, "people", "list", "--most", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_listed_with_the_name_that_they_last_gave_and_how_many_games_they_have(house: Path, language: str):
    printed = shown(house, "people", "list", language=language)
    (line,) = [line for line in printed.splitlines() if ADA in line]
    assert "Ada" in line
    assert " 1 " in line
    assert ZOE in printed


def test_no_secret_of_a_game_is_printed(house: Path):
    (root,) = [entry.root for entry in asyncio.run(created_at(house)) if entry.code == "AAAAAA"]
    assert root not in shown(house, "tables", "list") + shown(house, "people", "list")


async def created_at(house: Path) -> list[journal.Created]:
    async with Store.open(f"sqlite:///{house}/gueridon.sqlite", LONG_SECONDS) as store:
        read = [journal.read((await store.journal(table))[0][1]).entry for table in (FIRST, SECOND)]
    return [entry for entry in read if isinstance(entry, journal.Created)]


@pytest.mark.parametrize("name", [FIRST, "AAAAAA", "aaaaaa"])
def test_a_table_is_closed_by_its_name_or_its_code_and_is_nobodys_game_any_more(house: Path, name: str):
    assert shown(house, "tables", "close", name) == Words("en").say("table-closed", table=name) + "\n"
    (line,) = [line for line in shown(house, "tables", "list").splitlines() if FIRST in line]
    assert Words("en").say("tables-closed") in line
    assert ADA not in shown(house, "people", "list")
    assert ZOE in shown(house, "people", "list")


def test_a_table_that_is_not_there_or_closed_already_is_not_closed(house: Path):
    missing = Words("en").say("error-no-such-table")
    assert only_sentence(typed(house, "tables", "close", "CCCCCC")) == missing
    shown(house, "tables", "close", FIRST)
    assert only_sentence(typed(house, "tables", "close", FIRST)) == missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_forgotten_by_a_slip_of_the_hand(house: Path, language: str):
    words = Words(language)
    asked = only_sentence(typed(house, "people", "forget", ADA, language=language))
    assert asked == words.say("error-forget-for-good", person=ADA)
    assert ADA in shown(house, "people", "list")
    for nobody in ("c" * 32, ADA[:-1], "Ada"):
        unknown = only_sentence(typed(house, "people", "forget", nobody, "--yes", language=language))
        assert unknown == words.say("error-no-such-person", person=nobody)


def test_whoever_is_forgotten_is_in_no_list_and_his_table_stays(house: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("gueridon.server.forgetting.TAKEN_UP_SECONDS", 0)  # no server runs
    assert shown(house, "people", "forget", ADA, "--yes") == Words("en").say("person-forgotten", person=ADA) + "\n"
    assert ADA not in shown(house, "people", "list")
    assert ZOE in shown(house, "people", "list")
    (line,) = [line for line in shown(house, "tables", "list").splitlines() if FIRST in line]
    assert "Ada" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_who_was_forgotten_is_called_so(language: str):
    words = Words(language)
    assert name_at(Place(journal.SOMEBODY), words) == words.say("page-somebody")
    assert name_at(Place(level="novice"), words) == words.say("level-novice")
