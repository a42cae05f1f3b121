"""Everything that is on (and under) the table."""

from dataclasses import dataclass, field

from gueridon.core.game import Audience
from gueridon.games.babet.solo.events import Event
from gueridon.games.babet.solo.options import Options


@dataclass(slots=True)
class State:
    options: Options
    level: int
    stocks: list[list[int]]  # the face-up card last
    places: list[list[int]]  # the lowest card first
    row: int  # moves in a row between places
    proved: bool  # this deal can be won
    ended: str | None  # the reason
    key: bytes
    # Worked out when asked for and kept up to date, see rules.fit: the places, a bit each, with room for one card more,
    # for two, and so on; and those where each card would fit.
    room: list[int] = field(default_factory=list, compare=False, repr=False)
    fits: list[int] = field(default_factory=list, compare=False, repr=False)
    log: list[tuple[Audience, Event]] | None = field(default=None, compare=False, repr=False)

    def clone(self) -> "State":
        return State(
            self.options,
            self.level,
            [stock.copy() for stock in self.stocks],
            [cards.copy() for cards in self.places],
            self.row,
            self.proved,
            self.ended,
            self.key,
            self.room.copy(),
            self.fits.copy(),
        )

    def tell(self, event: Event) -> None:
        if self.log is not None:
            self.log.append((None, event))


def pieces(state: State) -> list[int]:
    """Every card in every zone."""
    return [card for zone in (*state.stocks, *state.places) for card in zone]
