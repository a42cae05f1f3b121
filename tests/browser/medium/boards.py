"""The boards of this folder for ``make shots``, and how a person comes to them."""

from tests.browser.medium.hands import accuse, fan, lit, pass_to, pick_powers, press, rivals
from tests.browser.people import Person

from gueridon.games.medium import GAME


def speaking(person: Person) -> None:
    person.gets_a_turn()


def looking_closely(person: Person) -> None:
    """A card of the Galaxy was taken; a rival's card lies under the lens."""
    speaking(person)
    pass_to(person, "put-down")
    fan(person, rivals(person)[0]).first.click()


def noting(person: Person) -> None:
    speaking(person)
    if person.button("board-notebook", name=rivals(person)[0]).is_visible():
        press(person, "board-notebook", name=rivals(person)[0])


def accusing(person: Person) -> None:
    speaking(person)
    accuse(person, ".*", "moon")


def choosing(person: Person) -> None:
    person.comes_in().takes_a_game()
    person.page.get_by_role("radio", name=person.say("preset-usual")).check()
    press(person, "page-play-now")
    person.button("board-choice-done", count=0).wait_for()


def advanced(person: Person) -> None:
    """With other powers, and a card to look at."""
    choosing(person)
    pick_powers(person, "tohunga", "fetish-maker", "chilam-balam")
    person.waits_for_a_turn()
    pass_to(person, "take", "look-at")
    lit(person, "take").or_(lit(person, "look-at")).first.click()


BOARDS = {
    "medium-speaking": (GAME, speaking),
    "medium-looking-closely": (GAME, looking_closely),
    "medium-noting": (GAME, noting),
    "medium-accusing": (GAME, accusing),
    "medium-choosing": (GAME, choosing),
    "medium-advanced": (GAME, advanced),
}
