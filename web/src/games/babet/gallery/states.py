"""Writes games as one seat saw them, step by step, for the gallery: ``python states.py > states.json``."""

import sys
from random import Random
from typing import Any

import msgspec

from gueridon.core.game import heard, play, start
from gueridon.games.babet import GAME, SOLO
from gueridon.games.babet.options import Options
from gueridon.games.babet.solo.options import Options as SoloOptions

NAMES = ["Zoé", "Basile", "Agathe", "Octave", "Fantine"]
SHOWN: dict[str, tuple[Any, int, Any, int]] = {
    "two": (GAME, 2, Options(), 4),
    "four": (GAME, 4, Options(roles="hidden", triplette=True, mirrors=True), 7),
    "five": (GAME, 5, Options(roles="dealt", triplette=True, mirrors=True), 181),
    "level-1": (SOLO, 1, SoloOptions(level=1), 1),
    "level-4": (SOLO, 1, SoloOptions(level=4), 2),
    "level-5": (SOLO, 1, SoloOptions(level=5), 3),
}


def game(shown: Any, players: int, options: Any, seed: int) -> dict[str, Any]:
    rng = Random(seed)
    state = start(shown, players, options, rng.randbytes(32))
    steps = [step(shown, state, 0)]
    while shown.outcome(state) is None and len(steps) < 160:
        before = len(state.log)
        (seat,) = shown.to_act(state)
        moves = [move for move in shown.legal_moves(state, seat) if type(move).__name__ != "GiveUp"]
        play(shown, state, seat, rng.choice(moves))
        steps.append(step(shown, state, before))
    return {"game": shown.id, "names": NAMES[:players], "steps": steps}


def step(shown: Any, state: Any, before: int) -> dict[str, Any]:
    events = heard(state.log[before:], 0)
    return {"view": shown.view(state, 0), "legal": shown.legal_moves(state, 0), "events": events}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode({name: game(*shown) for name, shown in SHOWN.items()}))
