"""What the table hears."""

from gueridon.core.outcome import Outcome
from gueridon.core.wire import Piece, Seat, Wire
from gueridon.games.medium.box import Card, Goal, Power, Side, Trio
from gueridon.games.medium.moves import Place, Star


class Choice(Piece, frozen=True):
    """The three powers of a player."""

    seat: Seat
    powers: Trio


class PowersPicked(Wire, frozen=True):
    """Which ones, nobody else knows yet."""

    seat: Seat


class PowersRevealed(Wire, frozen=True):
    choices: tuple[Choice, ...]


class HandDealt(Wire, frozen=True):
    """Told to its owner only."""

    seat: Seat
    cards: tuple[Card, ...]


class TurnBegan(Wire, frozen=True):
    """``number`` counts the turns of this player."""

    seat: Seat
    number: int


class StarJoined(Wire, frozen=True):
    """MED-55 The card of the Galaxy at this place counts for what ``seat`` is about to accomplish."""

    seat: Seat
    star: Star


class PredictionAccomplished(Wire, frozen=True):
    """With these cards of the hand, and perhaps one of the Galaxy; so many fragments were gained."""

    seat: Seat
    goal: Goal
    cards: tuple[Card, ...] | None  # MED-22 None where the table no longer remembers them
    star: Star | None
    white: int
    red: int


class GuessedRight(Wire, frozen=True):
    """``other`` discards the prediction, and ``seat`` gains a white fragment."""

    seat: Seat
    other: Seat
    goal: Goal


class GuessedWrong(Wire, frozen=True):
    """``lost`` red fragments are gone, or ``turned`` white ones are now red, or neither."""

    seat: Seat
    other: Seat
    goal: Goal
    lost: int
    turned: int


class PredictionDrawn(Wire, frozen=True):
    """``left`` predictions remain in the deck."""

    seat: Seat
    left: int


class PredictionReceived(Wire, frozen=True):
    """Told to its owner only."""

    seat: Seat
    goal: Goal


class DeckGlimpsed(Wire, frozen=True):
    """MED-40 Told to the one who put some back: these now lie in the deck."""

    seat: Seat
    goals: tuple[Goal, ...]


class Redrawn(Wire, frozen=True):
    """MED-40 All that the others see of it."""

    seat: Seat


class NothingDrawn(Wire, frozen=True):
    """MED-40 There was no prediction for this player."""

    seat: Seat


class DeckRenewed(Wire, frozen=True):
    """MED-41 The discard pile was shuffled into the deck, which now holds so many."""

    count: int


class PowerActivated(Wire, frozen=True):
    seat: Seat
    power: Power


class PowerSkipped(Wire, frozen=True):
    """MED-51 No power of this player's is possible."""

    seat: Seat


class CardTaken(Wire, frozen=True):
    """MED-52 From an opponent, who shows only its back."""

    seat: Seat
    other: Seat
    place: Place
    back: Goal


class CardGiven(Wire, frozen=True):
    """MED-52 In return; ``place`` is where it was in the giver's hand, and where the taken one is now."""

    seat: Seat
    other: Seat
    place: Place
    back: Goal


class CardLookedAt(Wire, frozen=True):
    seat: Seat
    other: Seat
    place: Place


class CardSeen(Wire, frozen=True):
    """A front, told only to those who see it: the one taken, given to you, or looked at."""

    card: Card


class PredictionDiscarded(Wire, frozen=True):
    """MED-54 Unseen."""

    seat: Seat


class PredictionsKept(Wire, frozen=True):
    seat: Seat


class FragmentTurned(Wire, frozen=True):
    """MED-57 ``side`` is the one that shows now."""

    seat: Seat
    other: Seat
    side: Side


class StarTaken(Wire, frozen=True):
    """MED-60 From the Galaxy; ``front`` if it lay face up."""

    seat: Seat
    star: Star
    back: Goal
    front: Card | None


class StarPutDown(Wire, frozen=True):
    """MED-61 In its place; ``front`` if it now lies face up. ``place`` is where it was in the hand."""

    seat: Seat
    star: Star
    place: Place
    back: Goal
    front: Card | None


class GameEnded(Wire, frozen=True):
    outcome: Outcome
    winners: tuple[Seat, ...]


Event = (
    PowersPicked
    | PowersRevealed
    | HandDealt
    | TurnBegan
    | StarJoined
    | PredictionAccomplished
    | GuessedRight
    | GuessedWrong
    | PredictionDrawn
    | PredictionReceived
    | DeckGlimpsed
    | Redrawn
    | NothingDrawn
    | DeckRenewed
    | PowerActivated
    | PowerSkipped
    | CardTaken
    | CardGiven
    | CardLookedAt
    | CardSeen
    | PredictionDiscarded
    | PredictionsKept
    | FragmentTurned
    | StarTaken
    | StarPutDown
    | GameEnded
)
