"""How a person plays this game from what the page says of each piece, and from nothing else."""

import time
from collections.abc import Callable

from playwright.sync_api import Locator
from tests.browser.people import Person

GAME_LASTS = 1500  # seconds at most, on a busy machine


def hand(person: Person) -> Locator:
    return person.page.get_by_role("group", name=person.say("view-hand")).get_by_role("button")


def stacks(person: Person) -> Locator:
    """The stacks alone, not the buttons beside them."""
    names = "|".join(person.say("board-stack", number=number) for number in range(1, 5))
    return person.page.get_by_role("button", name=person.matching(f"^({names})"))


def targets(person: Person) -> Locator:
    """The stacks that would take the card that is lifted."""
    return stacks(person).and_(person.page.get_by_role("button", name=person.say("board-lay-here")))


def takes(person: Person, stack: Locator) -> bool:
    return person.say("board-lay-here") in stack.inner_text()


def lay_a_card(person: Person) -> None:
    """Lifts one card after the other until a stack takes it. A tap while something is still told only ends that."""
    until = time.monotonic() + GAME_LASTS
    while time.monotonic() < until:
        for card in hand(person).all():
            card.click()
            if targets(person).count():
                return targets(person).first.click()
            card.click()
    raise AssertionError("the table waits for a seat that cannot play")


def lay_by_keyboard(person: Person) -> None:
    """The same with the digits: a card, then a stack."""
    person.tabs_to(hand(person))
    for card in "1234"[: hand(person).count()]:
        person.page.keyboard.press(card)
        if targets(person).count():
            stack = next(at for at, button in enumerate(stacks(person).all(), 1) if takes(person, button))
            return person.page.keyboard.press(str(stack))
        person.page.keyboard.press("Escape")
    raise AssertionError("the table waits for a seat that cannot play")


def play_to_the_end(*people: Person, lay: Callable[[Person], None] = lay_a_card) -> None:
    until = time.monotonic() + GAME_LASTS
    while not people[0].game_is_over():
        assert time.monotonic() < until, "the game does not end"
        for person in people:
            if person.is_to_play():
                before = person.last_told()
                lay(person)
                person.hears_something_after(before)
