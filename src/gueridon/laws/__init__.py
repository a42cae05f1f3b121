"""The laws that every game obeys, for whoever writes one.

``check(game)`` holds a game to all of them; ``trials(game)`` gives them one by one, for a test each. Whether a game is
on the shelf does not matter.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from gueridon.games import AnyGame
from gueridon.laws.lessons import LESSON_LAWS
from gueridon.laws.options import OPTION_LAWS
from gueridon.laws.playing import Case, cases
from gueridon.laws.rulebooks import RULEBOOK_LAWS
from gueridon.laws.rules import RULE_LAWS
from gueridon.laws.tasks import TASK_LAWS
from gueridon.laws.words import WORD_LAWS

__all__ = ["GAME_LAWS", "RULE_LAWS", "Case", "LawBroken", "Trial", "cases", "check", "trials"]

GAME_LAWS: list[Callable[[AnyGame], None]] = [*OPTION_LAWS, *RULEBOOK_LAWS, *WORD_LAWS, *TASK_LAWS, *LESSON_LAWS]


class LawBroken(AssertionError):
    """The game that was checked breaks this law; what was found is its cause."""


class Trial(NamedTuple):
    """One law, held against one game. ``hold`` raises AssertionError where it is broken."""

    name: str
    hold: Callable[[], None]


def trials(game: AnyGame) -> list[Trial]:
    """Every law: those of rules with each number of players, the others once."""
    of_game = [Trial(law.__name__, partial(law, game)) for law in GAME_LAWS]
    of_rules = [
        Trial(f"{law.__name__}-{case.players}", partial(law, case)) for law in RULE_LAWS for case in cases(game)
    ]
    return of_game + of_rules


def check(game: AnyGame) -> None:
    """Hold a game to all laws; ``LawBroken`` names the first that it breaks."""
    for trial in trials(game):
        try:
            trial.hold()
        except AssertionError as found:
            raise LawBroken(f"{game.id}: {trial.name}: {found}") from found
