"""How a move of a lesson is made on these boards."""

from tests.browser.learning import piece
from tests.browser.people import Person

from gueridon.core.wire import Seat, Wire
from gueridon.games.babet.moves import Draw, EndTurn, Lay, MovePile, Take
from gueridon.games.babet.solo.moves import MoveCards, PlayCard


def make(person: Person, move: Wire, _: Seat) -> None:
    match move:
        case Take(card=card):
            piece(person, f"river-{card}").click()
        case Draw():
            piece(person, "draw-pile").click()
        case EndTurn():
            piece(person, "end-turn").click()
        case Lay(card=card, on=on):
            piece(person, f"hand-{card}").click()
            piece(person, "new-pile").click() if on is None else pile_with(person, on)
        case MovePile(lowest=lowest, onto=onto):
            piece(person, f"pile-{lowest}").click()
            pile_with(person, onto)
        case PlayCard(stock=stock, place=place):
            piece(person, f"stock-{stock}").click()
            place_top(person, place)
        case MoveCards(place=place, to=to):
            place_top(person, place)
            place_top(person, to)
        case _:
            raise AssertionError(f"no lesson shows {move}")


def pile_with(person: Person, top: int) -> None:
    person.page.locator(f'[data-drop="{top}"]').click()


def place_top(person: Person, place: int) -> None:
    piece(person, f"place-{place}").locator("button").last.click()
