"""What one finished game tells a report: all of it follows from its record, whoever played it."""

from collections import Counter
from collections.abc import Sequence

from msgspec import field

from gueridon.core.features import Feature
from gueridon.core.game import State
from gueridon.core.hints import HeardPly
from gueridon.core.record import Record, moves_of, opening
from gueridon.core.wire import Piece, Seat
from gueridon.games import AnyGame
from gueridon.lab.playout import SECONDS_A_MOVE
from gueridon.lab.report.leading import POINTS, Standings
from gueridon.lab.report.real_times import RealTimes

SECTIONS = 10  # of a game, from its beginning to its end


class GameFacts(Piece, frozen=True):
    """``levels``, ``roles`` and ``scores`` are by seat. What is said ``along`` the game is said for each section."""

    levels: tuple[str, ...]
    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    roles: tuple[str | None, ...]
    first: Seat | None  # the first who had to act alone
    plies: int
    seconds: float | None  # None where no clock ran
    strikes: int  # of a limit of the rules
    stuck_plies: int  # at which somebody had no move, and only he knew
    choices: tuple[tuple[int, int], ...]  # so many legal moves, at so many plies
    choices_along: tuple[float | None, ...]  # on the average
    leader_won: tuple[bool | None, ...]  # at each point; None where nobody led alone, or with his team
    leads: tuple[float, ...]  # of the best side over the next, at each point, from 0 to 1
    values: tuple[float, ...]  # of the first seat, at each point, from 0 to 1
    lead_changes: int
    settled: float | None  # the share of its plies after which only winners led
    features: tuple[Feature, ...]
    thinking: dict[str, tuple[float, ...]] = field(default_factory=dict)  # see ``RealTimes``


def observed(game: AnyGame, record: Record, levels: tuple[str, ...], times: RealTimes | None) -> GameFacts:
    """Of the whole game, played again; ``times`` where it was really played, otherwise those of its own limits."""
    observer = Observer(game, record)
    for seat, move in moves_of(game, record):
        observer.play(seat, move)
    return observer.facts(levels, times or RealTimes(observer.pace.seconds, {}))


class Observer:
    """Looks at one game, ply by ply, and at everything that is hidden in it."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game, self.players = game, record.players
        self.state: State = opening(game, record)
        self.told: list[HeardPly] = []
        self.choices: list[int | None] = []  # by ply; None for the clock
        self.first: Seat | None = None
        self.stuck_plies = self.strikes = 0
        self.pace = SimulatedPace(game)
        self.standings = Standings()
        self.listen(None)

    def play(self, seat: Seat, move: object) -> None:
        self.look(seat)
        self.game.apply(self.state, seat, move)
        self.listen(seat)

    def look(self, seat: Seat) -> None:
        """Before the move."""
        game, state = self.game, self.state
        acting = game.to_act(state)
        self.pace.spend(state, acting, seat)
        if self.first is None and acting == (seat,):
            self.first = seat
        self.stuck_plies += bool(game.secretly_stuck(state))
        self.strikes += seat == self.players
        self.choices.append(None if seat == self.players else len(game.legal_moves(state, seat)))

    def listen(self, seat: Seat | None) -> None:
        """After it, or after the set-up."""
        assert self.state.log is not None
        self.told.append(HeardPly(seat, [event for _, event in self.state.log]))
        self.state.log = []
        if self.game.hints is not None:
            self.standings.values.append(self.game.hints.value(self.state))

    def facts(self, levels: tuple[str, ...], times: RealTimes) -> GameFacts:
        game, outcome = self.game, self.game.outcome(self.state)
        assert outcome is not None, "only finished games are looked at"
        features = () if game.features is None else game.features.of(self.state, self.told)
        made = [count for count in self.choices if count is not None]
        return GameFacts(
            levels=levels,
            reason=outcome.reason,
            winners=outcome.winners,
            scores=outcome.scores,
            roles=tuple([game.role(game.view(self.state, seat)) for seat in range(self.players)]),
            first=self.first,
            plies=len(made),
            seconds=times.seconds,
            strikes=self.strikes,
            stuck_plies=self.stuck_plies,
            choices=tuple(sorted(Counter(made).items())),
            choices_along=along(self.choices),
            leader_won=self.standings.leader_won(outcome.winners),
            leads=self.standings.leads(),
            values=self.standings.of_first_seat(),
            lead_changes=self.standings.changes(),
            settled=self.standings.settled(outcome.winners),
            features=tuple(features),
            thinking=times.thinking,
        )


class SimulatedPace:
    """How long a game takes by its own limits, everybody thinking as long as a bot does (``SimulatedClock``)."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.period: int | None = None
        self.spent = 0.0  # seconds of this period
        self.seconds: float | None = None  # None until a limit has run

    def spend(self, state: State, acting: tuple[Seat, ...], seat: Seat) -> None:
        limit = self.game.limit(state)
        if limit is None:
            return
        if limit.period != self.period:
            self.period, self.spent = limit.period, 0.0
        waited = len([each for each in acting if each not in self.game.not_awaited(state)]) - 1
        left = max(0.0, limit.seconds - self.spent)
        step = left if seat == max(acting) else min(left, SECONDS_A_MOVE / max(1, waited))
        self.spent += step
        self.seconds = (self.seconds or 0.0) + step


def along(choices: Sequence[int | None]) -> tuple[float | None, ...]:
    """The mean of each section; None where nobody had to choose."""
    sections: list[list[int]] = [[] for _ in range(SECTIONS)]
    for ply, count in enumerate(choices):
        if count is not None:
            sections[ply * SECTIONS // len(choices)].append(count)
    return tuple([round(sum(section) / len(section), 4) if section else None for section in sections])


assert POINTS == SECTIONS + 1, "a point stands before, between and after the sections"
