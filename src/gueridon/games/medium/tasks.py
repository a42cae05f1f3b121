"""What a viewer is to do and what for; after the end, what the fragments came to."""

from gueridon.core.wire import Seat, Wire
from gueridon.games.medium.box import STAR
from gueridon.games.medium.shown import View


class ChoosePowers(Wire, frozen=True):
    """MED-11 In secret, before the deal."""


class AwaitPowers(Wire, frozen=True):
    seats: tuple[Seat, ...]  # that still choose
    count: int


class OwnStep(Wire, frozen=True):
    """Your turn; ``missing`` fragments make your star."""

    phase: str
    missing: int


class OthersStep(Wire, frozen=True):
    seat: Seat
    phase: str
    missing: int | None  # fragments for one's own star; None for those who watch


class StarsCounted(Wire, frozen=True):
    """MED-70, MED-71 How many fragments one has; None for those who watch."""

    fragments: int | None
    missing: int


Task = ChoosePowers | AwaitPowers | OwnStep | OthersStep | StarsCounted


def task(view: View) -> Task:
    fragments = own_fragments(view)
    if view.phase == "over":
        return StarsCounted(fragments, STAR - (fragments or 0))
    if view.phase == "powers":
        return powers_task(view)
    if view.turn == view.seat:
        assert fragments is not None
        return OwnStep(view.phase, STAR - fragments)
    return OthersStep(view.turn, view.phase, None if fragments is None else STAR - fragments)


def powers_task(view: View) -> ChoosePowers | AwaitPowers:
    choosing = tuple([medium.seat for medium in view.mediums if not medium.ready])
    return ChoosePowers() if view.seat in choosing else AwaitPowers(choosing, len(choosing))


def own_fragments(view: View) -> int | None:
    if view.seat is None:
        return None
    own = view.mediums[view.seat]
    return own.white + own.red
