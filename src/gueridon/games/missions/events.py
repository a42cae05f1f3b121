"""What the table hears."""

from typing import Annotated

from msgspec import Meta

from gueridon.core.outcome import Outcome
from gueridon.core.wire import Seat, Wire
from gueridon.games.missions.box.cards import Card, Medal
from gueridon.games.missions.box.missions import Mission
from gueridon.games.missions.moves import Stack

Place = Annotated[int, Meta(ge=0, le=3, title="place")]


class GameBegan(Wire, frozen=True):
    """``first`` plays first; in a frenzy nobody does."""

    first: Seat | None


class CardsReceived(Wire, frozen=True):
    """Told to their owner only."""

    seat: Seat
    cards: tuple[Card, ...]


class CardLaid(Wire, frozen=True):
    seat: Seat
    card: Card
    stack: Stack


class HandFilled(Wire, frozen=True):
    """``count`` cards were drawn, ``left`` remain in the pile."""

    seat: Seat
    count: int
    left: int


class MissionsAccomplished(Wire, frozen=True):
    """All that the row fulfils leave together. At the set-up nobody is to thank."""

    seat: Seat | None
    missions: tuple[Mission, ...]


class MissionTurnedUp(Wire, frozen=True):
    mission: Mission
    place: Place


class MedalWon(Wire, frozen=True):
    medal: Medal


class SecondWind(Wire, frozen=True):
    """The ``gathered`` cards under the stacks are shuffled into a new draw pile of ``left``."""

    gathered: int
    left: int


class GameEnded(Wire, frozen=True):
    outcome: Outcome
    medal: Medal | None
    accomplished: int
    missing: int


Event = (
    GameBegan
    | CardsReceived
    | CardLaid
    | HandFilled
    | MissionsAccomplished
    | MissionTurnedUp
    | MedalWon
    | SecondWind
    | GameEnded
)
