"""How a move of a lesson is made on this board."""

from tests.browser.learning import piece
from tests.browser.mysterium import hands
from tests.browser.people import Person

from gueridon.core.wire import Seat, Wire
from gueridon.games.mysterium.moves import Place, Point, Ready


def make(person: Person, move: Wire, _: Seat) -> None:
    match move:
        case Place(medium=medium, card=card):
            piece(person, f"medium-{medium}").click()
            piece(person, f"card-{card}").click()
            hands.saying(person, "move-place", medium=".*", card=".*").click()
        case Point(group=group):
            piece(person, f"group-{group}").get_by_role("button", name=person.say("move-point", group=group)).click()
        case Ready():
            piece(person, "ready").click()
        case _:
            raise AssertionError(f"no lesson shows {move}")
