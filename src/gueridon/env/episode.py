"""One game for programs that learn, compiled like the rules: whoever is to act is asked, one seat at a time."""

from random import Random
from typing import Any, Final, Literal

from gueridon.core.encoding import Encoding
from gueridon.core.errors import Illegal, Malformed
from gueridon.core.fate import key_of
from gueridon.core.game import start
from gueridon.core.outcome import Outcome
from gueridon.env.state_bytes import from_bytes, to_bytes
from gueridon.games import AnyGame, load
from gueridon.lab.playout import SimulatedClock, clock_at

Counted = Literal["wins", "scores"]  # what a game is worth to a seat: 1 for a victory, or the score

Numbering = dict[int, Any]  # not unboxed: they are only looked up
NUMBERINGS: Final[dict[str, Numbering]] = {}  # by game and version


def encoding_of(game: AnyGame) -> Encoding[Any]:
    """How programs are given this game; Malformed if they are not."""
    if game.encoding is None:
        raise Malformed("game-not-encoded", game=game.id)
    return game.encoding


def numbering(game: AnyGame) -> Numbering:
    """The number of each move by its identity: quicker than by its value, and the rules only select from a table."""
    name = f"{game.id} {game.version}"
    if name not in NUMBERINGS:
        NUMBERINGS[name] = {id(move): number for number, move in enumerate(game.moves)}
    return NUMBERINGS[name]


def returns(outcome: Outcome, counted: Counted) -> list[float]:
    """What a finished game is worth to each seat."""
    if counted == "scores":
        return [float(score) for score in outcome.scores]
    return [1.0 if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]


def bounds(game: AnyGame, counted: Counted) -> tuple[float, float]:
    """The least and the most that a game can be worth to a seat."""
    return (0.0, float(encoding_of(game).highest_score)) if counted == "scores" else (0.0, 1.0)


class Episode:
    """A game from its deal to its end, asked of programs; ``begin`` deals it.

    ``seat`` is to act; nobody when it is over. Where several may act at once, one of them is asked after the other, and
    the clock strikes by itself, as in simulated play.
    """

    def __init__(
        self, game: AnyGame, players: int, state: Any, rng: Random, clock: SimulatedClock, seat: int | None
    ) -> None:
        self.game = game
        self.players = players
        self.state = state
        self.rng = rng
        self.clock = clock
        self.seat = seat
        self.encoding = encoding_of(game)
        self.numbers = numbering(game)
        self.allowed: bytearray | None = None  # the mask of this ply, once somebody has asked

    def find_seat(self) -> None:
        """Who acts next; the clock is not asked."""
        game, state, clock_seat = self.game, self.state, self.players
        acting = game.to_act(state)
        while acting:
            seat: int = acting[0] if len(acting) == 1 else self.clock.next(game, state, acting, self.rng)
            if seat != clock_seat:
                self.seat = seat
                return
            game.apply(state, seat, game.legal_moves(state, seat)[0])
            acting = game.to_act(state)
        self.seat = None

    def legal(self) -> list[int]:
        """The numbers of the moves that ``seat`` may make, in the order of the rules."""
        numbers, index = self.numbers, self.game.index
        found: list[int] = []
        if self.seat is not None:
            for move in self.game.legal_moves(self.state, self.seat):
                known = numbers.get(id(move))
                found.append(index[move] if known is None else known)  # a pickle's moves are equal, and not the same
        return found

    def mask(self) -> bytearray:
        """A byte for each of ``game.moves``: 1 where ``seat`` may make it now."""
        allowed = self.allowed
        if allowed is None:
            allowed = self.allowed = bytearray(len(self.game.moves))
            if self.seat is not None:
                numbers = self.numbers
                for move in self.game.legal_moves(self.state, self.seat):
                    number: Any = numbers.get(id(move))
                    allowed[self.game.index[move] if number is None else number] = 1
        return allowed

    def observe(self, seat: int | None) -> bytearray:
        """What this seat sees, by the layout of the game; None watches."""
        return self.encoding.encode(self.state, seat)

    def step(self, number: int) -> None:
        """Make a move by its number; Illegal with its rule if it is not legal, and nothing has changed."""
        move, seat = self.game.moves[number], self.seat
        assert seat is not None, "the game is over"
        if not self.mask()[number]:
            rule = self.game.why_not(self.state, seat, move)
            assert rule is not None
            raise Illegal(rule)
        self.game.apply(self.state, seat, move)
        self.allowed = None
        self.find_seat()

    def returns(self, counted: Counted) -> list[float]:
        """What the game was worth to each seat; nothing before its end."""
        outcome = self.game.outcome(self.state)
        return [0.0] * self.players if outcome is None else returns(outcome, counted)

    def copy(self) -> "Episode":
        """It goes on as this one does, with the same chance: whoever searches wants it reseeded."""
        return self.beside(self.state.clone(), again(self.rng.getstate()))

    def reseeded(self, rng: Random) -> "Episode":
        """A copy in which all that no seat knows, and chance to come, is dealt anew: every seat sees what it saw."""
        return self.beside(self.encoding.reseed(self.state, rng), Random(rng.getrandbits(64)))

    def beside(self, state: Any, rng: Random) -> "Episode":
        return Episode(self.game, self.players, state, rng, clock_at(self.clock.reading()), self.seat)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """The game by its name, so that its moves stay those of its table; compiled or not, it is read alike."""
        name = (self.game.id, self.game.version)
        return restored, (
            *name,
            self.players,
            to_bytes(self.state),
            self.rng.getstate(),
            self.clock.reading(),
            self.seat,
        )


def begin(game: AnyGame, players: int, options: Any, key: bytes) -> Episode:
    """A fresh game, all of whose chance follows from the key; Illegal if the options do not suit that many players."""
    state = start(game, players, options, key)
    state.log = None  # nobody listens
    episode = Episode(game, players, state, Random(key), SimulatedClock(), None)
    episode.find_seat()
    return episode


def restored(
    game: str,
    version: int,
    players: int,
    state: bytes,
    chance: Any,
    reading: tuple[int | None, float],
    seat: int | None,
) -> Episode:
    """One that was pickled."""
    return Episode(load(game, version), players, from_bytes(state), again(chance), clock_at(reading), seat)


def again(chance: Any) -> Random:
    rng = Random(0)
    rng.setstate(chance)
    return rng


def seeded_key(seed: int) -> bytes:
    """The key of the deal with this number."""
    return key_of(f"episode {seed}")
