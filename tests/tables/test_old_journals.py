"""Journals that an earlier Guéridon wrote still read, and make the tables that they made then."""

from itertools import chain
from typing import get_args

import msgspec
import pytest
from tests.tables.recording import FOLDER, lines_of, seen

from gueridon.games import SHELF
from gueridon.tables import journal

JOURNALS = sorted(FOLDER.glob("*.jsonl"))
EACH_JOURNAL = pytest.mark.parametrize("name", [file.stem for file in JOURNALS])


def holds(then: object, now: object) -> bool:
    """A view may have grown since; everything that it showed it shows still, and nothing else has more parts."""
    if isinstance(then, dict) and isinstance(now, dict):
        return all(field in now and holds(value, now[field]) for field, value in then.items())
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(map(holds, then, now))
    return type(then) is type(now) and then == now


@EACH_JOURNAL
def test_every_line_is_written_again_as_it_was_read(name):
    for _, line in lines_of(name):
        assert journal.write(journal.read(line)) == line


@EACH_JOURNAL
def test_the_table_of_an_old_journal_shows_everyone_what_it_showed_then(name):
    then = msgspec.json.decode((FOLDER / f"{name}.seen.json").read_bytes())
    assert holds(then, seen(lines_of(name)))


def test_there_is_an_old_journal_of_every_game_and_with_every_kind_of_entry():
    read = [journal.read(line).entry for file in JOURNALS for _, line in lines_of(file.stem)]
    assert {entry.game for entry in read if isinstance(entry, journal.Created)} >= set(SHELF)
    kinds = chain(*map(get_args, (journal.SeatEntry, journal.GameEntry, journal.TableEntry)))
    assert {type(entry) for entry in read} == {*kinds}


def test_a_view_may_grow_and_do_nothing_else():
    assert holds({"hand": [1, 2]}, {"hand": [1, 2], "worth": 3})
    assert not holds({"hand": [1, 2]}, {"hand": [1, 2, 3]})
    assert not holds({"hand": [1, 2]}, {"worth": 3})
    assert not holds({"left": True}, {"left": 1})
