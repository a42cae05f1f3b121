"""What a game teaches the bots. All of it is asked about imagined worlds: nothing here ever sees the true state."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from gueridon.core.wire import Seat

S = TypeVar("S")
M = TypeVar("M")


class HeardPly(NamedTuple):
    """What one ply told the bot's seat: who made it (None is the set-up) and the events it heard.

    ``signals`` are those that stood when it was made, with the seats that had set them.
    """

    seat: Seat | None
    events: Sequence[Any]
    signals: Sequence[tuple[Seat, Any]] = ()


class Utterance(NamedTuple):
    """A signal that stands on the table, or a line of chat."""

    seat: Seat
    signal: Any | None
    text: str | None


def forgetful(state: Any, seat: Seat, told: Sequence[HeardPly], said: Sequence[Utterance], rng: Random) -> None:
    """Where the view says all that is worth knowing there is nothing to remember."""


def indifferent(state: Any, seat: Seat, told: Sequence[HeardPly], said: Sequence[Utterance]) -> float:
    """Most games take every imagined world to be as likely as the next."""
    return 1.0


def mute(state: Any, seat: Seat) -> Sequence[Any]:
    """Most games have no signals."""
    return ()


def unsettled(state: Any) -> bool:
    """Most games may be looked at anywhere."""
    return False


def all_of_them(state: Any, seat: Seat, moves: list[Any]) -> list[Any]:
    """Most games leave it to the search what is foolish."""
    return moves


def no_first_look(worlds: Sequence[Any], seat: Seat, moves: list[Any]) -> Any | None:
    """Most games need no more than one world to know what is sensible."""
    return None


def nothing_solved(state: Any, seat: Seat) -> Sequence[tuple[Any, int]]:
    """Most games take thinking everywhere."""
    return ()


FAR = 3  # how many cards, turns or rounds that is, is the game's affair


@dataclass(frozen=True)
class Hints(Generic[S, M]):
    policy: Callable[[S, Seat, list[M], Random], M]  # a sensible move at once; it also plays imagined games on
    value: Callable[[S], list[float]]  # what the table is worth to each seat, from 0 (lost) to 1 (won); also at the end
    # Deals this world anew, as the seat recalls what it was told, and reads what is said.
    recall: Callable[[S, Seat, Sequence[HeardPly], Sequence[Utterance], Random], None] = forgetful
    # From how others have acted.
    likelihood: Callable[[S, Seat, Sequence[HeardPly], Sequence[Utterance]], float] = indifferent
    signals: Callable[[S, Seat], Sequence[Any]] = mute  # all that this seat would have stand, from what it holds
    settled: Callable[[S], bool] = unsettled  # imagined games go no further: from here on the value knows as much
    beginner: Callable[[S, Seat, list[M], Random], M] | None = None  # what a novice does, where the policy knows better
    # Of these moves those that are no plain blunder, by what the seat sees; never none.
    prudent: Callable[[S, Seat, list[M]], list[M]] = all_of_them
    # What a search looks at first, from all worlds of the seat at once; None where the policy is to say so, which knows
    # no more than one of them.
    first_look: Callable[[Sequence[S], Seat, list[M]], M | None] = no_first_look
    # How often a move must have been looked at, beside the one most looked at, to be made for what it promises. At 1
    # the most tried is made: there the policy has the last word between moves that promise much the same.
    enough: float = 1.0
    # Moves with how often to make each, in proportion, where that was found out beforehand; from what this seat would
    # know. None where one has to think.
    mixture: Callable[[S, Seat], Sequence[tuple[M, int]]] = nothing_solved
    # What a world in which somebody has just moved is worth to each seat, planned as far ahead as a level can, from 1
    # to ``FAR``. Where this is known no tree is grown: all moves are weighed in the same worlds.
    plan: Callable[[S, int], list[float]] | None = None
