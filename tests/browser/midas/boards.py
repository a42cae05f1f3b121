"""The boards of this folder for ``make shots``, and how a person comes to them."""

from tests.browser.midas.hands import asked, draw, group, lay_the_screen_down, names, play_online, press, start
from tests.browser.people import Person

from gueridon.games.midas import COMPANION, GAME


def bids(person: Person) -> None:
    person.gets_a_turn()
    while not asked(person, "board-dial"):
        play_on(person)
    press(person, "board-show-dice")
    press(person, "board-ask-odds")


def play_on(person: Person) -> None:
    before = person.last_told()
    play_online(person)
    person.hears_something_after(before)
    person.gets_another_turn()


def punishment(person: Person) -> None:
    """Nobody believes a bid at the limit."""
    person.gets_a_turn()
    while not asked(person, "board-punishment"):
        if not asked(person, "board-dial"):
            play_on(person)
            continue
        limit = group(person, "board-dial").get_by_role("slider")
        limit.fill(limit.get_attribute("max") or "")
        before = person.last_told()
        group(person, "board-dial").get_by_role("button").filter(has_text=person.say("move-bid", count=75)).click()
        person.hears_something_after(before)
        person.gets_another_turn()


def companion(person: Person) -> None:
    lay_the_screen_down(person)
    start(person, 4)


def setting_the_table(person: Person) -> None:
    lay_the_screen_down(person)
    person.reads("setting-cards")


def confirming(person: Person) -> None:
    companion(person)
    names(person).first.click()
    person.button("move-confirm").wait_for()


def favours(person: Person) -> None:
    """Until somebody draws a gold coin."""
    companion(person)
    for at in range(4):
        draw(person, at)
        if person.button("move-decline").count():
            return


BOARDS = {
    "midas-bids": (GAME, bids),
    "midas-punishment": (GAME, punishment),
    "midas-companion": (COMPANION, companion),
    "midas-companion-draw": (COMPANION, confirming),
    "midas-companion-favours": (COMPANION, favours),
}
