"""``python -m tests.env.pickled_episodes`` writes an episode of every game as it was pickled."""

import pickle
import sys

from gueridon.env import Episode, begin, seeded_key
from gueridon.games import SHELF

PLIES = 8


def episodes() -> list[Episode]:
    """Always the same: the first legal move is made each time."""
    found = []
    for game in SHELF.values():
        episode = begin(game, game.players[-1], game.on_trial(game.presets["usual"]), seeded_key(3))
        for _ in range(PLIES):
            if episode.seat is not None:
                episode.step(min(episode.legal()))
        found.append(episode)
    return found


if __name__ == "__main__":
    sys.stdout.buffer.write(pickle.dumps(episodes()))
