"""PettingZoo: every game as an AEC environment, and as a parallel one for those in which several choose at once."""

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from gueridon.core.errors import Illegal
from gueridon.core.game import start
from gueridon.core.wire import Piece
from gueridon.env.arrays import Observation, as_arrays, observation_space
from gueridon.env.episode import Counted, Episode, begin, bounds, encoding_of, returns, seeded_key
from gueridon.games import load
from gueridon.lab.playout import SECONDS_A_MOVE, SimulatedClock


class SeatsAsAgents:
    """A game on the shelf by its id, with so many players: the fewest and the usual options unless others are named.

    An agent is a seat, and an action the number of a move in ``game.moves``. An illegal one raises Illegal and changes
    nothing. The only reward comes at the end: 1 for a victory, or the score.
    """

    def __init__(
        self, game: str, players: int | None = None, options: Piece | None = None, counted: Counted = "wins"
    ) -> None:
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

    def next_key(self, seed: int | None) -> bytes:
        """Of another deal; from a seed on, always the same ones."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        return seeded_key(int(self.seeds.integers(2**63)))

    def render(self) -> None:
        """The table on the web draws it."""

    def close(self) -> None:
        """Nothing is open."""


class AecGame(SeatsAsAgents, AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """Where several may act at once, one of them is asked after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode: Episode = begin(self.game, self.players, self.options, self.next_key(seed))
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


class ParallelGame(SeatsAsAgents, ParallelEnv):  # type: ignore[misc]
    """All who may act choose at once, by what they saw before. Their moves arrive in an order that chance draws: one
    that is no longer legal then is left out, and its agent's info names the rule that ``refused`` it.

    Whoever is not asked has an empty mask, and what he chooses is not read. One step takes as long as a move, after
    which the clock of a game may strike.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        key = self.next_key(seed)
        self.state = start(self.game, self.players, self.options, key)
        self.state.log = None  # nobody listens
        self.chance, self.clock = Random(key), SimulatedClock()
        self.agents = self.possible_agents.copy()
        self.find_asked()
        return self.observations(), {agent: {} for agent in self.agents}

    def find_asked(self) -> None:
        """Who chooses now; nobody once it is over. Before that the clock strikes, where its time has come."""
        game, state = self.game, self.state
        while acting := game.to_act(state):
            not_awaited, limit = game.not_awaited(state), game.limit(state)
            self.asked = [seat for seat in acting if seat < self.players and seat not in not_awaited]
            strikes = limit is not None and self.clock.strikes(limit)
            if self.asked and not strikes:
                return
            game.apply(state, self.players, game.legal_moves(state, self.players)[0])
        self.asked = []

    def mask(self, seat: int) -> bytearray:
        allowed = bytearray(self.no_move)
        if seat in self.asked:
            for move in self.game.legal_moves(self.state, seat):
                allowed[self.game.index[move]] = 1
        return allowed

    def observations(self) -> dict[str, Observation]:
        encode = encoding_of(self.game).encode
        return {agent: as_arrays(encode(self.state, seat), self.mask(seat)) for agent, seat in self.seats.items()}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        chosen = [(seat, self.game.moves[int(actions[self.possible_agents[seat]])]) for seat in self.asked]
        for seat, move in chosen:
            if (rule := self.forbidden_by(seat, move)) is not None:
                raise Illegal(rule)
        infos = self.play(chosen)
        self.clock.spent += SECONDS_A_MOVE
        self.find_asked()
        outcome = self.game.outcome(self.state)
        worth = [0.0] * self.players if outcome is None else returns(outcome, self.counted)
        self.agents = self.possible_agents.copy() if outcome is None else []
        return (
            self.observations(),
            dict(zip(self.possible_agents, worth, strict=True)),
            dict.fromkeys(self.possible_agents, outcome is not None),
            dict.fromkeys(self.possible_agents, False),
            infos,
        )

    def play(self, chosen: list[tuple[int, Any]]) -> dict[str, dict[str, Any]]:
        """In the order in which they happen to arrive."""
        self.chance.shuffle(chosen)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.possible_agents}
        for seat, move in chosen:
            rule = self.forbidden_by(seat, move)
            if rule is None:
                self.game.apply(self.state, seat, move)
            else:
                infos[self.possible_agents[seat]]["refused"] = rule
        return infos

    def forbidden_by(self, seat: int, move: Any) -> str | None:
        return None if move in self.game.legal_moves(self.state, seat) else self.game.why_not(self.state, seat, move)
