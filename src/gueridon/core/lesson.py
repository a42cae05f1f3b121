"""A lesson: a game that is dealt as was arranged, and, move by move, what is said, shown and done in it.

It is data, and linear: whoever learns makes the moves that go on, the others those that are given to them. Where it
stands follows from how many moves stand, so it can be left, taken up again and undone like any game. A game has them
by name: ``first``, from nothing to a first success, and further ones for whoever has played; ``lesson-…`` in its
catalogue is the title, and its help what is learnt there.
"""

from dataclasses import dataclass
from typing import Generic, TypeVar

from gueridon.core.deal_search import FoundDeal
from gueridon.core.wire import Piece, Seat, Wire

O = TypeVar("O", bound=Piece)  # noqa: E741
M = TypeVar("M", bound=Wire)


class Saying(Piece, frozen=True):
    """A sentence of the game's catalogue, and the pieces and controls that it speaks of, by their names on the
    board."""

    word: str
    at: tuple[str, ...] = ()


@dataclass(frozen=True)
class Turn(Generic[M]):
    """What is said before a move, and the move. Whoever learns may make any of ``moves``, and is told ``otherwise``
    why another would be worse; everybody else makes the one that is given."""

    seat: Seat
    moves: tuple[M, ...]
    says: tuple[Saying, ...] = ()
    otherwise: str | None = None  # the word; None where the rules allow nothing else
    signals: tuple[tuple[Seat, Wire], ...] = ()  # of the others, that stand before this move; see ``talk``


@dataclass(frozen=True)
class Lesson(Generic[O, M]):
    """``key`` is the text whose key deals it. The seats of ``learner`` are those of whoever learns; bots have the
    rest, and play what is written. What is to be shown may come late in a game: it begins after the moves of
    ``before``. ``rules`` are those of the rulebook that it shows."""

    players: int
    options: O
    key: str
    rules: tuple[str, ...]
    turns: tuple[Turn[M], ...]
    farewell: tuple[Saying, ...]
    learner: tuple[Seat, ...] = (0,)
    found: FoundDeal | None = None  # where the game has to look for its deals
    before: tuple[tuple[Seat, M], ...] = ()
