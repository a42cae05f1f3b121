"""OpenSpiel: every game on the shelf as a Python game of its own, called ``gueridon_`` and its id.

Chance deals first: one of ``deals`` keys, each as likely, from which all later chance follows. With ``worlds`` it moves
before every move as well, and deals anew what no seat knows, in one of so many ways: then no clone foresees a draw.
Where several may act at once they are asked one after the other.
"""

from typing import Any, NamedTuple

import numpy as np
import pyspiel
from numpy.typing import NDArray

from gueridon.core.wire import encode
from gueridon.env.episode import Counted, Episode, begin, bounds, encoding_of, seeded_key
from gueridon.env.nature import dealt_anew
from gueridon.env.recall import Recall
from gueridon.games import SHELF, AnyGame, load

DEALS = 1_000  # unless another number is asked for
LONGEST_GAME_PLIES = 100_000


class Agreed(NamedTuple):
    """What is played."""

    game: str
    players: int
    preset: str
    deals: int
    worlds: int  # among which chance chooses before every move; 0 if it only deals
    counted: Counted


def short_name(game: AnyGame) -> str:
    return f"gueridon_{game.id.replace('-', '_')}"


def parameters(game: AnyGame) -> dict[str, str | int]:
    """With what is played unless somebody asks for something else."""
    return {"players": game.players[0], "preset": "usual", "deals": DEALS, "worlds": 0, "counted": "wins"}


def game_type(game: AnyGame) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Guéridon: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """A game on the shelf, named by a subclass; its actions are the numbers of ``game.moves``."""

    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = load(self.id)
        chosen = parameters(game) | (params or {})
        self.agreed = Agreed(game.id, **chosen)
        least, most = bounds(game, self.agreed.counted)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves),
            max_chance_outcomes=max(self.agreed.deals, self.agreed.worlds),
            num_players=self.agreed.players,
            min_utility=least,
            max_utility=most,
            max_game_length=LONGEST_GAME_PLIES,
        )
        super().__init__(game_type(game), info, chosen)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.agreed.game, iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """The deal, then an episode, with or without chance before every move."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.agreed = game.agreed
        self.episode: Episode | None = None
        self.recall: Recall | None = None
        self.chance_moves = True

    def deal(self, number: int) -> None:
        game = load(self.agreed.game)
        self.episode = begin(game, self.agreed.players, game.presets[self.agreed.preset], seeded_key(number))
        self.recall = Recall(self.episode)

    def current_player(self) -> int:
        if self.episode is None or (self.chance_moves and self.episode.seat is not None):
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.seat is None else self.episode.seat

    def _legal_actions(self, player: int) -> list[int]:
        if self.episode is None or player != self.current_player():
            return []
        return sorted(self.episode.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        many = self.agreed.deals if self.episode is None else self.agreed.worlds
        return [(number, 1 / many) for number in range(many)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None or self.recall is None:
            self.deal(action)
            self.chance_moves = self.agreed.worlds > 0
        elif self.chance_moves:
            self.episode = dealt_anew(self.episode, action)
            self.chance_moves = False
        else:
            self.move(self.episode, self.recall, action)
            self.chance_moves = self.agreed.worlds > 0

    def move(self, episode: Episode, recall: Recall, number: int) -> None:
        seat = episode.seat
        assert seat is not None
        episode.step(number)
        recall.note(episode, seat, number)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"deal {action}" if self.episode is None else f"world {action}"
        return encode(load(self.agreed.game).moves[action]).decode()

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.seat is None

    def returns(self) -> list[float]:
        return [0.0] * self.agreed.players if self.episode is None else self.episode.returns(self.agreed.counted)

    def __str__(self) -> str:
        if self.episode is None:
            return "before the deal"
        return encode(self.episode.game.view(self.episode.state, None)).decode()


class SpielObserver:
    """What a seat sees, by the layout of the game; with perfect recall, the key of all that it saw and did."""

    def __init__(self, game: str, kind: Any) -> None:
        self.layout = encoding_of(load(game)).layout
        self.recalls = kind is not None and kind.perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(self.layout.size, np.float32)
        self.dict = {name: self.tensor[at] for name, at in self.layout.slices.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.episode.observe(player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.episode is None or state.recall is None:
            return "before the deal"
        return state.recall.key(player).hex() if self.recalls else state.episode.observe(player).hex()


def register(game: AnyGame) -> None:
    """``pyspiel.load_game`` knows it from now on."""
    # A class of its own: OpenSpiel lets go of it after the interpreter has ended, which no other object survives.
    pyspiel.register_game(game_type(game), type(short_name(game), (SpielGame,), {"id": game.id}))


for each in SHELF.values():
    register(each)
