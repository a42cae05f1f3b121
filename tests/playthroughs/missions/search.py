"""``python -m tests.playthroughs.missions.search``: plays this game's goldens, the rare ones by seeing all cards."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

import msgspec

from gueridon.core import record
from gueridon.core.fate import key_of
from gueridon.games.missions import GAME
from gueridon.games.missions.box.cards import Medal
from gueridon.games.missions.moves import TIME_UP, Move
from gueridon.games.missions.options import Options
from gueridon.games.missions.rules import medal
from gueridon.games.missions.state import State
from gueridon.lab.playthrough import at_random

Moves = list[tuple[int, Move]]
Goal = Callable[[State], bool]


class Line(NamedTuple):
    """A way to play so far, and where it leads."""

    state: State
    moves: Moves

    def worth(self) -> tuple[int, int]:
        """Missions first, then many different cards to choose from."""
        return len(self.state.accomplished), sum(len(set(hand)) for hand in self.state.hands)

    def longer(self) -> "list[Line]":
        """With every play of every player; the clock is left out."""
        lines = []
        for seat in GAME.to_act(self.state):
            for move in GAME.legal_moves(self.state, seat):
                if move != TIME_UP:
                    after = self.state.clone()
                    GAME.apply(after, seat, move)
                    lines.append(Line(after, [*self.moves, (seat, move)]))
        return lines


def beam(start: State, width: int, goal: Goal) -> Line | None:
    """Ply by ply, go on with the best lines only, until one is where we want it."""
    lines = [Line(start, [])]
    while lines:
        for line in lines:
            if goal(line.state):
                return line
        after = {repr(line.state): line for old in lines for line in old.longer()}
        lines = sorted(after.values(), key=Line.worth, reverse=True)[:width]
    return None


def found(players: int, options: Options, width: int, goal: Goal) -> record.Record:
    """The first key, tried one after another, with which the goal is reached."""
    for number in count(1):
        key = key_of(str(number))
        line = beam(GAME.setup(players, options, key), width, goal)
        if line is not None:
            if line.state.ended is None:
                GAME.apply(line.state, GAME.clock(players), TIME_UP)
                line.moves.append((GAME.clock(players), TIME_UP))
            return record.write(GAME, players, options, key, line.moves, GAME.outcome(line.state))
    raise AssertionError("keys never run out")


def ended(reason: str, won: Medal | None) -> Goal:
    return lambda state: state.ended == reason and medal(state) == won


def silver_won(state: State) -> bool:
    return medal(state) is Medal.SILVER


GOLDENS: dict[str, Callable[[], record.Record]] = {
    "blocked-2": lambda: at_random(GAME, 2, Options(), "1"),
    "blocked-4": lambda: at_random(GAME, 4, Options(silence=True), "1"),
    "solo": lambda: at_random(GAME, 1, Options(look_under=True, hints=True), "1"),
    "frenzy-blocked": lambda: found(2, Options(frenzy=3), 1, ended("blocked", None)),
    "frenzy-time-up": lambda: found(3, Options(frenzy=4), 2, silver_won),
    "bronze": lambda: found(3, Options(first=2), 1, ended("blocked", Medal.BRONZE)),
    "gold": lambda: found(2, Options(look_under=True), 2, ended("blocked", Medal.GOLD)),
    "all-fifty": lambda: found(4, Options(frenzy=5), 20, ended("all-fifty", Medal.GOLD)),
}

if __name__ == "__main__":
    for name, play in GOLDENS.items():
        Path(__file__).with_name(f"{name}.json").write_bytes(msgspec.json.encode(play()) + b"\n")
