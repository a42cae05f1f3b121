"""PettingZoo: every game as an AEC environment."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from gueridon.core.wire import Piece
from gueridon.env.arrays import Observation, as_arrays, observation_space
from gueridon.env.episode import Counted, Episode, begin, bounds, seeded_key
from gueridon.games import load


class AecGame(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A game on the shelf by its id, with so many players: the fewest and the usual options unless others are named.

    An agent is a seat, and an action the number of a move in ``game.moves``. An illegal one raises Illegal and changes
    nothing. The only reward comes at the end: 1 for a victory, or the score.
    """

    def __init__(
        self, game: str, players: int | None = None, options: Piece | None = None, counted: Counted = "wins"
    ) -> None:
        super().__init__()
        self.game = load(game)
        self.players = self.game.players[0] if players is None else players
        self.options = self.game.presets["usual"] if options is None else options
        self.counted = counted
        self.metadata = {"name": f"{game}_v{self.game.version}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.reward_range = bounds(self.game, counted)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.game.moves)) for agent in self.possible_agents}
        self.no_move = bytes(len(self.game.moves))
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> "spaces.Dict[Any]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[Any]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Another deal; from a seed on, always the same ones."""
        if seed is not None:
            self.no_move = bytes(len(self.game.moves))
        self.seeds = np.random.default_rng(seed)
        key = seeded_key(int(self.seeds.integers(2**63)))
        self.episode: Episode = begin(self.game, self.players, self.options, key)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """Whoever is to act; at the end everybody takes leave."""
        seat = self.episode.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        worth = self.episode.returns(self.counted)
        self.rewards = dict(zip(self.agents, worth, strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """Whoever is not asked now may make no move."""
        seat, episode = self.seats[agent], self.episode
        return as_arrays(episode.observe(seat), episode.mask() if seat == episode.seat else self.no_move)

    def step(self, action: int | None) -> None:
        """None takes leave of a game that is over."""
        if self.episode.seat is None:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.step(int(action))
        self.select()

    def render(self) -> None:
        """The table on the web draws it."""

    def close(self) -> None:
        """Nothing is open."""
