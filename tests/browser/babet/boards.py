"""The boards of this folder for ``make shots``, and how a person comes to them."""

from tests.browser.babet.hands import follow_a_hint, hand, saying, take_part
from tests.browser.people import Person

from gueridon.games.babet import GAME, SOLO

SOME = 8  # plies


def drawing(person: Person) -> None:
    person.gets_a_turn()
    saying(person, "board-draw").wait_for()


def lifting(person: Person) -> None:
    """The first card is laid, the second one lifted: its targets are lit."""
    drawing(person)
    for _ in range(3):
        before = person.last_told()
        take_part(person)
        person.hears_something_after(before)
    hand(person).last.click()


def alone(person: Person) -> None:
    person.plays_now()
    person.button("board-hint").wait_for()


def hinted(person: Person) -> None:
    """After a few moves that were hinted at, the next one."""
    alone(person)
    for _ in range(SOME):
        follow_a_hint(person)
    person.button("board-hint").click()
    saying(person, "board-hint-put").wait_for()


BOARDS = {
    "babet-drawing": (GAME, drawing),
    "babet-lifting": (GAME, lifting),
    "babet-solo": (SOLO, alone),
    "babet-solo-hint": (SOLO, hinted),
}
