"""What the others signal in lessons is what bots would: nobody is taught another convention."""

import pytest

from gueridon.games import SHELF
from gueridon.games.missions.hints.convention import signals
from gueridon.games.missions.state import State
from gueridon.laws.lessons import course

GAME = SHELF["missions"]
TAUGHT = [name for name, lesson in GAME.lessons.items() if any(turn.signals for turn in lesson.turns)]


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_about_signals_keeps_to_the_convention_at_every_step(name: str):
    lesson = GAME.lessons[name]
    for state, turn in course(GAME, lesson):
        assert isinstance(state, State)
        others = [seat for seat in range(lesson.players) if seat not in lesson.learner]
        assert {*turn.signals} == {(seat, signal) for seat in others for signal in signals(state, seat)}


def test_signals_are_taught():
    assert "signals" in TAUGHT
