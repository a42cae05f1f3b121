"""What a bot would like to know: whom the others play for, and what they hold."""

from gueridon.core.guesses import Guesses
from gueridon.core.wire import Seat, Wire
from gueridon.games.babet.box import Card, Role
from gueridon.games.babet.state import State


class PlaysFor(Wire, frozen=True):
    seat: Seat
    role: Role


class Holds(Wire, frozen=True):
    seat: Seat
    card: Card


def guesses(state: State, seat: Seat) -> list[PlaysFor | Holds]:
    others = [other for other in range(len(state.hands)) if other != seat]
    roles: list[PlaysFor | Holds] = [PlaysFor(other, state.roles[other]) for other in others]
    return roles + [Holds(other, card) for other in others for card in state.hands[other]]


GUESSES: Guesses[State] = Guesses(PlaysFor | Holds, guesses)
