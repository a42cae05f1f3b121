"""How what a game's bots have learnt is made, so that anybody can make it anew. Nobody imports a game's training who
does not ask."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from gueridon.core.errors import Malformed
from gueridon.core.game import Game
from gueridon.core.outcome import Outcome

S = TypeVar("S")
C = TypeVar("C")
F = TypeVar("F")

Weights = Sequence[float]


@dataclass(frozen=True)
class Fitting(Generic[S]):
    """What each measure of a table counts, by number of players: fitted to games that bots play with their like."""

    preset: str  # how they play
    games: int  # of each number of players, where nobody says how many
    measures: Callable[[S], Weights]  # of a table, with all that is hidden on it
    worth: Callable[[Outcome], float]  # of an ending, from 0 to 1, to those for whom the measures count
    shipped: Callable[[], Mapping[int, Weights]]
    write: Callable[[Mapping[int, Weights]], bytes]


class SolvedCase(NamedTuple, Generic[F]):
    name: str
    strategy: F  # as the file has it
    even: float  # how often one wins among equals
    gains: float  # how often it wins against those who can be read
    known: float  # how often one wins against it who knows it by heart


@dataclass(frozen=True)
class Solving(Generic[C, F]):
    """Strategies by the names of their cases, reckoned without a game being played: no chance is drawn."""

    cases: Callable[[int], Sequence[C]]  # with so many players, those soonest solved first
    solve: Callable[[C], SolvedCase[F]]  # in a process of its own
    shipped: Callable[[], Mapping[str, F]]
    write: Callable[[Mapping[str, F]], bytes]


@dataclass(frozen=True)
class Training:
    """The catalogue of the game has its word: ``training``. Its card, in Markdown, lies beside the file."""

    file: Path  # that ships, and that the bots read
    way: Fitting[Any] | Solving[Any, Any]


def training_of(game: Game[Any, Any, Any, Any]) -> Training:
    """Malformed if its bots have learnt nothing."""
    if game.training is None:
        raise Malformed("nothing-to-train", game=game.id)
    training: Training = import_module(game.training).TRAINING
    return training


def card_of(file: Path) -> Path:
    return file.with_suffix(".md")
