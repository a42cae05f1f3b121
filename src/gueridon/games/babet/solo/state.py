"""Everything that is on (and under) the table."""

from dataclasses import dataclass, field

from gueridon.core.game import Audience
from gueridon.games.babet.solo.events import Event
from gueridon.games.babet.solo.moves import Move
from gueridon.games.babet.solo.options import Options


@dataclass(slots=True, init=False)
class State:
    options: Options
    level: int
    stocks: list[bytes]  # the face-up card last
    places: list[bytes]  # the lowest card first
    row: int  # moves in a row between places
    proved: bool  # this deal can be won
    ended: str | None  # the reason
    key: bytes
    # Kept up to date, see rules.fit: a byte for each count of cards, and for each card, with a bit for each place.
    room: int = field(compare=False, repr=False)  # the places that have room for so many
    fits: int = field(compare=False, repr=False)  # the places where it would keep the order
    steps: list[Move] = field(compare=False, repr=False)  # that were found to go on from here
    log: list[tuple[Audience, Event]] | None = field(default=None, compare=False, repr=False)
    sealed: bool = field(default=False, compare=False, repr=False)  # see core.game

    # Written out, because the one that a dataclass makes for itself is not compiled: the solver clones at every step.
    def __init__(
        self,
        options: Options,
        level: int,
        stocks: list[bytes],
        places: list[bytes],
        row: int,
        proved: bool,
        ended: str | None,
        key: bytes,
        room: int,
        fits: int,
        steps: list[Move],
        log: list[tuple[Audience, Event]] | None = None,
        sealed: bool = False,
    ) -> None:
        self.options = options
        self.level = level
        self.stocks = stocks
        self.places = places
        self.row = row
        self.proved = proved
        self.ended = ended
        self.key = key
        self.room = room
        self.fits = fits
        self.steps = steps
        self.log = log
        self.sealed = sealed

    def clone(self) -> "State":
        return State(
            self.options,
            self.level,
            self.stocks.copy(),
            self.places.copy(),
            self.row,
            self.proved,
            self.ended,
            self.key,
            self.room,
            self.fits,
            self.steps,
        )

    # A compiled class with an __init__ of its own is not made without its arguments, as pickle would otherwise do it.
    def __reduce__(self) -> tuple[type["State"], tuple[object, ...]]:
        return State, (
            self.options,
            self.level,
            self.stocks,
            self.places,
            self.row,
            self.proved,
            self.ended,
            self.key,
            self.room,
            self.fits,
            self.steps,
            self.log,
            self.sealed,
        )

    def tell(self, event: Event) -> None:
        if self.log is not None:
            self.log.append((None, event))


def pieces(state: State) -> list[int]:
    """Every card in every zone."""
    return [card for zone in (*state.stocks, *state.places) for card in zone]
