"""What a bot would do at once, and all else that it is taught."""

from random import Random

from gueridon.core.hints import Hints
from gueridon.games.mysterium.hints.ghost import haunt
from gueridon.games.mysterium.hints.mediums import decide, divine, prudent
from gueridon.games.mysterium.hints.recall import recall
from gueridon.games.mysterium.hints.value import value
from gueridon.games.mysterium.moves import Move
from gueridon.games.mysterium.state import State


def policy(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    if seat == state.ghost:
        return haunt(state, moves)
    if state.phase == "vote":
        return decide(state, seat, moves, rng)
    return divine(state, seat, moves, rng)


HINTS: Hints[State, Move] = Hints(policy, value, recall, prudent=prudent)
