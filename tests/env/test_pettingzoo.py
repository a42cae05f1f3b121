"""PettingZoo's own tests, and what they do not ask."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from gueridon.core.errors import Illegal
from gueridon.env.pettingzoo import AecGame
from gueridon.games import SHELF

EACH_GAME = pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.id)
# Their classic games keep the mask beside the observation too, and are excused by name.
A_MASK_BESIDE_IT = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


@A_MASK_BESIDE_IT
@EACH_GAME
def test_pettingzoo_finds_nothing_wrong_with_it(game, capsys):
    api_test(AecGame(game.id, game.players[-1], game.on_trial(game.presets["usual"])), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@EACH_GAME
def test_the_same_seed_plays_the_same(game):
    seed_test(lambda: AecGame(game.id, options=game.on_trial(game.presets["usual"])), num_cycles=20)


@EACH_GAME
def test_agents_are_rewarded_at_the_end_by_what_the_rules_say(game):
    env, rng = (
        AecGame(game.id, options=game.on_trial(game.presets["usual"]), counted="scores"),
        np.random.default_rng(1),
    )
    env.reset(seed=3)
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if over:
            rewards[agent] = reward
        else:
            assert reward == 0
            assert env.observation_space(agent).contains(seen)
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    assert [rewards[agent] for agent in env.possible_agents] == [*game.outcome(env.episode.state).scores]
    assert env.agents == []


def test_whoever_is_not_asked_may_make_no_move_and_what_he_does_to_his_mask_changes_nothing():
    env = AecGame("medium", 3)
    env.reset(seed=1)
    asked = env.agent_selection
    assert [bool(env.observe(agent)["action_mask"].any()) for agent in env.agents] == [a == asked for a in env.agents]
    env.observe(asked)["action_mask"][:] = 1
    with pytest.raises(Illegal):
        env.step(len(env.game.moves) - 1)
