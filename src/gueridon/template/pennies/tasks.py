"""What each viewer is to do now and what for, from his view alone. Each kind has its sentence ``task-…``."""

from gueridon.core.wire import Seat, Wire
from gueridon.template.pennies.view import View


class MatchCoins(Wire, frozen=True):
    """PEN-3 Choose, and hope for the same side."""


class PartCoins(Wire, frozen=True):
    """PEN-3 Choose, and hope for the other side."""


class AwaitOther(Wire, frozen=True):
    """The coin of this seat lies."""


class WatchBoth(Wire, frozen=True):
    """Nobody is told what is chosen."""


class SeeWinner(Wire, frozen=True):
    winner: Seat


Task = MatchCoins | PartCoins | AwaitOther | WatchBoth | SeeWinner


def task(view: View) -> Task:
    if view.shown:
        return SeeWinner(view.even if len(set(view.shown)) == 1 else 1 - view.even)
    if view.seat is None:
        return WatchBoth()
    if view.seat in view.chosen:
        return AwaitOther()
    return MatchCoins() if view.seat == view.even else PartCoins()
