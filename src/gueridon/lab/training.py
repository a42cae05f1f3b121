"""Making anew what a game's bots have learnt: pieces of work for many processes, and what comes of them together."""

import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from statistics import mean
from typing import Any, Protocol

from gueridon.core.training import Fitting, SolvedCase, Solving, Training
from gueridon.core.words import Words
from gueridon.games import AnyGame
from gueridon.lab.arena import Contest
from gueridon.lab.fitting import apart, fit, surprise, surprise_of_share
from gueridon.lab.self_play import MeasuredGame, measured_game

MADE = "<!-- made by the command; the rest of this card is written by hand -->\n"
END = "<!-- end of what was made -->\n"


@dataclass(frozen=True)
class TrainingTerms:
    """The same terms always make the same file."""

    game: AnyGame
    players: Sequence[int]
    many: int | None  # games of each number of players, or cases; as many as there are if None
    level: str  # of the bots that play
    seed: str

    def command(self, *named: str) -> str:
        """That makes the same."""
        players = ["--players", str(self.players[0])] if len(self.players) == 1 else []
        return shlex.join(["gueridon", "train", self.game.id, *players, *named])


@dataclass(frozen=True)
class Learnt:
    """A whole file: what was not asked for is as it ships. ``rows`` say how good it is, by number of players; their
    columns have their words."""

    file: bytes
    command: str
    whole: bool
    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]


class Work(Protocol):
    """``do`` is done to each task, anywhere; the sum is of all of them, in their order."""

    tasks: Sequence[Any]
    do: Callable[[Any], Any]

    def sum_up(self, done: Sequence[Any]) -> Learnt: ...


def work_of(training: Training, terms: TrainingTerms) -> Work:
    way = training.way
    return FittingWork(way, terms) if isinstance(way, Fitting) else SolvingWork(way, terms)


class FittingWork:
    columns = ("players", "games", "positions", "fresh", "share-alone", "shipped", "learnt")

    def __init__(self, way: Fitting[Any], terms: TrainingTerms) -> None:
        self.way, self.terms = way, terms
        self.many = terms.many or way.games
        self.tasks: Sequence[Any] = [
            pairing for players in terms.players for pairing in self.contest(players).together()
        ]
        self.do: Callable[[Any], Any] = measured_game

    def contest(self, players: int) -> Contest:
        game = self.terms.game
        return Contest(game.id, players, game.presets[self.way.preset], (self.terms.level,), self.many, self.terms.seed)

    def sum_up(self, done: Sequence[MeasuredGame]) -> Learnt:
        shipped = self.way.shipped()
        weights, rows = {**shipped}, list[tuple[str, ...]]()
        for place, players in enumerate(self.terms.players):
            known, fresh = apart(done[place * self.many : (place + 1) * self.many])
            weights[players] = fit(known)
            counts = (players, self.many, len(known.worth), len(fresh.worth))
            told = [surprise(fresh, one[players]) for one in (shipped, weights)]
            rows.append((*map(str, counts), *map(in_nats, (surprise_of_share(known, fresh), *told))))
        named = ("-n", str(self.many), "--level", self.terms.level, "--seed", self.terms.seed)
        whole = weights.keys() == {*self.terms.players}
        return Learnt(self.way.write(weights), self.terms.command(*named), whole, self.columns, rows)


class SolvingWork:
    columns = ("players", "solved", "as-shipped", "even", "gains", "known")

    def __init__(self, way: Solving[Any, Any], terms: TrainingTerms) -> None:
        self.way, self.terms = way, terms
        self.cases = [way.cases(players)[: terms.many] for players in terms.players]
        # What takes longest first, so that no process is left alone with it.
        self.tasks: Sequence[Any] = [case for cases in reversed(self.cases) for case in reversed(cases)]
        self.do: Callable[[Any], Any] = way.solve

    def sum_up(self, done: Sequence[SolvedCase[Any]]) -> Learnt:
        shipped, left, rows = self.way.shipped(), [*reversed(done)], list[tuple[str, ...]]()
        for players, cases in zip(self.terms.players, self.cases, strict=True):
            solved, left = left[: len(cases)], left[len(cases) :]
            counts = (players, len(solved), sum([case.strategy == shipped.get(case.name) for case in solved]))
            shares = ([case.even for case in solved], [case.gains for case in solved], [case.known for case in solved])
            rows.append((*map(str, counts), *map(in_percent, map(mean, shares))))
        found = {case.name: case.strategy for case in done}
        named = () if self.terms.many is None else ("-n", str(self.terms.many))
        file = self.way.write({**shipped, **found})
        return Learnt(file, self.terms.command(*named), found.keys() >= shipped.keys(), self.columns, rows)


def in_nats(surprise: float) -> str:
    return f"{surprise:.3f}"


def in_percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def card(shipped: str, terms: TrainingTerms, learnt: Learnt) -> str:
    """The card that ships, with what was made now in place of what had been made then."""
    before, _, rest = shipped.partition(MADE)
    _, end, after = rest.partition(END)
    assert end, "a card that ships has a place for what is made"
    return f"{before}{MADE}\n{made(terms, learnt)}\n{END}{after}"


def made(terms: TrainingTerms, learnt: Learnt) -> str:
    words = Words("en", terms.game)
    head = [words.say(f"train-{column}") for column in learnt.columns]
    lines = [head, ["---"] * len(head), *learnt.rows]
    table = "".join([f"| {' | '.join(line)} |\n" for line in lines])
    rest = "" if learnt.whole else "Everything else in the file is as it ships. "
    return f"```\n{learnt.command}\n```\n\n{table}\n{rest}{identity(learnt.file)}\n"


def identity(file: bytes) -> str:
    """By which a card tells its file from any other."""
    return f"The file has {len(file)} bytes; their SHA-256 is `{sha256(file).hexdigest()}`."
