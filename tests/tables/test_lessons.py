"""Every lesson of every game as a table: it begins where it says, goes on move by move, and hurries nobody."""

import pytest

from gueridon.core.wire import raw
from gueridon.games import SHELF, AnyGame
from gueridon.tables import journal, lessons, requests
from gueridon.tables.journal import JournalLine
from gueridon.tables.lessons import NewLesson
from gueridon.tables.table import Table, read_table

PERSON = "ada"
LESSONS = [pytest.param(game, name, id=f"{game.id}-{name}") for game in SHELF.values() for name in game.lessons]


def begun(game: AnyGame, name: str) -> Table:
    entries = lessons.create(PERSON, "CODE", NewLesson(game.id, name, ("Ada",)))
    return read_table("table", [(0, journal.write(JournalLine(entry))) for entry in entries])


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_begins_with_its_first_turn_and_nothing_before_it_is_taken_back(game: AnyGame, name: str):
    table, lesson = begun(game, name), game.lessons[name]
    step = lessons.step(table)
    assert step is not None
    assert (table.turn, step.number) == (lesson.turns[0], 0)
    assert not any(table.playing().can_undo(seat) for seat in lesson.learner)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_played_through_the_door_of_moves_without_a_clock(game: AnyGame, name: str):
    table = begun(game, name)
    for turn in game.lessons[name].turns:
        assert (table.turn, table.deadline) == (turn, None)
        entry = requests.submit(table, turn.seat, table.ply, raw(turn.moves[0]))
        table.enact(journal.JournalLine(entry), 0)
    assert table.status == "over"
