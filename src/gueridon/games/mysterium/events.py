"""What the table hears."""

from gueridon.core.outcome import Outcome
from gueridon.core.wire import Piece, Seat, Wire
from gueridon.games.mysterium.box import Card, Group, Medium, Verdict, Vision, Word


class Combination(Piece, frozen=True):
    """MYS-12 What the ghost drew for a medium."""

    medium: Medium
    suspect: Card
    place: Card
    object: Card


class Suspects(Piece, frozen=True):
    """MYS-60 A numbered group; nobody's medium found the added ones."""

    group: Group
    medium: Medium | None
    suspect: Card
    place: Card
    object: Card


class Reason(Piece, frozen=True):
    """What the vision shows, what answers to it in the card, and the idea that they share."""

    vision: Vision
    seen: Word
    answers: Word
    idea: Word


class Ballot(Piece, frozen=True):
    """None abstained."""

    seat: Seat
    group: Group | None


class GameBegan(Wire, frozen=True):
    ghost: Seat
    suspects: tuple[Card, ...]
    places: tuple[Card, ...]
    objects: tuple[Card, ...]


class CombinationsDrawn(Wire, frozen=True):
    """Told to the ghost alone."""

    combinations: tuple[Combination, ...]


class HourBegan(Wire, frozen=True):
    """``crows`` may be spent from now on."""

    hour: int
    crows: int


class TokensRecovered(Wire, frozen=True):
    """MYS-50 Every clairvoyance token is back."""


class HandFilled(Wire, frozen=True):
    """``count`` visions were drawn, ``left`` remain in the pile."""

    count: int
    left: int


class VisionsDrawn(Wire, frozen=True):
    """Told to the ghost alone."""

    visions: tuple[Vision, ...]


class CrowSpent(Wire, frozen=True):
    left: int


class VisionSetAside(Wire, frozen=True):
    """Told to the ghost alone."""

    vision: Vision


class HandRedrawn(Wire, frozen=True):
    """So many visions went under the pile."""

    count: int


class MediumServed(Wire, frozen=True):
    """The ghost turns to this medium."""

    medium: Medium


class VisionGiven(Wire, frozen=True):
    medium: Medium
    vision: Vision


class VisionsEnded(Wire, frozen=True):
    """The mediums' step begins; without a sandglass there are no ``minutes``."""

    minutes: int | None


class IntuitionPlaced(Wire, frozen=True):
    medium: Medium
    card: Card


class IntuitionLifted(Wire, frozen=True):
    medium: Medium


class TokenPlaced(Wire, frozen=True):
    """``by`` says that ``medium`` is right, or wrong."""

    by: Medium
    medium: Medium
    verdict: Verdict


class TokenTakenBack(Wire, frozen=True):
    by: Medium
    medium: Medium


class SaidReady(Wire, frozen=True):
    seat: Seat


class TimeRanOut(Wire, frozen=True):
    """Whatever was not done stays undone."""


class CardFound(Wire, frozen=True):
    """MYS-40 with what the visions had in common with it."""

    medium: Medium
    card: Card
    reasons: tuple[Reason, ...]


class IntuitionWrong(Wire, frozen=True):
    """MYS-41; without a card there was no intuition at all."""

    medium: Medium
    card: Card | None


class MarkerMoved(Wire, frozen=True):
    """On the clairvoyance track, ``steps`` forward."""

    medium: Medium
    steps: int
    space: int


class EpilogueBegan(Wire, frozen=True):
    groups: tuple[Suspects, ...]
    crows: int


class GuiltyChosen(Wire, frozen=True):
    """Told to the ghost alone."""

    group: Group


class VisionChosen(Wire, frozen=True):
    """Told to the ghost alone."""

    vision: Vision


class CommonVisionSent(Wire, frozen=True):
    """Three cards, face down."""


class VisionTurned(Wire, frozen=True):
    """The next card of the common vision; these seats are now to vote."""

    vision: Vision
    voters: tuple[Seat, ...]


class VoteCast(Wire, frozen=True):
    """In secret."""

    seat: Seat


class Pointed(Wire, frozen=True):
    """In the open."""

    seat: Seat
    group: Group


class Abstained(Wire, frozen=True):
    seats: tuple[Seat, ...]


class VotesRevealed(Wire, frozen=True):
    ballots: tuple[Ballot, ...]


class TieBroken(Wire, frozen=True):
    """MYS-64 by this seat's vote."""

    seat: Seat
    group: Group


class GroupAccused(Wire, frozen=True):
    group: Group


class GameEnded(Wire, frozen=True):
    outcome: Outcome
    guilty: Group | None
    combinations: tuple[Combination, ...]


Event = (
    GameBegan
    | CombinationsDrawn
    | HourBegan
    | TokensRecovered
    | HandFilled
    | VisionsDrawn
    | CrowSpent
    | VisionSetAside
    | HandRedrawn
    | MediumServed
    | VisionGiven
    | VisionsEnded
    | IntuitionPlaced
    | IntuitionLifted
    | TokenPlaced
    | TokenTakenBack
    | SaidReady
    | TimeRanOut
    | CardFound
    | IntuitionWrong
    | MarkerMoved
    | EpilogueBegan
    | GuiltyChosen
    | VisionChosen
    | CommonVisionSent
    | VisionTurned
    | VoteCast
    | Pointed
    | Abstained
    | VotesRevealed
    | TieBroken
    | GroupAccused
    | GameEnded
)
