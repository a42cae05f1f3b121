"""A person's history: every game that he finished and that is still kept, added up by the database."""

from collections import Counter
from collections.abc import Sequence

from gueridon.core.levels import LEVELS
from gueridon.core.wire import Piece
from gueridon.games import SHELF
from gueridon.server.games_index import GamesIndex
from gueridon.store.results import Latest, Stretch, Sum
from gueridon.tables.journal import Person

MOST_POINTS = 48  # of a plot
MOST_LATEST = 5  # games of each kind that are told one by one


class AgainstBots(Piece, frozen=True):
    """Games in which this was the strongest bot."""

    level: str
    played: int
    decided: int
    won: int
    mean: float | None  # tally


class CoursePoint(Piece, frozen=True):
    """Games that followed one another: a single one while there are few. Times are in milliseconds."""

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
    levels: tuple[AgainstBots, ...]  # from the weakest up
    course: tuple[CoursePoint, ...]  # from the first game to the last
    latest: tuple[PastGame, ...]  # the last first


class History(Piece, frozen=True):
    """In the order of the shelf."""

    games: tuple[GameHistory, ...]


async def history_of(games_index: GamesIndex, person: Person) -> History:
    await games_index.settle_for(person)
    results = games_index.store.results
    sums = await results.sums(person)
    stretches = await results.stretches(person, MOST_POINTS)
    latest = await results.latest(person, MOST_LATEST)
    played = [game for game in SHELF if any(one.game == game for one in sums)]
    return History(tuple([game_history(game, sums, stretches, latest) for game in played]))


def game_history(game: str, sums: list[Sum], stretches: list[Stretch], latest: list[Latest]) -> GameHistory:
    own = [one for one in sums if one.game == game]
    honours: Counter[str] = Counter()
    for one in own:
        if one.honour is not None:
            honours[one.honour] += one.played
    return GameHistory(
        game=game,
        played=sum([one.played for one in own]),
        decided=sum([one.decided for one in own]),
        won=sum([one.won for one in own]),
        best=max([one.best for one in own if one.best is not None], default=None),
        honours=dict(honours),
        levels=tuple([against(level, own) for level in LEVELS if any(one.level == level for one in own)]),
        course=tuple([point(one) for one in stretches if one.game == game]),
        latest=tuple([past_game(one) for one in latest if one.game == game]),
    )


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


def point(one: Stretch) -> CoursePoint:
    mean = None if one.tallies is None else one.tallies / one.played
    return CoursePoint(one.played, one.since, one.until, one.decided, one.won, one.least, one.best, mean)


def past_game(one: Latest) -> PastGame:
    won = None if one.won is None else bool(one.won)
    return PastGame(one.table, one.at, won, one.tally, one.honour, one.level)
