"""``python -m tests.playthroughs.midas.search``: plays this game's goldens, keys tried until each tells its story."""

from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from gueridon.core import record
from gueridon.core.fate import key_of
from gueridon.core.game import Game
from gueridon.games.midas import COMPANION, GAME
from gueridon.games.midas.events import BribeUsed, ChestsExchanged, CurseDrawn, DamoclesFell, ImmunitySpent
from gueridon.games.midas.moves import Accuse, Bid, Buy, Cancel, Draw, TimeUp
from gueridon.games.midas.options import CompanionOptions, Options
from gueridon.games.midas.state import State

AnyMidas = Game[Any, State, Any, Any]


def weight(state: State, move: Any, wanted: Sequence[str]) -> float:
    """How pirates who dare, doubt a little and save up for what is wanted would choose."""
    standing = state.bids[-1][1] if state.bids else 0
    match move:
        case Bid(count=bid):
            return 0.4 ** (bid - standing - 1)
        case Accuse():
            return 0.1 + max(0, standing - 0.6 * sum(state.dice)) ** 2
        case Draw():
            return 4
        case Buy(favour=favour):
            return 5 if favour in wanted else 0.01
        case TimeUp() | Cancel():
            return 0.3
        case _:
            return 1


def remarkable(damocles: bool, log: Sequence[tuple[object, Any]]) -> set[str]:
    """What one move brought that is worth a golden."""
    kinds = [type(event) for _, event in log]
    names = {BribeUsed: "bribe", ImmunitySpent: "immunity", DamoclesFell: "damocles", ChestsExchanged: "exchange"}
    seen = {name for kind, name in names.items() if kind in kinds}
    if ImmunitySpent in kinds and damocles:
        seen.add("immune under damocles")
    if DamoclesFell in kinds and CurseDrawn in kinds:
        seen.add("first coin curses" if kinds.index(CurseDrawn) == 1 else "second coin curses")
    return seen


def played(
    game: AnyMidas, players: int, options: Any, seed: str, wanted: Sequence[str]
) -> tuple[record.Record, set[str]]:
    key, rng = key_of(seed), Random(seed)
    state = game.setup(players, options, key)
    moves, seen = [], set()
    while acting := game.to_act(state):
        seat = rng.choice(acting)
        legal = game.legal_moves(state, seat)
        move = rng.choices(legal, [weight(state, each, wanted) for each in legal])[0]
        moves.append((seat, move))
        state.log, damocles = [], state.damocles
        game.apply(state, seat, move)
        seen |= remarkable(damocles, state.log) | ({"time-up"} if isinstance(move, TimeUp) else set())
    return record.write(game, players, options, key, moves, game.outcome(state)), seen


def found(game: AnyMidas, players: int, options: Any, *wanted: str) -> record.Record:
    """The first seed, tried one after another, that brings all that is wanted."""
    for number in count(1):
        written, seen = played(game, players, options, str(number), wanted)
        if seen >= set(wanted):
            return written
    raise AssertionError("seeds never run out")


GOLDENS: dict[str, Callable[[], record.Record]] = {
    "two-with-odds": lambda: found(GAME, 2, Options(odds=True), "bribe", "immunity"),
    "two-immune-under-damocles": lambda: found(
        GAME, 2, Options(coins=10), "immunity", "damocles", "immune under damocles"
    ),
    "three-second-coin-curses": lambda: found(GAME, 3, Options(), "damocles", "second coin curses", "time-up"),
    "three-exchange": lambda: found(GAME, 3, Options(), "exchange"),
    "four": lambda: found(GAME, 4, Options(patience=30), "bribe", "immunity"),
    "four-every-favour": lambda: found(GAME, 4, Options(coins=10), "bribe", "immunity", "damocles", "exchange"),
    "companion-two": lambda: found(COMPANION, 2, CompanionOptions(), "bribe"),
    "companion-three": lambda: found(COMPANION, 3, CompanionOptions(coins=10), "damocles", "exchange"),
    "companion-four": lambda: found(COMPANION, 4, CompanionOptions(), "bribe", "immunity"),
}

if __name__ == "__main__":
    for name, play in GOLDENS.items():
        Path(__file__).with_name(f"{name}.json").write_bytes(msgspec.json.encode(play()) + b"\n")
