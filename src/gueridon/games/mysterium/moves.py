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


class Give(Wire, frozen=True):
    """The ghost sends a vision of the hand to a medium."""

    vision: Vision
    medium: Medium


class Finish(Wire, frozen=True):
    """That is all for this medium, this hour."""


class SetAside(Wire, frozen=True):
    """A crow carries off a vision of the hand; the first one spends the crow."""

    vision: Vision


class Redraw(Wire, frozen=True):
    """Draw as many as were set aside."""


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


class ChooseVision(Wire, frozen=True):
    """One of the three cards of the common vision."""

    vision: Vision


class Vote(Wire, frozen=True):
    """In secret, with four players or more."""

    group: Group


class Point(Wire, frozen=True):
    """In the open, with two or three players."""

    group: Group


class TimeUp(Wire, frozen=True):
    """The sand has run through."""


Move = (
    Give
    | Finish
    | SetAside
    | Redraw
    | Place
    | Lift
    | Judge
    | Withdraw
    | Ready
    | ChooseGuilty
    | ChooseVision
    | Vote
    | Point
    | TimeUp
)

FINISH: Final = Finish()
REDRAW: Final = Redraw()
READY: Final = Ready()
TIME_UP: Final = TimeUp()
GIVES: Final = tuple([tuple([Give(vision, medium) for medium in range(MOST_MEDIUMS)]) for vision in VISIONS])
SET_ASIDES: Final = tuple([SetAside(vision) for vision in VISIONS])
PLACES: Final = tuple([tuple([Place(medium, card) for card in CARDS]) for medium in range(MOST_MEDIUMS)])
LIFTS: Final = tuple([Lift(medium) for medium in range(MOST_MEDIUMS)])
JUDGES: Final = tuple([tuple([Judge(medium, verdict) for verdict in VERDICTS]) for medium in range(MOST_MEDIUMS)])
WITHDRAWS: Final = tuple([Withdraw(medium) for medium in range(MOST_MEDIUMS)])
GUILTIES: Final = tuple([ChooseGuilty(group) for group in range(1, MOST_GROUPS + 1)])
CHOICES: Final = tuple([ChooseVision(vision) for vision in VISIONS])
VOTES: Final = tuple([Vote(group) for group in range(1, MOST_GROUPS + 1)])
POINTS: Final = tuple([Point(group) for group in range(1, MOST_GROUPS + 1)])

MOVES: tuple[Move, ...] = (
    *(give for gives in GIVES for give in gives),
    FINISH,
    *SET_ASIDES,
    REDRAW,
    *(place for places in PLACES for place in places),
    *LIFTS,
    *(judge for judges in JUDGES for judge in judges),
    *WITHDRAWS,
    READY,
    *GUILTIES,
    *CHOICES,
    *VOTES,
    *POINTS,
    TIME_UP,
)


def gives_to_mediums() -> list[list[tuple[Move, ...]]]:
    """For each vision by number, and each choice of mediums as bits, the moves that send it to one of them."""
    return [
        [tuple([give for give in gives if who >> give.medium & 1]) for who in range(2**MOST_MEDIUMS)] for gives in GIVES
    ]
