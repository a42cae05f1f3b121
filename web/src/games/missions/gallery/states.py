"""Writes games as one seat saw them, step by step, for the gallery: ``python states.py > states.json``."""

import sys
from random import Random
from typing import Any

import msgspec

from gueridon.core.game import heard, play, start
from gueridon.games.missions import GAME
from gueridon.games.missions.box.missions import MISSIONS
from gueridon.games.missions.moves import Move
from gueridon.games.missions.options import Options
from gueridon.games.missions.state import State

SHOWN = {
    "turns": (3, Options(look_under=True, hints=True), 7),
    "usual": (4, Options(), 3),
    "frenzy": (4, Options(frenzy=5), 5),
    "solo": (1, Options(silence=True), 2),
    "pair": (2, Options(hints=True), 11),
    "gold": (3, Options(hints=True), 69),
}


def game(players: int, options: Options, seed: int) -> dict[str, Any]:
    rng = Random(seed)
    state = start(GAME, players, options, rng.randbytes(32))
    steps = [step(state, 0)]
    while state.ended is None:
        before = len(state.log or [])
        seat = rng.choice([seat for seat in GAME.to_act(state) if seat < players])
        play(GAME, state, seat, greedy(state, seat, rng))
        steps.append(step(state, before))
    return {"names": ["Zoé", "Basile", "Agathe", "Octave"][:players], "steps": steps}


def greedy(state: State, seat: int, rng: Random) -> Move:
    """The move that accomplishes most at once, otherwise any."""
    moves = GAME.legal_moves(state, seat)
    rng.shuffle(moves)
    return max(moves, key=lambda move: accomplished_by(state, seat, move))


def accomplished_by(state: State, seat: int, move: Move) -> int:
    after = state.clone()
    GAME.apply(after, seat, move)
    return len(after.accomplished)


def step(state: State, before: int) -> dict[str, Any]:
    view = GAME.view(state, 0)
    events = heard((state.log or [])[before:], 0)
    return {"view": view, "legal": GAME.legal_moves(state, 0), "events": events, "talk": GAME.talk(view)}


if __name__ == "__main__":
    games = {name: game(*shown) for name, shown in SHOWN.items()}
    sys.stdout.buffer.write(msgspec.json.encode({"missions": list(MISSIONS.values()), "games": games}))
