"""What a bot would like to know: the card that each medium is to find."""

from operator import attrgetter

from gueridon.core.guesses import Guesses
from gueridon.core.wire import Seat, Wire
from gueridon.games.mysterium.box import CARDS, KINDS, Card, Medium
from gueridon.games.mysterium.state import State


class IsToFind(Wire, frozen=True):
    medium: Medium
    card: Card


def guesses(state: State, seat: Seat) -> list[IsToFind]:
    """The ghost knows them all."""
    searching = [medium for medium, sleeve in enumerate(state.sleeves) if len(sleeve) < KINDS]
    return [IsToFind(medium, CARDS[state.secret[medium][len(state.sleeves[medium])]]) for medium in searching]


GUESSES: Guesses[State] = Guesses(IsToFind, guesses, about=attrgetter("medium"))
