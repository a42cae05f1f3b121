"""What a viewer is to do and what for; after the end, what won."""

from typing import Annotated, Literal

from msgspec import Meta

from gueridon.core.wire import Seat, Wire
from gueridon.games.babet.box import ARTISOUS_WANT, Role
from gueridon.games.babet.shown import View

# BAB-4 What a team needs; with 3 and 5 players one of the Artisous' two is entirely positive.
Need = Annotated[Literal["two-kind", "one-all-kind", "one-wicked"], Meta(title="need")]


class DrawCards(Wire, frozen=True):
    """BAB-20 Before anything else."""

    draws: int
    need: Need


class TakeActions(Wire, frozen=True):
    actions: int
    need: Need


class SeeTeamPlay(Wire, frozen=True):
    """Another's turn."""

    seat: Seat
    need: Need


class SeeTeamsPlay(Wire, frozen=True):
    """For those who watch: what the Artisous need; the Foutralous always need the same."""

    seat: Seat
    need: Need


class TeamsEnded(Wire, frozen=True):
    """BAB-5 The need that was met; None when nobody wins."""

    need: Need | None


Task = DrawCards | TakeActions | SeeTeamPlay | SeeTeamsPlay | TeamsEnded


def task(view: View) -> Task:
    if view.turn is None:
        return TeamsEnded(met(view))
    if view.seat is None:
        return SeeTeamsPlay(view.turn, need_of(view, Role.ARTISOU))
    need = need_of(view, own_role(view))
    if view.turn != view.seat:
        return SeeTeamPlay(view.turn, need)
    return DrawCards(view.draws, need) if view.draws else TakeActions(view.actions, need)


def own_role(view: View) -> Role:
    assert view.seat is not None
    own = view.roles[view.seat]
    assert own is not None, "everybody knows his own role"
    return own


def need_of(view: View, role: Role) -> Need:
    if role is Role.FOUTRALOU:
        return "one-wicked"
    return "one-all-kind" if "all-kind" in ARTISOUS_WANT[len(view.hands)] else "two-kind"


def met(view: View) -> Need | None:
    winners = {"two-kind": Role.ARTISOU, "one-wicked": Role.FOUTRALOU}
    return need_of(view, winners[view.ended]) if view.ended in winners else None


def role(view: View) -> str | None:
    if view.seat is None:
        return None
    word = "you-are-foutralou" if own_role(view) is Role.FOUTRALOU else "you-are-artisou"
    return f"{word}-all-kind" if need_of(view, Role.ARTISOU) == "one-all-kind" else word
