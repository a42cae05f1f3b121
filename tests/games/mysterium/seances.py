"""``python -m tests.games.mysterium.seances 1000``: how often bots win together with four players, and how often blind.

Every seat plays its policy, which uses only what that seat knows. The blind mediums look at no vision.
"""

import sys
from collections.abc import Sequence
from math import sqrt
from random import Random

from gueridon.core.fate import key_of
from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.hints.policy import policy
from gueridon.games.mysterium.options import Options

PLAYERS = 4
TABLES = [Options(level, ghost=0, sandglass=0) for level in ("easy", "medium", "hard")]


def won(options: Options, deal: str, blind: Sequence[int] = ()) -> bool:
    """Whether bots win this deal together."""
    rng, state = Random(deal), GAME.setup(PLAYERS, options, key_of(deal)).clone()
    while able := GAME.to_act(state):
        seat = rng.choice([seat for seat in able if seat not in GAME.not_awaited(state)])
        world = state.clone()
        if seat in blind:
            world.visions, world.common = [[] for _ in world.visions], []
        GAME.apply(state, seat, policy(world, seat, GAME.legal_moves(world, seat), rng))
    return state.ended == "culprit-found"


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's, of 95 %."""
    share, z = wins / games, 1.96
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def main(games: int) -> None:
    for options in TABLES:
        for who, blind in (("all look", ()), ("blind mediums", range(1, PLAYERS))):
            wins = sum(won(options, f"séance {deal}", blind) for deal in range(games))
            low, high = interval(wins, games)
            print(f"{options.difficulty:7} {who:14} {wins / games:6.1%}  {low:.1%} to {high:.1%}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
