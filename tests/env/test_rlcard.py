"""RLCard's own agents at our tables."""

import numpy as np
import pytest
from rlcard.agents import RandomAgent
from rlcard.utils import reorganize, tournament

from gueridon.core.errors import Illegal
from gueridon.env import to_bytes
from gueridon.env.rlcard import RlcardGame
from gueridon.games import SHELF

EACH_GAME = pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.id)


def table(game, **others):
    env = RlcardGame(game.id, options=game.on_trial(game.presets["usual"]), seed=1, **others)
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])
    return env


@EACH_GAME
def test_agents_of_rlcard_play_to_the_end_and_are_paid_by_what_the_rules_say(game):
    env = table(game, counted="scores")
    trajectories, payoffs = env.run(is_training=True)
    assert [*payoffs] == [*game.outcome(env.game.episode.state).scores]
    transitions = [one for mine in reorganize(trajectories, payoffs) for one in mine]
    assert len(transitions) == env.timestep
    for state, action, _, after, _ in transitions:
        assert action in state["legal_actions"]
        assert [*state["obs"].shape] == env.state_shape[0]
        assert state["obs"].shape == after["obs"].shape


@EACH_GAME
def test_a_tournament_of_rlcard_says_what_each_seat_wins(game):
    np.random.seed(1)
    assert all(0 <= won <= 1 for won in tournament(table(game), 3))


@EACH_GAME
def test_from_a_seed_on_the_deals_are_the_same(game):
    def deals():
        env = table(game)
        for _ in range(3):
            env.reset()
            yield to_bytes(env.game.episode.state)

    assert [*deals()] == [*deals()]
    assert len({*deals()}) == 3


def test_whoever_is_not_asked_has_no_action_and_an_illegal_one_changes_nothing():
    env = RlcardGame("medium", 3, seed=2)
    state, player = env.reset()
    assert [bool(env.get_state(seat)["legal_actions"]) for seat in range(3)] == [seat == player for seat in range(3)]
    before = to_bytes(env.game.episode.state)
    with pytest.raises(Illegal):
        env.step(next(number for number in range(env.num_actions) if number not in state["legal_actions"]))
    assert to_bytes(env.game.episode.state) == before
