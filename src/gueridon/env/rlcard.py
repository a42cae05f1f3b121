"""RLCard: every game as one of its environments, for its agents."""

from collections import OrderedDict
from typing import Any, NamedTuple

import numpy as np
from rlcard.envs import Env

from gueridon.core.wire import Piece
from gueridon.env.episode import Counted, Episode, begin, encoding_of, seeded_key
from gueridon.games import load


class Looked(NamedTuple):
    """What RLCard hands from its game to its environment: through whose eyes."""

    episode: Episode
    seat: int


class EpisodeGame:
    """An episode as RLCard asks a game."""

    def __init__(self, game: str, players: int | None, options: Piece | None) -> None:
        self.game = load(game)
        self.players = self.game.players[0] if players is None else players
        self.options = self.game.presets["usual"] if options is None else options
        self.allow_step_back = False  # as RLCard sets it
        self.np_random = np.random.RandomState()

    def init_game(self) -> tuple[Looked, int]:
        """Another deal; from a seed of the environment on, always the same ones."""
        key = seeded_key(int(self.np_random.randint(2**31)))
        self.episode = begin(self.game, self.players, self.options, key)
        return self.look()

    def look(self) -> tuple[Looked, int]:
        """At the end through the eyes of the first seat."""
        seat = self.get_player_id()
        return self.get_state(seat), seat

    def step(self, action: int) -> tuple[Looked, int]:
        self.episode.step(action)
        return self.look()

    def get_state(self, player_id: int) -> Looked:
        return Looked(self.episode, player_id)

    def get_player_id(self) -> int:
        return self.episode.seat or 0

    def is_over(self) -> bool:
        return self.episode.seat is None

    def get_num_players(self) -> int:
        return self.players

    def get_num_actions(self) -> int:
        return len(self.game.moves)


class RlcardGame(Env):  # type: ignore[misc]  # RLCard ships no types
    """A game on the shelf by its id. A player is a seat, and an action the number of a move in ``game.moves``.

    An illegal one raises Illegal and changes nothing. There is no step back: an episode has ``copy``.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Piece | None = None,
        counted: Counted = "wins",
        seed: int | None = None,
    ) -> None:
        self.name = f"gueridon-{game}"
        self.game = EpisodeGame(game, players, options)
        self.counted = counted
        super().__init__({"allow_step_back": False, "seed": seed})
        self.state_shape = [[encoding_of(self.game.game).layout.size]] * self.num_players
        self.action_shape = [None] * self.num_players

    def _extract_state(self, state: Looked) -> dict[str, Any]:
        """As RLCard has it: ``obs`` is what the seat sees, and who is not asked has no legal action."""
        episode, seat = state
        legal = episode.legal() if seat == episode.seat else []
        seen = np.frombuffer(episode.observe(seat), np.uint8)
        return {
            "obs": seen,
            "legal_actions": OrderedDict.fromkeys(legal),
            "raw_obs": seen,
            "raw_legal_actions": legal,
            "action_record": [],  # what others did is told by what is seen, and by no more
        }

    def _decode_action(self, action_id: int) -> int:
        return int(action_id)

    def get_payoffs(self) -> "np.ndarray[Any, Any]":
        return np.array(self.game.episode.returns(self.counted))
