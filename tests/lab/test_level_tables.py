"""The tables of levels: measured, kept and written where a document asks for them."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from tests.cli.terminal import here, only_sentence

from gueridon.core.errors import Malformed
from gueridon.core.levels import LEVELS
from gueridon.games import SHELF
from gueridon.lab import level_tables
from gueridon.lab.level_tables import MARKER, Cell, MeasuredDeal, cells, is_decided, of_cell, with_tables

GAME = next(game for game in SHELF.values() if game.hints is not None and game.players[0] == 2)
MARKED = f"Before.\n\n<!-- levels: {GAME.id} 2 usual against -->\nOld.\n<!-- end of levels -->\n\nAfter.\n"
CELL = Cell(GAME.id, 2, "usual", False, "random", "novice")
TOGETHER = Cell(GAME.id, 2, "usual", True, "random", "novice")
ENGLISH = {"GUERIDON_LANGUAGE": "en", "COLUMNS": "200"}
BOTS = Path(__file__).parents[2] / "docs" / "bots.md"


def deal(number, won=(0.0, 1.0), scores=(1.0, 3.0), cell=CELL, seals=("a", "b"), day="2001-01-01"):
    return MeasuredDeal(cell, number, won, scores, seals, day)


def measure(document, *more):
    return here(("lab", "levels", str(document), *more, "--processes", "1"), "", ENGLISH)


def test_a_document_asks_for_each_level_against_the_one_below():
    assert [(cell.below, cell.level) for cell in cells(MARKED)] == [*pairwise(LEVELS)]
    assert cells(MARKED)[0] == CELL
    assert cells(MARKED.replace("against", "together"))[0] == TOGETHER


@pytest.mark.parametrize(
    "asked",
    ["Nothing.", MARKED.replace(" 2 ", " 99 "), MARKED.replace("usual", "unheard-of"), MARKED.replace("end", "")],
)
def test_what_cannot_be_measured_is_refused(asked):
    with pytest.raises(Malformed):
        cells(asked)


def test_a_table_has_means_intervals_samples_and_days_and_the_rest_of_the_document_stays():
    deals = [deal(1), deal(2, won=(0.5, 0.5), scores=(2.0, 2.0), day="2001-01-02")]
    written = with_tables(MARKED, deals)
    assert "| novice | random | 2 | 75 ± 49 % | 25 ± 49 % | 1.0 ± 2.0 | 2001-01-01 to 2001-01-02 |\n" in written
    assert written.startswith("Before.\n\n<!-- levels:")
    assert written.endswith("<!-- end of levels -->\n\nAfter.\n")
    assert "against -->\n\n| Level |" in written
    assert "|\n\n<!-- end" in written
    assert "Old." not in written
    assert with_tables(written, deals) == written


def test_what_is_nothing_has_no_sign():
    written = with_tables(MARKED, [deal(1, scores=(1.01, 1.0)), deal(2, scores=(1.0, 1.0))])
    assert "| -" not in written.replace("| ---", "")
    assert "| 0.0 ± 0.0 |" in written


def test_a_table_without_deals_says_so():
    assert "Not measured yet." in with_tables(MARKED, [])


def test_the_seats_that_each_level_had_are_counted_for_it():
    found = level_tables.measured(CELL, 1, [played("random", "novice", won=1), played("novice", "random", won=1)])
    assert found.won == (0.5, 0.5)
    assert found.scores == (0.5, 0.5)
    assert found.seals == ("seal", "seal")


def played(*levels, won):
    """Just as much of a game as is measured."""

    class Some:
        def __init__(self, **parts):
            self.__dict__.update(parts)

    scores = tuple(int(seat == won) for seat in range(len(levels)))
    outcome = Some(winners=(won,), scores=scores)
    return Some(pairing=Some(levels=levels), outcome=outcome, record=Some(seal="seal"))


def test_it_is_decided_when_a_level_wins_throughout_and_not_after_one_deal():
    assert not is_decided([deal(1)])
    assert is_decided([deal(number) for number in range(1, 20)])
    assert is_decided([deal(number, won=(0.5, 0.5)) for number in range(1, 100)])


def test_together_the_better_score_counts():
    both_lose = [deal(number, won=(0.0, 0.0), cell=TOGETHER) for number in range(1, 20)]
    assert is_decided(both_lose)
    assert not is_decided([deal(number, won=(0.0, 0.0)) for number in range(1, 20)])


def test_deals_count_in_their_order_as_far_as_there_is_no_gap():
    assert [found.deal for found in of_cell(CELL, [deal(2), deal(4), deal(1), deal(3, cell=TOGETHER)])] == [1, 2]


def test_whoever_is_stopped_while_it_is_written_leaves_the_deals_that_were_kept(tmp_path, monkeypatch):
    file = tmp_path / "levels.jsonl"
    level_tables.write(file, [deal(1)])

    def stopped(to: Path, lines: bytes) -> None:
        with to.open("wb") as half:
            half.write(lines[:-10])
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_bytes", stopped)
    with pytest.raises(KeyboardInterrupt):
        level_tables.write(file, [deal(1), deal(2)])
    assert level_tables.read(file) == [deal(1)]


def test_a_file_of_something_else_is_refused(tmp_path):
    file = tmp_path / "levels.jsonl"
    file.write_text("{}\n")
    with pytest.raises(Malformed):
        level_tables.read(file)


@pytest.fixture
def novices(monkeypatch):
    """Levels that answer at once."""
    monkeypatch.setattr("gueridon.lab.level_tables.levels_of", lambda game: ("random", "novice"))


def test_a_tiny_run_writes_a_table_and_goes_on_where_it_was(tmp_path, novices):
    document, kept = tmp_path / "bots.md", tmp_path / "levels.jsonl"
    document.write_text(MARKED)
    assert measure(document, "-n", "1").returncode == 0
    first = kept.read_bytes()
    assert re.search(r"\n\| novice \| random \| 1 \| \d+ % \| \d+ % \| [-\d.]+ \| [\d-]{10} \|\n", document.read_text())
    assert measure(document, "-n", "2").returncode == 0
    assert kept.read_bytes().startswith(first)
    assert re.search(r"\n\| novice \| random \| 2 \| \d+ ± \d+ % \|", document.read_text())
    assert kept.read_bytes().count(b"\n") == 2


def test_deals_of_other_bots_are_played_anew(tmp_path, novices):
    document, kept = tmp_path / "bots.md", tmp_path / "levels.jsonl"
    document.write_text(MARKED)
    elsewhere = deal(1, cell=TOGETHER)
    level_tables.write(kept, [deal(1), deal(2), elsewhere])
    assert measure(document, "-n", "1").returncode == 0
    ours, other = of_cell(CELL, level_tables.read(kept)), of_cell(TOGETHER, level_tables.read(kept))
    assert len(ours) == 1
    assert ours[0].seals != deal(1).seals
    assert other == [elsewhere]


def test_with_no_deals_asked_for_it_only_writes_what_is_kept(tmp_path, novices):
    document, kept = tmp_path / "bots.md", tmp_path / "kept.jsonl"
    document.write_text(MARKED)
    level_tables.write(kept, [deal(1), deal(2)])
    assert measure(document, "-n", "0", "--kept", str(kept)).returncode == 0
    assert document.read_text() == with_tables(MARKED, [deal(1), deal(2)])


def test_only_the_rows_of_some_levels_are_measured_if_they_are_named(tmp_path):
    document = tmp_path / "bots.md"
    document.write_text(MARKED)
    assert measure(document, "-n", "1", "--levels", "novice").returncode == 0
    assert [kept.cell for kept in level_tables.read(tmp_path / "levels.jsonl")] == [CELL]


def test_a_document_that_is_not_there_is_refused_in_a_sentence(tmp_path):
    assert "nowhere.md" in only_sentence(measure(tmp_path / "nowhere.md"))


def test_the_page_about_bots_has_every_table_as_its_kept_deals_have_it():
    page = BOTS.read_text(encoding="utf-8")
    asked = {cell.game for cell in cells(page)}
    assert asked >= {game.id for game in SHELF.values() if game.hints is not None and game.players[-1] > 1}
    assert with_tables(page, level_tables.read(BOTS.with_name("levels.jsonl"))) == page
    assert page.count("<!-- levels:") == len(MARKER.findall(page)) == page.count("<!-- end of levels -->")
