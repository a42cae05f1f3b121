"""What a seat is shown. Apart from ``view``, which is compiled: types that are lose what their fields hold."""

from gueridon.core.wire import Piece, Seat, Wire
from gueridon.games.midas.box import Face, Favour, Stone
from gueridon.games.midas.events import Cup, ObsidianCard
from gueridon.games.midas.odds import Odds
from gueridon.games.midas.options import Options
from gueridon.games.midas.state import Phase


class Pirate(Piece, frozen=True):
    """MID-18 What everyone knows of a player."""

    seat: Seat
    dice: int
    coins: int  # drawn and not spent
    chest: int  # coins left in it
    favour: Favour | None  # bought, used or not
    cursed: bool


class Worth(Piece, frozen=True):
    """MID-14 What a face is worth in this round; ``most`` only where it is not known exactly."""

    face: Face
    least: int
    most: int | None


class CupWorth(Piece, frozen=True):
    """MID-14 What the dice of a cup are worth together; ``most`` only where it is not known exactly."""

    seat: Seat
    least: int
    most: int | None


class Said(Piece, frozen=True):
    seat: Seat
    count: int


class View(Wire, frozen=True):
    """At a real table the same, less what the people keep to themselves: dice, bids, cards."""

    seat: Seat | None  # None watches
    options: Options
    phase: Phase
    round: int
    first: Seat  # began this round
    turn: Seat  # bids, is punished, or is asked
    stone: Stone
    worth: tuple[Worth, ...]
    highest: int  # bid allowed
    dice: int  # under all cups
    cups: tuple[Cup, ...]  # that this seat sees: its own, or all of them once lifted
    bids: tuple[Said, ...]  # of this round
    odds: tuple[Odds, ...]  # of the useful bids, as this seat must reckon them
    total: int | None  # of all cups, once lifted
    punished: Seat | None  # until the next round
    pirates: tuple[Pirate, ...]
    bribe: Seat | None  # has one to use
    immunity: Seat | None
    damocles: bool  # the next to draw draws twice
    to_ask: tuple[Seat, ...]  # will be offered favours after the one whose turn it is
    cards: tuple[ObsidianCard, ...]  # of the cursed, as far as this seat knows them
    chosen: tuple[Seat, ...]  # the cursed whose card lies on the table
    late: tuple[Seat, ...]  # those who let that choice pass
    acting: tuple[Seat, ...]  # everyone whom the table waits for
    lowest: int  # MID-12 bid that raises; beyond the highest one when only an accusation is left
    cup_worths: tuple[CupWorth, ...]  # of the cups that this seat sees, as they were when lifted
    winner: Seat | None  # MID-22 when it is over
