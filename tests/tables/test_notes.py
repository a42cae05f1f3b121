"""What a player writes for himself: kept like everything else, read by nobody else."""

import pytest
from tests.tables.conftest import House, Setting
from tests.tables.toy import FINISH, STEP

from gueridon.core.errors import Malformed
from gueridon.tables import messages, requests, show
from gueridon.tables.messages import Noted
from gueridon.tables.refusals import NotYours


def note(house: House, seat: int, text: str) -> None:
    house.ask(f"p{seat}", messages.Note(house.id(), seat, text))


def read(house: House, person: str) -> tuple[Noted, ...]:
    return show.notes(house.table, person).notes


def test_a_player_reads_his_last_note_and_others_read_nothing(started: Setting):
    house = started()
    note(house, 0, "the queen is on the left")
    note(house, 0, "the queen is on the right")
    assert read(house, "p0") == (Noted(0, "the queen is on the right"),)
    assert read(house, "p1") == read(house, "passer-by") == ()


def test_a_note_survives_the_journal_and_the_end(started: Setting):
    house = started()
    note(house, 1, "he bluffs")
    house.play(0, FINISH)
    assert house.reread().notes == {1: "he bluffs"}
    assert read(house, "p1") == (Noted(1, "he bluffs"),)


def test_nobody_writes_in_the_notes_of_another(started: Setting):
    house = started()
    with pytest.raises(NotYours):
        house.ask("p0", messages.Note("x", 1, "I was here"))


def test_a_note_is_no_move(started: Setting):
    house = started()
    house.play(0, STEP)
    before = house.sees("p1").eyes
    note(house, 0, "nothing happens")
    assert house.sees("p1").eyes == before


def test_a_table_keeps_only_so_many_notes(started: Setting, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(requests, "NOTES", 1)
    house = started()
    note(house, 0, "first")
    with pytest.raises(Malformed, match="notes-full"):
        note(house, 0, "second")
