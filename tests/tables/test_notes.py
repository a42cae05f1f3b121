"""What a player writes for himself: kept like everything else, read by nobody else."""

import pytest
from tests.tables.conftest import KeptTable, Setting
from tests.tables.toy import FINISH, STEP

from gueridon.core.errors import Malformed
from gueridon.tables import messages, presenting, requests
from gueridon.tables.messages import SeatNote
from gueridon.tables.refusals import NotYours


def note(kept_table: KeptTable, seat: int, text: str) -> None:
    kept_table.ask(f"p{seat}", messages.Note(kept_table.id(), seat, text))


def read(kept_table: KeptTable, person: str) -> tuple[SeatNote, ...]:
    return presenting.notes(kept_table.table, person).notes


def test_a_player_reads_his_last_note_and_others_read_nothing(started: Setting):
    kept_table = started()
    note(kept_table, 0, "the queen is on the left")
    note(kept_table, 0, "the queen is on the right")
    assert read(kept_table, "p0") == (SeatNote(0, "the queen is on the right"),)
    assert read(kept_table, "p1") == read(kept_table, "passer-by") == ()


def test_a_note_survives_the_journal_and_the_end(started: Setting):
    kept_table = started()
    note(kept_table, 1, "he bluffs")
    kept_table.play(0, FINISH)
    assert kept_table.reread().notes == {1: "he bluffs"}
    assert read(kept_table, "p1") == (SeatNote(1, "he bluffs"),)


def test_nobody_writes_in_the_notes_of_another(started: Setting):
    kept_table = started()
    with pytest.raises(NotYours):
        kept_table.ask("p0", messages.Note("x", 1, "I was here"))


def test_a_note_is_no_move(started: Setting):
    kept_table = started()
    kept_table.play(0, STEP)
    before = kept_table.sees("p1").eyes
    note(kept_table, 0, "nothing happens")
    assert kept_table.sees("p1").eyes == before


def test_a_table_keeps_only_so_many_notes(started: Setting, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(requests, "MOST_NOTES", 1)
    kept_table = started()
    note(kept_table, 0, "first")
    with pytest.raises(Malformed, match="notes-full"):
        note(kept_table, 0, "second")
