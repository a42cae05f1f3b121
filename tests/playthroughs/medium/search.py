"""``python -m tests.playthroughs.medium.search``: plays this game's goldens, keys tried until each tells its story."""

from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from gueridon.core import record
from gueridon.core.fate import key_of
from gueridon.games.medium import GAME
from gueridon.games.medium.events import (
    DeckRenewed,
    GuessedRight,
    NothingDrawn,
    PowerActivated,
    PowerSkipped,
    PredictionAccomplished,
    PredictionDiscarded,
    Redrawn,
)
from gueridon.games.medium.hints.policy import policy
from gueridon.games.medium.moves import Accomplish, Activate, Guess, KeepAll, Move
from gueridon.games.medium.options import Options
from gueridon.games.medium.state import State

Player = Callable[[State, int, list[Move], Random], Move]


def sensible(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """Mostly as a bot would, sometimes anything."""
    return policy(state, seat, moves, rng) if rng.random() < 0.7 else rng.choice(moves)


def squanderer(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """Empties the deck and loses what it gains: accomplishes, then accuses where it knows better."""
    for move in moves:
        if isinstance(move, Accomplish | KeepAll) or move == Activate("omikuji"):
            return move
    wrong = [move for move in moves if isinstance(move, Guess) and not held(state, move)]
    if wrong and state.white[seat] + state.red[seat]:
        return wrong[0]
    calm: list[Move] = [move for move in moves if not isinstance(move, Guess)]
    return policy(state, seat, calm, rng) if state.phase not in ("accomplish", "suspect") else calm[-1]


def held(state: State, move: Guess) -> bool:
    return move.goal in GAME.view(state, move.other).held


def idle(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """Neither accomplishes nor accuses."""
    calm = [move for move in moves if not isinstance(move, Guess | Accomplish)]
    return rng.choice(calm)


def remarkable(state: State, log: Sequence[tuple[object, Any]]) -> set[str]:
    """What one move brought that is worth a golden."""
    events = [event for _, event in log]
    names = {
        DeckRenewed: "renewed",
        Redrawn: "redrawn",
        NothingDrawn: "nothing drawn",
        PowerSkipped: "skipped",
        PredictionDiscarded: "discarded",
    }
    seen = {name for kind, name in names.items() if any(isinstance(event, kind) for event in events)}
    seen |= {event.power for event in events if isinstance(event, PowerActivated)}
    if any(isinstance(event, PredictionAccomplished) and event.star is not None for event in events):
        seen.add("joined")
    if state.ended is not None:
        seen.add(state.ended)
        seen |= {"won by a guess"} if any(isinstance(event, GuessedRight) for event in events) else set()
        seen |= {"won by an accomplishment"} if isinstance(events[-2], PredictionAccomplished) else set()
    if not state.deck and not state.discards:
        seen.add("dry")
    return seen


def played(players: int, options: Options, seed: str, player: Player) -> tuple[record.Record, set[str]]:
    key, rng = key_of(seed), Random(seed)
    state = GAME.setup(players, options, key)
    moves, seen = [], set()
    while acting := GAME.to_act(state):
        seat = rng.choice(acting)
        move = player(state, seat, GAME.legal_moves(state, seat), rng)
        moves.append((seat, move))
        state.log = []
        GAME.apply(state, seat, move)
        seen |= remarkable(state, state.log)
    return record.write(GAME, players, options, key, moves, GAME.outcome(state)), seen


def found(players: int, options: Options, player: Player, most: int, *wanted: str) -> record.Record:
    """The first seed, tried one after another, that brings all that is wanted in at most so many moves."""
    for number in count(1):
        written, seen = played(players, options, str(number), player)
        if seen >= set(wanted) and len(written.moves) <= most:
            return written
    raise AssertionError("seeds never run out")


BASIC, ADVANCED = Options(), Options(advanced=True)
ADVANCED_POWERS = ("fetish-maker", "tohunga", "chilam-balam", "joined")
BASIC_POWERS = ("pythia", "druidess", "omikuji")
GOLDENS: dict[str, Callable[[], record.Record]] = {
    "two-won-by-a-guess": lambda: found(2, BASIC, sensible, 60, "won by a guess", "redrawn", *BASIC_POWERS),
    "two-from-memory": lambda: found(
        2, Options(advanced=True, memory=False), sensible, 60, "won by an accomplishment", "tohunga", "redrawn"
    ),
    "two-deck-renewed-turn-limit": lambda: found(2, Options(turn_limit=20), idle, 225, "turn-limit", "renewed"),
    "three-discarded-unseen": lambda: found(3, BASIC, sensible, 70, "star", "discarded", "redrawn", *BASIC_POWERS),
    "three-every-advanced-power": lambda: found(3, ADVANCED, sensible, 70, "star", *ADVANCED_POWERS),
    "four-won-by-an-accomplishment": lambda: found(4, BASIC, sensible, 80, "won by an accomplishment", "redrawn"),
    "four-advanced": lambda: found(4, ADVANCED, sensible, 60, "star", "tohunga", "fetish-maker", "chilam-balam"),
    "four-deck-run-dry": lambda: found(4, BASIC, squanderer, 170, "exhausted", "dry", "nothing drawn"),
}

if __name__ == "__main__":
    for name, play in GOLDENS.items():
        Path(__file__).with_name(f"{name}.json").write_bytes(msgspec.json.encode(play()) + b"\n")
