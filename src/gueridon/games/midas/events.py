"""What the table hears."""

from gueridon.core.outcome import Outcome
from gueridon.core.wire import Piece, Seat, Wire
from gueridon.games.midas.box import Face, Favour, Stone


class Cup(Piece, frozen=True):
    """The dice under a player's cup, in order."""

    seat: Seat
    dice: tuple[Face, ...]


class ObsidianCard(Piece, frozen=True):
    """What a cursed player added to the worth of the obsidian."""

    seat: Seat
    value: int


class RoundBegan(Wire, frozen=True):
    """Midas names the stone; no bid may go beyond ``highest``."""

    round: int
    first: Seat
    stone: Stone
    highest: int


class DiceRolled(Wire, frozen=True):
    """Told to their owner only."""

    seat: Seat
    dice: tuple[Face, ...]


class ObsidianPlayed(Wire, frozen=True):
    """Nobody else sees which card it is."""

    seat: Seat


class ObsidianLate(Wire, frozen=True):
    """These let their time pass: each counts as 0."""

    seats: tuple[Seat, ...]


class BribeUsed(Wire, frozen=True):
    seat: Seat
    stone: Stone  # the new one


class BribeKept(Wire, frozen=True):
    seat: Seat


class BidMade(Wire, frozen=True):
    seat: Seat
    count: int


class CupsLifted(Wire, frozen=True):
    """``accuser`` doubted the bid, and all is shown; ``loser`` is punished."""

    accuser: Seat
    bidder: Seat
    bid: int
    stone: Stone
    cups: tuple[Cup, ...]
    cards: tuple[ObsidianCard, ...]
    obsidian: int
    total: int
    loser: Seat


class DieGivenUp(Wire, frozen=True):
    seat: Seat
    left: int


class DrawAnnounced(Wire, frozen=True):
    """MID-51 A name was tapped; the draw waits to be confirmed."""

    seat: Seat


class DrawCancelled(Wire, frozen=True):
    seat: Seat


class ImmunitySpent(Wire, frozen=True):
    seat: Seat


class DamoclesFell(Wire, frozen=True):
    """This player draws twice."""

    seat: Seat


class CoinDrawn(Wire, frozen=True):
    """A gold one; ``left`` coins remain in the chest."""

    seat: Seat
    left: int


class CurseDrawn(Wire, frozen=True):
    """The cursed coin: this player has turned to gold."""

    seat: Seat


class FavourBought(Wire, frozen=True):
    seat: Seat
    favour: Favour
    price: int


class FavourDeclined(Wire, frozen=True):
    seat: Seat


class ChestsExchanged(Wire, frozen=True):
    seat: Seat
    other: Seat


class GameEnded(Wire, frozen=True):
    outcome: Outcome
    winner: Seat


CompanionEvent = (
    RoundBegan
    | BribeUsed
    | DieGivenUp
    | DrawAnnounced
    | DrawCancelled
    | ImmunitySpent
    | DamoclesFell
    | CoinDrawn
    | CurseDrawn
    | FavourBought
    | FavourDeclined
    | ChestsExchanged
    | GameEnded
)
Event = (
    RoundBegan
    | DiceRolled
    | ObsidianPlayed
    | ObsidianLate
    | BribeUsed
    | BribeKept
    | BidMade
    | CupsLifted
    | DieGivenUp
    | ImmunitySpent
    | DamoclesFell
    | CoinDrawn
    | CurseDrawn
    | FavourBought
    | FavourDeclined
    | ChestsExchanged
    | GameEnded
)
