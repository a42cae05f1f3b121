"""How a move of a lesson is made on this board."""

from tests.browser.learning import piece
from tests.browser.people import Person

from gueridon.core.wire import Seat, Wire
from gueridon.games.missions.moves import Lay


def make(person: Person, move: Wire, _: Seat) -> None:
    assert isinstance(move, Lay)
    piece(person, f"hand-{move.card.symbol}-{move.card.value}-0").click()
    piece(person, f"stack-{move.stack}").click()
