"""How long the games of a house took, and its people and bots over each of their moves."""

import gzip
from itertools import chain
from pathlib import Path

import msgspec
import pytest
from tests.cli.terminal import here
from tests.released.recording import FOLDER

from gueridon.games import SHELF
from gueridon.lab.arena import Contest, play
from gueridon.lab.report.house import Lines, house_game
from gueridon.lab.report.real_times import PERSON, RealTimes
from gueridon.lab.report.summary import BalanceReport
from gueridon.tables import journal
from gueridon.tables.journal import Entry, JournalLine

GAME = next(game for game in SHELF.values() if game.hints is not None)  # one moves after another
AGAINST_A_BOT = next(game for game in SHELF.values() if game.players[0] > 1 and not game.shared)  # as it was recorded
BEGAN_MS = 1_000_000
SECONDS = (5, 2)  # that the person thinks over each move, and that the bot does


def entries() -> list[Entry]:
    """Of a game between a person, on the first seat, and a bot."""
    (pairing,) = Contest(GAME.id, 2, GAME.presets["usual"], ("random",), 1, "times").together()
    read = [journal.read(line).entry for line in play(pairing).journal]
    sat = journal.Sat("agathe", 0, "Agathe", "")  # whose nonce changes nothing of the deal
    return [sat if isinstance(entry, journal.BotSat) and entry.seat == 0 else entry for entry in read]


def timed(entries: list[Entry]) -> list[tuple[float, Entry]]:
    """Each with the seconds that it took."""
    return [(SECONDS[entry.seat] if isinstance(entry, journal.Moved) else 0, entry) for entry in entries]


def written(steps: list[tuple[float, Entry]]) -> Lines:
    lines, at = [], BEGAN_MS
    for seconds, entry in steps:
        at += round(seconds * 1000)
        lines.append((at, journal.write(JournalLine(entry))))
    return lines


def times(steps: list[tuple[float, Entry]]) -> RealTimes:
    found = house_game(GAME.id, "table", written(steps))
    assert found is not None
    return RealTimes(found.facts.seconds, found.facts.thinking)


def moves(seat: int) -> int:
    return len([entry for entry in entries() if isinstance(entry, journal.Moved) and entry.seat == seat])


def test_each_move_took_whoever_made_it_as_long_as_the_table_waited_for_him():
    found = times(timed(entries()))
    assert found.thinking == {PERSON: (5.0,) * moves(0), "random": (2.0,) * moves(1)}
    assert found.seconds == 5 * moves(0) + 2 * moves(1)


def first_move(steps: list[tuple[float, Entry]], seat: int) -> int:
    return next(
        place for place, (_, entry) in enumerate(steps) if isinstance(entry, journal.Moved) and entry.seat == seat
    )


def test_a_move_that_was_taken_back_gives_its_time_to_the_one_made_instead():
    steps = timed(entries())
    place = first_move(steps, 0)
    again = [(30, journal.Undone(0)), (1, steps[place][1])]
    assert times([*steps[: place + 1], *again, *steps[place + 1 :]]).thinking[PERSON] == (
        6.0,
        *(5.0,) * (moves(0) - 1),
    )


def test_time_without_a_server_is_nobodys():
    steps = timed(entries())
    place = first_move(steps, 0)
    assert (
        times([*steps[:place], (7200, journal.Resumed()), *steps[place:]]).thinking == times(timed(entries())).thinking
    )


@pytest.mark.parametrize("stands_in", [journal.TakenOver(0, "adept"), journal.Left(0, "adept")])
def test_what_a_bot_plays_for_somebody_is_the_bots(stands_in: Entry):
    steps = timed(entries())
    place = first_move(steps, 0)
    found = times([*steps[: place + 1], (0, stands_in), *steps[place + 1 :]])
    assert (len(found.thinking[PERSON]), len(found.thinking["adept"])) == (1, moves(0) - 1)


def test_a_bot_that_played_for_another_has_the_move():
    steps = timed(entries())
    place = first_move(steps, 1)
    seconds, entry = steps[place]
    steps[place] = (seconds, msgspec.structs.replace(entry, by="novice"))
    assert times(steps).thinking["novice"] == (2.0,)


def test_a_game_that_was_laid_out_at_one_stroke_says_nothing_of_time():
    assert times([(0, entry) for entry in entries()]) == RealTimes(None, {})


@pytest.fixture(scope="module")
def recorded_house(tmp_path_factory: pytest.TempPathFactory) -> str:
    """One that a released server kept."""
    (packed, *_) = sorted(FOLDER.glob("*.sqlite.gz"))
    file = tmp_path_factory.mktemp("house") / "house.sqlite"
    file.write_bytes(gzip.decompress(packed.read_bytes()))
    return f"sqlite:///{file}"


@pytest.mark.parametrize(("language", "people"), [("en", "a move takes people"), ("fr", "par coup, joueurs")])
def test_a_recorded_house_says_how_long_its_games_and_moves_took(
    recorded_house: str, language: str, people: str, tmp_path: Path
):
    files = {name: tmp_path / name for name in ("html", "json", "csv")}
    places = chain(*[(f"--{name}", str(file)) for name, file in files.items()])
    words = ("lab", "report", AGAINST_A_BOT.id, "--house", recorded_house, *places)
    assert here(words, "", {"GUERIDON_LANGUAGE": language, "COLUMNS": "200"}).returncode == 0
    settings = msgspec.json.decode(files["json"].read_bytes(), type=BalanceReport).settings
    assert all(setting.minutes is not None and 0 < setting.minutes.mean < 60 for setting in settings)
    assert all(0 < setting.thinking[PERSON].mean < 60 for setting in settings)
    assert all(setting.thinking.keys() > {PERSON} for setting in settings)
    assert people in files["html"].read_text("utf-8")
    assert f",thinking,{PERSON}," in files["csv"].read_text("utf-8")
