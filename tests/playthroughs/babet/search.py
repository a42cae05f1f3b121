"""``python -m tests.playthroughs.babet.search``: plays the goldens of both games of this box."""

from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path

import msgspec

from gueridon.core import record
from gueridon.core.fate import key_of
from gueridon.games.babet import GAME, SOLO
from gueridon.games.babet.options import Options
from gueridon.games.babet.solo.moves import GIVE_UP, Move, MoveCards, Restock
from gueridon.games.babet.solo.options import Level
from gueridon.games.babet.solo.options import Options as SoloOptions
from gueridon.games.babet.solo.rules.play import steps
from gueridon.games.babet.solo.solver import solve
from gueridon.games.babet.solo.state import State as SoloState
from gueridon.games.babet.state import State
from gueridon.lab.playthrough import at_random


def found(players: int, options: Options, wanted: Callable[[State], bool]) -> record.Record:
    """The first game played at random that ends as wanted."""
    for seed in count(1):
        played = at_random(GAME, players, options, str(seed))
        if wanted(record.replay(GAME, played)):
            return played
    raise AssertionError("seeds never run out")


def ended(reason: str, triplettes: int = 0) -> Callable[[State], bool]:
    return lambda state: state.ended == reason and state.triplettes >= triplettes


def mirrored(state: State) -> bool:
    """A mirror's bonus in the turn that wins."""
    return state.ended == "two-kind" and state.mirrored


def alone(options: SoloOptions, seed: str, play: Callable[[SoloState], list[Move]]) -> record.Record:
    key = key_of(seed)
    moves = play(SOLO.setup(1, options, key))
    state = SOLO.setup(1, options, key)
    for move in moves:
        SOLO.apply(state, 0, move)
    return record.write(SOLO, 1, options, key, [(0, move) for move in moves], SOLO.outcome(state))


def solution(state: SoloState) -> list[Move]:
    return list(solve(state, 5_000).moves)


def first_come(state: SoloState) -> list[Move]:
    """Whatever is legal first, until nothing is."""
    moves: list[Move] = []
    while state.ended is None:
        moves.append(steps(state)[0])
        SOLO.apply(state, 0, moves[-1])
    return moves


def wandering(state: SoloState) -> list[Move]:
    """Back and forth until a stock card must be played, then enough of it."""
    moves: list[Move] = [steps(state)[0]]
    SOLO.apply(state, 0, moves[0])
    while between := [move for move in steps(state) if isinstance(move, MoveCards)]:
        moves.append(between[0])
        SOLO.apply(state, 0, between[0])
    return [*moves, steps(state)[0], GIVE_UP]


def refilling(state: SoloState) -> list[Move]:
    """Stock after stock, refilled whenever one is empty, until nothing is legal."""
    moves: list[Move] = []
    while state.ended is None:
        moves.append(next((move for move in steps(state) if isinstance(move, Restock)), steps(state)[0]))
        SOLO.apply(state, 0, moves[-1])
    return moves


LEVELS: tuple[Level, ...] = (1, 2, 3, 4, 5)
GOLDENS: dict[str, Callable[[], record.Record]] = {
    "artisous-2": lambda: found(2, Options(), ended("two-kind")),
    "artisous-3": lambda: found(3, Options(roles="dealt"), ended("two-kind")),
    "foutralous-4": lambda: found(4, Options(), ended("one-wicked")),
    "no-winner-3": lambda: found(3, Options(), ended("no-winner")),
    "triplettes-4": lambda: found(4, Options(triplette=True), ended("one-wicked", triplettes=2)),
    "mirrors-2": lambda: found(2, Options(mirrors=True), mirrored),
    "hidden-5": lambda: found(5, Options(roles="hidden"), ended("one-wicked")),
    "all-variants-5": lambda: found(5, Options("hidden", True, True), ended("two-kind", triplettes=1)),
    **{f"solo-won-{level}": partial(alone, SoloOptions(level), "1", solution) for level in LEVELS},
    "solo-blocked-3": lambda: alone(SoloOptions(3), "1", first_come),
    "solo-blocked-5-refilled": lambda: alone(SoloOptions(5, winnable=False), "1", refilling),
    "solo-sixty-given-up": lambda: alone(SoloOptions(1), "1", wandering),
    "solo-day-2": lambda: alone(SoloOptions(2, day=20_000), "any", solution),
}

if __name__ == "__main__":
    for name, play in GOLDENS.items():
        Path(__file__).with_name(f"{name}.json").write_bytes(msgspec.json.encode(play()) + b"\n")
