"""PettingZoo: learns in a minute to accomplish more missions together.

``pip install "gueridon[lab]"``, then ``python examples/foresight.py``. A linear value of what a seat sees is fitted to
how random games ended; then every seat makes the move after which that value is highest. What comes after a move is
tried on a copy in which all that nobody knows is dealt anew: the search foresees no shuffle.
"""

from random import Random

import numpy as np

from gueridon.env import Episode
from gueridon.env.pettingzoo import AecGame

GAMES = 300
TRIAL_GAMES = 30
RIDGE = 10.0  # how much the fit prefers small weights


def features(episode: Episode, seat: int) -> np.ndarray:
    """All bytes of the observation, and how many missions are accomplished."""
    seen = np.frombuffer(episode.observe(seat), np.uint8)
    done = np.count_nonzero(seen[episode.encoding.layout.slices["accomplished"]])
    return np.concatenate([np.minimum(seen, 1), [done, 1]]).astype(float)


def random_games(env: AecGame, games: int, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """What was seen at every turn, and how many missions were still to come."""
    looks, ahead = [], []
    for seed in range(games):
        env.reset(seed=seed)
        seen = []
        while (seat := env.episode.seat) is not None:
            env.step(rng.choice(env.episode.legal()))
            seen.append(features(env.episode, seat))
        score = env.episode.returns("scores")[0]
        looks += seen
        ahead += [score - look[-2] for look in seen]
    return np.array(looks), np.array(ahead)


def fit(looks: np.ndarray, ahead: np.ndarray) -> np.ndarray:
    """Of least squares; what is done already counts in full."""
    weights = np.linalg.solve(looks.T @ looks + RIDGE * np.eye(looks.shape[1]), looks.T @ ahead)
    weights[-2] += 1
    return weights


def best_move(episode: Episode, weights: np.ndarray, rng: Random) -> int:
    def value(move: int) -> float:
        world = episode.reseeded(rng)
        seat = world.seat
        assert seat is not None
        world.step(move)
        return float(features(world, seat) @ weights)

    return max(episode.legal(), key=value)


def trial(env: AecGame, games: int, weights: np.ndarray | None) -> float:
    """Missions accomplished, on average; without weights at random."""
    chance, rng, scores = np.random.default_rng(1), Random(1), []
    for seed in range(games):
        env.reset(seed=1_000_000 + seed)
        for _ in env.agent_iter():
            look, worth, over, *_ = env.last()
            if over:
                env.step(None)
            elif weights is None:
                env.step(chance.choice(look["action_mask"].nonzero()[0]))
            else:
                env.step(best_move(env.episode, weights, rng))
        scores.append(worth)
    return float(np.mean(scores))


def learn(games: int, trial_games: int) -> tuple[float, float]:
    """How many missions are accomplished before and after."""
    env = AecGame("missions", 2, counted="scores")
    weights = fit(*random_games(env, games, np.random.default_rng(2)))
    return trial(env, trial_games, None), trial(env, trial_games, weights)


if __name__ == "__main__":
    before, after = learn(GAMES, TRIAL_GAMES)
    print(f"Missions accomplished: {before:.1f} at random, {after:.1f} after {GAMES} games.")
