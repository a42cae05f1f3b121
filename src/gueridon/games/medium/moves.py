"""What a player may do."""

from typing import Annotated, Final, final

from msgspec import Meta

from gueridon.core.wire import Seat, Wire
from gueridon.games.medium.box import (
    GOALS,
    HAND,
    MOST_PLAYERS,
    MOST_STARS,
    POWERS,
    SIDES,
    TRIOS,
    Goal,
    Power,
    Side,
    Trio,
)

Place = Annotated[int, Meta(ge=0, le=4, title="place")]  # in a hand
Star = Annotated[int, Meta(ge=0, le=11, title="star")]  # a place in the Galaxy


@final
class PickPowers(Wire, frozen=True):
    """MED-11 In secret, before an advanced game."""

    powers: Trio


@final
class Join(Wire, frozen=True):
    """MED-55 This card of the Galaxy joins the accomplishment that follows."""

    star: Star


@final
class Accomplish(Wire, frozen=True):
    """MED-30 Show the cards of a prediction."""

    goal: Goal


@final
class Guess(Wire, frozen=True):
    """MED-33 This opponent holds that prediction."""

    other: Seat
    goal: Goal


@final
class GoOn(Wire, frozen=True):
    """Nothing more here: on to the next step."""


@final
class Activate(Wire, frozen=True):
    """MED-50 Use an Ancient Power."""

    power: Power


@final
class TakeFrom(Wire, frozen=True):
    """MED-52 Take this card of an opponent."""

    other: Seat
    place: Place


@final
class Give(Wire, frozen=True):
    """MED-52 Give this card of yours for the one that you took."""

    place: Place


@final
class LookAt(Wire, frozen=True):
    """MED-56 Look at this card of an opponent."""

    other: Seat
    place: Place


@final
class Discard(Wire, frozen=True):
    """MED-54 Discard, unseen, a prediction that you held before."""

    goal: Goal


@final
class KeepAll(Wire, frozen=True):
    """MED-54 Discard none."""


@final
class TurnOver(Wire, frozen=True):
    """MED-57 Turn over a fragment of this player that shows this side."""

    other: Seat
    side: Side


@final
class Take(Wire, frozen=True):
    """MED-60 Take this card of the Galaxy."""

    star: Star


@final
class PutDown(Wire, frozen=True):
    """MED-60 Put this card of yours where the taken one lay."""

    place: Place


Move = (
    PickPowers
    | Join
    | Accomplish
    | Guess
    | GoOn
    | Activate
    | TakeFrom
    | Give
    | LookAt
    | Discard
    | KeepAll
    | TurnOver
    | Take
    | PutDown
)

GO_ON: Final = GoOn()
KEEP_ALL: Final = KeepAll()
PICKS = tuple(PickPowers(trio) for trio in TRIOS)
JOINS = tuple(Join(star) for star in range(MOST_STARS))  # by star
ACCOMPLISHES = tuple(Accomplish(goal) for goal in GOALS)  # by goal
GUESSES = tuple(tuple(Guess(seat, goal) for goal in GOALS) for seat in range(MOST_PLAYERS))  # by seat, then goal
ACTIVATES = tuple(Activate(power) for power in POWERS)  # by power
TAKES_FROM = tuple(tuple(TakeFrom(seat, place) for place in range(HAND)) for seat in range(MOST_PLAYERS))  # by seat
GIVES = tuple(Give(place) for place in range(HAND))
LOOKS_AT = tuple(tuple(LookAt(seat, place) for place in range(HAND)) for seat in range(MOST_PLAYERS))  # by seat
DISCARDS = tuple(Discard(goal) for goal in GOALS)  # by goal
TURNS_OVER = tuple(tuple(TurnOver(seat, side) for side in SIDES) for seat in range(MOST_PLAYERS))  # by seat, then side
TAKES = tuple(Take(star) for star in range(MOST_STARS))  # by star
PUTS_DOWN = tuple(PutDown(place) for place in range(HAND))

MOVES: tuple[Move, ...] = (
    *PICKS,
    *JOINS,
    *ACCOMPLISHES,
    *(guess for guesses in GUESSES for guess in guesses),
    GO_ON,
    *ACTIVATES,
    *(take for takes in TAKES_FROM for take in takes),
    *GIVES,
    *(look for looks in LOOKS_AT for look in looks),
    *DISCARDS,
    KEEP_ALL,
    *(turn for turns in TURNS_OVER for turn in turns),
    *TAKES,
    *PUTS_DOWN,
)
