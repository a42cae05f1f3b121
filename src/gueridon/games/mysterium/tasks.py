"""What a viewer is to do and what for; after the end, what was missing or found."""

from gueridon.core.wire import Wire
from gueridon.games.mysterium.box import Group, Medium
from gueridon.games.mysterium.shown import Seer, View


class ServeMediums(Wire, frozen=True):
    """MYS-20 The ghost turns to a medium."""

    left: int
    hour: int


class SendVision(Wire, frozen=True):
    medium: Medium
    seeks: str
    laid: int


class FeedCrow(Wire, frozen=True):
    """MYS-21"""

    laid: int


class AwaitVisions(Wire, frozen=True):
    """A medium waits; ``seeks`` is what his visions will lead to, ``epilogue`` when he has found all."""

    seeks: str
    hour: int


class FollowIntuition(Wire, frozen=True):
    """MYS-30"""

    seeks: str
    hour: int


class JudgeOthers(Wire, frozen=True):
    """MYS-31 One's own cards are found."""


class AwaitMediums(Wire, frozen=True):
    """``ready`` of ``all`` have said so; ``role`` is ghost, medium or watcher."""

    role: str
    ready: int
    all: int


class ChooseCulprit(Wire, frozen=True):
    """MYS-61"""


class SendCommonVision(Wire, frozen=True):
    laid: int


class AwaitCulprit(Wire, frozen=True):
    """MYS-60"""


class VoteNow(Wire, frozen=True):
    """MYS-63"""


class AwaitVotes(Wire, frozen=True):
    role: str


class SeeVisionsSent(Wire, frozen=True):
    """For those who watch."""

    hour: int


class TruthTold(Wire, frozen=True):
    """MYS-65; no group where the seven hours ran out, with so many cards missing."""

    guilty: Group | None
    accused: Group | None  # if it was another
    missing: int


Task = (
    ServeMediums
    | SendVision
    | FeedCrow
    | AwaitVisions
    | FollowIntuition
    | JudgeOthers
    | AwaitMediums
    | ChooseCulprit
    | SendCommonVision
    | AwaitCulprit
    | VoteNow
    | AwaitVotes
    | SeeVisionsSent
    | TruthTold
)
CARDS_EACH = 3  # a suspect, a place and an object


def task(view: View) -> Task:
    match view.phase:
        case "visions":
            return visions_task(view)
        case "intuitions":
            return intuitions_task(view)
        case "culprit":
            return culprit_task(view)
        case "vote":
            return VoteNow() if view.seat in view.voters else AwaitVotes(part(view))
        case "over":
            missing = sum([CARDS_EACH - len(seer.sleeve) for seer in view.mediums])
            return TruthTold(view.guilty, None if view.accused == view.guilty else view.accused, missing)


def part(view: View) -> str:
    if view.seat is None:
        return "watcher"
    return "ghost" if view.seat == view.ghost else "medium"


def visions_task(view: View) -> Task:
    if view.seat is None:
        return SeeVisionsSent(view.hour)
    if view.seat != view.ghost:
        return AwaitVisions(sought(view), view.hour)
    if view.crow:
        return FeedCrow(view.laid)
    if view.serving is None:
        return ServeMediums(len(view.unserved), view.hour)
    return SendVision(view.serving, view.mediums[view.serving].seeks, view.laid)


def intuitions_task(view: View) -> Task:
    own = own_mediums(view)
    if not own or view.seat in view.ready:
        seats = {seer.seat for seer in view.mediums}  # the ghost, who has nothing to place, counts as ready
        return AwaitMediums(part(view), len(seats.intersection(view.ready)), len(seats))
    if sought(view) == "epilogue":  # whoever has no tokens is ready by then
        return JudgeOthers()
    return FollowIntuition(sought(view), view.hour)


def culprit_task(view: View) -> Task:
    if view.seat != view.ghost:
        return AwaitCulprit()
    if view.crow:
        return FeedCrow(view.laid)
    return ChooseCulprit() if view.guilty is None else SendCommonVision(view.laid)


def own_mediums(view: View) -> list[Seer]:
    return [seer for seer in view.mediums if seer.seat == view.seat]


def sought(view: View) -> str:
    """By the first of one's mediums that has something to find."""
    return next((seer.seeks for seer in own_mediums(view) if seer.seeks != "epilogue"), "epilogue")


def role(view: View) -> str | None:
    if view.seat is None:
        return None
    if view.seat == view.ghost:
        return "you-are-ghost"
    return "you-are-medium" if len(own_mediums(view)) == 1 else "you-are-mediums"
