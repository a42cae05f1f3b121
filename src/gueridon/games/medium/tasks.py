"""What a viewer is to do and what for; after the end, what the fragments came to."""

from gueridon.core.wire import Seat, Wire
from gueridon.games.medium.box import CARDS, GOALS, GOALS_OF, STAR, Goal
from gueridon.games.medium.rules.sight import ENOUGH
from gueridon.games.medium.shown import GalaxyCard, Medium, View

PASS = "pass"  # nothing to accomplish or guess


class ChoosePowers(Wire, frozen=True):
    """MED-11 In secret, before the deal."""


class AwaitPowers(Wire, frozen=True):
    seats: tuple[Seat, ...]  # that still choose
    count: int


class OwnStep(Wire, frozen=True):
    """Your turn; ``missing`` fragments make your star. The phase is ``PASS`` where all one may do is go on."""

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
        own = view.mediums[view.turn]
        nothing = view.phase == "accomplish" and not (may_accomplish(view, own) or may_guess(view, own))
        return OwnStep(PASS if nothing else view.phase, STAR - fragments)
    return OthersStep(view.turn, view.phase, None if fragments is None else STAR - fragments)


def powers_task(view: View) -> ChoosePowers | AwaitPowers:
    choosing = tuple([medium.seat for medium in view.mediums if not medium.ready])
    return ChoosePowers() if view.seat in choosing else AwaitPowers(choosing, len(choosing))


def may_accomplish(view: View, own: Medium) -> bool:
    if view.claimed:
        return False
    if any(len(prospect.places) >= ENOUGH for prospect in view.prospects):
        return True
    short = {prospect.goal for prospect in view.prospects if len(prospect.places) == ENOUGH - 1}
    return own.fetish and any(short & visible_goals(star) for star in view.galaxy)


def visible_goals(star: GalaxyCard) -> set[Goal]:
    """MED-55 Those of the side that lies uppermost."""
    front = star.card.front
    if star.face_up and front is not None:
        return {GOALS[goal] for goal in GOALS_OF[CARDS.index(front)]}
    return {star.card.back}


def may_guess(view: View, own: Medium) -> bool:
    return not view.guessed and any(medium.predictions > 0 for medium in view.mediums if medium is not own)


def own_fragments(view: View) -> int | None:
    if view.seat is None:
        return None
    own = view.mediums[view.seat]
    return own.white + own.red
