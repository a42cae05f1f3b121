"""What a viewer is to do and what for; after the end, who is left."""

from gueridon.core.wire import Seat, Wire
from gueridon.games.midas.shown import View


class FirstBid(Wire, frozen=True):
    """MID-12 Nobody has bid in this round."""

    stone: str
    dice: int  # under all cups


class RaiseOrAccuse(Wire, frozen=True):
    stone: str
    bidder: Seat
    count: int


class OnlyAccuse(Wire, frozen=True):
    """MID-13 The last bid is the highest there is."""

    bidder: Seat


class ChoosePunishment(Wire, frozen=True):
    """MID-16 With one die left there is only the chest."""

    dice: int
    chest: int


class ChooseFavour(Wire, frozen=True):
    coins: int


class ChooseChest(Wire, frozen=True):
    """MID-35"""


class AnswerBribe(Wire, frozen=True):
    """MID-32"""


class ChooseObsidian(Wire, frozen=True):
    """MID-40"""


class OtherPirate(Wire, frozen=True):
    """Whom the table waits for; to a cursed one the rest is told otherwise."""

    seat: Seat
    phase: str
    cursed: int  # this viewer, 1 if so


class CursedChoose(Wire, frozen=True):
    """MID-40 The cursed, in secret."""

    seats: tuple[Seat, ...]


class PlayAloud(Wire, frozen=True):
    """MID-50 At a real table."""

    seat: Seat
    stone: str


class ConfirmDraw(Wire, frozen=True):
    """MID-51"""

    seat: Seat


class LastPirate(Wire, frozen=True):
    """MID-22 The winner; ``own`` is 1 for himself."""

    seat: Seat
    own: int


Task = (
    FirstBid
    | RaiseOrAccuse
    | OnlyAccuse
    | ChoosePunishment
    | ChooseFavour
    | ChooseChest
    | AnswerBribe
    | ChooseObsidian
    | OtherPirate
    | CursedChoose
    | LastPirate
)
TaskAloud = OtherPirate | PlayAloud | ConfirmDraw | LastPirate


def task(view: View) -> Task:
    if view.winner is not None:
        return LastPirate(view.winner, int(view.winner == view.seat))
    if view.seat in view.acting:
        return own_task(view)
    return others_task(view)


def task_aloud(view: View) -> TaskAloud:
    """MID-50 One screen for a whole table: it speaks of everybody by name, and to nobody."""
    if view.winner is not None:
        return LastPirate(view.winner, own=0)
    match view.phase:
        case "real-table":
            return PlayAloud(view.first, view.stone)
        case "confirm":
            return ConfirmDraw(view.turn)
        case _:
            return OtherPirate(view.turn, view.phase, cursed=0)


def own_task(view: View) -> Task:
    assert view.seat is not None
    own = view.pirates[view.seat]
    match view.phase:
        case "obsidian":
            return ChooseObsidian()
        case "bribe":
            return AnswerBribe()
        case "punishment":
            return ChoosePunishment(own.dice, own.chest)
        case "favours":
            return ChooseFavour(own.coins)
        case "exchange":
            return ChooseChest()
        case _:
            return call(view)


def call(view: View) -> FirstBid | RaiseOrAccuse | OnlyAccuse:
    if not view.bids:
        return FirstBid(view.stone, view.dice)
    last = view.bids[-1]
    if view.lowest > view.highest:
        return OnlyAccuse(last.seat)
    return RaiseOrAccuse(view.stone, last.seat, last.count)


def others_task(view: View) -> OtherPirate | CursedChoose:
    if view.phase == "obsidian":
        return CursedChoose(tuple([one.seat for one in view.pirates if one.cursed and one.seat not in view.chosen]))
    cursed = view.seat is not None and view.pirates[view.seat].cursed
    return OtherPirate(view.acting[0] if view.acting else view.turn, view.phase, int(cursed))
