"""How a person plays both games of this box from what the page says of each piece, and from nothing else."""

import time

from playwright.sync_api import Locator, Position, expect
from tests.browser.people import Person

GAME_LASTS = 240  # seconds at most, on a busy machine
EDGE = Position(x=10, y=10)  # of a card that lies under others, what is seen


def group(person: Person, word: str) -> Locator:
    return person.page.get_by_role("group", name=person.say(word), exact=True)


def saying(person: Person, word: str, **facts: int) -> Locator:
    """Buttons whose name ends with these words, or has them in it before others."""
    return person.page.get_by_role("button", name=person.matching(f", {person.say(word, **facts)}(,|$)"))


def hand(person: Person) -> Locator:
    return group(person, "view-hand").get_by_role("button")


# Two teams


def take_part(person: Person) -> None:
    """Draw what is to be drawn, then lay whatever fits; end the turn only with empty hands."""
    for word in ("board-draw", "board-take"):
        lit = saying(person, word)
        if lit.count():
            return lit.first.click()
    if hand(person).count():
        hand(person).last.click()
        return saying(person, "board-here").first.click()
    person.button("board-end-turn").click()


def play_to_the_end(*people: Person) -> None:
    until = time.monotonic() + GAME_LASTS
    while not people[0].game_is_over():
        assert time.monotonic() < until, "the game does not end"
        for person in people:
            if person.is_to_play():
                before = person.last_told()
                take_part(person)
                person.hears_something_after(before)


# Alone


def follow_a_hint(person: Person) -> None:
    person.button("board-hint").click()
    saying(person, "board-hint-lift").click(position=EDGE)
    goal = saying(person, "board-hint-put")
    expect(goal).to_have_accessible_name(person.matching(person.say("board-here")))
    goal.click()
    expect(goal).to_have_count(0)


def faces(person: Person) -> list[str]:
    """What lies face up on the stocks."""
    stocks = group(person, "board-stocks").get_by_role("button")
    stocks.first.wait_for()
    return stocks.all_inner_texts()
