"""How a person takes a lesson: reads what the bubble says, goes on, and does on the board what it asks for."""

from collections.abc import Callable
from importlib import import_module

from playwright.sync_api import Locator
from tests.browser.expecting import expect
from tests.browser.people import Person

from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.core.wire import Piece, Seat, Wire
from gueridon.games import AnyGame

Look = Callable[[str], None]  # at a saying, by its word


def nothing(word: str) -> None: ...


def bubble(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("lesson"))


def piece(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-piece="{name}"]:visible').first


def begins(person: Person, game: AnyGame, name: str = "first") -> None:
    """From the welcome, by the sheet of the game, where there are several by their list."""
    person.comes_in().takes_a_game().button("page-learn").click()
    if len(game.lessons) > 1:
        listed(person, name).click()
    person.page.wait_for_url("**/t/*", wait_until="commit")
    bubble(person).wait_for()


def listed(person: Person, name: str) -> Locator:
    """A lesson in the list of the sheet."""
    return person.page.get_by_role("listitem").filter(has_text=person.say(f"lesson-{name}")).get_by_role("button")


def takes_lesson(person: Person, game: AnyGame, name: str = "first", look: Look = nothing) -> None:
    lesson: Lesson[Piece, Wire] = game.lessons[name]
    for turn in lesson.turns:
        takes_turn(person, game, lesson, turn, look)
    reads_all(person, lesson.farewell, look)


def takes_turn(person: Person, game: AnyGame, lesson: Lesson[Piece, Wire], turn: Turn[Wire], look: Look) -> None:
    reads_all(person, turn.says, look)
    if turn.seat in lesson.learner:
        hands(game)(person, turn.moves[0], turn.seat)
    elif turn.says:
        goes_on(person)


def reads_all(person: Person, says: tuple[Saying, ...], look: Look) -> None:
    for number, saying in enumerate(says):
        if number > 0:
            goes_on(person)
        hears(person, saying)
        look(saying.word)


def hears(person: Person, saying: Saying) -> None:
    """And sees what it speaks of, with a ring around it and nothing over it."""
    person.page.locator(f'[data-lesson="{saying.word}"]').wait_for()
    for name in saying.at:
        expect(piece(person, name)).to_be_in_viewport()


def goes_on(person: Person) -> None:
    button = person.button("lesson-continue")
    button.tap() if person.page.evaluate("'ontouchstart' in window") else button.click()


def hands(game: AnyGame) -> Callable[[Person, Wire, Seat], None]:
    """How a move of this game is made on its board."""
    way: Callable[[Person, Wire, Seat], None] = import_module(f"tests.browser.{game.folder.name}.lesson").make
    return way
