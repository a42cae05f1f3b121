"""The commands, as they are typed."""

import json
import re
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.terminal import gueridon, only_sentence
from tests.databases import Postgres
from tests.patience import LONG_SECONDS

from gueridon.core import record
from gueridon.core.catalogue import LANGUAGES
from gueridon.core.fate import key_of
from gueridon.core.game import start
from gueridon.core.words import Words
from gueridon.games import SHELF
from gueridon.lab.counts import sequences
from gueridon.store import Store
from gueridon.tables import replaying
from gueridon.tables.table import read_table

GAME = next(iter(SHELF.values()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_shows_the_whole_shelf(language):
    shown = gueridon("games", language=language).stdout
    for game in SHELF.values():
        words = Words(language, game)
        (line,) = [line for line in shown.splitlines() if line.split()[0] == game.id]
        assert words.say("name") in line
        assert words.say("tagline")[:40] in line
        assert f"{game.players[0]}–{game.players[-1]}" in line


def test_counts_prints_the_ways_by_depth():
    players = GAME.players[-1]
    state = start(GAME, players, GAME.presets["usual"], key_of("7"))
    shown = gueridon("counts", GAME.id, "--depth", "2", "--players", str(players), "--seed", "7").stdout
    assert [line.split() for line in shown.splitlines()] == [
        [str(plies), str(sequences(GAME, state, plies))] for plies in range(3)
    ]


def test_arena_shows_each_level_with_its_intervals_and_keeps_records_that_verify(tmp_path):
    taught = next(game for game in SHELF.values() if game.hints is not None)
    words = ("--levels", "random,novice", "--deals", "2", "--processes", "2", "--save", str(tmp_path))
    shown = gueridon("arena", taught.id, "--players", str(taught.players[-1]), *words).stdout
    (row,) = [line for line in shown.splitlines() if "Novice" in line]
    assert row.count("±") == 3
    kept = [*tmp_path.iterdir()]
    assert len(kept) == 4
    for file in kept:
        record.verify(*record.read(file.read_bytes(), SHELF))
    assert "The key of the shuffle" in gueridon("verify", str(kept[0])).stdout


async def test_arena_lays_its_games_out_as_tables_that_can_be_watched(tmp_path):
    taught, database = next(game for game in SHELF.values() if game.hints is not None), f"sqlite:///{tmp_path}/a.sqlite"
    words = ("--levels", "novice", "--deals", "1", "--processes", "1", "--database", database)
    for _ in range(2):  # what is there already stays as it is
        (line,) = [line for line in gueridon("arena", taught.id, *words).stdout.splitlines() if "/replay/" in line]
    name = line.strip().removeprefix("/replay/")
    async with Store.open(database, LONG_SECONDS) as store:
        table = read_table(name, await store.journal(name))
        assert await store.find(table.code) == name
        assert await store.unfinished(0) == []
    assert len(replaying.frames(table, None)) > 2


def test_arena_knows_no_other_levels():
    assert "unheard-of" in only_sentence(gueridon("arena", GAME.id, "--levels", "unheard-of"))


def test_lab_belief_shows_bits_with_their_intervals_and_how_well_they_are_calibrated():
    guessing = next(game for game in SHELF.values() if game.guesses is not None)
    words = ("--level", "novice", "--deals", "2", "--worlds", "3", "--processes", "2")
    shown = gueridon("lab", "belief", guessing.id, "--players", str(guessing.players[-1]), *words).stdout
    assert shown.count("±") == 4
    assert "points off on average" in shown


def test_lab_belief_is_refused_where_there_is_nothing_to_guess():
    silent = next(game for game in SHELF.values() if game.guesses is None)
    assert "nothing to guess" in only_sentence(gueridon("lab", "belief", silent.id, "--level", "random"))


def test_lab_exploit_says_what_it_tried_and_how_often_it_won_on_fresh_deals():
    told = ("lab", "exploit", "midas", "--level", "novice", "--seats", "2", "--games", "4", "--deals", "2")
    shown = gueridon(*told).stdout
    assert "Among equals" in shown
    assert "three-below" in shown
    exploited = json.loads(gueridon(*told, "--json").stdout)
    assert (exploited["trained"], exploited["fresh"], exploited["even"]) == (4, 4, 0.5)
    assert 0 <= exploited["won"]["mean"] <= 1


def test_types_writes_every_struct_of_every_game(tmp_path):
    assert gueridon("types", str(tmp_path)).returncode == 0
    for game in SHELF.values():
        written = (tmp_path / f"{game.id}.ts").read_text("utf-8")
        declared = set(re.findall(r"export (?:interface|type) (\w+)", written))
        moves = {type(move).__name__ for move in game.moves}
        assert {"Options", "Move", "Event", "View", *moves} <= declared
        for field in game.view_type.__struct_fields__:
            assert f"readonly {field}: " in written
    assert "export type Message = " in (tmp_path / "table.ts").read_text("utf-8")


def test_a_playthrough_is_kept_verified_and_told_again(tmp_path):
    file = tmp_path / "game.json"
    first = gueridon("playthrough", GAME.id, "--players", "2", "--seed", "any", "--save", str(file))
    assert first.stdout.splitlines()[-1].startswith("outcome: ")
    again = gueridon("playthrough", str(file))
    assert again.stdout == first.stdout
    verified = gueridon("verify", str(file))
    assert verified.returncode == 0
    assert "all of which follow the rules" in verified.stdout


UNSAVED = "Nothing can be saved in “"
NOWHERE = ("--database", "sqlite://")

REFUSED = {
    "more players than seats": (["play", GAME.id, "--players", "7"], "This game is for "),
    "a game that is not there": (["play", "tarot"], "There is no game “tarot” on the shelf; there is: "),
    "a preset that is not there": (["play", GAME.id, "--preset", "x"], "There is no preset “x”; there is: "),
    "an option that is not there": (["counts", GAME.id, "--options", '{"x": 1}'], "These options will not do: "),
    "more bots than seats": (
        ["play", GAME.id, "--players", "2", "--bots", "3"],
        "With 2 seats there may be ",
    ),
    "a level that is not there": (["play", GAME.id, "--level", "x"], "There is no bot of level “x” here; there is: "),
    "a folder that is not there": (["types", "no/such"], "The folder “no/such” does not exist."),
    "a file that is not there": (["verify", "no-such"], "The file “no-such” cannot be found or read."),
    "no players": (["play", GAME.id, "--players", "0"], "This game is for "),
    "fewer bots than none": (["play", GAME.id, "--bots", "-1"], ""),
    "a file with brackets in its name": (["verify", "[/x]"], "The file “[/x]” cannot be found or read."),
    "a place where nothing can be kept": (
        ["playthrough", GAME.id, "--save", "no/such/file"],
        "Nothing can be saved in",
    ),
    "a place where not even root writes": (
        ["playthrough", GAME.id, "--save", "/proc/x.json"],
        "Nothing can be saved in",
    ),
    "a place where no game is kept": (["play", GAME.id, "--save", "/proc/x.json"], UNSAVED),
    "a report where nothing is kept": (["lab", "report", GAME.id, "--json", "/proc/x.json"], UNSAVED),
    "records where nothing is kept": (["arena", GAME.id, "--save", "/proc"], UNSAVED),
    "a folder for puzzles": (["lab", "puzzles", GAME.id, "--save", "/tmp"], "Nothing can be saved in “/tmp”. Choose"),
    "a file for a folder": (["new", "marbles", "--folder", __file__], UNSAVED),
    "a document that is no text": (["lab", "levels", sys.executable], "The document "),
    "a document that is not there": (["lab", "levels", "no/such.md"], "There is no document no/such.md."),
    "a name that is too long": (["playthrough", "x" * 300], "There is no game “xxx"),
    "a seed that is no text": (["playthrough", GAME.id, "--seed", "a\udcff"], "“a�” is not text in UTF-8: "),
    "options that are no text": (["play", GAME.id, "--options", "\udcff"], "“�” is not text in UTF-8: "),
    "a table that is no text": (["tables", "close", "\udcff"], "“�” is not text in UTF-8: "),
    "a host that is no text": (["serve", "--host", "a\udcff"], "“a�” is not text in UTF-8: "),
    "a port beyond all ports": (
        ["serve", "--port", "99999", *NOWHERE],
        "Nothing can listen on 127.0.0.1, port 99999",
    ),
    "a port before all ports": (["serve", "--port", "-1", *NOWHERE], "Nothing can listen on 127.0.0.1, port -1: "),
    "a host with too long a name": (["serve", "--host", "x" * 64, *NOWHERE], "Nothing can listen on xxx"),
}


@pytest.mark.parametrize(("typed", "beginning"), REFUSED.values(), ids=REFUSED)
def test_bad_input_gets_one_sentence(typed, beginning):
    assert only_sentence(gueridon(*typed)).startswith(beginning)


def test_a_port_that_is_taken_gets_one_sentence():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = only_sentence(gueridon("serve", "--port", port, "--database", "sqlite://"))
        assert said.startswith(f"Nothing can listen on 127.0.0.1, port {port}: ")


def test_bad_input_gets_one_sentence_in_french():
    assert only_sentence(gueridon("play", "tarot", language="fr")).startswith("Il n’y a pas de jeu « tarot »")


def stranger_to_us(tmp_path: Path) -> str:
    (tmp_path / "letter.txt").write_text("Dear Ada, " * 1000)
    return f"sqlite:///{tmp_path}/letter.txt"


def from_the_future(tmp_path: Path) -> str:
    with closing(sqlite3.connect(tmp_path / "future.sqlite")) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT PRIMARY KEY)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    return f"sqlite:///{tmp_path}/future.sqlite"


DATABASES = {
    "a folder that cannot be written": (
        lambda _: "sqlite:////proc/gueridon/tables.sqlite",
        "Nothing can be written to",
    ),
    "a folder instead of a file": (lambda folder: f"sqlite:///{folder}", "Nothing can be written to"),
    "a kind that nobody keeps": (lambda _: "mysql://me:secret@host/base", "“mysql://me:***@host/base” is not the"),
    "another program's file": (stranger_to_us, "The file “"),
    "a newer house's database": (from_the_future, "The database “"),
    "a PostgreSQL that is not there": (
        lambda _: "postgresql://me:secret@127.0.0.1:1/base",
        "The database “postgresql:",
    ),
}


@pytest.mark.parametrize(("address", "beginning"), DATABASES.values(), ids=DATABASES)
def test_a_database_that_will_not_do_gets_one_sentence(address, beginning, tmp_path):
    said = only_sentence(gueridon("serve", "--port", "0", "--database", address(tmp_path)))
    assert "secret" not in said
    assert said.startswith(beginning)
    assert "--d" in said or "sqlite:///" in said, "what to do"


def test_it_gets_one_sentence_in_french():
    said = only_sentence(gueridon("serve", "--port", "0", "--data-dir", "/proc/gueridon", language="fr"))
    assert said.startswith("Impossible d’écrire dans « /proc/gueridon/gueridon.sqlite ».")


def test_a_postgresql_that_does_not_know_us_gets_one_sentence(postgres: Postgres):
    address = f"postgresql://postgres@/no_such_base?host={postgres.folder}"
    said = only_sentence(gueridon("serve", "--port", "0", "--database", address))
    assert "does not let us in" in said
