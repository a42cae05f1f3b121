"""Who wins more or less often than an even share, by more than chance explains."""

from collections.abc import Iterator
from statistics import mean
from typing import NamedTuple

from gueridon.lab.report.naming import ReportNames
from gueridon.lab.report.shares import Portion
from gueridon.lab.report.summary import SettingReport


class Contender(NamedTuple):
    """A seat, a team or a first player, and how often it would win if all were alike."""

    name: str
    share: Portion
    even: float | None


def contenders(setting: SettingReport, names: ReportNames) -> list[Contender]:
    """Where all win or lose together there is one, with no share that would be even."""
    if setting.together:
        return [Contender(names.words.say("report-all"), setting.won, None), *levels(setting, names)]
    even = mean([seat.share for seat in setting.seats])
    found = [
        Contender(names.words.say("report-seat", seat=place), seat, even)
        for place, seat in enumerate(setting.seats, start=1)
    ]
    if setting.first is not None:
        found.append(Contender(names.words.say("report-first"), setting.first, even))
    if len(setting.roles) > 1:
        shared = mean([role.share for role in setting.roles.values()])
        found += [Contender(names.role(role), won, shared) for role, won in setting.roles.items()]
    return [*found, *levels(setting, names)]


def levels(setting: SettingReport, names: ReportNames) -> Iterator[Contender]:
    """Levels are meant to differ: no share of theirs is even."""
    if len(setting.levels) > 1:
        for level, won in setting.levels.items():
            yield Contender(names.words.say("report-level", level=names.level(level)), won, None)


def unlike(contender: Contender) -> bool:
    """Outside its own interval."""
    return contender.even is not None and not contender.share.low <= contender.even <= contender.share.high
