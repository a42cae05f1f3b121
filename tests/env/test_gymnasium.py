"""Gymnasium's own check, and what it does not ask."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gueridon.core.errors import Malformed
from gueridon.env import encoding_of
from gueridon.env.gymnasium import OneSeat
from gueridon.games import SHELF

EACH_GAME = pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.id)


def table(game, level="random", **others):
    return OneSeat(game.id, options=game.on_trial(game.presets["usual"]), level=level, **others)


def first_legal(seen):
    return int(seen["action_mask"].argmax())


@EACH_GAME
def test_gymnasium_finds_nothing_wrong_with_it(game):
    check_env(table(game), skip_render_check=True)


@EACH_GAME
def test_one_seat_plays_a_whole_game_against_bots(game):
    env, rng = table(game, seat=game.players[0] - 1, counted="scores"), np.random.default_rng(1)
    seen, _ = env.reset(seed=2)
    over, rewards = False, []
    while not over:
        assert seen["action_mask"].any()
        seen, reward, over, truncated, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        rewards.append(reward)
        assert (truncated, info) == (False, {})
    assert rewards == [0.0] * (len(rewards) - 1) + [game.outcome(env.match.state).scores[env.seat]]


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing():
    env = table(SHELF["midas"], "novice")
    before, _ = env.reset(seed=3)
    after, reward, over, truncated, info = env.step(int(before["action_mask"].argmin()))
    assert info["refused"].startswith("MID-")
    assert (reward, over, truncated) == (0.0, False, False)
    assert all(np.array_equal(before[part], after[part]) for part in before)


def test_the_same_seed_meets_the_same_bots():
    envs = [table(SHELF["midas"], "novice") for _ in range(2)]
    looks = [env.reset(seed=4)[0] for env in envs]
    for _ in range(10):
        assert np.array_equal(looks[0]["observation"], looks[1]["observation"])
        looks = [env.step(first_legal(look))[0] for env, look in zip(envs, looks, strict=True)]


def test_a_level_that_no_bot_has_is_refused():
    with pytest.raises(Malformed):
        table(SHELF["midas"], "unheard-of")


@pytest.mark.parametrize(
    "vector",
    [
        gymnasium.vector.SyncVectorEnv,
        pytest.param(gymnasium.vector.AsyncVectorEnv, marks=pytest.mark.slow),  # a process each
    ],
)
def test_gymnasium_steps_many_at_once(vector):
    envs = vector([lambda: table(SHELF["missions"])] * 3)
    seen, _ = envs.reset(seed=5)
    assert seen["observation"].shape == (3, encoding_of(SHELF["missions"]).layout.size)
    for _ in range(5):
        seen, rewards, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    assert rewards.shape == (3,)
    envs.close()
