"""What the ghost and the mediums may do; and time, which is a move too."""

from typing import Final

from gueridon.core.wire import Wire
from gueridon.games.mysterium.box import (
    CARDS,
    MOST_GROUPS,
    MOST_MEDIUMS,
    VERDICTS,
    VISIONS,
    Card,
    Group,
    Medium,
    Verdict,
    Vision,
)


class Serve(Wire, frozen=True):
    """The ghost turns to this medium."""

    medium: Medium


class CallCrow(Wire, frozen=True):
    """The ghost spends a crow, to exchange visions of the hand."""


class Lay(Wire, frozen=True):
    """A vision of the hand, for the medium who is served, for the crow to carry off, or for the common vision."""

    vision: Vision


class Finish(Wire, frozen=True):
    """That is all for this medium, or for the crow."""


class Place(Wire, frozen=True):
    """A medium's intuition stands on this card."""

    medium: Medium
    card: Card


class Lift(Wire, frozen=True):
    """A medium's intuition is taken off the table."""

    medium: Medium


class Judge(Wire, frozen=True):
    """A clairvoyance token beside another medium's intuition."""

    medium: Medium
    verdict: Verdict


class Withdraw(Wire, frozen=True):
    """Take back the clairvoyance token beside that medium's intuition."""

    medium: Medium


class Ready(Wire, frozen=True):
    """No need to wait for the sandglass."""


class ChooseGuilty(Wire, frozen=True):
    """The ghost decides which group did it."""

    group: Group


class Vote(Wire, frozen=True):
    """In secret, with four players or more."""

    group: Group


class Point(Wire, frozen=True):
    """In the open, with two or three players."""

    group: Group


class TimeUp(Wire, frozen=True):
    """The sand has run through."""


Move = Serve | CallCrow | Lay | Finish | Place | Lift | Judge | Withdraw | Ready | ChooseGuilty | Vote | Point | TimeUp

CALL_CROW: Final = CallCrow()
FINISH: Final = Finish()
READY: Final = Ready()
TIME_UP: Final = TimeUp()
SERVES: Final = tuple([Serve(medium) for medium in range(MOST_MEDIUMS)])
LAYS: Final = tuple([Lay(vision) for vision in VISIONS])  # by number
PLACES: Final = tuple([tuple([Place(medium, card) for card in CARDS]) for medium in range(MOST_MEDIUMS)])
LIFTS: Final = tuple([Lift(medium) for medium in range(MOST_MEDIUMS)])
JUDGES: Final = tuple([tuple([Judge(medium, verdict) for verdict in VERDICTS]) for medium in range(MOST_MEDIUMS)])
WITHDRAWS: Final = tuple([Withdraw(medium) for medium in range(MOST_MEDIUMS)])
GUILTIES: Final = tuple([ChooseGuilty(group) for group in range(1, MOST_GROUPS + 1)])
VOTES: Final = tuple([Vote(group) for group in range(1, MOST_GROUPS + 1)])
POINTS: Final = tuple([Point(group) for group in range(1, MOST_GROUPS + 1)])

MOVES: tuple[Move, ...] = (
    *SERVES,
    CALL_CROW,
    *LAYS,
    FINISH,
    *(place for places in PLACES for place in places),
    *LIFTS,
    *(judge for judges in JUDGES for judge in judges),
    *WITHDRAWS,
    READY,
    *GUILTIES,
    *VOTES,
    *POINTS,
    TIME_UP,
)
