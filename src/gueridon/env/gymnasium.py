"""Gymnasium: one seat of a game is the program's, bots sit on the others."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from gueridon.bots.choosing import choose
from gueridon.core.game import legal_mask
from gueridon.core.levels import check_level
from gueridon.core.wire import Piece
from gueridon.env.arrays import Observation, as_arrays, observation_space
from gueridon.env.episode import Counted, bounds, encoding_of, returns, seeded_key
from gueridon.games import load
from gueridon.lab.playout import SimulatedClock
from gueridon.tables.bot_knowledge import knowledge
from gueridon.tables.match import Match


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """A game on the shelf by its id; with bots of one level, the fewest players and the usual options unless others
    are named.

    An action is the number of a move in ``game.moves``. An illegal one changes nothing, and ``info["refused"]`` names
    the rule. The only reward comes at the end: 1 for a victory, or the score.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Piece | None = None,
        *,
        seat: int = 0,
        level: str = "novice",
        counted: Counted = "wins",
    ) -> None:
        self.game = load(game)
        check_level(self.game, level)
        self.players = self.game.players[0] if players is None else players
        self.options = self.game.presets["usual"] if options is None else options
        self.seat, self.level, self.counted = seat, level, counted
        self.encoding = encoding_of(self.game)
        self.reward_range = bounds(self.game, counted)
        self.observation_space = observation_space(self.game)
        self.action_space = spaces.Discrete(len(self.game.moves))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Another deal, in which the program's seat is asked at least once."""
        super().reset(seed=seed)
        self.deal()
        while self.match.outcome is not None:
            self.deal()
        return self.look(), {}

    def deal(self) -> None:
        key = seeded_key(int(self.np_random.integers(2**63)))
        self.match = Match(self.game, self.players, self.options, key)
        self.clock, self.rng = SimulatedClock(), Random(key)
        self.let_others_play()

    def let_others_play(self) -> None:
        """Until the program's seat is to act, or it is over."""
        match = self.match
        while acting := self.game.to_act(match.state):
            seat = self.clock.next(self.game, match.state, acting, self.rng)
            if seat == self.seat:
                return
            match.move(seat, self.choice(seat))

    def choice(self, seat: int) -> Any:
        if seat == self.game.clock(self.players):
            return self.game.legal_moves(self.match.state, seat)[0]
        return choose(knowledge(self.match, seat), self.level, self.rng).move

    def look(self) -> Observation:
        state = self.match.state
        return as_arrays(self.encoding.encode(state, self.seat), legal_mask(self.game, state, self.seat))

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        move, match = self.game.moves[int(action)], self.match
        rule = self.game.why_not(match.state, self.seat, move)
        if rule is not None:
            return self.look(), 0.0, match.outcome is not None, False, {"refused": rule}
        match.move(self.seat, move)
        self.let_others_play()
        worth = 0.0 if match.outcome is None else returns(match.outcome, self.counted)[self.seat]
        return self.look(), worth, match.outcome is not None, False, {}
