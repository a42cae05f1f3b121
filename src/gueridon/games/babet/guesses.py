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


def about(guess: PlaysFor | Holds) -> PlaysFor | Holds | Seat:
    """On which side somebody is, one question; of each card whether he holds it, another."""
    return guess.seat if isinstance(guess, PlaysFor) else guess


GUESSES: Guesses[State] = Guesses(PlaysFor | Holds, guesses, about)
