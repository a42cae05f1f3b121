"""What a lone player is to do and what for; after the end, the title won, or how far it went."""

from typing import Final

from gueridon.core.wire import Wire
from gueridon.games.babet.box import PERSONALITY
from gueridon.games.babet.rules.aim import is_positive
from gueridon.games.babet.solo.merits import TITLES
from gueridon.games.babet.solo.rules.play import PERSONALITIES, POSITIVES
from gueridon.games.babet.solo.shown import Cards, View

HIGHEST_LEVEL: Final = len(TITLES)


class FormPersonalities(Wire, frozen=True):
    """BAB-50, BAB-56 The aim, and the rule of the level."""

    level: int


class SeeForming(Wire, frozen=True):
    level: int


class TitleWon(Wire, frozen=True):
    """BAB-59; ``next`` is the level above, if there is one."""

    level: int
    next: int | None


class FellShort(Wire, frozen=True):
    """BAB-58 So many personalities were finished, of those that the level wants."""

    done: int
    wanted: int


Task = FormPersonalities | SeeForming | TitleWon | FellShort


def task(view: View) -> Task:
    level = view.options.level
    if view.ended == "won":
        return TitleWon(level, level + 1 if level < HIGHEST_LEVEL else None)
    if view.ended is not None:
        return FellShort(
            len([cards for cards in view.places[: view.aim_places] if is_finished(cards, level)]), PERSONALITIES[level]
        )
    return SeeForming(level) if view.seat is None else FormPersonalities(level)


def is_finished(cards: Cards, level: int) -> bool:
    return len(cards) == PERSONALITY and len([card for card in cards if is_positive(card)]) >= POSITIVES[level]
