"""The table, and what is told of it."""

from dataclasses import dataclass, field

from gueridon.core.game import Audience
from gueridon.core.wire import Seat, Wire
from gueridon.template.pennies.moves import Face
from gueridon.template.pennies.options import Options


class GameBegan(Wire, frozen=True):
    even: Seat


class CoinChosen(Wire, frozen=True):
    """Which side, nobody hears."""

    seat: Seat


class CoinsShown(Wire, frozen=True):
    faces: tuple[Face, ...]
    winner: Seat


Event = GameBegan | CoinChosen | CoinsShown


@dataclass(slots=True)
class State:
    key: bytes
    options: Options
    even: int
    faces: list[Face | None]  # by seat
    log: list[tuple[Audience, Event]] | None = field(default=None, compare=False)
    sealed: bool = field(default=False, compare=False, repr=False)

    def clone(self) -> "State":
        return State(self.key, self.options, self.even, self.faces.copy())

    def tell(self, event: Event) -> None:
        """To everybody; a clone plays in silence."""
        if self.log is not None:
            self.log.append((None, event))
