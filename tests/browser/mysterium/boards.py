"""The boards of this folder for ``make shots``, and how a person comes to them."""

from tests.browser.mysterium.hands import NAMES, gather, give, group, saying
from tests.browser.people import Person

from gueridon.games.mysterium import GAME


def haunting(person: Person) -> None:
    """Behind the screen, turned to a medium."""
    gather(person, [], bots=3, ghost=NAMES[0])
    saying(person, "move-serve", medium=".*").click()
    give(person, "board-send", medium=".*")


def divining(person: Person) -> None:
    """A medium, before the visions of the first hour."""
    gather(person, [], bots=3, ghost=person.say("page-bot-1"))
    person.waits_for_a_turn()


def comparing(person: Person) -> None:
    divining(person)
    group(person, "view-suspects").get_by_role("button").first.click()


BOARDS = {
    "mysterium-ghost": (GAME, haunting),
    "mysterium-medium": (GAME, divining),
    "mysterium-lens": (GAME, comparing),
}
