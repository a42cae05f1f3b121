"""What a game must provide. Nothing outside ``games/`` knows more about a game than this.

A game is a record of functions over a mutable state. The laws that bind them are tested for every
game on the shelf, with every combination of its options (``gueridon.laws``).
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Generic, Protocol, Self, TypeVar

from gueridon.core.advice import Adviser
from gueridon.core.arguments import Arguments
from gueridon.core.deal_search import DealSearch
from gueridon.core.deviations import Deviations
from gueridon.core.encoding import Encoding
from gueridon.core.errors import Illegal, Malformed
from gueridon.core.features import Features
from gueridon.core.guesses import Guesses
from gueridon.core.hints import Hints
from gueridon.core.lesson import Lesson
from gueridon.core.merits import Merits
from gueridon.core.outcome import Outcome
from gueridon.core.talk import Talk
from gueridon.core.wire import Piece, Seat, Wire

Audience = tuple[Seat, ...] | None  # None: everyone, spectators too
Constant = int | Sequence[int] | Sequence[str] | Sequence[Piece] | Mapping[str, int] | Mapping[str, Sequence[int]]


class State(Protocol):
    """A game's State. A fresh one keeps a log of what was told; a clone plays in silence.

    The rules set ``sealed`` where they draw from fate, turn up, compare or reveal, or let another know more: a move
    that did any of it cannot be taken back. Whoever wants to know clears it before the move.
    """

    log: list[tuple[Audience, Any]] | None
    sealed: bool

    def clone(self) -> Self:
        """A quick copy, for searches; it keeps no log."""
        ...


class Limit(Wire, frozen=True):
    """A running limit. Another ``period`` starts again with all its seconds; the same one goes on running."""

    seconds: int
    period: int


def no_limit(state: Any) -> None:
    """Most games take their time."""
    return None


def nobody(state: Any) -> tuple[Seat, ...]:
    """Mostly a table waits for exactly those who may act."""
    return ()


def no_role(view: Any) -> None:
    """Mostly everybody is the same."""
    return None


def no_next_level(state: Any) -> None:
    """Most games have none."""
    return None


def as_they_are(options: Any) -> Any:
    """Most games are dealt in no time."""
    return options


def all_of_it(options: Any, event: Any) -> Any:
    """Mostly what was told stays told."""
    return event


O = TypeVar("O", bound=Piece)  # noqa: E741
S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Wire)
V = TypeVar("V", bound=Wire)


@dataclass(frozen=True)
class Game(Generic[O, S, M, V]):
    """A record of functions over a mutable state: all that is known of a game outside its own folder."""

    id: str
    version: int  # bumped exactly when a golden of its rules changes
    folder: Path  # where its rulebooks and words lie
    players: range
    reasons: tuple[str, ...]  # every way it may end

    options: type[O]
    presets: Mapping[str, O]  # for a first game, as usual, for experts
    move_type: Any
    event_type: Any
    view_type: type[V]
    signal_type: Any  # None where nobody signals
    task_type: Any
    moves: tuple[M, ...]  # every move there is, built once; ``legal_moves`` only selects
    secret: tuple[type[M], ...]  # moves kept hidden until the last of those to act has made his

    setup: Callable[[int, O, bytes], S]  # raises Illegal if the options do not suit that many players
    to_act: Callable[[S], tuple[Seat, ...]]  # all of them at once; nobody when it is over
    legal_moves: Callable[[S, Seat], list[M]]
    apply: Callable[[S, Seat, M], None]  # trusts its caller: see ``play``
    why_not: Callable[[S, Seat, M], str | None]  # the rule that forbids it; None exactly for legal moves
    outcome: Callable[[S], Outcome | None]
    view: Callable[[S, Seat | None], V]  # None watches
    imagine: Callable[[V, Random], S]  # a state this viewer cannot tell from the real one
    talk: Callable[[V], Talk]
    # What this viewer is to do now and what for, or whom he waits for; once it is over, what came of it.
    task: Callable[[V], Any]
    rematch: Callable[[S], O]  # the options of the next game at this table
    pieces: Callable[[S], Sequence[Hashable]]  # every piece in every zone
    box: Callable[[int, O], Sequence[Hashable]]  # the same pieces, in the box
    limit: Callable[[S], Limit | None] = no_limit
    role: Callable[[V], str | None] = no_role  # the word that tells this viewer who he is in the game
    # To see whether options suit, a table sets up a game that nobody plays: with these, which suit as well, in no time.
    on_trial: Callable[[O], O] = as_they_are
    deal_search: DealSearch[O] | None = None  # where not every deal will do
    # Whom a table says that it waits for follows from what everybody sees: to_act and secretly_stuck, less not_awaited.
    not_awaited: Callable[[S], tuple[Seat, ...]] = nobody  # may still act, but the table waits for the others alone
    secretly_stuck: Callable[[S], tuple[Seat, ...]] = nobody  # have no move, which only they know
    # What the log goes on telling of an event once the next move is made; None if nothing.
    remembered: Callable[[O, Any], Any] = all_of_it
    hints: Hints[S, M] | None = None  # without them its bots play at random
    guesses: Guesses[S] | None = None  # without them nobody hears what its bots believed
    arguments: Arguments[S, M] | None = None  # without them its coach only says how much a move promises
    deviations: Deviations[S, M] | None = None  # without them its bots are only tried by what suits any game
    encoding: Encoding[S] | None = None  # without it programs that learn are given no observations
    kernel: str | None = None  # the module whose KERNEL steps many tables at once: imported when somebody asks for it
    training: str | None = None  # the module whose TRAINING makes anew what its bots have learnt, imported likewise
    best: int | None = None  # the number of players that it is proposed for; None where any will do
    chapter: str | None = None  # the rule at which its rulebook opens, where another game's comes first
    shared: bool = False  # one screen serves all who sit at a real table, and hides nothing from any of them
    adviser: Adviser[S, M, V] | None = None  # for those who play it alone
    # With which the next level is played, where the game has levels and this one, now over, was won.
    next_level: Callable[[S], O | None] = no_next_level
    daily: O | None = None  # how the deal of the day is played, alone, where there is one
    merits: Merits[S] | None = None  # without them only winning is remembered
    features: Features[S] | None = None  # without them reports count nothing of its box
    lessons: Mapping[str, Lesson[O, M]] = field(default_factory=dict)  # by name, the first one first
    # By the kind of a move, the rules of the rulebook by which one chooses among such moves: what a puzzle shows.
    choice_rules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    constants: Mapping[str, Constant] = field(default_factory=dict)  # of its box, that its board shows: for the page
    # The versions before this one whose rules are kept, by their number: see ``versions``.
    frozen: Mapping[int, "OlderVersion"] = field(default_factory=dict)

    @cached_property
    def index(self) -> Mapping[M, int]:
        """Where each move stands in ``moves``; it does not change within a version."""
        return {move: place for place, move in enumerate(self.moves)}

    def clock(self, players: int) -> Seat:
        """The clock has a seat of its own, after the last player's: when a limit is up it plays there."""
        return players


OlderVersion = Callable[[], Game[Any, Any, Any, Any]]  # imported when the first table asks for it


def start(game: Game[O, S, M, V], players: int, options: O, key: bytes) -> S:
    """A fresh table. The same key deals the same; ``Illegal`` if the options do not suit that many players."""
    check_players(game, players)
    return game.setup(players, options, key)


def check_players(game: Game[O, S, M, V], players: int) -> None:
    if players not in game.players:
        raise Malformed("wrong-players", players=players, least=game.players[0], most=game.players[-1])


def play(game: Game[O, S, M, V], state: S, seat: Seat, move: M) -> None:
    """Apply a move that may be illegal: it is then refused with its rule, and nothing changes."""
    rule = game.why_not(state, seat, move)
    if rule is not None:
        raise Illegal(rule)
    game.apply(state, seat, move)


def legal_mask(game: Game[O, S, M, V], state: S, seat: Seat) -> bytes:
    """A byte for each of ``game.moves``: 1 where this seat may make it now, otherwise 0."""
    mask = bytearray(len(game.moves))
    for move in game.legal_moves(state, seat):
        mask[game.index[move]] = 1
    return bytes(mask)


def heard(log: Sequence[tuple[Audience, Any]], seat: Seat | None) -> list[Any]:
    """What one seat heard; None hears what everyone does."""
    return [event for audience, event in log if audience is None or seat in audience]
