"""Writes games as one seat saw them, step by step, for the gallery: ``python states.py > states.json``."""

import sys
from random import Random
from typing import Any

import msgspec

from gueridon.core.game import heard, play, start
from gueridon.games.medium import GAME
from gueridon.games.medium.box import GOALS
from gueridon.games.medium.moves import GoOn, Guess, Move
from gueridon.games.medium.options import Options
from gueridon.games.medium.state import State

NAMES = ["Zoé", "Basile", "Agathe", "Octave"]
SHOWN = {
    "first": (3, Options(), 4),
    "advanced": (3, Options(advanced=True), 8),
    "four": (4, Options(advanced=True), 6),
    "pair": (2, Options(advanced=True), 5),
}


def game(players: int, options: Options, seed: int) -> dict[str, Any]:
    rng = Random(seed)
    state = start(GAME, players, options, rng.randbytes(32))
    steps = [step(state, 0)]
    while acting := GAME.to_act(state):
        before = len(state.log or [])
        seat = rng.choice(acting)
        play(GAME, state, seat, some_move(state, seat, rng))
        steps.append(step(state, before))
    return {"names": NAMES[:players], "steps": steps}


def some_move(state: State, seat: int, rng: Random) -> Move:
    """Whatever is accomplished; one guess in eight, half of them lucky."""
    moves = GAME.legal_moves(state, seat)
    lucky = [move for move in moves if isinstance(move, Guess) and GOALS.index(move.goal) in held(state, move.other)]
    if lucky and rng.random() < 0.08:
        return rng.choice(lucky)
    if GoOn() in moves and rng.random() < 0.9:
        return next((move for move in moves if not isinstance(move, Guess | GoOn)), GoOn())
    return rng.choice(moves)


def held(state: State, seat: int) -> list[int]:
    return [prediction % len(GOALS) for prediction in state.held[seat]]


def step(state: State, before: int) -> dict[str, Any]:
    events = heard((state.log or [])[before:], 0)
    return {"view": GAME.view(state, 0), "legal": GAME.legal_moves(state, 0), "events": events}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode({name: game(*shown) for name, shown in SHOWN.items()}))
