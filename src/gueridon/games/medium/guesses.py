"""What a bot would like to know: what the others predict."""

from operator import attrgetter

from gueridon.core.guesses import Guesses
from gueridon.core.wire import Seat, Wire
from gueridon.games.medium.box import GOALS, Goal
from gueridon.games.medium.state import State


class Predicts(Wire, frozen=True):
    seat: Seat
    goal: Goal


def guesses(state: State, seat: Seat) -> list[Predicts]:
    return [
        Predicts(other, GOALS[goal])
        for other, held in enumerate(state.held)
        if other != seat
        for goal in {prediction % len(GOALS) for prediction in held}
    ]


GUESSES: Guesses[State] = Guesses(Predicts, guesses, about=attrgetter("seat"))
