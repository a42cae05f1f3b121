"""A person's history: every game that he finished and that is still kept, added up by the database."""

from collections import Counter
from collections.abc import Sequence

from gueridon.core.levels import strength_order
from gueridon.core.wire import Piece
from gueridon.games import games
from gueridon.server.games_index import GamesIndex
from gueridon.store.results import Latest, Results, Span, Sum
from gueridon.tables.journal import Person

MOST_POINTS = 48  # of a plot: so many games are told one by one, more of them by spans of time
MOST_LATEST = 5


class AgainstBots(Piece, frozen=True):
    """Games in which this was the strongest bot."""

    level: str
    played: int
    decided: int
    won: int
    mean: float | None  # tally


class CoursePoint(Piece, frozen=True):
    """A single game while there are few, otherwise those of a span of time. Times are in milliseconds."""

    played: int
    since: int
    until: int
    decided: int
    won: int
    least: int | None  # tally, and so are the next two
    best: int | None
    mean: float | None


class PastGame(Piece, frozen=True):
    table: str
    at: int
    won: bool | None  # null for whoever played all the seats himself
    tally: int | None
    honour: str | None
    level: str | None


class GameHistory(Piece, frozen=True):
    """``decided`` are those that one has either won or lost."""

    game: str
    played: int
    decided: int
    won: int
    best: int | None  # tally
    honours: dict[str, int]  # how often each
    levels: tuple[AgainstBots, ...]  # from the weakest up, and engines after them
    course: tuple[CoursePoint, ...]  # from the first game to the last
    latest: tuple[PastGame, ...]  # the last first


class History(Piece, frozen=True):
    """In the order of the shelf."""

    games: tuple[GameHistory, ...]


async def history_of(games_index: GamesIndex, person: Person) -> History:
    await games_index.write_for(person)
    results = games_index.store.results
    sums = await results.sums(person)
    by_game = {game: [one for one in sums if one.game == game] for game in games()}
    return History(
        tuple([await game_history(results, person, game, own) for game, own in by_game.items() if own]),
    )


async def game_history(results: Results, person: Person, game: str, own: list[Sum]) -> GameHistory:
    latest = await results.latest(person, game, MOST_POINTS)
    honours: Counter[str] = Counter()
    for one in own:
        if one.honour is not None:
            honours[one.honour] += one.played
    levels = {one.level for one in own if one.level is not None}
    return GameHistory(
        game=game,
        played=sum([one.played for one in own]),
        decided=sum([one.decided for one in own]),
        won=sum([one.won for one in own]),
        best=max([one.best for one in own if one.best is not None], default=None),
        honours=dict(honours),
        levels=tuple([against(level, own) for level in sorted(levels, key=strength_order)]),
        course=await course_of(results, person, game, own, latest),
        latest=tuple([past_game(one) for one in latest[:MOST_LATEST]]),
    )


async def course_of(
    results: Results, person: Person, game: str, own: list[Sum], latest: list[Latest]
) -> tuple[CoursePoint, ...]:
    if sum([one.played for one in own]) <= len(latest):
        return tuple([single(one) for one in reversed(latest)])
    since, until = min([one.since for one in own]), max([one.until for one in own])
    return tuple([point(one) for one in await results.spans(person, game, since, until, MOST_POINTS)])


def single(one: Latest) -> CoursePoint:
    decided, won = (0, 0) if one.won is None else (1, one.won)
    return point(Span(one.at, one.at, 1, decided, won, one.tally, one.tally, one.tally))


def against(level: str, sums: Sequence[Sum]) -> AgainstBots:
    own = [one for one in sums if one.level == level]
    played, tallies = sum([one.played for one in own]), [one.tallies for one in own if one.tallies is not None]
    return AgainstBots(
        level=level,
        played=played,
        decided=sum([one.decided for one in own]),
        won=sum([one.won for one in own]),
        mean=sum(tallies) / played if tallies else None,
    )


def point(one: Span) -> CoursePoint:
    mean = None if one.tallies is None else one.tallies / one.played
    return CoursePoint(one.played, one.since, one.until, one.decided, one.won, one.least, one.best, mean)


def past_game(one: Latest) -> PastGame:
    won = None if one.won is None else bool(one.won)
    return PastGame(one.table, one.at, won, one.tally, one.honour, one.level)
