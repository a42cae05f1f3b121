"""All games of each setting, summed up. The same games in the same order always give the same report."""

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import mean
from typing import Any

import msgspec

from gueridon.core.wire import Piece
from gueridon.games import AnyGame
from gueridon.lab.report.box_use import FeatureUse, box_use
from gueridon.lab.report.facts import SECTIONS, GameFacts
from gueridon.lab.report.leading import POINTS
from gueridon.lab.report.real_times import PERSON
from gueridon.lab.report.shares import Portion, Spread, rounded, share, spread, spread_of_cases
from gueridon.lab.report.sweep import Setting


class SettingReport(Piece, frozen=True):
    """What is said ``along`` games is said for each tenth of them, or at the points between. None: nothing to say."""

    version: int
    players: int
    options: dict[str, Any]
    games: int
    together: bool  # nobody ever won alone: all did, or nobody
    reasons: dict[str, Portion]
    won: Portion  # games that somebody won
    seats: tuple[Portion, ...]
    roles: dict[str, Portion]
    first: Portion | None
    levels: dict[str, Portion]
    score: Spread | None
    margin: Spread | None  # of the winners' score over the best of the others
    plies: Spread
    plies_along: dict[str, int]  # how many games took so many plies
    minutes: Spread | None
    thinking: dict[str, Spread]  # by level: seconds for which the table waited for a move, by a real clock
    struck: Portion | None  # games in which a limit of the rules was up
    choices: Spread
    forced: float  # the share of all plies that leave no choice
    stuck: Portion  # games in which somebody had no move while others waited for him
    choices_along: tuple[float | None, ...]
    leader_won: tuple[Portion | None, ...]
    leads: tuple[float, ...]
    values_won: tuple[float, ...]  # of games that all won
    values_lost: tuple[float, ...]
    lead_changes: Spread | None
    settled: Spread | None
    features: dict[str, tuple[FeatureUse, ...]]


class BalanceReport(Piece, frozen=True):
    game: str
    seed: str | None  # None for the games of a house
    levels: tuple[str, ...]
    settings: tuple[SettingReport, ...]


def summed_up(game: AnyGame, setting: Setting, games: Sequence[GameFacts]) -> SettingReport:
    players = range(setting.players)
    together = all(len(facts.winners) in (0, setting.players) for facts in games)
    choices = [count for facts in games for count, plies in facts.choices for _ in range(plies)]
    minutes = [facts.seconds / 60 for facts in games if facts.seconds is not None]
    decided = [facts for facts in games if facts.settled is not None]
    return SettingReport(
        version=setting.version,
        players=setting.players,
        options=msgspec.to_builtins(setting.options),
        games=len(games),
        together=together,
        reasons={reason: sure([facts.reason == reason for facts in games]) for reason in game.reasons},
        won=sure([bool(facts.winners) for facts in games]),
        seats=() if together else tuple([sure([seat in facts.winners for facts in games]) for seat in players]),
        roles={} if together else role_shares(games),
        first=None if together else share([facts.first in facts.winners for facts in games if facts.first is not None]),
        levels=level_shares(games),
        score=informative([facts.scores[seat] for facts in games for seat in (players if not together else (0,))]),
        margin=None if together else informative([margin_of(facts) for facts in games if facts.winners]),
        plies=certain(spread([facts.plies for facts in games])),
        plies_along=histogram([facts.plies for facts in games]),
        minutes=spread(minutes),
        thinking=thinking_times(games),
        struck=share([facts.strikes > 0 for facts in games]) if minutes else None,
        choices=certain(spread(choices)),
        forced=rounded(choices.count(1) / len(choices)),
        stuck=sure([facts.stuck_plies > 0 for facts in games]),
        choices_along=tuple(
            [mean_of([facts.choices_along[section] for facts in games]) for section in range(SECTIONS)]
        ),
        leader_won=() if together else leader_shares(games),
        leads=() if together else points(games, lambda facts: facts.leads),
        values_won=points([facts for facts in games if facts.winners], lambda facts: facts.values) if together else (),
        values_lost=points([facts for facts in games if not facts.winners], lambda facts: facts.values)
        if together
        else (),
        lead_changes=spread([facts.lead_changes for facts in decided]),
        settled=spread([facts.settled for facts in decided if facts.settled is not None]),
        features=box_use(game, games),
    )


def sure(cases: Sequence[float]) -> Portion:
    found = share(cases)
    assert found is not None, "a setting without games is not summed up"
    return found


def certain(found: Spread | None) -> Spread:
    assert found is not None, "a setting without games is not summed up"
    return found


def role_shares(games: Sequence[GameFacts]) -> dict[str, Portion]:
    """A role wins where one of its seats does."""
    roles = sorted({role for facts in games for role in facts.roles if role is not None})
    return {role: sure([role_won(facts, role) for facts in games if role in facts.roles]) for role in roles}


def role_won(facts: GameFacts, role: str) -> bool:
    return any(facts.roles[seat] == role for seat in facts.winners)


def level_shares(games: Sequence[GameFacts]) -> dict[str, Portion]:
    """The seats of a level in one game are one case."""
    levels = [*dict.fromkeys(level for facts in games for level in facts.levels)]
    return {level: sure([level_won(facts, level) for facts in games if level in facts.levels]) for level in levels}


def level_won(facts: GameFacts, level: str) -> float:
    return mean([float(seat in facts.winners) for seat, sitter in enumerate(facts.levels) if sitter == level])


def thinking_times(games: Sequence[GameFacts]) -> dict[str, Spread]:
    """People first. The moves of one game are one case: the same people make them."""
    levels = {level for facts in games for level in facts.thinking}
    return {
        level: certain(spread_of_cases([facts.thinking[level] for facts in games if level in facts.thinking]))
        for level in sorted(levels, key=lambda level: (level != PERSON, level))
    }


def margin_of(facts: GameFacts) -> int:
    """Nobody else is no margin."""
    others = [score for seat, score in enumerate(facts.scores) if seat not in facts.winners]
    return max([facts.scores[seat] for seat in facts.winners]) - max(others) if others else 0


def informative(scores: Sequence[int]) -> Spread | None:
    """Scores that only say who won say nothing more."""
    return spread(scores) if len({*scores}) > 3 else None


def histogram(values: Sequence[int]) -> dict[str, int]:
    return {str(value): count for value, count in sorted(Counter(values).items())}


def mean_of(values: Sequence[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return rounded(mean(known)) if known else None


def leader_shares(games: Sequence[GameFacts]) -> tuple[Portion | None, ...]:
    told = [facts for facts in games if facts.leader_won and facts.winners]
    if not told:
        return ()
    return tuple(
        [share([won for facts in told if (won := facts.leader_won[point]) is not None]) for point in range(POINTS)]
    )


def points(games: Sequence[GameFacts], measure: Callable[[GameFacts], tuple[float, ...]]) -> tuple[float, ...]:
    told = [measured for facts in games if (measured := measure(facts))]
    return tuple([rounded(mean([each[point] for each in told])) for point in range(POINTS)]) if told else ()
