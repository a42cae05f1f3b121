"""What a bot would like to know: what lies under the other cups."""

from operator import attrgetter

from gueridon.core.guesses import Guesses
from gueridon.core.wire import Seat, Wire
from gueridon.games.midas.rules.bidding import obsidian
from gueridon.games.midas.rules.stones import worth
from gueridon.games.midas.state import State


class CupIsWorth(Wire, frozen=True):
    seat: Seat
    total: int


def guesses(state: State, seat: Seat) -> list[CupIsWorth]:
    values = worth(state, obsidian(state))
    return [
        CupIsWorth(other, sum(values[die] for die in cup))
        for other, cup in enumerate(state.cups)
        if other != seat and cup
    ]


GUESSES: Guesses[State] = Guesses(CupIsWorth, guesses, about=attrgetter("seat"))
