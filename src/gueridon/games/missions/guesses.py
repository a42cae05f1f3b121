"""What a bot would like to know: which cards the others hold."""

from gueridon.core.guesses import Guesses
from gueridon.core.wire import Seat, Wire
from gueridon.games.missions.box.cards import CARDS, Card
from gueridon.games.missions.state import State


class Holds(Wire, frozen=True):
    seat: Seat
    card: Card


def guesses(state: State, seat: Seat) -> list[Holds]:
    return [Holds(other, CARDS[card]) for other, hand in enumerate(state.hands) if other != seat for card in {*hand}]


GUESSES: Guesses[State] = Guesses(Holds, guesses)
