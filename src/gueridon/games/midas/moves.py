"""What a player may do; at a real table, what may be tapped on the shared screen; and time, which is a move too."""

from typing import Annotated, Final, Literal, final

from msgspec import Meta

from gueridon.core.wire import Seat, Wire
from gueridon.games.midas.box import BID_EACH, FAVOURS, MOST_PLAYERS, Favour

Count = Annotated[int, Meta(ge=1, le=100)]


@final
class PlayObsidian(Wire, frozen=True):
    """A cursed player adds this to the worth of the obsidian, in secret."""

    value: Literal[0, 1]


@final
class UseBribe(Wire, frozen=True):
    """Another stone, please."""


@final
class KeepBribe(Wire, frozen=True):
    """Not this time."""


@final
class Bid(Wire, frozen=True):
    """There are at least so many stones of the named kind under the cups."""

    count: Count


@final
class Accuse(Wire, frozen=True):
    """The last bid is too high: lift the cups."""


@final
class GiveDie(Wire, frozen=True):
    """Be punished by losing a die for good."""


@final
class Draw(Wire, frozen=True):
    """Be punished by drawing from the chest."""


@final
class Buy(Wire, frozen=True):
    """Pay for a favour."""

    favour: Favour


@final
class Decline(Wire, frozen=True):
    """No favour this time."""


@final
class Swap(Wire, frozen=True):
    """Exchange chests with this player."""

    other: Seat


@final
class TimeUp(Wire, frozen=True):
    """The others have waited long enough."""


@final
class Confirm(Wire, frozen=True):
    """MID-51 Yes, draw."""


@final
class Cancel(Wire, frozen=True):
    """MID-51 That tap was a mistake."""


Move = PlayObsidian | UseBribe | KeepBribe | Bid | Accuse | GiveDie | Draw | Buy | Decline | Swap | TimeUp
Tap = UseBribe | GiveDie | Draw | Confirm | Cancel | Buy | Decline | Swap  # MID-51

USE_BRIBE: Final = UseBribe()
KEEP_BRIBE: Final = KeepBribe()
ACCUSE: Final = Accuse()
GIVE_DIE: Final = GiveDie()
DRAW: Final = Draw()
DECLINE: Final = Decline()
TIME_UP: Final = TimeUp()
CONFIRM: Final = Confirm()
CANCEL: Final = Cancel()
OBSIDIANS = (PlayObsidian(0), PlayObsidian(1))
BIDS = tuple(Bid(count) for count in range(1, BID_EACH * MOST_PLAYERS + 1))
BUYS = tuple(Buy(favour) for favour in FAVOURS)  # by favour
SWAPS = tuple(Swap(seat) for seat in range(MOST_PLAYERS))  # by seat

MOVES: tuple[Move, ...] = (
    *OBSIDIANS,
    USE_BRIBE,
    KEEP_BRIBE,
    *BIDS,
    ACCUSE,
    GIVE_DIE,
    DRAW,
    *BUYS,
    DECLINE,
    *SWAPS,
    TIME_UP,
)
TAPS: tuple[Tap, ...] = (USE_BRIBE, GIVE_DIE, DRAW, CONFIRM, CANCEL, *BUYS, DECLINE, *SWAPS)
