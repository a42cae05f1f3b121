"""The report as one page that needs nothing else: no script, no other file, no network."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from jinja2 import Environment, PackageLoader, StrictUndefined

from gueridon.core.words import Words
from gueridon.games import AnyGame
from gueridon.lab.playout import SECONDS_A_MOVE
from gueridon.lab.report import plots
from gueridon.lab.report.balance import Contender, contenders, unlike
from gueridon.lab.report.box_use import FeatureUse
from gueridon.lab.report.naming import ReportNames
from gueridon.lab.report.real_times import PERSON
from gueridon.lab.report.shares import Portion, Spread
from gueridon.lab.report.summary import BalanceReport, SettingReport

TEMPLATE = "page.html.jinja"


def page(game: AnyGame, report: BalanceReport, language: str, command: str | None) -> str:
    """``command`` is what makes the same page again; None where nothing does."""
    names = ReportNames(game, report, language)
    parts = [SettingPart(names, setting, report) for setting in report.settings]
    pages = Environment(
        loader=PackageLoader("gueridon.lab.report", "."),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return pages.get_template(TEMPLATE).render(
        say=names.words.say,
        language=language,
        title=names.words.say("report-title", game=names.words.say("name")),
        source=source(names, report),
        number=names.number,
        is_unlike=unlike,
        parts=parts,
        overview=overview_plot(parts) if len(parts) > 1 else "",
        unlike=[*out_of_balance(names, parts)],
        any_even=any(contender.even is not None for part in parts for contender in part.contenders),
        command=command,
    )


def overview_plot(parts: "list[SettingPart]") -> str:
    return plots.shares_plot([(part.title, part.main_share().share) for part in parts], None)


def source(names: ReportNames, report: BalanceReport) -> str:
    games = sum(setting.games for setting in report.settings)
    if report.seed is None:
        return names.words.say("report-house", games=games)
    levels = names.words.listed([names.level(level).lower() for level in report.levels])
    return names.words.say("report-simulated", games=games, levels=levels, seed=report.seed)


def out_of_balance(names: ReportNames, parts: "list[SettingPart]") -> Iterator[str]:
    for part in parts:
        for contender in part.contenders:
            if contender.even is not None and unlike(contender):
                yield names.words.say(
                    "report-unlike-item",
                    setting=part.title,
                    who=contender.name,
                    share=names.percent(contender.share.share),
                    between=names.between(contender.share),
                    even=names.percent(contender.even),
                )


@dataclass
class SettingPart:
    """One setting as the page shows it."""

    names: ReportNames
    setting: SettingReport
    report: BalanceReport

    @property
    def say(self) -> Callable[..., str]:
        words: Words = self.names.words
        return words.say

    @property
    def title(self) -> str:
        return self.names.setting(self.setting)

    @cached_property
    def contenders(self) -> list[Contender]:
        return contenders(self.setting, self.names)

    def percent(self, share: float) -> str:
        return self.names.percent(share)

    def between(self, share: Portion) -> str:
        return self.names.between(share)

    # Tables

    def main_share(self) -> Contender:
        """The one that says most of a setting: everybody, the team that wins most, or whoever begins."""
        if self.setting.together:
            return self.contenders[0]
        if len(self.setting.roles) > 1:
            role, won = max(self.setting.roles.items(), key=lambda found: found[1].share)
            return Contender(self.names.role(role), won, None)
        if self.setting.first is not None:
            return Contender(self.say("report-first"), self.setting.first, None)
        return max(self.contenders, key=lambda contender: contender.share.share)

    def reasons(self) -> list[tuple[str, Portion]]:
        return [(self.say(f"outcome-{reason}"), share) for reason, share in self.setting.reasons.items()]

    def lengths(self) -> list[tuple[str, Spread]]:
        word = "report-minutes-simulated" if self.report.seed is not None else "report-minutes"
        minutes = self.say(word, seconds=f"{SECONDS_A_MOVE:g}")
        found = [(self.say("report-moves"), self.setting.plies), (minutes, self.setting.minutes), *self.thinking()]
        found += [(self.say("report-score"), self.setting.score), (self.say("report-margin"), self.setting.margin)]
        return [(name, spread) for name, spread in found if spread is not None]

    def thinking(self) -> Iterator[tuple[str, Spread]]:
        for level, spread in self.setting.thinking.items():
            word = "report-thinking-people" if level == PERSON else "report-thinking-bots"
            yield self.say(word, level=self.names.level(level).lower()), spread

    def suspense(self) -> list[tuple[str, Spread]]:
        return (
            [] if self.setting.lead_changes is None else [(self.say("report-lead-changes"), self.setting.lead_changes)]
        )

    def features(self) -> list[tuple[str, list[tuple[str, FeatureUse]], list[str]]]:
        """By kind: those that were met, and the names of the others."""
        return [
            (
                self.say(f"feature-{kind}"),
                [(self.names.item(kind, use.item), use) for use in uses if use.met.share > 0],
                [self.names.item(kind, use.item) for use in uses if use.met.share == 0],
            )
            for kind, uses in self.setting.features.items()
        ]

    # Plots

    def wins_plot(self) -> str:
        even = next((contender.even for contender in self.contenders), None)
        return plots.shares_plot([(contender.name, contender.share) for contender in self.contenders], even)

    def lengths_plot(self) -> str:
        return plots.lengths_plot(self.setting.plies_along, self.say("report-moves"))

    def choices_plot(self) -> str:
        return plots.choices_plot(self.setting.choices_along, self.say("report-along"))

    def leaders_plot(self) -> str:
        return plots.leaders_plot(self.setting.leader_won, self.say("report-along"))

    def values_plot(self) -> str:
        won, lost = self.say("report-values-won"), self.say("report-values-lost")
        lines = [(won, self.setting.values_won), (lost, self.setting.values_lost)]
        return plots.values_plot(lines, self.say("report-along"))
