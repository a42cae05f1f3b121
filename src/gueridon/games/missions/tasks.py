"""What a viewer is to do and what for; after the end, how far it went."""

from gueridon.core.wire import Seat, Wire
from gueridon.games.missions.box.cards import Medal
from gueridon.games.missions.rules import FIFTY
from gueridon.games.missions.shown import View


class LayCard(Wire, frozen=True):
    """Your turn; ``medal`` is None where only the fifty missions are left to win."""

    missing: int
    medal: Medal | None


class LayFast(Wire, frozen=True):
    """FIF-50 In a frenzy everybody lays."""

    missing: int
    medal: Medal | None


class HoldNoCard(Wire, frozen=True):
    """FIF-50 In a frenzy one's own cards are laid: the others finish."""

    missing: int
    medal: Medal | None


class SeeLaying(Wire, frozen=True):
    """Another's turn; in a frenzy, for those who watch, nobody's."""

    seat: Seat | None
    missing: int
    medal: Medal | None


class Reached(Wire, frozen=True):
    """FIF-30 The last medal; and so many missions were missing for the next one."""

    medal: Medal | None
    done: int
    missing: int
    next: Medal | None


Task = LayCard | LayFast | HoldNoCard | SeeLaying | Reached


def task(view: View) -> Task:
    missing, medal = left_for(view)
    if view.ended is not None:
        return Reached(view.medals[-1] if view.medals else None, len(view.accomplished), missing, medal)
    if view.seat is None or view.turn not in (None, view.seat):
        return SeeLaying(view.turn, missing, medal)
    if view.turn == view.seat:
        return LayCard(missing, medal)
    return LayFast(missing, medal) if view.hand else HoldNoCard(missing, medal)


def left_for(view: View) -> tuple[int, Medal | None]:
    """So many missions for the next medal, or for all fifty."""
    if view.to_next_medal is None:
        return FIFTY - len(view.accomplished), None
    return view.to_next_medal, [*Medal][len(view.medals)]
