"""FIF-40 What players may tell one another: signals on the stacks and the missions, never what they hold."""

from typing import Literal

from gueridon.core.talk import SILENCE, Signals, Talk
from gueridon.core.wire import Wire
from gueridon.games.missions.moves import Stack
from gueridon.games.missions.shown import View

STACK_WORDS: tuple[Literal["avoid", "good-card", "please"], ...] = ("avoid", "good-card", "please")
MISSION_WORDS: tuple[Literal["can-help", "aim"], ...] = ("can-help", "aim")
MOST = 4


class StackSignal(Wire, frozen=True):
    """On a stack as it is now: covered, it has another height; after the second wind, another wind."""

    word: Literal["avoid", "good-card", "please"]
    stack: Stack
    height: int
    wind: int


class MissionSignal(Wire, frozen=True):
    """On a mission of the row, for this wind."""

    word: Literal["can-help", "aim"]
    mission: int
    wind: int


Signal = StackSignal | MissionSignal


def talk(view: View) -> Talk:
    """Silence alone, when the host wants it (FIF-42), for those who watch, and when it is over."""
    if view.seat is None or view.options.silence or len(view.hands) == 1 or view.ended is not None:
        return SILENCE
    stacks = [
        StackSignal(word, stack, height, view.winds)
        for stack, height in enumerate(view.heights)
        for word in STACK_WORDS
    ]
    missions = [
        MissionSignal(word, mission.number, view.winds)
        for mission in view.missions
        if mission is not None
        for word in MISSION_WORDS
    ]
    return Signals((*stacks, *missions), MOST)
