"""Writes games as two seats saw them, step by step, for the gallery: ``python states.py > states.json``."""

import sys
from random import Random
from typing import Any

import msgspec

from gueridon.core.game import heard, play, start
from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.box import CARDS
from gueridon.games.mysterium.moves import Lift, Move, Place, Ready, Withdraw
from gueridon.games.mysterium.options import Options
from gueridon.games.mysterium.state import State

NAMES = ["Zoé", "Basile", "Agathe", "Octave", "Marguerite", "Lin", "Achille"]
SHOWN = {
    "four": (4, Options(difficulty="easy", ghost=3, sandglass=0), 4, 0.75),
    "seven": (7, Options(difficulty="hard", ghost=6, sandglass=0), 5, 0.6),
    "two": (2, Options(difficulty="medium", ghost=1, sandglass=0), 6, 0.8),
    "lost": (4, Options(difficulty="hard", ghost=3, sandglass=0), 7, 0.2),
}


def game(players: int, options: Options, seed: int, lucky: float) -> dict[str, Any]:
    rng = Random(seed)
    state = start(GAME, players, options, rng.randbytes(32))
    steps = [step(state, 0)]
    while acting := [seat for seat in GAME.to_act(state) if seat < players]:
        before = len(state.log or [])
        seat = rng.choice(acting)
        play(GAME, state, seat, some_move(state, seat, rng, lucky))
        steps.append(step(state, before))
    return {"names": NAMES[:players], "ghost": options.ghost, "steps": steps}


def some_move(state: State, seat: int, rng: Random, lucky: float) -> Move:
    """Mostly towards the truth, so that an epilogue is reached."""
    legal = GAME.legal_moves(state, seat)
    moves = [move for move in legal if not isinstance(move, Lift | Withdraw)] or legal
    unplaced = [move for move in moves if isinstance(move, Place) and state.intuitions[move.medium] is None]
    if unplaced:
        right = [move for move in unplaced if is_right(state, move)]
        return rng.choice(right if right and rng.random() < lucky else unplaced)
    if Ready() in moves and rng.random() < 0.6:
        return Ready()
    return rng.choice(moves)


def is_right(state: State, move: Place) -> bool:
    kind = len(state.sleeves[move.medium])
    return CARDS[state.secret[move.medium][kind]] == move.card


def step(state: State, before: int) -> dict[str, Any]:
    told = (state.log or [])[before:]
    return {
        str(seat): {"view": GAME.view(state, seat), "legal": GAME.legal_moves(state, seat), "events": heard(told, seat)}
        for seat in (0, state.ghost)
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode({name: game(*shown) for name, shown in SHOWN.items()}))
