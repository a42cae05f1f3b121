"""How a move of a lesson is made on this board."""

from tests.browser.learning import piece
from tests.browser.medium import hands
from tests.browser.people import Person

from gueridon.core.wire import Seat, Wire
from gueridon.games.medium.moves import Accomplish, Activate, Give, GoOn, Guess, PutDown, Take, TakeFrom

OTHER = "page-bot-1"  # whom the only accusation is for


def make(person: Person, move: Wire, seat: Seat) -> None:
    match move:
        case Take(star=star):
            taps_twice(person, f"star-{star}")
        case TakeFrom(other=other, place=place):
            taps_twice(person, f"hand-{other}-{place}")
        case PutDown(place=place) | Give(place=place):
            taps_twice(person, f"hand-{seat}-{place}")
        case Activate(power=power):
            hands.activate(person, power)
        case GoOn():
            piece(person, "go-on").click()
        case Accomplish():
            piece(person, "accomplish").click()
        case Guess(goal=goal):
            hands.accuse(person, person.say(OTHER), goal)
        case _:
            raise AssertionError(f"no lesson shows {move}")


def taps_twice(person: Person, name: str) -> None:
    """To look at it, and to do it."""
    piece(person, name).click()
    piece(person, name).click()
