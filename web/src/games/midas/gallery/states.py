"""Writes games as one seat saw them, step by step, for the gallery: ``python states.py > states.json``."""

import sys
from random import Random
from typing import Any

import msgspec

from gueridon.core.game import Game, heard, play, start
from gueridon.games.midas import COMPANION, GAME
from gueridon.games.midas.moves import Accuse, Bid, Decline, TimeUp
from gueridon.games.midas.options import CompanionOptions, Options
from gueridon.games.midas.state import State

NAMES = ["Zoé", "Basile", "Agathe", "Octave"]
SHOWN: dict[str, tuple[Game[Any, State, Any, Any], int, CompanionOptions, int]] = {
    "online": (GAME, 4, Options(odds=True), 5),
    "pair": (GAME, 2, Options(), 3),
    "companion": (COMPANION, 4, CompanionOptions(), 4),
    "companion-three": (COMPANION, 3, CompanionOptions(), 4),
    "companion-pair": (COMPANION, 2, CompanionOptions(), 4),
}


def written(game: Game[Any, State, Any, Any], players: int, options: CompanionOptions, seed: int) -> dict[str, Any]:
    rng = Random(seed)
    state = start(game, players, options, rng.randbytes(32))
    steps = [step(game, state, 0)]
    while acting := [seat for seat in game.to_act(state) if seat < players]:
        before = len(state.log or [])
        seat = rng.choice(acting)
        play(game, state, seat, some_move(game, state, seat, rng))
        steps.append(step(game, state, before))
    return {"game": game.id, "names": NAMES[:players], "steps": steps}


def some_move(game: Game[Any, State, Any, Any], state: State, seat: int, rng: Random) -> Any:
    """Small steps, few refusals of a favour: so that every state comes up."""
    moves = [move for move in game.legal_moves(state, seat) if not isinstance(move, TimeUp | Decline)] or [Decline()]
    bids = [move for move in moves if isinstance(move, Bid)]
    if bids and (not state.bids or rng.random() < 0.7):
        return rng.choice(bids[:3])
    return rng.choice([move for move in moves if isinstance(move, Accuse)] or moves)


def step(game: Game[Any, State, Any, Any], state: State, before: int) -> dict[str, Any]:
    seats = range(state.players)
    eyes = [{"seat": seat, "legal": game.legal_moves(state, seat)} for seat in seats]
    events = heard((state.log or [])[before:], 0)
    return {"view": game.view(state, 0), "legal": game.legal_moves(state, 0), "events": events, "eyes": eyes}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode({name: written(*shown) for name, shown in SHOWN.items()}))
