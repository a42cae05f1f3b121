"""OpenSpiel's own test of games, and algorithms of its own that play them."""

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
outcome_sampling_mccfr = pytest.importorskip("open_spiel.python.algorithms.outcome_sampling_mccfr")

from gueridon.env.openspiel import short_name  # noqa: E402 (not where OpenSpiel cannot be installed)
from gueridon.games import SHELF  # noqa: E402

LONG = ("medium", "mysterium")
EACH_GAME = pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=pytest.mark.slow if game.id in LONG else ()) for game in SHELF.values()],
    ids=lambda game: game.id,
)


def loaded(game, **parameters):
    return pyspiel.load_game(
        short_name(game),
        {"deals": 4, "preset": "first-game" if game.id != "midas-companion" else "usual", **parameters},
    )


@EACH_GAME
def test_openspiel_finds_nothing_wrong_with_it(game):
    pyspiel.random_sim_test(loaded(game), num_sims=1, serialize=True, verbose=False)


@EACH_GAME
def test_what_is_dealt_is_chance_and_all_that_follows_is_played(game):
    state = loaded(game, counted="scores").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(number, 0.25) for number in range(4)]
    state.apply_action(2)
    rng = np.random.default_rng(1)
    while not state.is_terminal():
        assert state.legal_actions() == sorted(state.legal_actions())
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert state.returns() == [*map(float, game.outcome(state.episode.state).scores)]


@EACH_GAME
def test_chance_may_move_before_every_move(game):
    pyspiel.random_sim_test(loaded(game, worlds=3), num_sims=1, serialize=True, verbose=False)


def test_where_chance_moves_no_clone_foresees_a_draw():
    state = loaded(SHELF["missions"], worlds=20).new_initial_state()
    state.apply_action(0)
    seen, drawn = state.observation_string(0), set()
    assert state.is_chance_node()
    for number, odds in state.chance_outcomes():
        world = state.clone()
        world.apply_action(number)
        assert odds == 1 / 20
        assert world.observation_string(0) == seen
        world.apply_action(world.legal_actions()[0])
        drawn.add(world.observation_string(0))
    assert len(drawn) > 5


def test_a_seat_is_shown_what_it_sees_and_remembers_what_it_saw():
    game = SHELF["midas"]
    states = []
    for deal in (0, 1):
        state = loaded(game).new_initial_state()
        state.apply_action(deal)
        states.append(state)
    one, other = states
    assert one.observation_tensor(0) == [*map(float, one.episode.observe(0))]
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.clone().information_state_string(0) == one.information_state_string(0)
    later = one.clone()
    later.apply_action(later.legal_actions()[0])
    assert later.information_state_string(1) != one.information_state_string(1)


def test_an_algorithm_of_openspiel_runs_on_it():
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(loaded(SHELF["midas"]))
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = loaded(SHELF["midas"]).new_initial_state()
    state.apply_action(0)
    odds = policy.action_probabilities(state)
    assert sorted(odds) == state.legal_actions()
    assert sum(odds.values()) == pytest.approx(1)
