"""How a report calls things, in one language."""

from collections.abc import Sequence

from gueridon.core.words import Words
from gueridon.games import AnyGame
from gueridon.lab.report.real_times import PERSON
from gueridon.lab.report.shares import Portion
from gueridon.lab.report.summary import BalanceReport, SettingReport

PLAIN = 100.0  # numbers from here on are said without a fraction
ROLE = "you-are-"  # so begin the words that tell a player who he is


class ReportNames:
    def __init__(self, game: AnyGame, report: BalanceReport, language: str) -> None:
        self.game, self.words = game, Words(language, game)
        self.versions = {setting.version for setting in report.settings}
        self.swept = swept([setting.options for setting in report.settings])

    def setting(self, setting: SettingReport) -> str:
        """Only what tells it from the others, and the number of players."""
        parts = [self.words.say("report-players", players=setting.players)]
        parts += [self.option(name, setting.options[name]) for name in self.swept]
        if len(self.versions) > 1:
            parts.append(self.words.say("report-version", version=setting.version))
        return ", ".join(parts)

    def option(self, name: str, value: object) -> str:
        words = self.words
        match value:
            case bool():
                said = words.say("yes" if value else "no")
            case None:
                said = words.say("no")
            case _ if words.knows(f"option-{name}-{value}"):
                said = words.say(f"option-{name}-{value}")
            case _:
                said = str(value)
        return words.say("report-option", option=words.say(f"option-{name}"), value=said)

    def role(self, role: str) -> str:
        """As a team, where the game has a word for it."""
        team = "team-" + role.removeprefix(ROLE)
        return self.words.say(team if self.words.knows(team) else role)

    def level(self, level: str) -> str:
        word = "report-level-person" if level == PERSON else f"level-{level}"
        return self.words.say(word) if self.words.knows(word) else level

    def item(self, kind: str, item: str) -> str:
        assert self.game.features is not None
        found = next(each for each in self.game.features.kinds if each.name == kind)
        said = str(self.words.name(found.items[item], found.title))
        return said[:1].upper() + said[1:]

    def percent(self, share: float) -> str:
        return self.words.say("report-percent", share=f"{100 * share:.0f}")

    def number(self, value: float) -> str:
        """With a tenth where it matters."""
        if value >= PLAIN or value == int(value):
            return f"{value:.0f}"
        whole, tenth = f"{value:.1f}".split(".")
        return self.words.say("report-number", whole=whole, tenth=tenth)

    def between(self, share: Portion) -> str:
        return self.words.say("report-between", low=f"{100 * share.low:.0f}", high=f"{100 * share.high:.0f}")


def swept(options: Sequence[dict[str, object]]) -> list[str]:
    """The names of those that differ."""
    names = [*dict.fromkeys(name for each in options for name in each)]
    return [name for name in names if any(each.get(name) != options[0].get(name) for each in options)]
