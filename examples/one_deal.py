"""OpenSpiel: its Monte-Carlo tree search gets to know a single deal of 50 Missions, in a minute.

``pip install "gueridon[openspiel]"``, then ``python examples/one_deal.py``. The deal is open to the search, which tries
every move on clones that foresee all cards: what it finds is what could have been done.
"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import gueridon.env.openspiel  # noqa: F401 (OpenSpiel knows our games from now on)

TRIES = 60  # games played on at random for each move
RANDOM_GAMES = 30


def random_game(game: pyspiel.Game, rng: np.random.RandomState) -> float:
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state.returns()[0]


def searched_game(game: pyspiel.Game, tries: int, rng: np.random.RandomState) -> float:
    """UCT expects a game worth at most 1: its curiosity is given in missions."""
    bot = mcts.MCTSBot(game, 2.0, tries, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    return state.returns()[0]


def learn(tries: int, random_games: int) -> tuple[float, float]:
    """How many missions are accomplished at random, and by the search."""
    game = pyspiel.load_game("gueridon_missions", {"deals": 1, "counted": "scores"})
    rng = np.random.RandomState(1)
    before = float(np.mean([random_game(game, rng) for _ in range(random_games)]))
    return before, searched_game(game, tries, rng)


if __name__ == "__main__":
    before, after = learn(TRIES, RANDOM_GAMES)
    print(f"Missions accomplished in this deal: {before:.1f} at random, {after:.0f} by search.")
