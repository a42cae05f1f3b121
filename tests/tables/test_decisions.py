"""The choices of a finished game are those that stand, with what their seat knew then."""

import pytest
from tests.tables.conftest import KeptTable, Setting
from tests.tables.toy import DRAW, FINISH, PASS, STEP

from gueridon.core.errors import Malformed
from gueridon.core.outcome import Outcome
from gueridon.tables.bot_knowledge import knowledge
from gueridon.tables.decisions import decisions, together


def made(kept_table: KeptTable):
    return decisions("table", kept_table.journal).made


def test_before_the_end_nobody_is_told_of_any_choice(started: Setting):
    kept_table = started()
    kept_table.play(0, STEP)
    with pytest.raises(Malformed, match="not-over"):
        made(kept_table)


def test_what_was_taken_back_was_no_choice_and_the_others_stand_at_the_plies_of_the_replay(started: Setting):
    kept_table = started()
    kept_table.play(0, DRAW)
    kept_table.play(0, STEP)
    kept_table.undo(0)
    kept_table.play(0, PASS)
    kept_table.play(1, FINISH)
    assert [(one.ply, one.seat, one.move) for one in made(kept_table)] == [(1, 0, DRAW), (2, 0, PASS), (3, 1, FINISH)]


def test_a_choice_comes_with_all_that_its_seat_knew_at_that_moment_and_no_more(started: Setting):
    kept_table = started()
    kept_table.play(0, DRAW)
    then = knowledge(kept_table.table.playing(), 0)
    kept_table.play(0, PASS)
    kept_table.play(1, FINISH)
    assert made(kept_table)[1].known == then


def test_who_wins_or_loses_alone_is_reviewed_alone():
    assert together(Outcome("won", (0, 1, 2), (7, 7, 7)))
    assert together(Outcome("lost", (), (3, 3)))
    assert not together(Outcome("won", (1,), (0, 1)))
    assert not together(Outcome("nobody", (), (2, 1)))
