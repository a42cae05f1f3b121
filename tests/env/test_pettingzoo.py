"""PettingZoo's own tests, and what they do not ask."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from gueridon.core.errors import Illegal
from gueridon.env import to_bytes
from gueridon.env.pettingzoo import AecGame, ParallelGame
from gueridon.games import SHELF, load

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
@pytest.mark.parametrize("bridge", [AecGame, ParallelGame])
def test_from_a_seed_on_the_deals_follow_each_other_as_before(game, bridge):
    env = bridge(game.id, options=game.on_trial(game.presets["usual"]))

    def deals():
        for seed in (5, None, None):
            env.reset(seed=seed)
            yield to_bytes(env.state if bridge is ParallelGame else env.episode.state)

    first = [*deals()]
    assert first == [*deals()]
    assert len({*first}) == 3


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


# Where seats act at once


def frenzy() -> ParallelGame:
    return ParallelGame("missions", 4, load("missions").presets["frenzy"])


def random_actions(env, seen, rng):
    """Of those who are asked; the others need not say anything."""
    masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
    return {agent: int(rng.choice(np.flatnonzero(mask))) for agent, mask in masks.items() if mask.any()}


@EACH_GAME
def test_pettingzoo_finds_nothing_wrong_with_it_in_parallel(game, capsys):
    env = ParallelGame(game.id, game.players[-1], game.on_trial(game.presets["usual"]))
    parallel_api_test(env, num_cycles=1000)
    assert "Passed Parallel API test" in capsys.readouterr().out


@EACH_GAME
def test_the_same_seed_plays_the_same_in_parallel(game):
    """Theirs chooses without the mask."""
    env = ParallelGame(game.id, game.players[-1], game.on_trial(game.presets["usual"]))

    def states():
        rng = np.random.default_rng(1)
        seen, _ = env.reset(seed=7)
        while env.agents:
            seen, *_ = env.step(random_actions(env, seen, rng))
            yield to_bytes(env.state)

    assert [*states()] == [*states()]


@EACH_GAME
def test_all_who_play_at_once_come_to_an_end_and_are_rewarded_by_what_the_rules_say(game):
    env = ParallelGame(game.id, game.players[-1], options=game.on_trial(game.presets["usual"]), counted="scores")
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=3)
    while env.agents:
        seen, rewards, over, cut, _ = env.step(random_actions(env, seen, rng))
        assert all(env.observation_space(agent).contains(one) for agent, one in seen.items())
        assert {*cut.values()} == {False}
        assert {*over.values()} == {not env.agents}
    assert [rewards[agent] for agent in env.possible_agents] == [*game.outcome(env.state).scores]


def test_in_a_frenzy_all_choose_at_once_and_who_comes_too_late_is_told_the_rule():
    env, rng, late = frenzy(), np.random.default_rng(2), 0
    seen, _ = env.reset(seed=1)
    while env.agents:
        asked = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
        laid = sum(map(len, env.state.stacks))
        seen, _, _, _, infos = env.step(random_actions(env, seen, rng))
        refused = {agent: info["refused"] for agent, info in infos.items() if info}
        assert {*refused} < {*asked}
        assert all(rule.startswith("FIF-") for rule in refused.values())
        if env.agents and env.state.winds == 1:
            assert sum(map(len, env.state.stacks)) == laid + len(asked) - len(refused)
        late += len(refused)
    assert late > 0


def test_a_choice_that_was_never_legal_changes_nothing_in_parallel():
    env, rng = frenzy(), np.random.default_rng(3)
    seen, _ = env.reset(seed=1)
    before, actions = to_bytes(env.state), random_actions(env, seen, rng)
    actions["seat_2"] = int(np.flatnonzero(seen["seat_2"]["action_mask"] == 0)[0])
    with pytest.raises(Illegal):
        env.step(actions)
    assert to_bytes(env.state) == before


def test_mediums_choose_at_once_and_the_ghost_does_not():
    env, rng = ParallelGame("mysterium", 4), np.random.default_rng(4)
    seen, _ = env.reset(seed=1)
    while len(env.asked) < 3:
        seen, *_ = env.step(random_actions(env, seen, rng))
    assert env.state.ghost not in env.asked
